/** Attacks on what goods are worth: a shop that looks richer than it is. */
import { sql } from '@kencana/database'
import { gram } from '@kencana/testing'
import { tambahCincin } from '@kencana/testing/barang'
import { bahanDariBos, isiTukang } from '@kencana/testing/tukang'
import { hancurBarang } from '../../features/barang/hancur-data-barang/hancur-data-barang.contract.ts'
import { rencanaNilai, simpanNilaiAwal } from '../../features/neraca/nilai/nilai.contract.ts'
import { batalBahanStok, isiBahanStok } from '../../features/tukang/bahan-stok/bahan-stok.contract.ts'
import { boleh, type Dunia, type Serangan } from './dunia.ts'

/** 10 g of MM as scrap and 5 g of MT, which cost more than their price says; the owner says what they are worth. */
const bersiap = async ({ shop, user: { owner } }: Dunia): Promise<void> => {
  await isiTukang(owner)
  await shop.db.run(sql`UPDATE master_group SET harga_modal = 3000000 WHERE kode_group = 'MT'`)
  const hancur = await tambahCincin(owner, { berat: gram(10), berat_asli: gram(10) })
  const mt = { kode_group: 'MT', kode_dept: 'CINT', kadar: '22K', kadar_cetak: '916', kadar_modal: '91.6' }
  await tambahCincin(owner, { ...mt, berat: gram(5), berat_asli: gram(5) })
  await owner.call(hancurBarang, { alasan: 'PATAH', detail_barang: [hancur.kode_barcode] })
  const { jumlah } = await owner.call(rencanaNilai, {})
  await owner.call(simpanNilaiAwal, { jumlah })
}

const persediaan = async ({ shop }: Dunia): Promise<number> =>
  (
    await shop.db.one<{ rp: number }>(sql`
      SELECT coalesce(sum(rp), 0)::bigint AS rp FROM saldo_akun('TK01', 'infinity', ARRAY['PERSEDIAAN']) WHERE ref = 'MM'`)
  )?.rp ?? 0

export const NILAI: readonly Serangan[] = [
  {
    id: 'nilai-lebur',
    aturan: 'nilai-kembali',
    siasat: 'GUDANG melebur MM menjadi MT dan membatalkannya tiga kali sehari: MM naik nilainya tanpa satu gram pun',
    main: async (d) => {
      await bersiap(d)
      const dulu = await persediaan(d)
      const isi = bahanDariBos(3.82, {
        kode_group: 'MT',
        detail_bahan: [{ sumber: 'HANCUR', kode_group: 'MM', berat: gram(5) }],
      })
      for (let kali = 0; kali < 3; kali++) {
        const { no_bahan_stok } = boleh(await d.coba(d.user.gudang, isiBahanStok, isi)) as { no_bahan_stok: string }
        boleh(await d.coba(d.user.gudang, batalBahanStok, { no_bahan_stok, alasan: 'SALAH' }))
      }
      await d.shop.nextDay(d.user.owner)
      return (await persediaan(d)) !== dulu
    },
  },
]
