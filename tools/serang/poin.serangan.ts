/** Attacks on points, gifts and vouchers: by who serves members, without them. */
import type { OutputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { mg, rp } from '@kencana/ledger'
import { tambahCincin } from '@kencana/testing/barang'
import { anggotaBaru, beriPoin, hadiahBaru, isianTukar, PIN_MEMBER } from '@kencana/testing/member'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { bayarTunai, formJual, sahkanJual } from '@kencana/testing/penjualan'
import { bayarVoucher, voucherDijual } from '@kencana/testing/voucher'
import { parameterPoint } from '../../features/master/parameter-point/parameter-point.contract.ts'
import { simpanPinMember } from '../../features/member/kartu-member/kartu-member.contract.ts'
import { saldoPoin } from '../../features/member/poin/poin.api.ts'
import { tukarPoin } from '../../features/member/tukar-point/tukar-point.contract.ts'
import { batalVoucher, jualVoucher } from '../../features/member/voucher/voucher.contract.ts'
import { ubahParaSystem } from '../../features/pengaturan/para-system/para-system.contract.ts'
import { jual, validasiJual } from '../../features/penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { boleh, type Dunia, lolos, type Serangan } from './dunia.ts'

/** A member with 500 points, and a gift. */
export const anggota = async (d: Dunia, pin = true): Promise<string> => {
  const kode_member = await anggotaBaru(d.user.owner, 'BU SERANG')
  await beriPoin(d.user.owner, kode_member, 500)
  await hadiahBaru(d.user.owner, 'PAYUNG', 50, 9)
  if (pin) await d.user.owner.call(simpanPinMember, { kode_member, pin: '246810', otorisasi: null })
  return kode_member
}

export const nilaiPoin = (d: Dunia) =>
  disetujuiBila(d.user.owner, ubahParaSystem, { key: 'nilai_poin', value: '1000', otorisasi: null })

/** A ring that sales staff enter for a member, so much of it paid with his points. */
export const bayarPoin = async (d: Dunia, kode_member: string, jumlah: number, diskon = 0, bukti = PIN_MEMBER) => {
  const poin = { ...bayarTunai(jumlah), cara_bayar: 'POIN' as const, ref: kode_member }
  const isi = await formJual(d.user.sales, [(await tambahCincin(d.user.owner)).kode_barcode], {
    kode_member,
    nama_customer: 'BU SERANG',
    pembayaran: [poin, bayarTunai(5_733_000 - diskon - jumlah)],
  })
  const detail_barang = isi.detail_barang.map((one) => ({ ...one, total: rp(one.total - diskon) }))
  return d.coba(d.user.sales, jual, { ...isi, detail_barang, bukti })
}

/** Until so many writes wait for a lock. */
const tunggu = async (d: Dunia, banyak: number): Promise<void> => {
  for (;;) {
    const ada = await d.shop.db.one<{ n: number }>(sql`
      SELECT count(*)::int AS n FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`)
    if (ada && ada.n >= banyak) return
  }
}

export const POIN: readonly Serangan[] = [
  {
    id: 'poin-tanpa-member',
    aturan: 'pin-saksi',
    siasat: 'kasir memberi PIN kepada member yang tidak ada di toko, lalu menukar poinnya sendiri',
    main: async (d) => {
      const kode_member = await anggota(d, false)
      const jawab = await d.coba(d.user.kasir, simpanPinMember, { kode_member, pin: '135791', otorisasi: null })
      return (
        lolos(jawab) &&
        lolos(await d.coba(d.user.kasir, tukarPoin, isianTukar(kode_member, 'PAYUNG', { bukti: '135791' })))
      )
    },
  },
  {
    id: 'poin-pertama-serentak',
    aturan: 'poin-pertama',
    siasat: 'sales memecah belanja member baru, dan kasir mengesahkan semuanya serentak supaya semuanya berpoin',
    main: async (d) => {
      const { owner, sales, kasir } = d.user
      const per = { kode_group: 'MM', type: 'GRAM' as const, per_gram: mg(1_000), per_rp: rp(0), poin: 100 }
      await owner.call(parameterPoint.create, per)
      const siapa = { kode_member: await anggotaBaru(owner, 'BU PECAH'), nama_customer: 'BU PECAH' }
      const nota: OutputOf<typeof jual>['data'][] = []
      for (let n = 0; n < 3; n += 1)
        nota.push(
          (await sales.call(jual, await formJual(sales, [(await tambahCincin(owner)).kode_barcode], siapa))).data,
        )
      const { berjalan } = await d.shop.db.transaction(async (tx) => {
        await tx.run(sql`LOCK TABLE poin_mutasi IN SHARE MODE`)
        const semua = nota.map((one) => sahkanJual(kasir, [one]))
        await tunggu(d, nota.length)
        return { berjalan: semua }
      })
      await Promise.all(berjalan)
      // 3.485 g give 300 points.
      return (await saldoPoin(d.shop.db, siapa.kode_member)).saldo > 600
    },
  },
  {
    id: 'poin-dua-tempat',
    aturan: 'poin-dipesan',
    siasat: 'sales memakai poin member di nota, dan selagi menunggu kasir poin yang sama ditukar hadiah',
    main: async (d) => {
      await nilaiPoin(d)
      const kode_member = await anggota(d)
      boleh(await bayarPoin(d, kode_member, 490_000))
      return lolos(await d.coba(d.user.kasir, tukarPoin, isianTukar(kode_member, 'PAYUNG')))
    },
  },
  {
    id: 'poin-empat-kali',
    aturan: 'poin-sehari',
    siasat: 'kasir menukar poin member dua kali dengan hadiah, lalu sales memakainya lagi di nota',
    main: async (d) => {
      await nilaiPoin(d)
      const kode_member = await anggota(d)
      for (let n = 0; n < 2; n += 1) boleh(await d.coba(d.user.kasir, tukarPoin, isianTukar(kode_member, 'PAYUNG')))
      const { no_faktur_jual, data }: OutputOf<typeof jual> = boleh(await bayarPoin(d, kode_member, 100_000))
      const isi = { no_faktur_jual, versi: data.versi, pembayaran: [] }
      return lolos(await d.coba(d.user.kasir, validasiJual, { data: [isi] }))
    },
  },
  {
    id: 'poin-di-nota',
    aturan: 'poin-bukti',
    siasat: 'sales membayar nota temannya dengan poin member yang tidak ada di toko',
    main: async (d) => {
      await nilaiPoin(d)
      const kode_member = await anggota(d)
      boleh(await bayarPoin(d, kode_member, 100_000))
      return lolos(await bayarPoin(d, kode_member, 100_000, 0, '111222'))
    },
  },
  {
    id: 'poin-menumpang',
    aturan: 'poin-disetujui',
    juga: ['wakil'],
    siasat: 'sales meminta wakil menyetujui potongan kecil, dan membayar sisanya dengan poin temannya',
    main: async (d) => {
      await nilaiPoin(d)
      const kode_member = await anggota(d)
      const batas = { rp_kasus: 400_000, rp_hari: 400_000, mg_kasus: 10_000, mg_hari: 10_000 }
      const hari = { dari: '2026-03-03', sampai: '2026-03-04' }
      boleh(await d.kirim(d.user.owner, 'POST', 'wakil', { user_id: 'GUDANG', ...hari, ...batas }))
      const setuju = async (jumlah: number) =>
        d.kirim(
          d.user.gudang,
          'POST',
          `otorisasi/minta/${d.minta(await bayarPoin(d, kode_member, jumlah, 172_000))}/putuskan`,
          { setuju: true, kata: '' },
        )
      boleh(await setuju(100_000))
      return lolos(await setuju(400_000))
    },
  },
  {
    id: 'kartu-karangan',
    aturan: 'kartu-tanda',
    siasat: 'kasir menukar poin member dengan kartu yang dikarangnya dari nomor member',
    main: async (d) => {
      const kode_member = await anggota(d)
      const coba = (bukti: string) => d.coba(d.user.kasir, tukarPoin, isianTukar(kode_member, 'PAYUNG', { bukti }))
      boleh(await coba('246810'))
      return lolos(await coba(`${kode_member}.ABCDEFGHIJ`))
    },
  },
  {
    id: 'voucher-karangan',
    aturan: 'voucher-tanda',
    siasat: 'sales membayar dengan voucher orang lain yang nomornya ia baca di daftar',
    main: async (d) => {
      const { no_voucher } = await voucherDijual(d.user.kasir, 500_000)
      const isi = await formJual(d.user.sales, [(await tambahCincin(d.user.owner)).kode_barcode])
      const dengan = (kode: string) => [bayarVoucher({ kode }, 500_000), bayarTunai(5_233_000)]
      return lolos(await d.coba(d.user.sales, jual, { ...isi, pembayaran: dengan(`${no_voucher}-AAAAAA`) }))
    },
  },
  {
    id: 'voucher-hangus-sebagian',
    aturan: 'voucher-sebagian',
    siasat: 'sales memakai sedikit dari voucher pelanggan dan meminta sisanya tunai',
    main: async (d) => {
      const voucher = await voucherDijual(d.user.kasir, 5_000_000)
      const isi = await formJual(d.user.sales, [(await tambahCincin(d.user.owner)).kode_barcode])
      const bagi = (jumlah: number) => [bayarVoucher(voucher, jumlah), bayarTunai(5_733_000 - jumlah)]
      const jawab = await d.coba(d.user.sales, jual, { ...isi, pembayaran: bagi(10_000) })
      if (!lolos(jawab)) boleh(await d.coba(d.user.sales, jual, { ...isi, pembayaran: bagi(5_000_000) }))
      return lolos(jawab)
    },
  },
  {
    id: 'voucher-tunai',
    aturan: 'batal-voucher',
    siasat: 'kasir menjual voucher, lalu membatalkannya dan mengambil uangnya',
    main: async (d) => {
      const isi = { kode_member: '-', nilai: rp(400_000), pembayaran: [bayarTunai(400_000)] }
      const { no_voucher }: OutputOf<typeof jualVoucher> = boleh(await d.coba(d.user.kasir, jualVoucher, isi))
      return lolos(await d.coba(d.user.kasir, batalVoucher, { no_voucher, alasan: 'SALAH', otorisasi: null }))
    },
  },
]
