import { gramText } from '@kencana/screens'
import { slipDokumen } from '../../cetak/slip.shared.tsx'
import { DOKUMEN_TAMBAH_BAHAN } from './bahan-tukang.contract.ts'
import { strukBahan } from './bahan-tukang.receipt.ts'

/** The slip of material given or taken back, new or again. */
export const SlipBahan = slipDokumen(DOKUMEN_TAMBAH_BAHAN, strukBahan, (bahan) => [
  ['Tukang', `${bahan.kode_tukang} ${bahan.nama_tukang}`],
  [`${bahan.jenis} ${bahan.kode_group}`, gramText(bahan.jml_bahan)],
  ['Sisa Bahan', gramText(bahan.sisa_bahan)],
])
