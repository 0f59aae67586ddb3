/** Attacks around the papers of who borrows, and the pictures that are to prove them. */
import { rp } from '@kencana/ledger'
import type { User } from '@kencana/testing'
import { fotoUnik } from '@kencana/testing/foto'
import { ditimbangLagi, formHutang, formRemaja, gelangJaminan, isiPinjaman, kartu } from '@kencana/testing/hutang'
import { majuHutang } from '@kencana/testing/hutang-lelang'
import { imporHutang } from '../../features/hutang/impor-hutang/impor-hutang.contract.ts'
import { remajakanHutang } from '../../features/hutang/transaksi-hutang/bayar-hutang.contract.ts'
import { getHutang, lihatIdentitas, type SatuHutang } from '../../features/hutang/transaksi-hutang/hutang.contract.ts'
import { cetakHutang } from '../../features/hutang/transaksi-hutang/kertas-hutang.contract.ts'
import {
  simpanFotoHutang,
  simpanHutang,
  validasiHutang,
} from '../../features/hutang/transaksi-hutang/transaksi-hutang.contract.ts'
import { boleh, type Dunia, lolos, type Serangan } from './dunia.ts'
import { pinjam } from './hutang.serangan.ts'

const foto = (d: Dunia, siapa: User, { no_hutang }: Pick<SatuHutang, 'no_hutang'>, urut: number, gambar = fotoUnik()) =>
  d.coba(siapa, simpanFotoHutang, { no_hutang, urut, foto: gambar })

/** A loan of somebody that sales staff entered: no photo came in with it. */
const diterima = async (d: Dunia, lain: Parameters<typeof formHutang>[0] = {}): Promise<SatuHutang> => {
  await isiPinjaman(d.user.owner).catch(() => undefined)
  const isi = formHutang({ jumlah_hutang: rp(1_000_000), ...lain })
  const { no_hutang }: { no_hutang: string } = boleh(await d.coba(d.user.sales, simpanHutang, isi))
  return d.user.sales.call(getHutang, { no_hutang })
}

/** A loan of the books of before, whose month is over on the day of these attacks. */
const LAMA = {
  no_manual: 'A-11',
  nama_customer: 'BU SARI',
  no_hp: '081234567890',
  alamat: 'JL. MAWAR 3',
  nik: '3573010203040506',
  kode_sales: 'S01',
  tgl_hutang: '2025-12-03',
  bunga_sampai: '2026-02-03',
  tgl_jatuh_tempo: '2026-04-03',
  bunga_persen: 2,
  jumlah_hutang: 5_000_000,
  nama_barang: 'GELANG',
  kode_group: 'MM',
  kadar: '16K',
  jumlah: 1,
  berat_kotor: 10.12,
  berat_plastik: 0.12,
  kondisi_pinjaman: 'BAIK',
}

