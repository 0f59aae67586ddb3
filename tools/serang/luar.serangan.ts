/** Attacks with a key for other programs: in another shop, at another call, after it was taken away. */
import { z } from 'zod'
import { aktifUser } from '../../features/akses/users/users.contract.ts'
import { cabutKunciBaca, tambahKunciBaca } from '../../features/luar/kunci-baca/kunci-baca.contract.ts'
import { cabutPapan, tambahPapan } from '../../features/luar/papan-harga/papan-harga.contract.ts'
import { boleh, type Dunia, lolos, type Serangan } from './dunia.ts'

const LAPORAN = 'pembelian/get/report'

const kunci = async (d: Dunia) => {
  const isi = { nama: 'AKUNTAN', panggilan: [LAPORAN], toko: ['TK01'], identitas: false, sampai: '2026-12-31' }
  return z.decode(tambahKunciBaca.output, boleh(await d.coba(d.user.owner, tambahKunciBaca, isi)))
}

const baca = async (d: Dunia, token: string, path = LAPORAN, toko = 'TK01') => {
  const answer = await d.shop.app.inject({
    method: 'GET',
    url: `/api/v1/${path}`,
    headers: { 'x-api-key': token, 'x-kode-toko': toko },
    query: { tgl_from: '2026-03-01', tgl_to: '2026-03-31' },
  })
  const { statusCode: status, body: text, rawPayload: bytes, headers } = answer
  const jawab = { status, text, json: undefined, bytes, headers }
  d.jawaban.push(jawab)
  return jawab
}

const papan = async (d: Dunia) => {
  const isi = { nama: 'TELEVISI', kode_group: ['MM'], beli: false }
  return z.decode(tambahPapan.output, boleh(await d.coba(d.user.owner, tambahPapan, isi)))
}

const lihat = async (d: Dunia, kunci: string) => {
  const answer = await d.shop.app.inject({ method: 'GET', url: `/api/v1/papan-harga/${kunci}` })
  const { statusCode: status, body: text, rawPayload: bytes, headers } = answer
  const jawab = { status, text, json: undefined, bytes, headers }
  d.jawaban.push(jawab)
  return jawab
}

export const LUAR: readonly Serangan[] = [
  {
    id: 'kunci-toko-lain',
    aturan: 'kunci-toko',
    siasat: 'program akuntan membaca toko lain dengan kuncinya',
    main: async (d) => {
      await d.shop.toko(d.user.owner, 'TK02')
      const { token } = await kunci(d)
      boleh(await baca(d, token))
      return lolos(await baca(d, token, LAPORAN, 'TK02'))
    },
  },
  {
    id: 'kunci-laporan-lain',
    aturan: 'kunci-panggilan',
    siasat: 'program akuntan membaca penjualan dengan kunci untuk pembelian',
    main: async (d) => {
      const { token } = await kunci(d)
      boleh(await baca(d, token))
      return lolos(await baca(d, token, 'penjualan/get/report'))
    },
  },
  {
    id: 'kunci-sesudah-dicabut',
    aturan: 'kunci-dicabut',
    siasat: 'program yang kuncinya dicabut tetap membaca',
    main: async (d) => {
      const { token, id } = await kunci(d)
      boleh(await baca(d, token))
      boleh(await d.coba(d.user.owner, cabutKunciBaca, { id }))
      return lolos(await baca(d, token))
    },
  },
  {
    id: 'papan-tebak',
    aturan: 'papan-kunci',
    siasat: 'toko sebelah menebak sisa kunci papan harga yang terlihat awalnya',
    main: async (d) => {
      const { kunci } = await papan(d)
      boleh(await lihat(d, kunci))
      return lolos(await lihat(d, kunci.slice(0, -43) + 'A'.repeat(43)))
    },
  },
  {
    id: 'papan-sesudah-dicabut',
    aturan: 'papan-dicabut',
    siasat: 'papan harga yang kuncinya dicabut tetap dibaca',
    main: async (d) => {
      const { kunci, id } = await papan(d)
      boleh(await lihat(d, kunci))
      boleh(await d.coba(d.user.owner, cabutPapan, { id }))
      return lolos(await lihat(d, kunci))
    },
  },
  {
    id: 'papan-sesudah-turun',
    aturan: 'papan-berwenang',
    juga: ['papan-lepas'],
    siasat: 'papan harga buatan SU yang dinonaktifkan tetap dibaca',
    main: async (d) => {
      const isi = { nama: 'TELEVISI', kode_group: ['MM'], beli: false }
      const { kunci } = z.decode(tambahPapan.output, boleh(await d.coba(d.user.su, tambahPapan, isi)))
      boleh(await lihat(d, kunci))
      boleh(await d.coba(d.user.owner, aktifUser, { id: 'SU', aktif: false }))
      return lolos(await lihat(d, kunci))
    },
  },
  {
    id: 'papan-kembali',
    aturan: 'papan-lepas',
    siasat: 'papan harga SU yang pernah dinonaktifkan hidup lagi dengan pembuatnya, tanpa dibuat lagi',
    main: async (d) => {
      const isi = { nama: 'TELEVISI', kode_group: ['MM'], beli: false }
      const { kunci } = z.decode(tambahPapan.output, boleh(await d.coba(d.user.su, tambahPapan, isi)))
      boleh(await lihat(d, kunci))
      for (const aktif of [false, true]) boleh(await d.coba(d.user.owner, aktifUser, { id: 'SU', aktif }))
      return lolos(await lihat(d, kunci))
    },
  },
  {
    id: 'papan-toko-lain',
    aturan: 'papan-toko',
    siasat: 'SU toko lain mematikan papan harga toko ini',
    main: async (d) => {
      await d.shop.toko(d.user.owner, 'TK02')
      const lain = await d.shop.user(d.user.owner, 'SU2', 'SU', 'TK02')
      const sendiri = z.decode(
        tambahPapan.output,
        boleh(await d.coba(lain, tambahPapan, { nama: 'TELEVISI', kode_group: ['MM'], beli: false })),
      )
      boleh(await d.coba(lain, cabutPapan, { id: sendiri.id }))
      const { id } = await papan(d)
      return lolos(await d.coba(lain, cabutPapan, { id }))
    },
  },
]
