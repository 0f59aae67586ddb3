/** Attacks on agreements: guessed, given to oneself, used for something else. */

import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, type User } from '@kencana/testing'
import { tambahCincin } from '@kencana/testing/barang'
import { createUser, resetPassword } from '../../features/akses/users/users.contract.ts'
import { koreksiBerat } from '../../features/barang/koreksi-barang/koreksi-barang.contract.ts'
import { tambahKas } from '../../features/keuangan/uang/uang.contract.ts'
import { boleh, type Dunia, lolos, type Serangan } from './dunia.ts'

const ambil = (d: Dunia, siapa = d.user.kasir, jumlah = 600_000, otorisasi: string | null = null) =>
  d.kirim(siapa, 'POST', 'uang-kas/ambil', {
    kode_transaksi: 'BIAYA TOKO',
    keterangan: 'plastik',
    jumlah,
    otorisasi,
  })

const setuju = async (d: Dunia, siapa = d.user.kasir, oleh = 'OWNER', jumlah = 600_000) => {
  const id = d.minta(await ambil(d, siapa, jumlah))
  return { id, jawab: await d.setujui(siapa, id, oleh) }
}

/** An answer from somebody's own screen. */
const putus = (d: Dunia, siapa: User, id: string) =>
  d.kirim(siapa, 'POST', `otorisasi/minta/${id}/putuskan`, { setuju: true, kata: '' })

/** A clerk whom OWNER named his deputy; made long ago, so that nothing else speaks against him. */
const tunjukWakil = async (d: Dunia, rp_hari: number): Promise<User> => {
  const batas = { rp_kasus: rp_hari, rp_hari, mg_kasus: 1, mg_hari: 1 }
  const hari = { dari: '2026-03-03', sampai: '2026-03-04' }
  boleh(await d.kirim(d.user.owner, 'POST', 'wakil', { user_id: 'GUDANG', ...hari, ...batas }))
  return d.user.gudang
}

