/** Whom something is sold to: anybody, a member, or who has to show his paper. Source: areas 01-penjualan 1.2. */
import type { InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { formatRibuan, type Rp } from '@kencana/ledger'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { catatIdentitas, pegangMember } from '../../member/data-member/data-member.api.ts'
import { bacaIdentitas, type Identitas } from '../../member/data-member/data-member.contract.ts'
import { kunciOrang, orangSama, UMUM } from '../../member/data-member/orang-sama.api.ts'
import { HARUS_DIKENAL, type jual } from './transaksi-penjualan.contract.ts'

/** The customer of a sale, as its row keeps him. */
export interface Pembeli {
  kode_member: string
  nama_customer: string
  no_hp: string
  alamat: string
  jenis_identitas: Identitas['jenis_identitas']
  nik: string
}

/** Holds the member that a form names, and keeps a paper that is seen first. @throws Refusal */
export const pegangPembeli = async (
  ctx: WriteContext,
  isian: InputOf<typeof jual>,
  wajib: boolean,
): Promise<Pembeli> => {
  const { kode_member, alamat, nik } = isian
  const nama_customer = isian.nama_customer === '' ? UMUM : isian.nama_customer
  if (wajib && nama_customer === UMUM) throw new Refusal('rule', 'Nama Customer Harus Diisi')
  const dikenal = await pegangMember(ctx, { ...isian, nama_customer })
  const identitas = bacaIdentitas(nik) ?? dikenal
  if (kode_member !== '-' && dikenal.jenis_identitas === '-' && identitas.jenis_identitas !== '-')
    await catatIdentitas(ctx, kode_member, identitas)
  const { jenis_identitas, no_identitas } = identitas
  return { kode_member, nama_customer, no_hp: dikenal.no_hp, alamat, jenis_identitas, nik: no_identitas }
}

/**
 * From an amount on that one customer buys for on one day, in all shops together, the law wants to know who he is.
 * @param tagihan of this sale
 * @throws Refusal
 */
export const periksaLapor = async (
  { db, sesi }: WriteContext,
  pembeli: Pembeli,
  tagihan: Rp,
  batas: number,
): Promise<void> => {
  const { nama_customer, alamat, jenis_identitas } = pembeli
  if (nama_customer !== UMUM && alamat !== '' && jenis_identitas !== '-') return
  const dia = orangSama(pembeli)
  // Held first and read then: a sale that this waited for counts.
  const [, sudah] = dia
    ? await Promise.all([
        kunciOrang(db, pembeli),
        db.one<{ rp: number }>(sql`
          SELECT coalesce(sum(tagihan), 0)::bigint AS rp FROM penjualan
          WHERE tgl_system = ${sesi.tgl_system} AND status <> 'BATAL' AND ${dia}`),
      ])
    : []
  if (tagihan + (sudah?.rp ?? 0) >= batas)
    throw new Refusal('rule', `${HARUS_DIKENAL} Mulai Rp. ${formatRibuan(batas)} Sehari`)
}
