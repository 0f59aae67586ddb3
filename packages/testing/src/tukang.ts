/** Factories for tests that need craftsmen and their material. */
import type { InputOf } from '@kencana/contract'
import type { Caller } from '@kencana/server-kit'
import { tukang } from '../../../features/master/tukang/tukang.contract.ts'
import { isiBahanStok } from '../../../features/tukang/bahan-stok/bahan-stok.contract.ts'
import { tambahBahan } from '../../../features/tukang/bahan-tukang/bahan-tukang.contract.ts'
import { gram } from './shop.ts'

/** Two craftsmen. */
export const isiTukang = async (owner: Caller): Promise<void> => {
  await owner.call(tukang.create, { kode_tukang: 'T01', nama_tukang: 'PAK SLAMET' })
  await owner.call(tukang.create, { kode_tukang: 'T02', nama_tukang: 'PAK DARMO' })
}

type Isi = InputOf<typeof isiBahanStok>

/** The shop's material as a person fills it: `berat` grams of MM from the owner; what differs is given. */
export const bahanDariBos = (berat: number, lain: Partial<Isi> = {}): Isi => ({
  jenis: 'BAHAN',
  kode_group: 'MM',
  jml_bahan: gram(berat),
  keterangan: '',
  detail_bahan: [{ sumber: 'BOS', kode_group: lain.kode_group ?? 'MM', berat: gram(berat) }],
  otorisasi: null,
  ...lain,
})

/** Fills the shop's material. @returns the document's number */
export const isiBahan = async (caller: Caller, berat: number, lain: Partial<Isi> = {}): Promise<string> =>
  (await caller.call(isiBahanStok, bahanDariBos(berat, lain))).no_bahan_stok

type Tambah = InputOf<typeof tambahBahan>

/** Material for T01 as a person gives it; what differs is given. */
export const untukTukang = (berat: number, lain: Partial<Tambah> = {}): Tambah => ({
  kode_tukang: 'T01',
  jenis: 'BAHAN',
  kode_group: 'MM',
  jml_bahan: gram(berat),
  keterangan: '',
  ...lain,
})

/** Gives material to a craftsman. @returns the document's number */
export const beriBahan = async (caller: Caller, berat: number, lain: Partial<Tambah> = {}): Promise<string> =>
  (await caller.call(tambahBahan, untukTukang(berat, lain))).no_tambah_tukar

/** Violations of the rules of material to be planted around the server: what it is, how it is done, the rule that finds it. */
export const PELANGGARAN_BAHAN: readonly (readonly [what: string, statement: string, aturan: string])[] = [
  [
    'material filled without a jurnal',
    "INSERT INTO bahan_stok VALUES ('BM-X', 'TK01', '2026-03-03', 'BAHAN', 'MM', 700000, false, 1, 0, '', NULL, 'OWNER', now())",
    'dokumen-lepas',
  ],
  [
    'material given without a jurnal',
    "INSERT INTO bahan_tukang VALUES ('TBT-X', 'TK01', '2026-03-03', 'TAMBAH', 'T01', 'BAHAN', 'MM', 1, 1, '', 'OWNER', now())",
    'dokumen-lepas',
  ],
  ['material of another craftsman', "UPDATE bahan_tukang SET kode_tukang = 'T02'", 'bahan-dokumen'],
  ['material from another source', "UPDATE bahan_stok_detail SET sumber = 'PABRIK'", 'bahan-dokumen'],
  ['gold made by melting', 'UPDATE bahan_stok_detail SET persentase = persentase - 1000', 'bahan-dokumen'],
  [
    'a number of material that is missing',
    "UPDATE nomor SET terakhir = terakhir + 1 WHERE jenis = 'TBT'",
    'nomor-tanpa-celah',
  ],
  [
    'a loss in melting with an authorisation that was not used for it',
    `INSERT INTO otorisasi VALUES ('9b1c2b1e-4c1f-4c52-9a0e-3f5d9b7f2f12', 'TK01', '2026-03-03', now(), 'OWNER', 'OWNER',
        'SUSUT LEBUR', 'X', 'x', NULL, NULL, NULL, NULL, NULL);
       UPDATE bahan_stok SET otorisasi = '9b1c2b1e-4c1f-4c52-9a0e-3f5d9b7f2f12'`,
    'otorisasi-dokumen',
  ],
]
