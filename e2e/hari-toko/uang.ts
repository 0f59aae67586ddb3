/** The morning's money. */
import type { Meja } from './meja.ts'

export const uangPagi = async (meja: Meja): Promise<void> => {
  await meja.mulai('uang pagi')
  await meja.ke('Tambah Uang Kas')
  await meja.pilih('Kategori', 'tambah modal')
  await meja.ketik('Jumlah', '20000000')
  await meja.ketik('Keterangan', 'uang pagi')
  await meja.tekan('F9')
  await meja.slip('Cetak bukti tambah uang', 'TUK-TK01-260303-0001')
}
