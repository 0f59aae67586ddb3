/** Who pays for an order that was made before, or fetches it, as far as the law wants to know it. */
import { sql } from '@kencana/database'
import type { WriteContext } from '@kencana/server-kit'
import type { z } from 'zod'
import { type Berkertas, dikenal } from '../../member/batas-lapor/batas-lapor.api.ts'
import type { pengambil } from '../../member/batas-lapor/batas-lapor.contract.ts'
import { catatIdentitas } from '../../member/data-member/data-member.api.ts'
import { bacaIdentitas, type Identitas, UMUM } from '../../member/data-member/data-member.contract.ts'

interface Member extends Identitas {
  kode_member: string
}

/** The member of an order as he is by now, held, with his paper; he may have been renamed, merged or forgotten since it was taken. */
const memberPesanan = async ({ db }: WriteContext, kode_customer: string): Promise<Member | undefined> =>
  kode_customer === '-'
    ? undefined
    : db.one<Member>(sql`
        SELECT m.kode_member::text, coalesce(i.jenis_identitas, '-') AS jenis_identitas, coalesce(i.no_identitas, '') AS no_identitas
        FROM member m LEFT JOIN member_identitas i USING (kode_member)
        WHERE m.kode_member = member_akhir(${kode_customer}, 'infinity') AND m.dihapus_pada IS NULL FOR SHARE OF m`)

/** The paper that the customer of an order showed as he paid ahead for it. */
const kertasTitip = ({ db }: WriteContext, no_pesanan: string): Promise<Identitas | undefined> =>
  db.one<Identitas>(sql`
    SELECT jenis_identitas, nik AS no_identitas FROM pesanan_titip
    WHERE no_pesanan = ${no_pesanan} AND nik <> '' AND nama_penyetor = '' ORDER BY dibuat_pada DESC LIMIT 1`)

const kertas = (one: Identitas | undefined): Pick<Berkertas, 'jenis_identitas' | 'nik'> => ({
  jenis_identitas: one?.jenis_identitas ?? '-',
  nik: one?.no_identitas ?? '',
})

/** Who comes for an order, and what its document keeps of him. */
interface Datang {
  orang: Berkertas
  /** Of an order that was made in nobody's name; '' otherwise. */
  nama: string
}

/**
 * Who pays for an order or fetches it: its customer, known by what he says now, by his paper as a member, or by the one that he showed as he
 * paid ahead. A member's paper that is seen first is kept. An order of nobody's name has one from who says it.
 * @param ditulis what he says of himself
 */
export const kenaliPengambil = async (
  ctx: WriteContext,
  no_pesanan: string,
  ditulis: z.output<typeof pengambil> | undefined,
): Promise<Datang> => {
  const dia = await ctx.db.one<Pick<Berkertas, 'kode_member' | 'nama_customer' | 'no_hp' | 'alamat'>>(sql`
    SELECT kode_customer::text AS kode_member, nama_customer::text, no_hp, alamat_customer AS alamat FROM pesanan
    WHERE no_pesanan = ${no_pesanan}`)
  if (!dia) throw new Error(`no order ${no_pesanan}`)
  const member = await memberPesanan(ctx, dia.kode_member)
  const baru = bacaIdentitas(ditulis?.nik ?? '')
  if (member?.jenis_identitas === '-' && baru) await catatIdentitas(ctx, member.kode_member, baru)
  const nama = dia.nama_customer === UMUM ? (ditulis?.nama ?? '') : ''
  const orang: Berkertas = {
    ...dia,
    nama_customer: nama || dia.nama_customer,
    alamat: ditulis?.alamat || dia.alamat,
    ...kertas(baru ?? member),
  }
  if (dikenal(orang) || dia.nama_customer === UMUM) return { orang, nama }
  const titip = await kertasTitip(ctx, no_pesanan)
  return { orang: titip && !baru ? { ...orang, ...kertas(titip) } : orang, nama }
}
