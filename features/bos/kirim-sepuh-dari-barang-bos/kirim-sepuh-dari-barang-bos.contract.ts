import { defineDokumen, dokumenEndpoints, endpoint, pesan } from '@kencana/contract'
import { z } from 'zod'
import { DOKUMEN_KIRIM_SEPUH, slipSepuh } from '../../sepuhan/kirim-sepuh/kirim-sepuh.contract.ts'
import { barangSepuhBos, detailKirimBos } from '../kirim-dari-barang-bos/kirim-dari-barang-bos.contract.ts'

export const DOKUMEN_SEPUH_BOS = defineDokumen({ ...DOKUMEN_KIRIM_SEPUH, kind: 'BARANG_BOS' })

const MENU = ['/kirim-sepuh-dari-barang-bos'] as const

/** The head of the dispatch as its form keeps it: when, and to which craftsman. */
export const detailSepuhBos = z.object({
  tanggal_kirim: detailKirimBos.shape.tanggal_kirim,
  tujuan: detailKirimBos.shape.tujuan,
})

export const kirimSepuhBos = endpoint({
  method: 'POST',
  path: 'krmbrgbos/kirim-sepuh',
  summary: 'Kirim barang dari bos langsung ke tukang sepuh',
  effect: 'write',
  access: MENU,
  aksi: 'simpan',
  input: detailSepuhBos.extend({
    detail_barang: z
      .array(
        z.object({
          kode_group: barangSepuhBos.shape.kategori,
          kode_dept: barangSepuhBos.shape.jenis,
          asal_barang: barangSepuhBos.shape.asal_barang,
          qty: barangSepuhBos.shape.qty,
          berat: barangSepuhBos.shape.berat,
        }),
      )
      .min(1, 'Data Barang Masih Kosong')
      .max(100, 'Paling Banyak 100 Barang'),
  }),
  output: pesan().extend({ no_sepuh: z.string(), buktiSlip: slipSepuh }),
})

export const {
  list: listSepuhBos,
  get: cetakSepuhBos,
  batal: batalSepuhBos,
} = dokumenEndpoints(DOKUMEN_SEPUH_BOS, {
  path: 'krmbrgbos/kirim-sepuh',
  access: MENU,
  label: 'No Sepuh',
  list: {
    summary: 'Kiriman sepuh dari barang bos pada satu hari toko',
    row: z.object({
      no_sepuh: z.string(),
      waktu: z.string(),
      tujuan: z.string(),
      qty: z.int(),
      berat: slipSepuh.shape.berat_total,
      user_id: z.string(),
      no_batal: z.string().nullable(),
    }),
  },
  get: {
    path: 'krmbrgbos/kirim-sepuh/reprint',
    summary: 'Bukti kirim sepuh dari barang bos untuk dicetak ulang',
    data: slipSepuh,
  },
  batal: { summary: 'Kembalikan kiriman sepuh ke bos selama belum ada yang diterima' },
})
