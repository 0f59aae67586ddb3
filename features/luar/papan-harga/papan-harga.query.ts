/** What a price board shows: prices that sales and purchases take now, of the categories that were chosen for it. */
import type { OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { hargaBeli, mg, type Persentase, type Rp, rp } from '@kencana/ledger'
import { kunciCocok, Refusal } from '@kencana/server-kit'
import { hargaMurni, hitungJual } from '../../barang/harga-barang/harga-barang.api.ts'
import { hargaSejam } from '../../pengaturan/batas/harga-berlaku.api.ts'
import { bacaPara } from '../../pengaturan/para-system/para-system.api.ts'
import type { papanHarga } from './papan-harga.contract.ts'

type Isi = OutputOf<typeof papanHarga>

interface Papan {
  hash: Buffer
  kode_toko: string
  nama_toko: string
  zona_waktu: string
  kode_group: string[]
  beli: boolean
}

interface Kategori {
  nama_group: string
  kadar: string
  persentase: Persentase
  kini: Rp
  dulu: Rp | null
  potongan_harga: Rp | null
  type: 'RP' | 'PERSENTASE' | null
  potongan: Rp
  potongan_persen: Persentase
}

const BENTUK = /^ph_([0-9a-f]{12})_[\w-]{43}$/
const SEGRAM = mg(1_000)

/** Whoever made the board `p` could make it still: its key ends with his power, as keys of other programs do. */
export const BERWENANG = sql`EXISTS (SELECT 1 FROM users u WHERE u.user_id = p.dibuat_oleh AND u.aktif AND u.level IN ('OWN', 'SU'))`

/** The board of a key. @throws Refusal 404 for a key that is wrong, revoked or without its maker, told apart by nobody */
const cariPapan = async (db: Queryable, kunci: string): Promise<Papan> => {
  const [, awalan = ''] = BENTUK.exec(kunci) ?? []
  const papan = await db.one<Papan>(sql`
    SELECT p.hash, p.kode_toko::text, t.nama_toko::text, t.zona_waktu, p.kode_group, p.beli
    FROM papan_harga p JOIN toko t USING (kode_toko) WHERE p.awalan = ${awalan} AND p.dicabut_pada IS NULL AND ${BERWENANG}`)
  const cocok = kunciCocok(papan?.hash, kunci)
  if (!papan || !cocok) throw new Refusal('missing', 'Papan Harga Tidak Dikenal')
  return papan
}

const hargaSatu = (satu: Kategori, kaliKadar: boolean, pembulatan: string, beli: boolean): Isi['harga'][number] => {
  const segram = (harga: Rp) => hitungJual(harga, SEGRAM, satu.persentase, kaliKadar)
  const kondisi =
    satu.type === 'RP'
      ? ({ type: 'RP', perGram: satu.potongan } as const)
      : ({ type: 'PERSENTASE', persentase: satu.potongan_persen } as const)
  const bahan = {
    kategori: satu.potongan_harga ?? rp(0),
    markis: false,
    rugi: rp(0),
    rugiPer: 'GRAM',
    manual: rp(0),
  } as const
  return {
    nama_group: satu.nama_group,
    kadar: satu.kadar,
    // For an hour after a cut the till takes the price before it: a board must not promise another one.
    jual: segram(satu.dulu ?? satu.kini),
    beli:
      beli && satu.type !== null
        ? hargaBeli({
            ...bahan,
            hargaNota: segram(satu.kini),
            berat: SEGRAM,
            kondisi,
            pembulatan: pembulatan as 'ATAS',
          }).harga_hitung
        : null,
  }
}

/** What stands on the board of this key, and nothing else of the shop. @throws Refusal 404 */
export const bacaPapan = async (db: Queryable, kunci: string, saat: Date): Promise<Isi> => {
  const { kode_toko, kode_group, beli, nama_toko, zona_waktu } = await cariPapan(db, kunci)
  const para = await bacaPara(db, kode_toko, ['kategori_harga', 'pembulatan_beli'])
  const kategori = await db.rows<Kategori>(sql`
    SELECT g.nama_group::text, g.kadar, g.persentase, g.harga AS kini, r.dulu, p.potongan_harga, k.type,
      coalesce(k.potongan, 0) AS potongan, coalesce(k.persentase, 0)::int AS potongan_persen
    FROM master_group g
    LEFT JOIN LATERAL ${hargaSejam(saat)} r ON true
    LEFT JOIN parameter_potongan p ON p.kode_group = g.kode_group AND p.dihapus_pada IS NULL
    LEFT JOIN kondisi_pembelian k ON k.kondisi_barang = p.kondisi_bawaan AND k.status_aktif = 'YA' AND k.dihapus_pada IS NULL
    WHERE g.kode_group = ANY (${kode_group}::text[]) AND g.dihapus_pada IS NULL AND g.harga > 0
    ORDER BY g.harga DESC, g.kode_group`)
  const kaliKadar = hargaMurni(para.kategori_harga)
  return {
    nama_toko,
    zona_waktu,
    waktu: saat.toISOString(),
    beli,
    harga: kategori.map((satu) => hargaSatu(satu, kaliKadar, para.pembulatan_beli, beli)),
  }
}
