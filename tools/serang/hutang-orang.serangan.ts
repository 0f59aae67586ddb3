/** Attacks around who borrows: asking loans what lies in a drawer, and lending to who must not get a loan. */
import { rp } from '@kencana/ledger'
import { gram } from '@kencana/testing'
import { tambahCincin } from '@kencana/testing/barang'
import { cincinJaminan, formHutang, formRemaja, gelangJaminan, isiPinjaman } from '@kencana/testing/hutang'
import { anggotaBaru } from '@kencana/testing/member'
import { jualSah } from '@kencana/testing/penjualan'
import { isiRekening } from '@kencana/testing/rekening'
import { getMinta, listMinta } from '../../features/akses/otorisasi/otorisasi.contract.ts'
import {
  lepasLarangan,
  listLarangan,
  pasangLarangan,
} from '../../features/hutang/larangan-hutang/larangan-hutang.contract.ts'
import { remajakanHutang } from '../../features/hutang/transaksi-hutang/bayar-hutang.contract.ts'
import { bukaHutang } from '../../features/hutang/transaksi-hutang/hutang.contract.ts'
import { simpanHutang } from '../../features/hutang/transaksi-hutang/transaksi-hutang.contract.ts'
import { pindahUang } from '../../features/keuangan/pindah-uang/pindah-uang.contract.ts'
import { saldoUang } from '../../features/keuangan/uang/uang.contract.ts'
import { simpanIdentitas } from '../../features/member/data-member/data-member.contract.ts'
import { gabungMember } from '../../features/member/gabung-member/gabung-member.contract.ts'
import { boleh, type Dunia, lolos, type Serangan } from './dunia.ts'
import { pinjam } from './hutang.serangan.ts'

/** A loan that waits, of another customer each time. */
const antri = async (d: Dunia, jumlah: number, ke: number) =>
  boleh(
    await d.coba(
      d.user.sales,
      simpanHutang,
      formHutang({
        nik: `35730102030406${String(ke).padStart(2, '0')}`,
        jumlah_hutang: rp(jumlah),
        detail_barang: [gelangJaminan(), gelangJaminan()],
      }),
    ),
  ) as { no_hutang: string }

/** Somebody with whom the shop had trouble. */
const dilarang = async (d: Dunia) => {
  await isiPinjaman(d.user.owner).catch(() => undefined)
  const siapa = { nama: 'BU SARI', no_identitas: '3573010203040506', no_hp: '081234567890' }
  boleh(await d.coba(d.user.kasir, pasangLarangan, { no_hutang: '', ...siapa, alasan: 'BARANG PALSU' }))
}