export const PERSETUJUAN: readonly Serangan[] = [
  {
    id: 'tebak-password',
    aturan: 'tebakan',
    siasat: 'menebak password pemilik, diselingi yang benar milik sendiri',
    main: async (d) => {
      const id = d.minta(await ambil(d))
      boleh(await d.setujui(d.user.kasir, id, 'OWNER'))
      const lagi = d.minta(await ambil(d, d.user.kasir, 610_000))
      for (let i = 0; i < 10; i += 1) {
        await d.setujui(d.user.kasir, lagi, 'OWNER', `tebak${i}`)
        if (i % 5 === 4) await d.setujui(d.user.kasir, lagi, 'KASIR')
      }
      return lolos(await d.setujui(d.user.kasir, lagi, 'OWNER'))
    },
  },
  {
    id: 'setuju-sendiri',
    aturan: 'orang-lain',
    siasat: 'SU menyetujui permintaannya sendiri dengan passwordnya',
    main: async (d) => {
      boleh((await setuju(d, d.user.su, 'OWNER')).jawab)
      return lolos((await setuju(d, d.user.su, 'SU', 610_000)).jawab)
    },
  },
  {
    id: 'setuju-sendiri-layar',
    aturan: 'orang-lain',
    siasat: 'SU menyetujui permintaannya sendiri dari layar lain',
    main: async (d) => {
      const id = d.minta(await ambil(d, d.user.su))
      const layar = await d.shop.login('SU')
      const putus = (siapa: typeof layar) =>
        d.kirim(siapa, 'POST', `otorisasi/minta/${id}/putuskan`, { setuju: true, kata: '' })
      const jawab = await putus(layar)
      if (!lolos(jawab)) boleh(await putus(d.user.owner))
      return lolos(jawab)
    },
  },
  {
    id: 'alasan-sendiri',
    aturan: 'sendirian',
    siasat: 'SU memberi alasan saja, seolah tidak ada pemilik lain',
    main: async (d) => {
      const id = d.minta(await ambil(d, d.user.su))
      const jawab = await d.kirim(d.user.su, 'POST', 'otorisasi/sendiri', { id, alasan: 'sendirian' })
      if (!lolos(jawab)) boleh(await d.setujui(d.user.su, id, 'OWNER'))
      return lolos(jawab)
    },
  },
  {
    id: 'boneka',
    aturan: 'boneka',
    siasat: 'SU membuat kasir baru, kasir itu meminta, SU menyetujui',
    main: async (d) => {
      const user = { user_id: 'BONEKA', user_name: 'BONEKA', level: 'KASIR', kode_toko: 'TK01', password: 'kencana123' }
      boleh(await d.coba(d.user.su, createUser, user))
      const boneka = await d.shop.login('BONEKA')
      const id = d.minta(await ambil(d, boneka))
      return lolos(await d.setujui(boneka, id, 'SU'))
    },
  },
  {
    id: 'password-pinjaman',
    aturan: 'boneka',
    siasat: 'SU memberi kasir password baru, meminta sebagai dia, lalu menyetujui',
    main: async (d) => {
      boleh(await d.kirim(d.user.su, 'PUT', 'users/reset-password/KASIR', { password: 'rahasia123' }))
      const kasir = await d.shop.login('KASIR', 'rahasia123')
      const id = d.minta(await ambil(d, kasir))
      return lolos(await d.setujui(kasir, id, 'SU'))
    },
  },
  {
    id: 'pemilik-baru',
    aturan: 'sehari',
    siasat: 'pemilik yang diangkat hari ini menyetujui, padahal ada yang lama',
    main: async (d) => {
      const user = { user_id: 'SU2', user_name: 'SU DUA', level: 'SU', kode_toko: 'TK01', password: 'kencana123' }
      boleh(await d.coba(d.user.owner, createUser, user))
      // Whoever gave the password chooses another with it.
      await d.shop.login('SU2')
      return lolos((await setuju(d, d.user.kasir, 'SU2')).jawab)
    },
  },
  {
    id: 'bukan-pemilik',
    aturan: 'pemilik',
    siasat: 'GUDANG menyetujui permintaan KASIR dari layarnya',
    main: async (d) => {
      const id = d.minta(await ambil(d))
      const jawab = await d.kirim(d.user.gudang, 'POST', `otorisasi/minta/${id}/putuskan`, { setuju: true, kata: '' })
      if (!lolos(jawab))
        boleh(await d.kirim(d.user.owner, 'POST', `otorisasi/minta/${id}/putuskan`, { setuju: true, kata: '' }))
      return lolos(jawab)
    },
  },
  {
    id: 'ganti-isi',
    aturan: 'draft',
    siasat: 'koreksi berat yang disetujui disimpan dengan berat asli lain',
    main: async (d) => {
      const { kode_barang: kode } = await tambahCincin(d.user.owner)
      const isian = { kode, berat: gram(3), berat_asli: gram(3), alasan: 'SALAH TIMBANG', otorisasi: null }
      const otorisasi = d.minta(await d.coba(d.user.su, koreksiBerat, isian))
      boleh(await d.setujui(d.user.su, otorisasi, 'OWNER'))
      const lain = await d.coba(d.user.su, koreksiBerat, { ...isian, berat_asli: gram(2.99), otorisasi })
      if (!lolos(lain)) boleh(await d.coba(d.user.su, koreksiBerat, { ...isian, otorisasi }))
      return lolos(lain)
    },
  },
  {
    id: 'ganti-fakta',
    aturan: 'fakta',
    siasat: 'koreksi 0.485 g disetujui, dipakai setelah berat barang berubah',
    main: async (d) => {
      const { kode_barang: kode } = await tambahCincin(d.user.owner)
      const isian = (berat: number, otorisasi: string | null = null) => ({
        kode,
        berat: gram(berat),
        berat_asli: gram(berat),
        alasan: 'X',
        otorisasi,
      })
      const dua = []
      for (const berat of [3, 3.2]) {
        const id = d.minta(await d.coba(d.user.su, koreksiBerat, isian(berat)))
        boleh(await d.setujui(d.user.su, id, 'OWNER'))
        dua.push(isian(berat, id))
      }
      const [a, b] = dua
      if (!a || !b) throw new Error('two corrections')
      boleh(await d.coba(d.user.su, koreksiBerat, b))
      return lolos(await d.coba(d.user.su, koreksiBerat, a))
    },
  },
  {
    id: 'milik-orang',
    aturan: 'peminta',
    siasat: 'SALES memakai persetujuan yang diberikan kepada KASIR',
    main: async (d) => {
      const { id, jawab } = await setuju(d, d.user.owner, 'SU')
      boleh(jawab)
      return lolos(await ambil(d, d.user.kasir, 600_000, id))
    },
  },
  {
    id: 'intip-permintaan',
    aturan: 'baca-minta',
    siasat: 'KASIR membaca permintaan pemilik',
    main: async (d) => {
      const id = d.minta(await ambil(d, d.user.owner))
      boleh(await d.kirim(d.user.owner, 'GET', `otorisasi/minta/${id}`))
      return lolos(await d.kirim(d.user.kasir, 'GET', `otorisasi/minta/${id}`))
    },
  },
  {
    id: 'wakil-lewat-batas',
    aturan: 'wakil',
    siasat: 'wakil menyetujui lebih dari batasnya',
    main: async (d) => {
      const kepala = await tunjukWakil(d, 700_000)
      const jawab = async (jumlah: number) => putus(d, kepala, d.minta(await ambil(d, d.user.kasir, jumlah)))
      boleh(await jawab(600_000))
      return lolos(await jawab(610_000))
    },
  },
  {
    id: 'wakil-tunjukan-sendiri',
    aturan: 'wakil-sendiri',
    siasat: 'OWNER menyetujui permintaannya sendiri lewat wakil yang ditunjuknya',
    main: async (d) => {
      const kepala = await tunjukWakil(d, 2_000_000)
      const id = d.minta(await ambil(d, d.user.owner))
      const jawab = await putus(d, kepala, id)
      if (!lolos(jawab)) boleh(await putus(d, d.user.su, id))
      return lolos(jawab)
    },
  },
  {
    id: 'wakil-sandi-baru',
    aturan: 'wakil-boneka',
    siasat: 'SU mengganti password wakil, lalu menyetujui permintaannya sendiri dengan itu',
    main: async (d) => {
      // In an installation's first day nobody is new: whose doing somebody is still counts.
      await d.shop.db.run(sql`UPDATE toko SET dibuat_pada = dibuat_pada + interval '12 hours'`)
      await tunjukWakil(d, 2_000_000)
      boleh(await d.coba(d.user.su, resetPassword, { id: 'GUDANG', password: 'kencana456' }))
      await d.shop.login('GUDANG', 'kencana456')
      const id = d.minta(await ambil(d, d.user.su))
      const jawab = await d.setujui(d.user.su, id, 'GUDANG', 'kencana456')
      if (!lolos(jawab)) boleh(await d.setujui(d.user.su, id, 'OWNER'))
      return lolos(jawab)
    },
  },
  {
    id: 'wakil-membatalkan',
    aturan: 'batal-taruhan',
    juga: ['wakil'],
    siasat: 'wakil menyetujui pembatalan yang nilainya di atas batasnya',
    main: async (d) => {
      const kepala = await tunjukWakil(d, 100_000)
      const { id, jawab } = await setuju(d)
      boleh(jawab)
      const { no_uang } = boleh(await ambil(d, d.user.kasir, 600_000, id)) as { no_uang: string }
      const batal = d.minta(await d.kirim(d.user.kasir, 'POST', `uang/${no_uang}/batal`, { alasan: 'salah' }))
      const putusan = await putus(d, kepala, batal)
      if (!lolos(putusan)) boleh(await putus(d, d.user.owner, batal))
      return lolos(putusan)
    },
  },
  {
    id: 'batal-yang-disetujui',
    aturan: 'batal-setuju',
    siasat: 'dokumen yang disetujui dibatalkan tanpa bertanya',
    main: async (d) => {
      const { id, jawab } = await setuju(d)
      boleh(jawab)
      const { no_uang } = boleh(await ambil(d, d.user.kasir, 600_000, id)) as { no_uang: string }
      return lolos(await d.kirim(d.user.kasir, 'POST', `uang/${no_uang}/batal`, { alasan: 'salah' }))
    },
  },
  {
    id: 'batal-uang-masuk',
    aturan: 'batal-gerak',
    siasat: 'uang masuk 900,000 dicatat lalu dibatalkan: laci dikosongkan lewat pembatalan',
    main: async (d) => {
      const masuk = { kode_transaksi: 'TAMBAH MODAL', keterangan: 'titip', jumlah: rp(900_000) }
      const { no_uang } = boleh(await d.coba(d.user.kasir, tambahKas, masuk)) as { no_uang: string }
      return lolos(await d.kirim(d.user.kasir, 'POST', `uang/${no_uang}/batal`, { alasan: 'salah' }))
    },
  },
  {
    id: 'ambil-besar',
    aturan: 'batas-dokumen',
    siasat: 'KASIR mengambil 500,001 sekali jalan',
    main: async (d) => {
      // Together a day's limit: only the document's is in the way.
      boleh(await ambil(d, d.user.kasir, 499_999))
      return lolos(await ambil(d, d.user.kasir, 500_001))
    },
  },
  {
    id: 'ambil-pecah',
    aturan: 'batas-hari',
    siasat: 'KASIR memecah uang keluar menjadi banyak yang kecil',
    main: async (d) => {
      for (let i = 0; i < 2; i += 1) boleh(await ambil(d, d.user.kasir, 500_000))
      return lolos(await ambil(d, d.user.kasir, 500_000))
    },
  },
  {
    id: 'ambil-serentak',
    aturan: 'batas-hari',
    siasat: 'delapan permintaan uang keluar pada saat yang sama',
    main: async (d) => {
      const semua = await Promise.all(Array.from({ length: 8 }, () => ambil(d, d.user.kasir, 500_000)))
      return semua.filter((one) => lolos(one)).length > 2
    },
  },
]
