/** Attacks on what a count of a tray found: calling it off, and counting it twice oneself. */
import { gram, type User } from '@kencana/testing'
import { tambahCincin } from '@kencana/testing/barang'
import { batalForm, jualSah } from '@kencana/testing/penjualan'
import { hancurBarang } from '../../features/barang/hancur-data-barang/hancur-data-barang.contract.ts'
import { koreksiBerat } from '../../features/barang/koreksi-barang/koreksi-barang.contract.ts'
import { batalPindah, pindahBarang } from '../../features/barang/pindah-barang/pindah-barang.contract.ts'
import {
  batalOpname,
  getOpname,
  lepasPindai,
  mulaiOpname,
  pindaiOpname,
  tutupOpname,
} from '../../features/barang/stock-opname/stock-opname.contract.ts'
import { daftarAlarm } from '../../features/dashboard/alarm.contract.ts'
import { batalJual } from '../../features/penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { boleh, type Dunia, lolos, type Serangan } from './dunia.ts'

const mulai = async (d: Dunia, siapa: User, kode_baki = 'CN01'): Promise<string> =>
  (boleh(await d.coba(siapa, mulaiOpname, { kode_baki })) as { no_so: string }).no_so

const tutup = (d: Dunia, siapa: User, no_so: string) => d.coba(siapa, tutupOpname, { no_so, berat_timbang: gram(184) })

/** A count of GUDANG with one ring missing, called off by SU with the owner's agreement. */
const dibatalkan = async (d: Dunia): Promise<{ no_so: string; kurang: string; ada: string }> => {
  const { gudang, su, owner } = d.user
  const kurang = (await tambahCincin(owner)).kode_barcode
  const ada = (await tambahCincin(owner)).kode_barcode
  const no_so = await mulai(d, gudang)
  boleh(await d.coba(gudang, pindaiOpname, { no_so, kode_barcode: ada }))
  boleh(await tutup(d, gudang, no_so))
  const isi = { no_so, alasan: 'SALAH', otorisasi: null }
  const jawab = await d.coba(su, batalOpname, isi)
  if (!lolos(jawab)) {
    const otorisasi = d.minta(jawab)
    boleh(await d.setujui(su, otorisasi, 'OWNER'))
    boleh(await d.coba(su, batalOpname, { ...isi, otorisasi }))
  }
  return { no_so, kurang, ada }
}

const ALARM = { kode_toko: 'ALL', tanggal: 'ALL', tampil: 'SEMUA', hal: 1, per: 200 } as const

