/** Old pieces that a customer gives in for new ones. */
import { fotoMasuk, gramJumlah, kode, rupiahJumlah } from '@kencana/contract'
import { z } from 'zod'
import { barisBeli } from './harga-beli.contract.ts'

/** As many as one sale takes in. */
export const TUKAR_PALING_BANYAK = 5
export const TUKAR_PENUH = `Paling Banyak ${TUKAR_PALING_BANYAK} Barang Tukar`

/** What an agreement to money that goes out of an exchange is for. */
export const OTORISASI_TUKAR_KURANG = 'TUKAR KURANG'

/** What is given in, and the tray it is laid on. */
export const tukar = () =>
  z
    .object({
      kode_baki: kode('Baki Tukar', { max: 10, pesan: 'Harus Dipilih' }),
      detail_barang: z.array(barisBeli).min(1, 'Data Barang Masih Kosong').max(TUKAR_PALING_BANYAK, TUKAR_PENUH),
      /** Of the paper of who gives in a piece without its nota. */
      foto_identitas: fotoMasuk('Foto Identitas').nullish(),
    })
    .optional()

/** A piece that was given in, as the sale shows it. */
export const barisTukar = z.object({
  no_faktur_beli: z.string(),
  no_faktur_jual: z.string().nullable(),
  nama_barang: z.string(),
  kadar: z.string(),
  kondisi: z.string(),
  berat: gramJumlah(),
  harga_hitung: rupiahJumlah(),
  harga: rupiahJumlah(),
  perlu_saksi: z.boolean(),
  keadaan: z.string(),
})
