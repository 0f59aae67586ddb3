import type { InputOf, Kasus, OutputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import {
  AKSI_DITOLAK,
  type Feature,
  isOwner,
  kunciOtorisasi,
  pakaiOtorisasi,
  Refusal,
  route,
  TERSIMPAN,
  type WriteContext,
} from '@kencana/server-kit'
import { samar } from '../../member/data-member/data-member.api.ts'
import { memegang } from '../../penjualan/transaksi-penjualan/hak-jual.api.ts'
import { laranganAtas } from './larangan-hutang.api.ts'
import {
  CATATAN_SEKALI,
  cekLarangan,
  lepasLarangan,
  listLarangan,
  OTORISASI_LARANGAN,
  pasangLarangan,
} from './larangan-hutang.contract.ts'

/** What a form shows of a member's telephone is its end alone: the shop knows the rest. */
const diketik = ({ kode_member, nik, no_hp }: InputOf<typeof cekLarangan>) => ({
  kode_member,
  nik,
  no_hp: no_hp.includes('*') ? '' : no_hp,
})

interface Catatan {
  nama: string
  alasan: string
  user_id: string
  berlaku: boolean
}

// Whoever lifts it lends as if there were none: it moves no money that a deputy's limits could hold.
const kasusLepas = ({ nama, alasan, user_id }: Catatan, sebab: string): Kasus => ({
  kategori: OTORISASI_LARANGAN,
  aturan: 'Larangan berhutang dilepas',
  keterangan: `${nama}: ${alasan}, dicatat ${user_id}; dilepas karena ${sebab}`,
  wakil: false,
})

const TULIS = ['/lihat-hutang#larang'] as const

// Names and reasons of all shops: sales staff are told of one customer before them that there is a note, by cekLarangan, and no more.
const daftar = route(listLarangan, async ({ cari, hal }, { db, sesi }) => {
  if (!isOwner(sesi.level) && !(await memegang(db, sesi, TULIS))) throw new Refusal('denied', AKSI_DITOLAK)
  const dicari = sql`(${cari} = '' OR position(${cari} IN upper(nama)) > 0 OR no_identitas = ${cari}
    OR (no_hp <> '' AND no_hp = nomor_hp(${cari})))`
  const semua = await db.one<{ jumlah: number }>(
    sql`SELECT count(*)::int AS jumlah FROM larangan_hutang WHERE ${dicari}`,
  )
  const rows = await db.rows<OutputOf<typeof listLarangan>['rows'][number]>(sql`
    SELECT id::int, nama::text, ${samar(sql`no_identitas`)} AS no_identitas, ${samar(sql`no_hp`)} AS no_hp, alasan, kode_toko::text, tgl_system,
      user_id::text, dilepas_oleh::text, alasan_lepas
    FROM larangan_hutang WHERE ${dicari} ORDER BY dilepas_oleh IS NOT NULL, id DESC
    LIMIT ${CATATAN_SEKALI} OFFSET ${(hal - 1) * CATATAN_SEKALI}`)
  return { jumlah: semua?.jumlah ?? 0, rows }
})

/** Whose a loan of this shop is, as its documents keep him. @throws Refusal */
const customerDari = async ({ db, sesi }: WriteContext, no_hutang: string) => {
  const satu = await db.one<{ nama: string; no_identitas: string; no_hp: string }>(sql`
    SELECT nama_customer::text AS nama, nik AS no_identitas, no_hp FROM hutang
    WHERE no_hutang = ${no_hutang} AND kode_toko = ${sesi.kode_toko}`)
  if (!satu) throw new Refusal('missing', `Hutang ${no_hutang} Tidak Ada`)
  return satu
}

/** Notes on customers who must not get a loan. */
export const laranganHutangFeature: Feature = {
  routes: [
    route(cekLarangan, async (isi, { db }) => ({
      dilarang: (await laranganAtas(db, diketik(isi))).length > 0,
    })),
    daftar,
    route(pasangLarangan, async ({ no_hutang, alasan, ...isi }, ctx) => {
      const { kode_toko, tgl_system, user_id } = ctx.sesi
      const { nama, no_identitas, no_hp } = no_hutang === '' ? isi : await customerDari(ctx, no_hutang)
      const baru = await ctx.db.one<{ id: number }>(sql`
        INSERT INTO larangan_hutang (nama, no_identitas, no_hp, alasan, kode_toko, tgl_system, user_id, dibuat_pada)
        VALUES (${nama}, ${no_identitas}, nomor_hp(${no_hp}), ${alasan}, ${kode_toko}, ${tgl_system}, ${user_id}, ${ctx.waktu}) RETURNING id::int`)
      ctx.audit({ dokumen: `LARANGAN ${baru?.id}`, sesudah: { alasan, no_hutang } })
      return { message: TERSIMPAN }
    }),
    route(lepasLarangan, async ({ id, alasan }, ctx) => {
      const catatan = await ctx.db.one<Catatan>(sql`
        SELECT nama::text, alasan, user_id::text, dilepas_oleh IS NULL AS berlaku FROM larangan_hutang WHERE id = ${id} FOR UPDATE`)
      if (!catatan?.berlaku) throw new Refusal('conflict', 'Catatan Ini Sudah Dilepas')
      const otorisasi = await kunciOtorisasi(ctx, [isOwner(ctx.sesi.level) ? null : kasusLepas(catatan, alasan)])
      await ctx.db.run(sql`
        UPDATE larangan_hutang SET dilepas_oleh = ${ctx.sesi.user_id}, dilepas_pada = ${ctx.waktu}, alasan_lepas = ${alasan}, otorisasi_lepas = ${otorisasi}
        WHERE id = ${id}`)
      await pakaiOtorisasi(ctx, otorisasi, `LARANGAN ${id}`)
      ctx.audit({ dokumen: `LARANGAN ${id}`, sesudah: { alasan } })
      return { message: TERSIMPAN }
    }),
  ],
}
