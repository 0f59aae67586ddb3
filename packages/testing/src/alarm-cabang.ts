/** Warnings about other installations, each with what brings it and what does not yet. */
import { sql } from '@kencana/database'
import { expect } from 'vitest'
import { kirimKecabang } from '../../../features/cabang/kirim-barang-kecabang/kirim-barang-kecabang.contract.ts'
import { tambahCincin } from './barang.ts'
import { antarSekali, berdua } from './cabang.ts'
import type { User } from './shop.ts'

type BacaAlarm = (kode: string, lain?: object, siapa?: User) => Promise<readonly { isi: string }[]>

/** The cases by the kind of warning. @param alarm how the test file reads warnings */
export const kasusCabang = (alarm: BacaAlarm): Record<string, () => Promise<void>> => ({
  SURAT_CABANG_GAGAL: async () => {
    const dua = await berdua()
    const { pusat, cabang } = dua
    const kirim = async () => {
      const { kode_barcode } = await tambahCincin(pusat.owner)
      await pusat.owner.call(kirimKecabang, { to: 'TK11', detail_barang: [{ kode_barcode }] })
      await antarSekali(pusat)
    }
    await kirim()
    expect(await alarm('SURAT_CABANG_GAGAL', {}, pusat.owner)).toEqual([])
    await cabang.shop.db.run(sql`UPDATE master_group SET dihapus_pada = now() WHERE kode_group = 'MM'`)
    await kirim()
    const isi = async (siapa: User) => (await alarm('SURAT_CABANG_GAGAL', {}, siapa)).map((one) => one.isi)
    expect(await isi(pusat.owner)).toEqual([expect.stringMatching(/^KIRIMAN ditolak instalasi 20: .*Kategori MM/)])
    expect(await isi(cabang.owner)).toEqual([
      expect.stringMatching(/^KIRIMAN dari instalasi 10 ditolak: .*Kategori MM/),
    ])
    await dua.close()
  },
})
