/** Attacks through people: made today, sent away, in another shop, or asked long ago. */
import { rp } from '@kencana/ledger'
import { gram, User } from '@kencana/testing'
import { tambahCincin } from '@kencana/testing/barang'
import { cincinLama, ditimbang, FOTO_TIMBANGAN, formBeli, isiKondisi } from '@kencana/testing/pembelian'
import { z } from 'zod'
import { createUser } from '../../features/akses/users/users.contract.ts'
import {
  batalOpname,
  mulaiOpname,
  pindaiOpname,
  setujuiOpname,
  tutupOpname,
} from '../../features/barang/stock-opname/stock-opname.contract.ts'
import { beli, validasiBeli } from '../../features/pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'
import { boleh, type Dunia, lolos, type Serangan } from './dunia.ts'

const biaya = (d: Dunia, siapa: User, jumlah: number, otorisasi: string | null = null) =>
  d.kirim(siapa, 'POST', 'uang-kas/ambil', { kode_transaksi: 'BIAYA TOKO', keterangan: 'x', jumlah, otorisasi })

const putuskan = (d: Dunia, siapa: User, id: string) =>
  d.kirim(siapa, 'POST', `otorisasi/minta/${id}/putuskan`, { setuju: true, kata: '' })

/** A user whom SU makes today. */
const boneka = async (d: Dunia, user_id: string, level: string): Promise<User> => {
  const user = { user_id, user_name: user_id, level, kode_toko: 'TK01', password: 'kencana123' }
  boleh(await d.coba(d.user.su, createUser, user))
  return d.shop.login(user_id)
}

const gelang = () => formBeli([cincinLama({ kode_dept: 'GLG', berat: gram(10), harga: rp(10_000_000) })])

/** Counts CN01 without a ring that is gone, with two people. */
const hitung = async (d: Dunia, satu: User, dua: User): Promise<string> => {
  await tambahCincin(d.user.owner)
  const { kode_barcode } = await tambahCincin(d.user.owner)
  const { no_so } = boleh(await d.coba(satu, mulaiOpname, { kode_baki: 'CN01' })) as { no_so: string }
  for (const siapa of [satu, dua]) {
    boleh(await d.coba(siapa, pindaiOpname, { no_so, kode_barcode }))
    boleh(await d.coba(siapa, tutupOpname, { no_so, berat_timbang: gram(184) }))
  }
  return no_so
}

