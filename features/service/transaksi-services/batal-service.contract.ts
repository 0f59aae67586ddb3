import { alasan, defineDokumen, dibatalkan, endpoint, nomor, otorisasi, pesan, rupiah } from '@kencana/contract'
import { z } from 'zod'
import { pembayaran } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { noService, satuService } from './service.contract.ts'

/** A repair that is called off before anything of it was fetched. */
export const DOKUMEN_BATAL_SERVICE = defineDokumen({
  tabel: 'service_batal',
  nomor: 'no_batal_service',
  detail: 'service_batal_barang',
  kode: 'BSV',
  batal: 'BBS',
  kind: 'SERVICE',
  nama: 'Batal Service',
})

/** What an agreement to it is for. */
export const OTORISASI_BATAL_SERVICE = 'BATAL SERVICE'

const MENU = ['/lihat-services'] as const

export const batalService = endpoint({
  method: 'POST',
  path: 'service/batal',
  summary: 'Batalkan service: barang kembali ke customer seberat sekarang, DP kembali dikurangi yang hangus',
  effect: 'write',
  access: MENU,
  aksi: 'batal',
  input: z.object({
    no_service: noService(),
    versi: z.int(),
    alasan: alasan(),
    /** What of the deposit is kept for work that was done. */
    hangus: rupiah('Hangus').default(0 as never),
    /** How the rest goes back. */
    pembayaran: pembayaran(),
    otorisasi: otorisasi(),
  }),
  output: pesan().extend({ no_batal_service: z.string(), data: satuService }),
})

export const pulihkanService = endpoint({
  method: 'POST',
  path: 'service/batal/{no_batal_service}/batal',
  summary: 'Batalkan sebuah pembatalan service: barang dan DP kembali ke toko',
  effect: 'write',
  access: MENU,
  aksi: 'batal',
  input: z.object({ no_batal_service: nomor('No Batal'), alasan: alasan(), otorisasi: otorisasi() }),
  output: dibatalkan(),
})
