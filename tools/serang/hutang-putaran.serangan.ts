/** Attacks on what a count of envelopes found: calling it off, looking on twice, and saying what nobody saw. */
import { mg } from '@kencana/ledger'
import { gram, type User } from '@kencana/testing'
import { formLunas, kartu } from '@kencana/testing/hutang'
import { z } from 'zod'
import { listMinta } from '../../features/akses/otorisasi/otorisasi.contract.ts'
import {
  batalOpnameHutang,
  getOpnameHutang,
  pindaiAmplop,
  setujuiOpnameHutang,
  temuJaminan,
  tutupOpnameHutang,
} from '../../features/hutang/stock-opname-hutang/stock-opname-hutang.contract.ts'
import { lunasiHutang } from '../../features/hutang/transaksi-hutang/bayar-hutang.contract.ts'
import { boleh, type Dunia, lolos, type Serangan } from './dunia.ts'
import { dihitung } from './hutang.serangan.ts'

const putus = (d: Dunia, siapa: User, id: string, dibaca = 0) =>
  d.kirim(siapa, 'POST', `otorisasi/minta/${id}/putuskan`, { setuju: true, kata: '', dibaca })

/** A round in which nothing is found, closed before a witness. */
const tutupKosong = async (d: Dunia, no_so: string, siapa: User, saksi: User) => {
  const isi = { no_so, berat_timbang: mg(0) }
  const id = d.minta(await d.coba(siapa, tutupOpnameHutang, isi))
  boleh(await putus(d, saksi, id))
  boleh(await d.coba(siapa, tutupOpnameHutang, { ...isi, otorisasi: id }))
}

/** A cashier who counts nothing; of SU's making, so that OWN may agree to what he does. */
const kasirLain = (d: Dunia): Promise<User> => d.shop.user(d.user.su, 'KASIR2', 'KASIR')

/** A redemption to which OWN agrees, in good faith. */
const tebusOwn = async (d: Dunia, kasir: User, no_hutang: string) => {
  const isi = formLunas(await kartu(kasir, no_hutang))
  const id = d.minta(await d.coba(kasir, lunasiHutang, isi))
  boleh(await d.setujui(kasir, id, 'OWNER'))
  boleh(await d.coba(kasir, lunasiHutang, { ...isi, otorisasi: id }))
}

/** Redeems a loan with a witness. @returns whether that was enough */
const tebusSaksi = async (d: Dunia, kasir: User, no_hutang: string): Promise<boolean> => {
  const { sales } = d.user
  const isi = formLunas(await kartu(kasir, no_hutang))
  const id = d.minta(await d.coba(kasir, lunasiHutang, isi))
  return lolos(await putus(d, sales, id)) && lolos(await d.coba(kasir, lunasiHutang, { ...isi, otorisasi: id }))
}

