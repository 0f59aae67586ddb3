import type { OutputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { bacaDokumen, waktu } from '@kencana/server-kit'
import { DOKUMEN_TAMBAH_BAHAN, type listBahan } from './bahan-tukang.contract.ts'

export const bacaBahan = bacaDokumen<OutputOf<typeof listBahan>[number]>(
  DOKUMEN_TAMBAH_BAHAN,
  sql`k.no_tambah_tukar, k.tgl_system, ${waktu()} AS waktu, k.arah, k.kode_tukang, k.nama_tukang::text, k.jenis, k.kode_group,
    k.jml_bahan, k.sisa_bahan, k.keterangan, k.user_id, k.no_batal`,
)
