/** Attacks with a key for other programs: in another shop, at another call, after it was taken away. */
import { z } from 'zod'
import { cabutKunciBaca, tambahKunciBaca } from '../../features/luar/kunci-baca/kunci-baca.contract.ts'
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

export const LUAR: readonly Serangan[] = [
  {
    id: 'kunci-toko-lain',
    aturan: 'kunci-toko',
    siasat: 'program akuntan membaca toko lain dengan kuncinya',
    main: async (d) => {
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
]
