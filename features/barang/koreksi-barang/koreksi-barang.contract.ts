import { alasan, barcode, defineDokumen, endpoint, gram, kode, otorisasi, pesan } from '@kencana/contract'
import { z } from 'zod'
import { barangLengkap } from '../data-barang/data-barang.contract.ts'

export const DOKUMEN_GANTI_GROUP = defineDokumen({
  tabel: 'koreksi_barang',
  nomor: 'no_koreksi',
  kode: 'GG',
  kind: 'GANTI_GROUP',
})
export const DOKUMEN_KOREKSI_BERAT = defineDokumen({
  tabel: 'koreksi_barang',
  nomor: 'no_koreksi',
  kode: 'KRB',
  kind: 'KOREKSI_BERAT',
})

/** A weight beyond what scales differ. */
export const OTORISASI_KOREKSI_BERAT = 'KOREKSI BERAT'
/** A category of another fineness: the piece is worth another weight of fine gold when it is melted. */
export const OTORISASI_GANTI_GROUP = 'GANTI KATEGORI'

const output = pesan().extend({ no_koreksi: z.string(), data: barangLengkap })
const write = { method: 'POST', effect: 'write', access: 'OWN/SU', output } as const

export const gantiGroup = endpoint({
  ...write,
  path: 'barang/{kode}/ganti-group',
  summary: 'Pindahkan satu barang ke kategori atau jenis lain',
  input: z.object({
    kode: barcode('Kode Barang'),
    kode_dept: kode('Kode Jenis', { pesan: 'Harus Dipilih' }),
    alasan: alasan(),
    versi: z.int().optional(),
    otorisasi: otorisasi(),
  }),
})

export const koreksiBerat = endpoint({
  ...write,
  path: 'barang/{kode}/koreksi-berat',
  summary: 'Perbaiki berat satu barang, selisihnya ke SELISIH',
  input: z.object({
    kode: barcode('Kode Barang'),
    berat: gram('Berat'),
    berat_asli: gram('Berat Asli'),
    alasan: alasan(),
    versi: z.int().optional(),
    otorisasi: otorisasi(),
  }),
})