export const OPNAME: readonly Serangan[] = [
  {
    id: 'opname-batal-su',
    aturan: 'batal-hitung-own',
    siasat: 'gudang menghitung bakinya dan cincin kurang; SU membatalkan hitungan itu, dan cincinnya tidak dicari lagi',
    main: async (d) => {
      const { gudang, su, owner } = d.user
      const { kode_barcode } = await tambahCincin(owner)
      const { kode_barcode: ada } = await tambahCincin(owner)
      const no_so = await mulai(d, gudang)
      boleh(await d.coba(gudang, pindaiOpname, { no_so, kode_barcode: ada }))
      boleh(await tutup(d, gudang, no_so))
      const isi = { no_so, alasan: 'SALAH', otorisasi: null }
      const jawab = await d.coba(su, batalOpname, isi)
      if (lolos(jawab)) return true
      const id = d.minta(jawab)
      boleh(await d.setujui(su, id, 'OWNER'))
      boleh(await d.coba(su, batalOpname, { ...isi, otorisasi: id }))
      const alarm = await d.coba(owner, daftarAlarm, { ...ALARM, kode: 'OPNAME_KURANG' })
      boleh(alarm)
      return !alarm.text.includes(kode_barcode)
    },
  },
  {
    id: 'opname-batal-orang',
    aturan: 'batal-hitung-lain',
    siasat: 'gudang, yang mengambil cincin, membatalkan hitungan SU yang sedang berjalan',
    main: async (d) => {
      const { gudang, su } = d.user
      const no_so = await mulai(d, su)
      const isi = { no_so, alasan: 'SALAH', otorisasi: null }
      if (lolos(await d.coba(gudang, batalOpname, isi))) return true
      boleh(await d.coba(su, batalOpname, isi))
      return false
    },
  },
  {
    id: 'opname-hapus-pindai',
    aturan: 'hitung-pernah',
    siasat: 'gudang memindai di putaran pertama, menghapus pindainya, dan menghitung ulang seolah orang lain',
    main: async (d) => {
      const { gudang, su, owner } = d.user
      const { kode_barcode } = await tambahCincin(owner)
      const no_so = await mulai(d, su)
      boleh(await d.coba(gudang, pindaiOpname, { no_so, kode_barcode }))
      boleh(await d.coba(gudang, lepasPindai, { no_so, kode_barcode }))
      const lain = (await tambahCincin(owner)).kode_barcode
      boleh(await d.coba(su, pindaiOpname, { no_so, kode_barcode: lain }))
      boleh(await tutup(d, su, no_so))
      if (lolos(await d.coba(gudang, pindaiOpname, { no_so, kode_barcode }))) return true
      boleh(await d.coba(owner, pindaiOpname, { no_so, kode_barcode }))
      return false
    },
  },
  {
    id: 'opname-pindai-orang',
    aturan: 'pindai-sendiri',
    siasat: 'gudang menghapus pindai SU, supaya cincin yang ada tercatat hilang',
    main: async (d) => {
      const { gudang, su, owner } = d.user
      const { kode_barcode } = await tambahCincin(owner)
      const no_so = await mulai(d, su)
      boleh(await d.coba(su, pindaiOpname, { no_so, kode_barcode }))
      if (lolos(await d.coba(gudang, lepasPindai, { no_so, kode_barcode }))) return true
      boleh(await d.coba(su, lepasPindai, { no_so, kode_barcode }))
      return false
    },
  },
  {
    id: 'opname-kosong',
    aturan: 'baki-kosong',
    siasat:
      'gudang menutup hitungan tanpa memindai apa pun, supaya satu cincin yang diambilnya tenggelam di antara semuanya',
    main: async (d) => {
      const { gudang, sales, owner } = d.user
      await tambahCincin(owner)
      const no_so = await mulai(d, gudang)
      const jawab = await tutup(d, gudang, no_so)
      if (lolos(jawab)) return true
      const id = d.minta(jawab)
      boleh(await d.kirim(sales, 'POST', `otorisasi/minta/${id}/putuskan`, { setuju: true, kata: '' }))
      boleh(await d.coba(gudang, tutupOpname, { no_so, berat_timbang: gram(184), otorisasi: id }))
      return false
    },
  },
  {
    id: 'opname-hancur',
    aturan: 'hitung-dicari',
    siasat: 'gudang menghancurkan di buku cincin yang diambilnya, yang tidak ditemukan oleh hitungan yang dibatalkan',
    main: async (d) => {
      const { gudang } = d.user
      const { kurang, ada } = await dibatalkan(d)
      const hancur = (kode: string) => d.coba(gudang, hancurBarang, { alasan: 'PATAH', detail_barang: [kode] })
      boleh(await hancur(ada))
      return lolos(await hancur(kurang))
    },
  },
  {
    id: 'opname-pindah',
    aturan: 'hitung-dicari',
    siasat: 'gudang memindahkan di buku cincin yang diambilnya, supaya hitungan baki itu tidak mencari cincin lagi',
    main: async (d) => {
      const { gudang } = d.user
      const { kurang, ada } = await dibatalkan(d)
      const pindah = (kode: string) => d.coba(gudang, pindahBarang, { kode_baki_tujuan: 'CN02', detail_barang: [kode] })
      boleh(await pindah(ada))
      return lolos(await pindah(kurang))
    },
  },
  {
    id: 'opname-batal-pindah',
    aturan: 'batal-pindah-dicari',
    juga: ['hitung-dicari'],
    siasat:
      'gudang memindahkan cincin yang diambilnya; baki tujuannya dihitung dan cincin kurang, lalu ia membatalkan pemindahannya supaya hitungan itu melewatinya',
    main: async (d) => {
      const { gudang, su, owner } = d.user
      const kurang = (await tambahCincin(owner)).kode_barcode
      const ada = (await tambahCincin(owner)).kode_barcode
      const pindah = async (kode: string) =>
        boleh(await d.coba(gudang, pindahBarang, { kode_baki_tujuan: 'CN02', detail_barang: [kode] })) as {
          data: { no_pindah: string }
        }
      const batal = ({ data: { no_pindah } }: { data: { no_pindah: string } }) =>
        d.coba(gudang, batalPindah, { no_pindah, alasan: 'SALAH' })
      const [diambil, tetap] = [await pindah(kurang), await pindah(ada)]
      const no_so = await mulai(d, su, 'CN02')
      boleh(await d.coba(su, pindaiOpname, { no_so, kode_barcode: ada }))
      boleh(await tutup(d, su, no_so))
      boleh(await d.coba(owner, pindaiOpname, { no_so, kode_barcode: ada }))
      boleh(await tutup(d, owner, no_so))
      boleh(await batal(tetap))
      return lolos(await batal(diambil))
    },
  },
  {
    id: 'opname-koreksi',
    aturan: 'koreksi-dicari',
    juga: ['hitung-dicari'],
    siasat: 'su meringankan di buku cincin yang tidak ditemukan hitungan, supaya yang hilang ditanggung lebih ringan',
    main: async (d) => {
      const { su } = d.user
      const { kurang, ada } = await dibatalkan(d)
      const ringan = (kode: string) =>
        d.coba(su, koreksiBerat, {
          kode,
          berat: gram(3.46),
          berat_asli: gram(3.46),
          alasan: 'SALAH TIMBANG',
          otorisasi: null,
        })
      boleh(await ringan(ada))
      return lolos(await ringan(kurang))
    },
  },
  {
    id: 'opname-batal-jual',
    aturan: 'batal-jual-dicari',
    juga: ['hitung-dicari'],
    siasat: 'kasir menjual di buku cincin yang hilang, lalu membatalkannya: cincin itu kembali di baki tanpa ditemukan',
    main: async (d) => {
      const { owner, kasir } = d.user
      const { kurang, ada } = await dibatalkan(d)
      const batal = async (kode: string) => {
        const nota = await jualSah(owner, owner, [kode])
        const form = batalForm(nota)
        const otorisasi = d.minta(await d.coba(kasir, batalJual, form))
        // SU agrees to an undo, and never to a piece that is looked for.
        const setuju = await d.setujui(kasir, otorisasi, 'SU')
        return lolos(setuju) ? d.coba(kasir, batalJual, { ...form, otorisasi }) : setuju
      }
      boleh(await batal(ada))
      return lolos(await batal(kurang))
    },
  },
  {
    id: 'intip-hitungan-lama',
    aturan: 'hitung-lama',
    juga: ['hitung-buta'],
    siasat: 'gudang menghitung lagi, dan membaca di hitungan yang dibatalkan barang mana yang kurang',
    main: async (d) => {
      const { gudang } = d.user
      const { no_so, kurang } = await dibatalkan(d)
      const baca = () => d.coba(gudang, getOpname, { no_so })
      boleh(await baca())
      await mulai(d, gudang)
      return (await baca()).text.includes(kurang)
    },
  },
]
