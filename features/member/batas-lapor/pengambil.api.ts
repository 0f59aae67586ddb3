/** Who comes for a paper that was made before, to pay for it or to fetch it, as far as the law wants to know it. */
import { sql } from '@kencana/database'
import type { WriteContext } from '@kencana/server-kit'
import type { z } from 'zod'
import { catatIdentitas } from '../data-member/data-member.api.ts'
import { bacaIdentitas, type Identitas, UMUM } from '../data-member/data-member.contract.ts'
import { type Berkertas, dikenal } from './batas-lapor.api.ts'
import type { pengambil } from './batas-lapor.contract.ts'

interface Member extends Identitas {
  kode_member: string
}

/** Whom a paper of before names. */
export type Pemilik = Pick<Berkertas, 'kode_member' | 'nama_customer' | 'no_hp' | 'alamat'>

/** Its member as he is by now, held, with his paper; he may have been renamed, merged or forgotten since it was made. */
const memberKini = async ({ db }: WriteContext, kode_member: string): Promise<Member | undefined> =>
  kode_member === '-'
    ? undefined
    : db.one<Member>(sql`
        SELECT m.kode_member::text, coalesce(i.jenis_identitas, '-') AS jenis_identitas, coalesce(i.no_identitas, '') AS no_identitas
        FROM member m LEFT JOIN member_identitas i USING (kode_member)
        WHERE m.kode_member = member_akhir(${kode_member}, 'infinity') AND m.dihapus_pada IS NULL FOR SHARE OF m`)

const kertas = (one: Identitas | undefined): Pick<Berkertas, 'jenis_identitas' | 'nik'> => ({
  jenis_identitas: one?.jenis_identitas ?? '-',
  nik: one?.no_identitas ?? '',
})

/** Who comes, and what his document keeps of him. */
interface Datang {
  orang: Berkertas
  /** Of a paper that was made in nobody's name; '' otherwise. */
  nama: string
}

/**
 * Who comes for a paper: its customer, known by what he says now, by his paper as a member, or by the one that he showed before. A member's
 * paper that is seen first is kept. What was made in nobody's name has one from who says it.
 * @param ditulis what he says of himself
 * @param dulu the paper that was shown before with this one
 */
export const kenaliDatang = async (
  ctx: WriteContext,
  dia: Pemilik,
  ditulis: z.output<typeof pengambil> | undefined,
  dulu: () => Promise<Identitas | undefined>,
): Promise<Datang> => {
  const member = await memberKini(ctx, dia.kode_member)
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
  const lama = await dulu()
  return { orang: lama && !baru ? { ...orang, ...kertas(lama) } : orang, nama }
}
