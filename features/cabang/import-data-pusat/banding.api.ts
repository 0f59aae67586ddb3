/** Once a branch's link to its head office stands again: what of its masters stands otherwise here, for both to read. */
import { sql } from '@kencana/database'
import type { Alarm, Deps } from '@kencana/server-kit'
import { GagalHubung, mintaLayanan, tujuanSambungan } from '../sambungan/klien.api.ts'
import { catatBeda } from '../surat/kabar.api.ts'
import { MASTER_DISEBUT } from '../surat/kabar.contract.ts'
import { dataPusat } from './import-data-pusat.contract.ts'
import { rencanaSemua, TABEL } from './tabel-pusat.api.ts'

/** Compares with the head office where the link was cut, until nothing differs. What is still on its way to here is waited for. */
export const bandingkanPusat = async (deps: Deps): Promise<void> => {
  const { db, clock } = deps
  const link = () =>
    db.one<{ id: string; urut: number }>(sql`
      SELECT s.id::text, h.terakhir AS urut FROM sambungan s JOIN sambungan_kontak k ON k.sambungan = s.id
        JOIN sambungan_hitung h ON h.sambungan = s.id AND h.arah = 'MASUK'
      WHERE s.peran = 'PUSAT' AND s.aktif AND s.nomor IS NOT NULL AND k.bandingkan`)
  const pusat = await link()
  const tujuan = pusat ? await tujuanSambungan(db, pusat.id) : undefined
  if (!pusat || !tujuan) return
  try {
    const { tabel, urut } = await mintaLayanan(tujuan, dataPusat, {})
    const rencana = await rencanaSemua(db, tabel)
    const beda = rencana
      .flatMap((satu) => satu.beda)
      .filter(({ apa }) => apa !== 'DIPERTAHANKAN')
      .map(({ judul, kunci, apa, isi }) =>
        `${judul} ${kunci}: ${apa} ${isi.replaceAll('→', 'menjadi')}`.trim().slice(0, 400),
      )
    if (urut === null || pusat.urut !== urut || (await link())?.urut !== urut) return
    await catatBeda(db, pusat.id, clock.now(), 'PUSAT', beda.slice(0, MASTER_DISEBUT))
    if (beda.length === 0)
      await db.run(sql`UPDATE sambungan_kontak SET bandingkan = false WHERE sambungan = ${pusat.id}`)
  } catch (error) {
    // The line is down, or no head office is there any more: it is asked again in its turn.
    if (!(error instanceof GagalHubung)) throw error
  }
}

const JUDUL = Object.fromEntries(TABEL.map(({ tabel, judul, kunci }) => [tabel, { judul, kunci }]))

/** What a branch changed by itself while it had cut the link: the head office reads each, whatever stands there by now. */
const sendiri: Alarm = {
  kode: 'MASTER_CABANG_SENDIRI',
  judul: 'Cabang Mengubah Master Sendiri',
  berat: 'MERAH',
  path: '/kiriman-data',
  baris: (sejak) => sql`
    SELECT 'SENDIRI ' || m.id AS kunci, t.kode_toko::text, m.diterima_pada AS waktu, left(coalesce(m.isi ->> 'oleh', '-'), 60) AS user_id,
      s.portal::text AS dokumen,
      left('Instalasi ' || s.nomor || ' saat sambungan diputus: ' || coalesce(j ->> 'judul', m.isi ->> 'tabel') || ' '
        || coalesce((SELECT string_agg(m.isi -> 'baris' ->> x.k, ' ') FROM jsonb_array_elements_text(j -> 'kunci') x(k)), '-') || ': '
        || CASE WHEN NOT (m.isi ->> 'aktif')::boolean THEN 'dihapus' WHEN m.isi -> 'lama' IS NULL OR m.isi ->> 'lama' IS NULL THEN 'baru'
          ELSE coalesce((SELECT string_agg(b.key || ' ' || coalesce(m.isi -> 'lama' ->> b.key, '-') || ' menjadi ' || coalesce(b.value #>> '{}', '-'), ', ')
            FROM jsonb_each(m.isi -> 'baris') b WHERE m.isi -> 'lama' -> b.key IS DISTINCT FROM b.value), 'aktif lagi') END, 500) AS isi
    FROM surat_masuk m JOIN sambungan s ON s.id = m.sambungan JOIN toko t ON t.is_pusat
      LEFT JOIN LATERAL (SELECT ${sql.json(JUDUL)}::jsonb -> (m.isi ->> 'tabel') AS j) j ON true
    WHERE m.jenis = 'SENDIRI' AND m.status = 'DITERIMA' AND m.diterima_pada > ${sejak}`,
}

/** What stands otherwise at a branch than at its head office since the link was cut: on both sides, until an import. */
const beda: Alarm = {
  kode: 'MASTER_CABANG_BEDA',
  judul: 'Master Cabang Berbeda Dari Pusat',
  berat: 'MERAH',
  path: '/kiriman-data',
  baris: (sejak) => sql`
    SELECT 'BEDA ' || s.id || ' ' || extract(epoch FROM k.beda_sejak)::bigint AS kunci, t.kode_toko::text, k.beda_sejak AS waktu, '-' AS user_id,
      s.portal::text AS dokumen, left(CASE s.peran WHEN 'PUSAT' THEN 'Di sini' ELSE 'Di instalasi ' || s.nomor END || ' '
        || jsonb_array_length(k.beda_master) || ' berbeda sesudah sambungan diputus: ' || (k.beda_master ->> 0), 500) AS isi
    FROM sambungan_kontak k JOIN sambungan s ON s.id = k.sambungan JOIN toko t ON t.is_pusat
    WHERE k.beda_sejak > ${sejak}`,
}

export const ALARM_MASTER = [sendiri, beda]
