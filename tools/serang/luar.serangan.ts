/**
 * Attacks with a key for other programs: in another shop, at another call, after it was taken away; and with proofs for outsiders, which
 * carry closed days out of the house.
 */
import { siapkanKunciBukti } from '@kencana/server-kit'
import type { User } from '@kencana/testing'
import { tambahCincin } from '@kencana/testing/barang'
import { jualSah } from '@kencana/testing/penjualan'
import { z } from 'zod'
import { aktifUser } from '../../features/akses/users/users.contract.ts'
import { buatBukti } from '../../features/luar/bukti/bukti.contract.ts'
import { cabutKunciBaca, tambahKunciBaca } from '../../features/luar/kunci-baca/kunci-baca.contract.ts'
import { cabutPapan, tambahPapan } from '../../features/luar/papan-harga/papan-harga.contract.ts'
import { boleh, type Dunia, lolos, type Serangan } from './dunia.ts'

const LAPORAN = 'pembelian/get/report'
const JUAL = 'penjualan/get/report'

const kunci = async (
  d: Dunia,
  oleh = d.user.owner,
  lain: { identitas?: boolean; sampai?: string; panggilan?: string[] } = {},
) => {
  const isi = { nama: 'AKUNTAN', panggilan: [LAPORAN], toko: ['TK01'], identitas: false, sampai: '2026-12-31', ...lain }
  return z.decode(tambahKunciBaca.output, boleh(await d.coba(oleh, tambahKunciBaca, isi)))
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

/** The first day as a proof, of an installation that has a key for it. */
const buat = async (d: Dunia, oleh: User) => {
  const asal = { dataDir: '', buktiKey: '03'.repeat(32) }
  await siapkanKunciBukti(d.shop.deps.db, asal, d.shop.clock.now(), () => undefined)
  return d.coba(oleh, buatBukti, { tgl_from: '2026-03-02', tgl_to: '2026-03-02', alasan: 'AUDIT' })
}
const unduh = (d: Dunia, oleh: User, id: string) => d.kirim(oleh, 'GET', `bukti/export/${id}`)

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
      return lolos(await baca(d, token, JUAL))
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
    id: 'kunci-kembali',
    aturan: 'kunci-lepas',
    juga: ['kunci-dicabut'],
    siasat: 'program membaca lagi dengan kunci lama, begitu OWN yang membuatnya dan diberhentikan diangkat kembali',
    main: async (d) => {
      const lain = await d.shop.user(d.user.owner, 'OWN2', 'OWN')
      const { token } = await kunci(d, lain)
      boleh(await baca(d, token))
      for (const aktif of [false, true]) boleh(await d.coba(d.user.owner, aktifUser, { id: 'OWN2', aktif }))
      return lolos(await baca(d, token))
    },
  },
  {
    id: 'kunci-lewat-hari',
    aturan: 'kunci-sampai',
    siasat: 'program membaca terus sesudah hari terakhir kuncinya',
    main: async (d) => {
      const { token } = await kunci(d, d.user.owner, { sampai: d.user.owner.data.tgl_system })
      boleh(await baca(d, token))
      d.shop.clock.walk(1)
      return lolos(await baca(d, token))
    },
  },
  {
    id: 'kunci-penuh',
    aturan: 'kunci-semenit',
    siasat: 'program membaca berulang-ulang sampai toko menjadi lambat',
    main: async (d) => {
      const { token } = await kunci(d)
      for (let ke = 0; ke < 60; ke += 1) boleh(await baca(d, token))
      return lolos(await baca(d, token))
    },
  },
  {
    id: 'kunci-tebak',
    aturan: 'kunci-utuh',
    siasat: 'program menebak sisa kunci yang awalnya terlihat di daftar kunci',
    main: async (d) => {
      const { token } = await kunci(d)
      boleh(await baca(d, token))
      return lolos(await baca(d, token.slice(0, -43) + 'A'.repeat(43)))
    },
  },
  {
    id: 'kunci-pelanggan',
    aturan: 'kunci-identitas',
    siasat: 'program akuntan membaca nama customer tanpa dicentang OWN',
    main: async (d) => {
      const { kode_barcode } = await tambahCincin(d.user.owner)
      await jualSah(d.user.owner, d.user.owner, [kode_barcode], { nama_customer: 'IBU RAHASIA' })
      const terbaca = async (identitas: boolean) => {
        const { token } = await kunci(d, d.user.owner, { identitas, panggilan: [JUAL] })
        const jawab = await baca(d, token, JUAL)
        if (!lolos(jawab)) throw new Error(`the report was refused: ${jawab.text}`)
        return jawab.text.includes('IBU RAHASIA')
      }
      if (!(await terbaca(true))) throw new Error('the customer is in no row')
      return terbaca(false)
    },
  },
  {
    id: 'bukti-su',
    aturan: 'bukti-own',
    siasat: 'SU membawa hari-hari toko keluar sebagai bukti',
    main: async (d) => {
      boleh(await buat(d, d.user.owner))
      return lolos(await buat(d, d.user.su))
    },
  },
  {
    id: 'bukti-orang-lain',
    aturan: 'bukti-pembuat',
    siasat: 'OWN lain mengunduh bukti yang tercatat dibuat orang lain',
    main: async (d) => {
      const lain = await d.shop.user(d.user.owner, 'OWN2', 'OWN')
      const { id } = boleh(await buat(d, d.user.owner)) as { id: string }
      boleh(await unduh(d, d.user.owner, id))
      return lolos(await unduh(d, lain, id))
    },
  },
  {
    id: 'bukti-lewat',
    aturan: 'bukti-sekali',
    siasat: 'nomor bukti lama dipakai mengunduh lagi tanpa tercatat',
    main: async (d) => {
      const { id } = boleh(await buat(d, d.user.owner)) as { id: string }
      boleh(await unduh(d, d.user.owner, id))
      d.shop.clock.walk(16 / 24 / 60)
      return lolos(await unduh(d, d.user.owner, id))
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