export const HUTANG_KERTAS: readonly Serangan[] = [
  {
    id: 'hutang-validasi-buta',
    aturan: 'hutang-lihat-kertas',
    siasat: 'sales memotret meja sebagai kartu customer yang tidak ada, dan kasir membayar tanpa melihat fotonya',
    main: async (d) => {
      const hutang = await diterima(d)
      for (const urut of [1, 0]) boleh(await foto(d, d.user.sales, hutang, urut))
      const jawab = await d.coba(d.user.kasir, validasiHutang, ditimbangLagi(hutang))
      if (!lolos(jawab)) {
        boleh(await d.coba(d.user.kasir, lihatIdentitas, { no_hutang: hutang.no_hutang }))
        boleh(await d.coba(d.user.kasir, validasiHutang, ditimbangLagi(hutang)))
      }
      return lolos(jawab)
    },
  },
  {
    id: 'hutang-foto-tukar',
    aturan: 'hutang-lihat-kertas',
    siasat: 'sales menukar foto kartu sesudah kasir melihatnya',
    main: async (d) => {
      const hutang = await diterima(d)
      for (const urut of [1, 0]) boleh(await foto(d, d.user.sales, hutang, urut))
      boleh(await d.coba(d.user.kasir, lihatIdentitas, { no_hutang: hutang.no_hutang }))
      boleh(await foto(d, d.user.sales, hutang, 0))
      return lolos(await d.coba(d.user.kasir, validasiHutang, ditimbangLagi(hutang)))
    },
  },
  {
    id: 'hutang-foto-pinjam',
    aturan: 'hutang-foto-sekali',
    siasat: 'sales memakai foto kartu dan foto barang customer lain untuk hutang yang dikarangnya',
    main: async (d) => {
      const hutang = await diterima(d)
      const gambar = [fotoUnik(), fotoUnik()] as const
      for (const urut of [0, 1]) boleh(await foto(d, d.user.sales, hutang, urut, gambar[urut]))
      const karangan = await diterima(d, { nik: '3573010203040777', no_hp: '081377770777' })
      const jawab = [
        await foto(d, d.user.sales, karangan, 0, gambar[0]),
        await foto(d, d.user.sales, karangan, 1, gambar[1]),
      ]
      boleh(await foto(d, d.user.sales, karangan, 0))
      return jawab.some(lolos)
    },
  },
  {
    id: 'hutang-foto-orang',
    aturan: 'hutang-foto-miliknya',
    siasat: 'sales lain mengganti foto kartu di hutang yang diterima sales lain',
    main: async (d) => {
      await d.shop.user(d.user.owner, 'SALES2', 'SALES')
      const lain = await d.shop.login('SALES2')
      const hutang = await diterima(d)
      boleh(await foto(d, d.user.sales, hutang, 0))
      return lolos(await foto(d, lain, hutang, 0))
    },
  },
  {
    id: 'hutang-dua-kartu',
    aturan: 'hutang-orang-sehari',
    juga: ['hutang-sehari'],
    siasat: 'sales meminjami temannya dua kali pada satu hari, dengan KTP dan dengan SIM',
    main: async (d) => {
      const besar = { jumlah_hutang: rp(14_000_000), detail_barang: [gelangJaminan(), gelangJaminan()] }
      await diterima(d, { ...besar, no_hp: '081366660666' })
      const sim = formHutang({ ...besar, nik: '930102030405', no_hp: '+62 813-6666-0666' })
      const jawab = await d.coba(d.user.sales, simpanHutang, sim)
      // Another customer is another customer.
      boleh(await d.coba(d.user.sales, simpanHutang, { ...sim, nik: '940102030405', no_hp: '081355550555' }))
      return lolos(jawab)
    },
  },
  {
    id: 'hutang-emas-berdua',
    aturan: 'hutang-emas',
    siasat: 'kasir dan sales mengesahkan hutang atas tiga puluh gram yang tidak ada, berdua saja',
    main: async (d) => {
      const hutang = await diterima(d, { detail_barang: [gelangJaminan(), gelangJaminan(), gelangJaminan()] })
      for (const urut of [1, 2, 3, 0]) boleh(await foto(d, d.user.sales, hutang, urut))
      boleh(await d.coba(d.user.kasir, lihatIdentitas, { no_hutang: hutang.no_hutang }))
      const jawab = await d.coba(d.user.kasir, validasiHutang, ditimbangLagi(hutang))
      if (lolos(jawab)) return true
      const id = d.minta(jawab)
      boleh(await d.setujui(d.user.kasir, id, 'OWNER'))
      boleh(await d.coba(d.user.kasir, validasiHutang, { ...ditimbangLagi(hutang), otorisasi: id }))
      return false
    },
  },
  {
    id: 'hutang-emas-penerima',
    aturan: 'hutang-bukan-penerima',
    juga: ['hutang-emas'],
    siasat: 'SU menerima tiga puluh gram yang tidak ada, kasir mengesahkannya, dan SU pula yang menyetujui',
    main: async (d) => {
      const { owner, su, kasir } = d.user
      await isiPinjaman(owner)
      const emas = [gelangJaminan(), gelangJaminan(), gelangJaminan()]
      const isi = formHutang({ jumlah_hutang: rp(1_000_000), detail_barang: emas })
      const { no_hutang }: { no_hutang: string } = boleh(await d.coba(su, simpanHutang, isi))
      const hutang = await su.call(getHutang, { no_hutang })
      for (const urut of [1, 2, 3, 0]) boleh(await foto(d, su, hutang, urut))
      boleh(await d.coba(kasir, lihatIdentitas, { no_hutang }))
      const sah = await d.coba(kasir, validasiHutang, ditimbangLagi(hutang))
      if (lolos(sah)) return true
      const id = d.minta(sah)
      const jawab = await d.setujui(kasir, id, 'SU')
      if (lolos(jawab)) return lolos(await d.coba(kasir, validasiHutang, { ...ditimbangLagi(hutang), otorisasi: id }))
      boleh(await d.setujui(kasir, id, 'OWNER'))
      boleh(await d.coba(kasir, validasiHutang, { ...ditimbangLagi(hutang), otorisasi: id }))
      return false
    },
  },
  {
    id: 'hutang-foto-meja',
    aturan: 'hutang-foto-dilihat',
    siasat: 'kasir memotret meja sebagai kartu customer hutang lama, lalu menambah hutangnya dengan saksi saja',
    main: async (d) => {
      const { owner, kasir, su } = d.user
      await isiPinjaman(owner)
      const { hutang }: { hutang: { no_hutang: string }[] } = boleh(await d.coba(owner, imporHutang, { baris: [LAMA] }))
      const lama = await kartu(kasir, hutang[0]?.no_hutang ?? '')
      for (const urut of [1, 0]) boleh(await foto(d, kasir, lama, urut))
      const isi = formRemaja(lama, { jumlah_hutang: rp(6_000_000) })
      const berdua = async () => {
        const id = d.minta(await d.coba(kasir, remajakanHutang, isi))
        await d.kirim(d.user.sales, 'POST', `otorisasi/minta/${id}/putuskan`, { setuju: true, kata: '' })
        return d.coba(kasir, remajakanHutang, { ...isi, otorisasi: id })
      }
      const jawab = await berdua()
      if (lolos(jawab)) return true
      // Somebody else has looked at the customer's card: then a witness is enough.
      boleh(await d.coba(su, lihatIdentitas, { no_hutang: lama.no_hutang }))
      boleh(await berdua())
      return false
    },
  },
  {
    id: 'hutang-foto-antri',
    aturan: 'hutang-foto-dilihat',
    siasat:
      'kasir mengganti foto kartu dari sales dengan foto meja sebelum mengesahkan hutang, lalu sebulan kemudian menambahnya dengan saksi saja',
    main: async (d) => {
      await d.shop.user(d.user.owner, 'KASIR2', 'KASIR')
      const hutang = await diterima(d)
      for (const urut of [1, 0]) boleh(await foto(d, d.user.sales, hutang, urut))
      boleh(await foto(d, d.user.kasir, hutang, 0))
      boleh(await d.coba(d.user.kasir, validasiHutang, ditimbangLagi(hutang)))
      Object.assign(d.user, await majuHutang(d.shop, '2026-04-03'))
      const { kasir, sales } = d.user
      const lain = await d.shop.login('KASIR2')
      const isi = formRemaja(await kartu(kasir, hutang.no_hutang), { jumlah_hutang: rp(1_500_000) })
      const berdua = async () => {
        const id = d.minta(await d.coba(kasir, remajakanHutang, isi))
        await d.kirim(sales, 'POST', `otorisasi/minta/${id}/putuskan`, { setuju: true, kata: '' })
        return d.coba(kasir, remajakanHutang, { ...isi, otorisasi: id })
      }
      const jawab = await berdua()
      if (lolos(jawab)) return true
      // Somebody who took none of the pictures has looked at this one.
      boleh(await d.coba(lain, lihatIdentitas, { no_hutang: hutang.no_hutang }))
      boleh(await berdua())
      return false
    },
  },
  {
    id: 'hutang-nomor-berkas',
    aturan: 'hutang-berkas',
    siasat: 'kasir mengunduh surat hutang sebagai berkas untuk mencatat nomor kartu customernya',
    main: async (d) => {
      const { no_hutang } = await pinjam(d)
      const isi = { no_hutang, kertas: 'SURAT', rangkap: 1, alasan: '' } as const
      const { nik }: { nik: string | null } = boleh(
        await d.coba(d.user.kasir, cetakHutang, { ...isi, bentuk: 'BERKAS' }),
      )
      // The printer's paper, which he signs, tells it.
      boleh(await d.coba(d.user.kasir, cetakHutang, { ...isi, bentuk: 'STRUK' }))
      return nik !== null
    },
  },
]
