/** Notes on customers who must not get a loan, as loans and the forgetting of a member ask for them. */
import type { Kasus } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import type { Rp } from '@kencana/ledger'
import type { WriteContext } from '@kencana/server-kit'
import { OTORISASI_HUTANG } from '../transaksi-hutang/transaksi-hutang.contract.ts'

/** By what a customer is known. */
export interface Dikenali {
  /** What was typed, '' for nothing. */
  nik: string
  no_hp: string
}

/** The same of a document: what the shop knows of its member counts beside what was typed. */
export interface Peminjam extends Dikenali {
  kode_member: string
}

/** A note that holds. */
export interface Larangan {
  id: number
  alasan: string
  user_id: string
  tgl_system: string
}

/** All by which somebody is known; papers and telephones of him that nobody wrote down are none. */
export interface SemuaDikenali {
  nik: string[]
  no_hp: string[]
  kode_member: string[]
}

const ada = (semua: readonly string[]): string[] => semua.filter((one) => one !== '')

/**
 * Every paper, telephone and member number by which somebody is known, whichever of them is named today and whether he says that he is a
 * member: his paper and his telephone lead to what the shop keeps of him.
 */
export const semuaDikenali = async (db: Queryable, { kode_member, nik, no_hp }: Peminjam): Promise<SemuaDikenali> => {
  const milik = await db.rows<Peminjam>(sql`
    WITH dia AS (
      SELECT ${kode_member}::text COLLATE "C" AS kode WHERE ${kode_member} <> '-'
      UNION SELECT i.kode_member::text FROM member_identitas i WHERE i.no_identitas = ${nik}
      UNION SELECT m.kode_member::text FROM member m WHERE m.no_hp <> '' AND m.no_hp = nomor_hp(${no_hp})
    )
    SELECT m.kode_member::text, coalesce(i.no_identitas, '') AS nik, m.no_hp FROM member m LEFT JOIN member_identitas i USING (kode_member)
    WHERE m.kode_member = ANY (ARRAY(SELECT s::kode FROM dia, LATERAL member_satu(member_akhir(dia.kode, 'infinity')) s))`)
  return {
    nik: ada([nik, ...milik.map((one) => one.nik)]),
    no_hp: ada([no_hp, ...milik.map((one) => one.no_hp)]),
    kode_member: milik.map((one) => one.kode_member),
  }
}

/** The notes that hold on somebody, however his paper or his telephone are written, the newest first; none of what is empty. */
export const laranganAtas = async (db: Queryable, siapa: Peminjam): Promise<Larangan[]> => {
  const { nik, no_hp } = await semuaDikenali(db, siapa)
  return db.rows(sql`
    SELECT id::int, alasan, user_id::text, tgl_system FROM larangan_hutang
    WHERE dilepas_oleh IS NULL AND ((no_identitas <> '' AND no_identitas = ANY (${nik}::text[]))
      OR (no_hp <> '' AND no_hp = ANY (ARRAY(SELECT nomor_hp(x) FROM unnest(${no_hp}::text[]) x))))
    ORDER BY id DESC`)
}

/**
 * What somebody agrees to who lends to such a customer nevertheless: he is told who wrote what about him, and whoever asks that there is a
 * note, no more: anybody's would be read to him by a loan that nobody wants. A deputy agrees within his limits.
 */
export const kasusLarangan = (
  catatan: readonly Larangan[],
  { untuk, jumlah }: { untuk: string; jumlah: Rp },
): Kasus | null => {
  const [satu, ...lain] = catatan
  if (!satu) return null
  const catatannya = `${satu.alasan}, dicatat ${satu.user_id} ${satu.tgl_system}${lain.length === 0 ? '' : `, dan ${lain.length} catatan lain`}`
  return {
    kategori: OTORISASI_HUTANG,
    aturan: 'Customer dicatat tidak boleh berhutang',
    keterangan: untuk,
    rahasia: catatannya,
    satuan: 'RP',
    hitung: null,
    input: jumlah,
    rp: jumlah,
  }
}

/** Whoever is forgotten leaves no note behind: that there was one stays, of nobody. */
export const lupakanLarangan = ({ db, sesi, waktu }: WriteContext, { nik, no_hp }: Dikenali): Promise<unknown> =>
  db.run(sql`
    UPDATE larangan_hutang SET nama = 'TANPA NAMA', no_identitas = '', no_hp = '', alasan = '-',
      dilepas_oleh = coalesce(dilepas_oleh, ${sesi.user_id}), dilepas_pada = coalesce(dilepas_pada, ${waktu}),
      alasan_lepas = coalesce(alasan_lepas, 'DATA PRIBADI DIHAPUS')
    WHERE (no_identitas <> '' AND no_identitas = ${nik}) OR (no_hp <> '' AND no_hp = nomor_hp(${no_hp}))`)
