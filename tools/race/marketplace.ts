/** Notas that a platform owes: one user enters what it paid out, the other undoes the sale that somebody agreed to undo. */
import { rp } from '@kencana/ledger'
import { type Caller, CallRefused } from '@kencana/server-kit'
import { authorization } from '../../features/akses/otorisasi/otorisasi.contract.ts'
import { marketplace } from '../../features/master/marketplace/marketplace.contract.ts'
import { rekening } from '../../features/pengaturan/rekening/rekening.contract.ts'
import { cairMarketplace } from '../../features/penjualan/cair-marketplace/cair-marketplace.contract.ts'
import type { Nota } from '../../features/penjualan/transaksi-penjualan/nota.contract.ts'
import {
  batalJual,
  jual,
  validasiJual,
} from '../../features/penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'

type Form = Parameters<typeof formBatal>[0]

/** A little of each: what one user says has come in a day is limited. */
const SEDIKIT = rp(10_000)

/** A platform, and the account that it pays to. */
export const isiMarketplace = async (caller: Caller): Promise<void> => {
  const biaya = { biaya_transfer: null, biaya_debet: null, biaya_credit: null, biaya_qris: null }
  await caller.call(rekening.create, { no_rekening: '0111', kode_bank: 'BCA', atas_nama: 'LOMBA', ...biaya })
  await caller.call(marketplace.create, { kode_marketplace: 'TOKPED', nama_marketplace: 'TOKPED', biaya: null })
}

const formBatal = ({ no_faktur_jual, versi, barang }: Pick<Nota, 'no_faktur_jual' | 'versi' | 'barang'>) => ({
  no_faktur_jual,
  versi,
  alasan: 'LOMBA',
  timbang: barang.map(({ kode_barcode, berat }) => ({ kode_barcode, berat })),
  pembayaran: [],
  void_edc: false,
})

/** Has the owner agree to an undo. @returns the agreement's id */
const setujui = async (caller: Caller, form: Form, password: string): Promise<string> => {
  const ditolak = await caller.call(batalJual, { ...formBatal(form), otorisasi: null }).catch((error: unknown) => error)
  if (!(ditolak instanceof CallRefused) || ditolak.minta === undefined) throw new Error('no agreement was asked for')
  await caller.call(authorization, { id: ditolak.minta, user_id: 'OWNER', password })
  return ditolak.minta
}

/** Sells pieces to the platform: one enters them, the other validates; the owner agrees that the sale is undone. */
export const jualSemua = async (
  { kiri, kanan }: { kiri: Caller; kanan: Caller },
  isian: (kode: string) => Parameters<typeof kiri.call<typeof jual>>[1],
  semua: readonly string[],
  password: string,
): Promise<ReadonlyMap<string, { nota: Nota; otorisasi: string }>> => {
  const hasil = new Map<string, { nota: Nota; otorisasi: string }>()
  for (const kode of semua) {
    const order = { pembayaran: [], sahkan: false, marketplace: { kode_marketplace: 'TOKPED', no_order: kode } }
    const { data } = await kiri.call(jual, { ...isian(kode), ...order })
    const { no_faktur_jual, versi } = data
    const [nota] = (await kanan.call(validasiJual, { data: [{ no_faktur_jual, versi, pembayaran: [] }] })).data
    if (!nota) throw new Error('nothing validated')
    hasil.set(kode, { nota, otorisasi: await setujui(kanan, nota, password) })
  }
  return hasil
}

/** What each of the two does with the nota of a piece. */
export const aksiMarketplace = (
  { kiri, kanan }: { kiri: Caller; kanan: Caller },
  semua: Awaited<ReturnType<typeof jualSemua>>,
): { kiri: (kode: string) => Promise<unknown>; kanan: (kode: string) => Promise<unknown> } => {
  const milik = (kode: string) => {
    const satu = semua.get(kode)
    if (!satu) throw new Error(`${kode} was not sold`)
    return satu
  }
  return {
    kiri: (kode) => {
      const { no_faktur_jual, tagihan } = milik(kode).nota
      const data = [{ no_faktur_jual, sisa: tagihan, diterima: SEDIKIT, biaya: rp(0) }]
      return kiri.call(cairMarketplace, { no_rekening: '0111', referensi: '', keterangan: '', data })
    },
    kanan: (kode) => {
      const { nota, otorisasi } = milik(kode)
      return kanan.call(batalJual, { ...formBatal(nota), otorisasi })
    },
  }
}
