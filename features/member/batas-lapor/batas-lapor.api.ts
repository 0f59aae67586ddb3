/** From which money of one person and day on the shop has to know him: in all shops together, at every counter. Source: across, G20. */
import { type Queryable, type Sql, sql } from '@kencana/database'
import { formatRibuan, type Rp, rp } from '@kencana/ledger'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { bacaPara } from '../../pengaturan/para-system/para-system.api.ts'
import { catatIdentitas, pegangMember } from '../data-member/data-member.api.ts'
import { bacaIdentitas, type Identitas, UMUM } from '../data-member/data-member.contract.ts'
import { kunciOrang, orangSama } from '../data-member/orang-sama.api.ts'
import { HARUS_DIKENAL } from './batas-lapor.contract.ts'
import { DIBAYAR_JUAL, uangSelainJual } from './uang-orang.api.ts'

/** Who pays or is paid, as far as he said who he is. */
export interface Orang {
  kode_member: string
  nama_customer: string
  no_hp: string
  alamat: string
  jenis_identitas: Identitas['jenis_identitas']
}

/** The same with the number of his paper, as documents keep him. */
export interface Berkertas extends Orang {
  nik: string
}

/** Whether he said who he is: a paper alone is not enough, nor is anybody's name. */
export const dikenal = ({ nama_customer, alamat, jenis_identitas }: Orang): boolean =>
  jenis_identitas !== '-' && nama_customer !== UMUM && alamat !== ''

/** What a form says of him. */
interface Disebut {
  kode_member: string
  nama_customer: string
  no_hp: string
  alamat: string
  /** The number of a paper that is seen now, or ''. */
  nik: string
}

/** Holds the member that a form names, and keeps a paper of his that is seen first. @throws Refusal */
export const kenali = async (ctx: WriteContext, disebut: Disebut): Promise<Berkertas> => {
  const { kode_member, nama_customer, alamat, nik } = disebut
  const member = await pegangMember(ctx, disebut)
  const identitas = bacaIdentitas(nik) ?? member
  if (kode_member !== '-' && member.jenis_identitas === '-' && identitas.jenis_identitas !== '-')
    await catatIdentitas(ctx, kode_member, identitas)
  const { jenis_identitas, no_identitas } = identitas
  return { kode_member, nama_customer, no_hp: member.no_hp, alamat, jenis_identitas, nik: no_identitas }
}

/** What somebody paid on a day, and what he was paid or lent. */
interface Sehari {
  bayar: Rp
  terima: Rp
}

/** The same of one customer, in all shops together, whether a cashier made it right yet or not. @param dia of orangSama */
export const sudahSehari = (db: Queryable, tgl_system: string, dia: Sql): Promise<Sehari | undefined> =>
  db.one<Sehari>(sql`
    SELECT coalesce(sum(y.jumlah) FILTER (WHERE y.arah = 'BAYAR'), 0)::bigint AS bayar,
      coalesce(sum(y.jumlah) FILTER (WHERE y.arah = 'TERIMA'), 0)::bigint AS terima
    FROM (
      SELECT 'BAYAR' AS arah, ${DIBAYAR_JUAL} AS jumlah FROM penjualan k WHERE tgl_system = ${tgl_system} AND status <> 'BATAL' AND ${dia}
      UNION ALL
      SELECT arah, jumlah FROM (${uangSelainJual((kolom) => sql`AND ${sql.ident(...kolom.split('.'))} = ${tgl_system}`, 'tgl_system')}) lain
      WHERE ${dia}
    ) y`)

/** What a shop asks from on: its parameters, as a counter may have read them with its others. */
export const PARA_LAPOR = ['batas_lapor', 'lapor_gabungan'] as const

/** Money that is about to change hands. */
interface Sekarang {
  bayar?: Rp | undefined
  terima?: Rp | undefined
  /** What the paper comes to, of which some may have been paid before. */
  nota?: Rp
}

/**
 * From an amount on that one person pays, or is paid or lent, on one day, the law wants to know who he is; so it does of one paper that
 * comes to so much, on however many days it is paid. Both sums count as one where the shop says so (`lapor_gabungan`).
 * @param dibaca the shop's parameters, where they were read before
 * @throws Refusal where he has to say who he is
 */
export const periksaLapor = async (
  { db, sesi }: WriteContext,
  orang: Orang,
  { bayar = rp(0), terima = rp(0), nota = rp(0) }: Sekarang,
  dibaca?: Readonly<Record<(typeof PARA_LAPOR)[number], string>>,
): Promise<void> => {
  const dia = orangSama(orang)
  // Held first and read then: what this waited for counts. Who is known is held too: another counter may not know him.
  if (dia) await kunciOrang(db, orang)
  if (dikenal(orang)) return
  const [para, sudah] = await Promise.all([
    dibaca ?? bacaPara(db, sesi.kode_toko, PARA_LAPOR),
    dia ? sudahSehari(db, sesi.tgl_system, dia) : undefined,
  ])
  const kini = bayar + terima
  const semua = {
    bayar: bayar === 0 ? 0 : bayar + (sudah?.bayar ?? 0),
    terima: terima === 0 ? 0 : terima + (sudah?.terima ?? 0),
    gabungan: para.lapor_gabungan === 'YA' && kini > 0 ? kini + (sudah?.bayar ?? 0) + (sudah?.terima ?? 0) : 0,
  }
  const batas = Number(para.batas_lapor)
  if (Math.max(nota, semua.bayar, semua.terima, semua.gabungan) >= batas)
    throw new Refusal('rule', `${HARUS_DIKENAL} Mulai Rp. ${formatRibuan(batas)} Sehari`)
}