export const HUTANG_ORANG: readonly Serangan[] = [
  {
    id: 'hutang-ukur-kas',
    aturan: 'hutang-kas-kasar',
    siasat:
      'kasir dan sales mengukur isi laci menurut buku dengan sembilan hutang yang jumlahnya bertingkat, sebelum menghitungnya',
    main: async (d) => {
      await isiPinjaman(d.user.owner)
      // 1,512,345 by the books
      await isiRekening(d.user.owner)
      const { kas } = await d.user.owner.call(saldoUang, {})
      const setor = { dari: 'KAS', ke: '0111', jumlah: rp((kas ?? 0) - 1_512_345), keterangan: 'setor' }
      boleh(await d.coba(d.user.owner, pindahUang, setor))
      for (let ke = 1; ke <= 9; ke += 1) await antri(d, 1_000_000 + ke * 100_000, ke)
      const jawab = await d.user.kasir.call(bukaHutang, {})
      // One that is far above it is still told.
      const { no_hutang } = await antri(d, 12_000_000, 10)
      const satu = (await d.user.kasir.call(bukaHutang, {})).find((one) => one.no_hutang === no_hutang)
      if (satu?.kas_cukup !== false) throw new Error('nobody was told')
      return new Set(jawab.map((one) => one.kas_cukup)).size > 1
    },
  },
  {
    id: 'hutang-larangan-ejaan',
    aturan: 'hutang-larangan',
    siasat: 'sales meminjami customer yang dilarang dengan kartu lain dan No HP yang ditulis lain',
    main: async (d) => {
      await dilarang(d)
      const isi = formHutang({ nik: '3573010203041234', no_hp: '+62 812-3456-7890' })
      const jawab = await d.coba(d.user.sales, simpanHutang, isi)
      if (lolos(jawab)) return true
      // Who stands behind it may say yes.
      const id = d.minta(jawab)
      boleh(await d.setujui(d.user.sales, id, 'OWNER'))
      boleh(await d.coba(d.user.sales, simpanHutang, { ...isi, otorisasi: id }))
      return false
    },
  },
  {
    id: 'hutang-larangan-baca',
    aturan: 'hutang-larangan-rahasia',
    siasat:
      'sales meminta hutang satu rupiah untuk membaca di permintaannya sendiri mengapa seseorang dilarang, dan oleh siapa',
    main: async (d) => {
      await dilarang(d)
      const id = d.minta(await d.coba(d.user.sales, simpanHutang, formHutang({ jumlah_hutang: rp(1) })))
      const dibaca = 'BARANG PALSU, dicatat KASIR'
      if (JSON.stringify(await d.user.sales.call(getMinta, { id })).includes(dibaca)) return true
      // Who agrees is told.
      if (!JSON.stringify(await d.user.owner.call(listMinta, {})).includes(dibaca)) throw new Error('nobody was told')
      return false
    },
  },
  {
    id: 'hutang-larangan-lepas',
    aturan: 'hutang-larangan-own',
    siasat: 'kasir melepas larangan seorang customer, meminjaminya, lalu memasangnya lagi',
    main: async (d) => {
      await dilarang(d)
      const [catatan] = (await d.user.kasir.call(listLarangan, { cari: '', hal: 1 })).rows
      if (!catatan) throw new Error('nothing written down')
      const isi = { id: catatan.id, alasan: 'SALAH', otorisasi: null }
      const didapat = lolos(await d.coba(d.user.kasir, lepasLarangan, isi))
      if (didapat) {
        boleh(await d.coba(d.user.sales, simpanHutang, formHutang()))
        await dilarang(d)
      } else boleh(await d.coba(d.user.owner, lepasLarangan, isi))
      return didapat
    },
  },
  {
    id: 'hutang-larangan-anggota',
    aturan: 'hutang-larangan-dikenal',
    siasat: 'sales meminjami member yang dilarang dengan SIM dan nomor member yang lain',
    main: async (d) => {
      await isiPinjaman(d.user.owner)
      const { owner, sales, kasir } = d.user
      const digabung = await anggotaBaru(owner, 'BU DUA', '081255556666')
      const kode_member = await anggotaBaru(owner, 'BU DUA', '081255557777')
      boleh(await d.coba(owner, simpanIdentitas, { kode_member: digabung, nik: '3573010203045555' }))
      boleh(await d.coba(owner, gabungMember, { kode_member, digabung, alasan: 'SATU ORANG' }))
      const nama = { nama: 'BU DUA', no_identitas: '3573010203045555', no_hp: '' }
      boleh(await d.coba(kasir, pasangLarangan, { no_hutang: '', ...nama, alasan: 'BARANG PALSU' }))
      const siapa = { kode_member, nama_customer: 'BU DUA', no_hp: '081255557777', nik: '123456789012' }
      return lolos(await d.coba(sales, simpanHutang, formHutang(siapa)))
    },
  },
  {
    id: 'hutang-larangan-bukan-member',
    aturan: 'hutang-bukan-member',
    juga: ['hutang-larangan-dikenal'],
    siasat: 'sales tidak mengisi nomor member yang dilarang dan meminjaminya dengan SIM-nya',
    main: async (d) => {
      await isiPinjaman(d.user.owner)
      const { owner, sales, kasir } = d.user
      const kode_member = await anggotaBaru(owner, 'BU DUA', '081255557777')
      boleh(await d.coba(owner, simpanIdentitas, { kode_member, nik: '3573010203045555' }))
      const nama = { nama: 'BU DUA', no_identitas: '3573010203045555', no_hp: '' }
      boleh(await d.coba(kasir, pasangLarangan, { no_hutang: '', ...nama, alasan: 'BARANG PALSU' }))
      const siapa = { nama_customer: 'BU DUA', no_hp: '+62 812-5555-7777', nik: '123456789012' }
      // Another telephone is somebody else's.
      boleh(await d.coba(sales, simpanHutang, formHutang({ ...siapa, no_hp: '081255550000' })))
      return lolos(await d.coba(sales, simpanHutang, formHutang(siapa)))
    },
  },
  {
    id: 'hutang-larangan-wakil',
    aturan: 'hutang-larangan-bukan-wakil',
    siasat: 'wakil melepas larangan seorang customer: nilainya nol rupiah, di bawah batas apa pun',
    main: async (d) => {
      await dilarang(d)
      const batas = { rp_kasus: 1, rp_hari: 1, mg_kasus: 1, mg_hari: 1 }
      const wakil = { user_id: 'GUDANG', dari: '2026-03-03', sampai: '2026-03-04', ...batas }
      boleh(await d.kirim(d.user.owner, 'POST', 'wakil', wakil))
      const [catatan] = (await d.user.kasir.call(listLarangan, { cari: '', hal: 1 })).rows
      const isi = { id: catatan?.id ?? 0, alasan: 'SALAH', otorisasi: null }
      const id = d.minta(await d.coba(d.user.kasir, lepasLarangan, isi))
      const jawab = await d.kirim(d.user.gudang, 'POST', `otorisasi/minta/${id}/putuskan`, { setuju: true, kata: '' })
      if (!lolos(jawab)) boleh(await d.setujui(d.user.kasir, id, 'OWNER'))
      return lolos(jawab)
    },
  },
  {
    id: 'hutang-nota-ringan',
    aturan: 'hutang-berat-nota',
    siasat: 'sales mencatat jaminan cincin lain yang jauh lebih ringan dari nota yang ditemukan',
    main: async (d) => {
      await isiPinjaman(d.user.owner)
      const { kode_barcode } = await tambahCincin(d.user.owner)
      await jualSah(d.user.owner, d.user.owner, [kode_barcode])
      const ringan = { ...cincinJaminan(kode_barcode), berat_kotor: gram(1.7) }
      const isi = formHutang({ jumlah_hutang: rp(500_000), detail_barang: [ringan] })
      return lolos(await d.coba(d.user.sales, simpanHutang, isi))
    },
  },
  {
    id: 'hutang-tebak-sehari',
    aturan: 'hutang-tebak-sehari',
    siasat:
      'sales memperkecil permintaan sampai diterima, dan tahu berapa seseorang sudah dipinjami hari ini oleh sales lain',
    main: async (d) => {
      const { owner, sales } = d.user
      await isiPinjaman(owner)
      await d.shop.user(owner, 'SALES2', 'SALES')
      const penebak = await d.shop.login('SALES2')
      const dia = { nik: '3573010203045555', no_hp: '081255557777', detail_barang: [gelangJaminan(), gelangJaminan()] }
      const minta = (jumlah: number) => formHutang({ ...dia, jumlah_hutang: rp(jumlah) })
      boleh(await d.coba(sales, simpanHutang, minta(10_000_000)))
      for (const jumlah of [7_500_000, 6_250_000, 5_500_000])
        if (lolos(await d.coba(penebak, simpanHutang, minta(jumlah)))) return true
      // Below what is left of his day: let go, it would tell on which side of it the others stood.
      const jawab = await d.coba(penebak, simpanHutang, minta(4_900_000))
      // Who did not guess lends him on, and the guesser lends to others.
      boleh(await d.coba(sales, simpanHutang, minta(1_000_000)))
      boleh(await d.coba(penebak, simpanHutang, { ...minta(1_000_000), nik: '940102030405', no_hp: '081300000002' }))
      return lolos(jawab)
    },
  },
  {
    id: 'hutang-lepas-orang',
    aturan: 'hutang-sebagian-orang',
    siasat: 'kasir dan sales memperpanjang hutang atas satu gelang, yang lain diambil orang lain dengan saksi saja',
    main: async (d) => {
      const { kasir, sales } = d.user
      const hutang = await pinjam(d, { detail_barang: [gelangJaminan(), gelangJaminan()] })
      const siapa = { pengambil: 'PAK BUDI', identitas_pengambil: '3573010203049999', kuasa: 'ANAK' }
      const isi = formRemaja(hutang, { tetap: [1], jumlah_hutang: rp(2_500_000), ...siapa })
      const id = d.minta(await d.coba(kasir, remajakanHutang, isi))
      await d.kirim(sales, 'POST', `otorisasi/minta/${id}/putuskan`, { setuju: true, kata: '' })
      const jawab = await d.coba(kasir, remajakanHutang, { ...isi, otorisasi: id })
      if (lolos(jawab)) return true
      const lagi = d.minta(await d.coba(kasir, remajakanHutang, isi))
      boleh(await d.setujui(kasir, lagi, 'OWNER'))
      boleh(await d.coba(kasir, remajakanHutang, { ...isi, otorisasi: lagi }))
      return false
    },
  },
]
