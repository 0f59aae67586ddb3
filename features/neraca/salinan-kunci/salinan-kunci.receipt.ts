import { center, type Receipt, rule, space, wrap } from '@kencana/receipts'

/** Digits of a row on the paper. */
const PER_BARIS = 16

/**
 * The key of the seals as somebody types it in again.
 * @param kunci 64 hexadecimal digits
 * @param kepala the head of the shop's receipts
 */
export const strukKunciSegel = (
  { sidik, kunci }: { sidik: string; kunci: string },
  kepala: readonly string[],
): Receipt => ({
  judul: 'Cetak kunci segel',
  nomor: sidik,
  berkas: 'kunci_segel.txt',
  salinan: [''],
  baris: [
    ...kepala,
    ...rule(),
    ...center('KUNCI SEGEL'),
    ...center(sidik),
    ...rule(),
    ...(kunci.toUpperCase().match(new RegExp(`.{${PER_BARIS}}`, 'g')) ?? []).flatMap((baris) =>
      center((baris.match(/.{4}/g) ?? []).join(' ')),
    ),
    ...space(),
    ...wrap('Simpan di tempat terkunci di luar toko. Tanpa kunci ini hari yang ditutup tidak dapat diperiksa lagi.'),
    ...wrap('Pulihkan: tulis 64 angka itu tanpa spasi ke DATA_DIR/kunci/segel.'),
    ...space(),
    ...wrap(
      'Cadangan di tempat lain membawa kedua kunci dengan terkunci. Tanpa cadangan itu salin juga berkas DATA_DIR/kunci/bukti, tanpa mencetaknya: siapa pun yang memegangnya dapat menandatangani bukti toko ini.',
    ),
  ],
  qr: kunci,
})