export const HUTANG_PUTARAN: readonly Serangan[] = [
  {
    id: 'hutang-batal-hitungan',
    aturan: 'batal-hitung-own',
    siasat: 'SU membatalkan hitungan yang sudah ditutup, dan amplop yang hilang tidak dicari lagi',
    main: async (d) => {
      const { kasir, sales, su } = d.user
      const { no_so, no_hutang } = await dihitung(d)
      await tutupKosong(d, no_so, kasir, sales)
      const isi = { no_so, alasan: 'SALAH', otorisasi: null }
      const jawab = await d.coba(su, batalOpnameHutang, isi)
      if (lolos(jawab)) return true
      const id = d.minta(jawab)
      boleh(await d.setujui(su, id, 'OWNER'))
      boleh(await d.coba(su, batalOpnameHutang, { ...isi, otorisasi: id }))
      return (await kartu(kasir, no_hutang)).hilang === null
    },
  },
  {
    id: 'hutang-batal-orang',
    aturan: 'batal-hitung-lain',
    siasat: 'gudang membatalkan hitungan kasir yang sedang berjalan',
    main: async (d) => {
      const { kasir, gudang } = d.user
      const { no_so } = await dihitung(d)
      const isi = { no_so, alasan: 'SALAH', otorisasi: null }
      if (lolos(await d.coba(gudang, batalOpnameHutang, isi))) return true
      boleh(await d.coba(kasir, batalOpnameHutang, isi))
      return false
    },
  },
  {
    id: 'hutang-saksi-dua',
    aturan: 'hutang-saksi-putaran',
    siasat: 'sales menyaksikan kedua putaran, yang menghitung berganti',
    main: async (d) => {
      const { kasir, sales, gudang, su } = d.user
      const { no_so } = await dihitung(d)
      await tutupKosong(d, no_so, kasir, sales)
      const id = d.minta(await d.coba(gudang, tutupOpnameHutang, { no_so, berat_timbang: mg(0) }))
      if (lolos(await putus(d, sales, id))) return true
      boleh(await putus(d, su, id))
      return false
    },
  },
  {
    id: 'hutang-saksi-buta',
    aturan: 'hutang-saksi-baca',
    siasat: 'kasir mengetik berat yang seharusnya, dan sales menyaksikannya dari jauh tanpa melihat timbangan',
    main: async (d) => {
      const { kasir, sales } = d.user
      const { no_so, label } = await dihitung(d)
      boleh(await d.coba(kasir, pindaiAmplop, { no_so, kode_amplop: label }))
      const isi = { no_so, berat_timbang: gram(10.12) }
      const tutup = async (dibaca: number) => {
        const id = d.minta(await d.coba(kasir, tutupOpnameHutang, isi))
        boleh(await putus(d, sales, id, dibaca))
        return d.coba(kasir, tutupOpnameHutang, { ...isi, otorisasi: id })
      }
      if (lolos(await tutup(10))) return true
      boleh(await tutup(10.12))
      return false
    },
  },
  {
    id: 'hutang-baca-timbangan',
    aturan: 'hutang-buta',
    siasat: 'gudang, yang akan menghitung ulang, membaca berat putaran pertama di daftar permintaan',
    main: async (d) => {
      const { kasir, gudang, sales } = d.user
      const { no_so, label } = await dihitung(d)
      boleh(await d.coba(kasir, pindaiAmplop, { no_so, kode_amplop: label }))
      const isi = { no_so, berat_timbang: gram(10.12) }
      const id = d.minta(await d.coba(kasir, tutupOpnameHutang, isi))
      const daftar = await d.coba(gudang, listMinta, {})
      if (!(boleh(daftar) as { id: string }[]).some((one) => one.id === id)) throw new Error('no request')
      boleh(await putus(d, sales, id, 10.12))
      boleh(await d.coba(kasir, tutupOpnameHutang, { ...isi, otorisasi: id }))
      return /10[.,]?12/.test(daftar.text)
    },
  },
  {
    id: 'hutang-temu-saksi',
    aturan: 'hutang-saksi-temu',
    siasat: 'gudang, saksi hitungan, menyatakan amplop yang hilang ditemukan',
    main: async (d) => {
      const { kasir, sales, gudang, owner, su } = d.user
      const { no_so, no_hutang } = await dihitung(d)
      await tutupKosong(d, no_so, kasir, gudang)
      await tutupKosong(d, no_so, su, sales)
      boleh(await d.coba(owner, setujuiOpnameHutang, { no_so }))
      const isi = { no_so, no_hutang, alasan: 'DI LACI', otorisasi: null }
      const jawab = await d.coba(gudang, temuJaminan, isi)
      if (jawab.headers['x-minta'] !== undefined) return true
      d.minta(await d.coba(kasir, temuJaminan, isi))
      return false
    },
  },
  {
    id: 'hutang-tebus-ulang',
    aturan: 'hutang-putaran-pertama',
    siasat: 'amplop tidak ada di putaran pertama; kasir lain menebusnya selagi dihitung ulang, supaya tercatat keluar',
    main: async (d) => {
      const { kasir, sales, su } = d.user
      const { no_so, no_hutang } = await dihitung(d)
      await tutupKosong(d, no_so, kasir, sales)
      const lain = await kasirLain(d)
      if (!(await tebusSaksi(d, lain, no_hutang))) await tebusOwn(d, lain, no_hutang)
      const batal = { no_so, alasan: 'SALAH', otorisasi: null }
      const id = d.minta(await d.coba(su, batalOpnameHutang, batal))
      boleh(await d.setujui(su, id, 'OWNER'))
      boleh(await d.coba(su, batalOpnameHutang, { ...batal, otorisasi: id }))
      const { hasil } = z.decode(getOpnameHutang.output, boleh(await d.coba(su, getOpnameHutang, { no_so })))
      return hasil?.kurang.amplop !== 1
    },
  },
  {
    id: 'hutang-lepas-ulang',
    aturan: 'hutang-ulang-own',
    siasat: 'amplop tidak ada di putaran pertama; kasir lain menebusnya selagi dihitung ulang, cukup disaksikan sales',
    main: async (d) => {
      const { kasir, sales } = d.user
      const { no_so, no_hutang } = await dihitung(d)
      await tutupKosong(d, no_so, kasir, sales)
      const lain = await kasirLain(d)
      if (await tebusSaksi(d, lain, no_hutang)) return true
      await tebusOwn(d, lain, no_hutang)
      return false
    },
  },
  {
    id: 'hutang-tanya-ulang',
    aturan: 'hutang-ulang-buta',
    siasat:
      'kasir yang menghitung menebus satu per satu selagi dihitung ulang, untuk tahu amplop mana yang tidak ditemukan',
    main: async (d) => {
      const { kasir, sales } = d.user
      const { no_so, no_hutang } = await dihitung(d)
      await tutupKosong(d, no_so, kasir, sales)
      const lain = await kasirLain(d)
      const isi = formLunas(await kartu(kasir, no_hutang), { identitas_pengambil: '' })
      const jawab = await d.coba(kasir, lunasiHutang, isi)
      await tebusOwn(d, lain, no_hutang)
      return jawab.text.includes('BARANG HUTANG HILANG')
    },
  },
  {
    id: 'hutang-tebus-tutup',
    aturan: 'hutang-kurang-tetap',
    siasat:
      'amplop tidak ada di putaran pertama, ditebus, lalu putaran kedua ditutup seperti biasa supaya tercatat keluar',
    main: async (d) => {
      const { kasir, sales, gudang, su } = d.user
      const { no_so, no_hutang } = await dihitung(d)
      await tutupKosong(d, no_so, kasir, sales)
      await tebusOwn(d, await kasirLain(d), no_hutang)
      await tutupKosong(d, no_so, gudang, su)
      const { hasil } = z.decode(getOpnameHutang.output, boleh(await d.coba(su, getOpnameHutang, { no_so })))
      return hasil?.kurang.amplop !== 1
    },
  },
  {
    id: 'hutang-hitung-kosong',
    aturan: 'hutang-kosong',
    siasat: 'kasir menimbang semua kantong tanpa memindai satu pun, supaya semua hutang tercatat hilang',
    main: async (d) => {
      const { kasir, sales } = d.user
      const { no_so, label } = await dihitung(d)
      const isi = { no_so, berat_timbang: gram(10.12) }
      const tutup = async () => {
        const jawab = await d.coba(kasir, tutupOpnameHutang, isi)
        if (jawab.headers['x-minta'] === undefined) return false
        const id = d.minta(jawab)
        boleh(await putus(d, sales, id, 10.12))
        boleh(await d.coba(kasir, tutupOpnameHutang, { ...isi, otorisasi: id }))
        return true
      }
      if (await tutup()) return true
      boleh(await d.coba(kasir, pindaiAmplop, { no_so, kode_amplop: label }))
      if (!(await tutup())) throw new Error('an honest count was refused')
      return false
    },
  },
]
