/** Messages to customers: by WhatsApp, to whom has not refused them. Source: areas 06-member 6.4, complaints (privacy law). */
import { bentukTelepon } from '@kencana/contract'
import { terbaca } from '@kencana/ledger'
import { z } from 'zod'

/** What a member said of messages; '-': no member, who gave his number with this document. */
export const setujuPesan = z.enum(['YA', 'TIDAK', '-'])

const TELEPON = /^62\d{8,13}$/

interface Penerima {
  no_hp: string
  setuju_pesan: z.output<typeof setujuPesan>
}

/**
 * Where WhatsApp opens with a message. @returns null for a number that is none, or is told by its last digits alone, and for a
 * member who did not agree to messages
 */
export const tautanPesan = ({ no_hp, setuju_pesan }: Penerima, isi: string): string | null => {
  const angka = bentukTelepon(no_hp).replace(/^0?(?=8)/, '62')
  if (setuju_pesan === 'TIDAK' || !TELEPON.test(angka)) return null
  return `https://wa.me/${angka}?text=${encodeURIComponent(terbaca(isi))}`
}
