/** What shows that a member stands at the counter: his card, or a PIN of his own. Source: controls, own advantage. */
import { endpoint, kode, otorisasiBila, pesan, pilihan } from '@kencana/contract'
import { z } from 'zod'

const PIN = /^\d{6}$/
/** Number of the member and signature. */
const KARTU = /^([^.]+)\.[A-Z2-7]{10}$/

/** Six equal digits, or the first that anybody tries. */
const MUDAH = /^(\d)\1{5}$|^123456$/

/** Six digits that nobody guesses first. */
const pinMember = () =>
  z
    .string({ error: 'PIN Harus Diisi' })
    .regex(PIN, 'PIN Harus 6 Angka')
    .refine((pin) => !MUDAH.test(pin), 'PIN Terlalu Mudah Ditebak')

/** Said of anything else, and of nothing. */
export const BUKAN_BUKTI = 'Pindai Kartu Member Atau Ketik PIN 6 Angka'
const adaBukti = (isi: string): boolean => PIN.test(isi) || KARTU.test(isi)

/** A card as it is scanned, or a PIN as it is typed. */
export const buktiMember = () =>
  z.string({ error: 'PIN Harus Diisi' }).trim().toUpperCase().refine(adaBukti, BUKAN_BUKTI)

/** Whether it may still become a PIN or this member's card: anything else that is scanned over it is not taken up. */
export const bisaBukti = (isi: string, kode_member: string): boolean => {
  if (kode_member === '') return true
  const kartu = `${kode_member}.`
  const angka = /^\d{0,6}/.exec(isi)?.[0].length ?? 0
  const sisa = (dari: number) => isi.slice(dari).toUpperCase()
  return Array.from({ length: angka + 1 }, (_, at) => sisa(at)).some(
    (one) => kartu.startsWith(one) || one.startsWith(kartu),
  )
}

/** What a field holds after a member's card was scanned into it: the card alone, whatever had been typed before. */
export const hanyaKartu = (isi: string, kode_member: string): string => {
  const mulai = kode_member === '' ? -1 : isi.toUpperCase().lastIndexOf(`${kode_member}.`)
  return mulai > 0 ? isi.slice(mulai) : isi
}

/** Whose card was scanned; null for anything else. */
export const memberDariKartu = (kartu: string): string | null => KARTU.exec(kartu)?.[1] ?? null

export const simpanPinMember = endpoint({
  method: 'PUT',
  path: 'member/pin/{kode_member}',
  summary: 'Simpan PIN yang diketik seorang member sendiri; user lain menyaksikan',
  effect: 'write',
  access: ['/data-member'],
  aksi: 'pin',
  input: z.object({
    kode_member: kode('Kode Member'),
    pin: pinMember(),
    /** His card or the PIN he has, where he changes it. */
    bukti: z
      .string()
      .trim()
      .toUpperCase()
      .refine((isi) => isi === '' || adaBukti(isi), BUKAN_BUKTI)
      .optional(),
    otorisasi: otorisasiBila(),
  }),
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
