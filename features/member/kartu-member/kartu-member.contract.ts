/** What shows that a member stands at the counter: his card, or a PIN of his own. Source: controls, own advantage. */
import { endpoint, kode, otorisasiBila, pesan, pilihan } from '@kencana/contract'
import { z } from 'zod'

const PIN = /^\d{6}$/
/** Number of the member and signature. */
const KARTU = /^([^.]+)\.[A-Z2-7]{10}$/

/** Six digits. */
const pinMember = (label = 'PIN') => z.string({ error: `${label} Harus Diisi` }).regex(PIN, `${label} Harus 6 Angka`)

/** A card as it is scanned, or a PIN as it is typed. */
export const buktiMember = () =>
  z
    .string({ error: 'PIN Harus Diisi' })
    .trim()
    .toUpperCase()
    .refine((isi) => PIN.test(isi) || KARTU.test(isi), 'Pindai Kartu Member Atau Ketik PIN 6 Angka')

/** Whose card was scanned; null for anything else. */
export const memberDariKartu = (kartu: string): string | null => KARTU.exec(kartu)?.[1] ?? null

export const simpanPinMember = endpoint({
  method: 'PUT',
  path: 'member/pin/{kode_member}',
  summary: 'Simpan PIN yang diketik seorang member sendiri; user lain menyaksikan',
  effect: 'write',
  access: ['/data-member'],
  aksi: 'pin',
  input: z.object({ kode_member: kode('Kode Member'), pin: pinMember(), otorisasi: otorisasiBila() }),
  output: pesan(),
})

export const buatKartu = endpoint({
  method: 'POST',
  path: 'member/kartu/{kode_member}',
  summary: 'Isi barcode kartu seorang member, untuk dicetak',
  effect: 'write',
  access: 'OWN/SU',
  input: z.object({
    kode_member: kode('Kode Member'),
    /** YA where the card before was lost: it is worth nothing from now on. */
    ganti: pilihan('Ganti', ['YA', 'TIDAK']).default('TIDAK'),
  }),
  output: z.object({ kartu: z.string() }),
})
