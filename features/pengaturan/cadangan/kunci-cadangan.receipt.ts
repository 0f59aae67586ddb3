import { center, type Receipt, rule, space, wrap } from '@kencana/receipts'

const KEPALA = 'AGE-SECRET-KEY-1'

/**
 * The key of the copies elsewhere, as somebody types it in again.
 * @param kunci `AGE-SECRET-KEY-1` and 58 letters
 * @param kepala the head of the shop's receipts
 */
export const strukKunciCadangan = (
  { sidik, kunci }: { sidik: string; kunci: string },
  kepala: readonly string[],
): Receipt => ({
  judul: 'Cetak kunci cadangan',
  nomor: sidik,
  berkas: 'kunci_cadangan.txt',
  salinan: [''],
  baris: [
    ...kepala,
    ...rule(),
    ...center('KUNCI CADANGAN'),
    ...center(sidik),
    ...rule(),
    ...center(KEPALA),
    ...(kunci.slice(KEPALA.length).match(/.{1,16}/g) ?? []).flatMap((baris) =>
      center((baris.match(/.{1,4}/g) ?? []).join(' ')),
    ),
    ...space(),
    ...wrap('Simpan di tempat terkunci, tidak bersama disk cadangannya: kertas ini membuka semua cadangan toko.'),
    ...wrap('Tanpa kertas ini cadangan di luar komputer toko tidak dapat dibuka siapa pun.'),
    ...space(),
    ...wrap('Pulihkan di komputer baru: npm run restore -- --dari <tempat cadangan>, lalu ketik huruf-huruf itu.'),
  ],
  qr: kunci,
})
