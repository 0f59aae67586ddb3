/** Letters about goods that come here: a dispatch is kept until somebody receives it, and given back while nobody has. */
import { sql } from '@kencana/database'
import { jumlahBerat } from '@kencana/ledger'
import { insertRows, Refusal } from '@kencana/server-kit'
import { bacaIsi, type Dunia, type Penerima, periksaTokoPengirim } from '../surat/penerima.api.ts'
import { kirimSurat } from '../surat/surat.api.ts'
import { type BarangKiriman, isiHapus, isiKiriman, isiTarik, type Kiriman } from './kiriman.contract.ts'
import { periksaKiriman } from './periksa-kiriman.store.ts'

const DETAIL = [
  'no_kirim',
  'urut',
  'kode_barang',
  'kode_barcode',
  'kode_group',
  'kode_dept',
  'nama_barang',
  'kadar',
  'berat',
  'nilai',
  'dinilai',
  'isi',
  'foto',
] as const

const baris = (no_kirim: string, { nilai, foto, ...satu }: BarangKiriman, at: number) => {
  const { kode_barang, kode_barcode, kode_group, kode_dept, nama_barang, kadar, berat } = satu
  const kunci = { kode_barang, kode_barcode, kode_group, kode_dept, nama_barang, kadar, berat }
  return { no_kirim, urut: at + 1, ...kunci, nilai, dinilai: false, isi: satu, foto }
}

const simpanKiriman = async ({ tx, waktu, pengirim }: Dunia, kiriman: Kiriman): Promise<void> => {
  const { no_kirim, asal, nama_asal, tujuan, tgl_kirim, user_id, barang } = kiriman
  const made = await tx.run(sql`
    INSERT INTO kiriman_masuk (no_kirim, sambungan, asal, nama_asal, kode_toko, tgl_kirim, user_kirim, pcs, berat, diterima_pada)
    VALUES (${no_kirim}, ${pengirim.id}, ${asal}, ${nama_asal}, ${tujuan}, ${tgl_kirim}, ${user_id}, ${barang.length},
      ${jumlahBerat(barang)}, ${waktu})
    ON CONFLICT (no_kirim) DO NOTHING`)
  if (made === 0) throw new Refusal('conflict', `Nomor Kiriman ${no_kirim} Sudah Ada Di Instalasi Tujuan`)
  await insertRows(
    tx,
    'kiriman_masuk_detail',
    DETAIL,
    barang.map((satu, at) => baris(no_kirim, satu, at)),
  )
}

/** What makes goods the same ones. */
type Pokok = Pick<BarangKiriman, 'kode_barang' | 'kode_group' | 'kode_dept' | 'berat' | 'nilai'>

const pokok = ({ kode_barang, kode_group, kode_dept, berat, nilai }: Pokok): string =>
  [kode_barang, kode_group, kode_dept, berat, nilai].join(' ')

/**
 * A sender that was restored from a backup sends the same goods under the same number again: it is the dispatch that is here. What it was
 * told of it, and did not understand then, it is told again.
 */
const sudahDatang = async ({ tx, pengirim }: Dunia, { no_kirim, asal, tujuan, barang }: Kiriman): Promise<boolean> => {
  const ada = await tx.rows<Pokok>(sql`
    SELECT d.kode_barang::text, d.kode_group::text, d.kode_dept::text, d.berat, d.nilai
    FROM kiriman_masuk k JOIN kiriman_masuk_detail d USING (no_kirim)
    WHERE k.no_kirim = ${no_kirim} AND k.sambungan = ${pengirim.id} AND k.asal = ${asal} AND k.kode_toko = ${tujuan} AND k.ditarik_pada IS NULL`)
  const sama = (satu: readonly Pokok[]) => satu.map(pokok).toSorted().join()
  if (ada.length === 0 || sama(ada) !== sama(barang)) return false
  await tx.run(sql`
    UPDATE surat_keluar SET status = 'PENDING', ke = ke + 1, galat = '' WHERE sambungan = ${pengirim.id} AND jenis = 'SAMPAI' AND status = 'GAGAL'
      AND dokumen IN (SELECT no_terima FROM terima_cabang WHERE no_kirim = ${no_kirim})`)
  return true
}

/** A number is the sending shop's own, and none of this installation: by it a dispatch is looked for among both. @throws Refusal */
const periksaNomor = async ({ tx }: Dunia, { no_kirim, asal }: Kiriman): Promise<void> => {
  if (!no_kirim.startsWith(`KCB-${asal}-`))
    throw new Refusal('rule', `Nomor Kiriman ${no_kirim} Bukan Nomor Kiriman Toko ${asal}`)
  const sendiri = await tx.one(sql`SELECT 1 AS ada FROM kirim_barang WHERE no_kirim = ${no_kirim}`)
  if (sendiri) throw new Refusal('rule', `Nomor Kiriman ${no_kirim} Milik Instalasi Tujuan`)
}