export const ORANG: readonly Serangan[] = [
  {
    id: 'dua-boneka',
    aturan: 'saksi-baru',
    siasat: 'SU membuat dua user hari ini: yang satu membeli, yang lain mengesahkan',
    main: async (d) => {
      await isiKondisi(d.user.owner)
      const pembeli = await boneka(d, 'BONEKA1', 'SALES')
      const saksi = await boneka(d, 'BONEKA2', 'KASIR')
      const { data } = z.decode(beli.output, boleh(await d.coba(pembeli, beli, gelang())))
      const jawab = await d.coba(saksi, validasiBeli, ditimbang(data))
      if (!lolos(jawab)) boleh(await d.coba(d.user.kasir, validasiBeli, ditimbang(data)))
      return lolos(jawab)
    },
  },
  {
    id: 'wakil-dan-boneka',
    aturan: 'wakil-baru',
    siasat: 'SU mengganti password wakil, lalu user buatannya meminta',
    main: async (d) => {
      const batas = { rp_kasus: 2_000_000, rp_hari: 2_000_000, mg_kasus: 1, mg_hari: 1 }
      const hari = { dari: '2026-03-03', sampai: '2026-03-04' }
      boleh(await d.kirim(d.user.owner, 'POST', 'wakil', { user_id: 'SALES', ...hari, ...batas }))
      const peminta = await boneka(d, 'BONEKA1', 'KASIR')
      boleh(await d.kirim(d.user.su, 'PUT', 'users/reset-password/SALES', { password: 'kencana456' }))
      const wakil = await d.shop.login('SALES', 'kencana456')
      const id = d.minta(await biaya(d, peminta, 600_000))
      const jawab = await putuskan(d, wakil, id)
      if (!lolos(jawab)) boleh(await putuskan(d, d.user.owner, id))
      return lolos(jawab)
    },
  },
  {
    id: 'opname-boneka',
    aturan: 'hitung-boneka',
    siasat: 'SU menyetujui hilangnya cincin yang dihitung dua user buatannya',
    main: async (d) => {
      const no_so = await hitung(d, await boneka(d, 'BONEKA1', 'GUDANG'), await boneka(d, 'BONEKA2', 'GUDANG'))
      const jawab = await d.coba(d.user.su, setujuiOpname, { no_so })
      if (!lolos(jawab)) boleh(await d.coba(d.user.owner, setujuiOpname, { no_so }))
      return lolos(jawab)
    },
  },
  {
    id: 'hitungan-dibatalkan',
    aturan: 'batal-hitung-own',
    siasat: 'SU menghitung, cincin kurang, lalu membatalkan hitungannya',
    main: async (d) => {
      const no_so = await hitung(d, d.user.su, d.user.gudang)
      const batal = { no_so, alasan: 'ULANG', otorisasi: null }
      const jawab = await d.coba(d.user.su, batalOpname, batal)
      if (lolos(jawab)) return true
      const id = d.minta(jawab)
      boleh(await d.setujui(d.user.su, id, 'OWNER'))
      boleh(await d.coba(d.user.su, batalOpname, { ...batal, otorisasi: id }))
      return false
    },
  },
  {
    id: 'usir-saksi',
    aturan: 'saksi-diusir',
    siasat: 'SU mengeluarkan semua orang, lalu memakai foto sebagai ganti saksi',
    main: async (d) => {
      await isiKondisi(d.user.owner)
      boleh(await d.kirim(d.user.owner, 'PUT', 'users/logout'))
      const { data } = z.decode(beli.output, boleh(await d.coba(d.user.su, beli, gelang())))
      const id = d.minta(await d.coba(d.user.su, validasiBeli, ditimbang(data)))
      for (const user_id of ['KASIR', 'SALES', 'GUDANG'])
        boleh(await d.kirim(d.user.su, 'PUT', `users/sesi/${user_id}/keluarkan`, { sesi: null }))
      const foto = { id, alasan: 'sepi', foto: FOTO_TIMBANGAN }
      const jawab = await d.kirim(d.user.su, 'POST', 'otorisasi/sendiri', foto)
      if (!lolos(jawab)) boleh(await putuskan(d, await d.shop.login('KASIR'), id))
      return lolos(jawab)
    },
  },
  {
    id: 'persetujuan-basi',
    aturan: 'basi',
    siasat: 'KASIR menyimpan persetujuan dan memakainya berjam-jam kemudian',
    main: async (d) => {
      const minta = async () => {
        const id = d.minta(await biaya(d, d.user.kasir, 600_000))
        boleh(await d.setujui(d.user.kasir, id, 'OWNER'))
        return id
      }
      boleh(await biaya(d, d.user.kasir, 600_000, await minta()))
      const id = await minta()
      d.shop.clock.walk(0.2)
      return lolos(await biaya(d, d.user.kasir, 600_000, id))
    },
  },
  {
    id: 'batas-di-toko-lain',
    aturan: 'batas-semua-toko',
    juga: ['batas-hari'],
    siasat: 'SU menghabiskan batas sehari, lalu pindah toko',
    main: async (d) => {
      await d.shop.toko(d.user.owner, 'TK02')
      for (let i = 0; i < 2; i += 1) boleh(await biaya(d, d.user.su, 500_000))
      const pindah = await d.kirim(d.user.su, 'POST', 'users/pindah-toko', { kode_toko: 'TK02' })
      return lolos(await biaya(d, new User(d.shop.app, boleh(pindah)), 500_000))
    },
  },
]