const terimaKiriman: Penerima = async (isi, dunia) => {
  const kiriman = bacaIsi(isiKiriman, isi, 'KIRIMAN')
  await periksaTokoPengirim(dunia, kiriman.asal)
  await periksaNomor(dunia, kiriman)
  const tujuan = await dunia.tx.one<{ portal: string }>(
    sql`SELECT portal FROM toko WHERE kode_toko = ${kiriman.tujuan}`,
  )
  if (tujuan?.portal !== '') throw new Refusal('rule', `Toko ${kiriman.tujuan} Tidak Ada Di Instalasi Tujuan`)
  if (await sudahDatang(dunia, kiriman)) return 'DITERIMA'
  await periksaKiriman(dunia.tx, kiriman)
  await simpanKiriman(dunia, kiriman)
  return 'DITERIMA'
}

interface Masuk {
  kode_toko: string
  /** Whether it holds any of the goods that are asked for. */
  memuat: boolean
  ditarik: boolean
  diterima: boolean
}

/** Tells the sender that it may take its goods back. */
const lepaskan = async ({ tx, waktu, pengirim }: Dunia, no_kirim: string, toko: string | undefined): Promise<void> => {
  const pusat = await tx.one<{ kode_toko: string }>(sql`SELECT kode_toko::text FROM toko WHERE is_pusat`)
  const kode_toko = toko ?? pusat?.kode_toko ?? '-'
  const isi = { no_kirim }
  await kirimSurat(tx, { sambungan: pengirim.id, jenis: 'DITARIK', kode_toko, dokumen: no_kirim, isi, waktu })
}

/** None of these goods lies here or is on its way here. @throws Refusal */
const periksaTidakDiSini = async ({ tx }: Dunia, barang: readonly string[]): Promise<void> => {
  const ada = await tx.one<{ kode: string }>(sql`
    SELECT kode_barcode::text AS kode FROM barang WHERE kode_barang = ANY (${[...barang]}::text[]) AND status_barang <> 'CABANG'
    UNION ALL
    SELECT d.kode_barcode FROM kiriman_masuk_detail d JOIN kiriman_masuk k USING (no_kirim)
    WHERE d.kode_barang = ANY (${[...barang]}::text[]) AND d.no_terima IS NULL AND k.ditarik_pada IS NULL LIMIT 1`)
  if (ada) throw new Refusal('rule', `Barang ${ada.kode} Ada Di Instalasi Tujuan, Tidak Bisa Ditarik Kembali`)
}

/** Nothing of it was received: it is given back by a letter, and received no more. */
const terimaTarik: Penerima = async (isi, dunia) => {
  const { tx, waktu, pengirim } = dunia
  const { no_kirim, barang } = bacaIsi(isiTarik, isi, 'TARIK')
  // Held by a statement of its own: what somebody received while this waited for it is seen by the next one alone.
  await tx.run(sql`SELECT 1 FROM kiriman_masuk WHERE no_kirim = ${no_kirim} AND sambungan = ${pengirim.id} FOR UPDATE`)
  const masuk = await tx.one<Masuk>(sql`
    SELECT kode_toko::text, ditarik_pada IS NOT NULL AS ditarik,
      EXISTS (SELECT FROM kiriman_masuk_detail d WHERE d.no_kirim = k.no_kirim AND d.no_terima IS NOT NULL) AS diterima,
      EXISTS (SELECT FROM kiriman_masuk_detail d WHERE d.no_kirim = k.no_kirim AND d.kode_barang = ANY (${barang}::text[])) AS memuat
    FROM kiriman_masuk k WHERE no_kirim = ${no_kirim} AND sambungan = ${pengirim.id}`)
  // Its own letter came before this one: what is not here was refused then.
  if (barang.length > 0 && !masuk?.memuat) {
    await periksaTidakDiSini(dunia, barang)
    await lepaskan(dunia, no_kirim, masuk?.kode_toko)
    return 'DITERIMA'
  }
  if (!masuk) throw new Refusal('rule', `Kiriman ${no_kirim} Tidak Ada Di Instalasi Tujuan`)
  if (masuk.diterima) throw new Refusal('rule', `Kiriman ${no_kirim} Sudah Diterima`)
  if (!masuk.ditarik) await tx.run(sql`UPDATE kiriman_masuk SET ditarik_pada = ${waktu} WHERE no_kirim = ${no_kirim}`)
  await lepaskan(dunia, no_kirim, masuk.kode_toko)
  return 'DITERIMA'
}

/** Kept beside the dispatch: what is lost there may be found here, and is received like anything else. */
const terimaHapus: Penerima = async (isi, { tx, waktu, pengirim }) => {
  const { no_kirim, no_hapus, barang } = bacaIsi(isiHapus, isi, 'HAPUS')
  const masuk = await tx.one<{ sambungan: string }>(
    sql`SELECT sambungan::text FROM kiriman_masuk WHERE no_kirim = ${no_kirim}`,
  )
  if (masuk && masuk.sambungan !== pengirim.id)
    throw new Refusal('rule', `Kiriman ${no_kirim} Bukan Kiriman Instalasi ${pengirim.nomor}`)
  await tx.run(sql`
    INSERT INTO kiriman_masuk_hapus (sambungan, no_kirim, kode_barang, no_hapus, diterima_pada)
    SELECT ${pengirim.id}, ${no_kirim}, kode, ${no_hapus}, ${waktu} FROM unnest(${barang}::text[]) x (kode) ON CONFLICT DO NOTHING`)
  return 'DITERIMA'
}

export const PENERIMA_KIRIMAN = { KIRIMAN: terimaKiriman, TARIK: terimaTarik, HAPUS: terimaHapus } satisfies Record<
  string,
  Penerima
>
