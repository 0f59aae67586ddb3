/** What a gold shop usually has in its masters, entered with the first set-up as the owner would enter it. */
import type { Endpoint, InputOf } from '@kencana/contract'
import { mg, type Persentase, rp } from '@kencana/ledger'
import { type Deps, type Feature, type Penulis, Refusal, tulisDalam } from '@kencana/server-kit'
import { baki } from '../../master/baki/baki.contract.ts'
import { group } from '../../master/group/group.contract.ts'
import { jenis } from '../../master/jenis/jenis.contract.ts'
import { masterKadar } from '../../master/kadar/kadar.api.ts'
import { kondisiBarang } from '../../master/kondisi-barang/kondisi-barang.contract.ts'
import { kondisiPembelian } from '../../master/kondisi-pembelian/kondisi-pembelian.contract.ts'
import { kondisiPinjaman } from '../../master/kondisi-pinjaman/kondisi-pinjaman.contract.ts'
import { parameterJenisGroup } from '../../master/parameter-jenis-group/parameter-jenis-group.contract.ts'
import type { IsianUmum } from './setup.contract.ts'

type Simpan = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<void>
type Kadar = (kode: string) => Persentase

/** One category a fineness, and the code of Master Kadar that it is made of. */
const KATEGORI = ['8K', '16K', '17K', '24K'] as const
const PERHIASAN = [
  ['CIN', 'CINCIN'],
  ['GEL', 'GELANG'],
  ['KAL', 'KALUNG'],
  ['ANT', 'ANTING'],
  ['LIO', 'LIONTIN'],
] as const

const isiKategori = async (simpan: Simpan, kadar: Kadar): Promise<void> => {
  // Nobody knows today's price here: it is asked by Parameter Harga Emas.
  const belumHarga = { harga: rp(0), harga_modal: rp(0), jenis_ppn: null }
  for (const kode_group of KATEGORI) {
    const isi = { nama_group: `EMAS ${kode_group}`, jenis_group: 'PERHIASAN', persentase: kadar(kode_group) }
    await simpan(group.create, { kode_group, ...isi, ...belumHarga })
    for (const [awal, nama] of PERHIASAN)
      await simpan(jenis.create, { kode_dept: `${awal}${kode_group}`, nama_dept: `${nama} ${kode_group}`, kode_group })
  }
  await simpan(parameterJenisGroup.create, { jenis_group: 'BATANGAN' })
  const batangan = { kode_group: 'LM', nama_group: 'LOGAM MULIA', jenis_group: 'BATANGAN', persentase: kadar('24K') }
  await simpan(group.create, { ...batangan, ...belumHarga })
  await simpan(jenis.create, { kode_dept: 'LM', nama_dept: 'LOGAM MULIA', kode_group: 'LM' })
}

type Baki = readonly [kode_baki: string, nama_baki: string, kode_gudang: string]

const BAKI_MEJA: readonly Baki[] = [
  ['ET01', 'ETALASE 1', 'TOKO'],
  ['BL01', 'PEMBELIAN 1', 'BELI'],
  ['TP01', 'TITIPAN 1', 'TITIP'],
]
const BAKI_SEPUH: readonly Baki[] = [
  ['SP01', 'SORTIR PEMBELIAN 1', 'SP'],
  ['RS01', 'BARANG RUSAK 1', 'RUSAK'],
  ['SS01', 'SORTIR SEPUH 1', 'SS'],
  ['KS01', 'KEMBALI SEPUH 1', 'KS'],
]

// What a tray weighs is entered once it was on the scale.
const isiBaki = async (simpan: Simpan, semua: readonly Baki[]): Promise<void> => {
  for (const [kode_baki, nama_baki, kode_gudang] of semua)
    await simpan(baki.create, { kode_baki, nama_baki, kode_gudang, berat_baki: mg(0), berat_bandrol: mg(0) })
}

const BAIK = {
  kondisi_barang: 'BAIK',
  type: 'PERSENTASE',
  potongan: rp(0),
  persentase: 0 as Persentase,
  status_aktif: 'YA',
} as const

const ISI: Readonly<Record<IsianUmum, (simpan: Simpan, kadar: Kadar) => Promise<void>>> = {
  KATEGORI: isiKategori,
  BAKI_MEJA: (simpan) => isiBaki(simpan, BAKI_MEJA),
  BAKI_SEPUH: (simpan) => isiBaki(simpan, BAKI_SEPUH),
  KONDISI_PEMBELIAN: (simpan) => simpan(kondisiPembelian.create, BAIK),
  KONDISI_PINJAMAN: async (simpan) => {
    for (const kondisi_pinjaman of ['NOTA LENGKAP', 'TANPA NOTA'])
      await simpan(kondisiPinjaman.create, { kondisi_pinjaman })
  },
  KONDISI_BARANG: async (simpan) => {
    for (const kondisi_barang of ['BAIK', 'CACAT', 'PATAH']) await simpan(kondisiBarang.create, { kondisi_barang })
  },
}

/**
 * Enters what was ticked through the calls of the masters: their rules, histories and audit entries are those of any entry.
 * @param masters the features of the masters
 */
export const isiUmum = async (
  deps: Deps,
  penulis: Penulis,
  masters: readonly Feature[],
  isian: readonly IsianUmum[],
): Promise<void> => {
  const routes = masters.flatMap((feature) => feature.routes)
  const simpan: Simpan = async (endpoint, input) => {
    const route = routes.find((one) => one.endpoint === (endpoint as Endpoint))
    if (!route) throw new Error(`no master is entered by ${endpoint.path}`)
    await tulisDalam(deps, penulis, route, input as object)
  }
  const master = await masterKadar(penulis.tx)
  const kadar: Kadar = (kode) => {
    const found = master.get(kode)
    if (found === undefined) throw new Refusal('rule', `Kadar ${kode} Tidak Ada Di Master Kadar`)
    return found
  }
  for (const nama of new Set(isian)) await ISI[nama](simpan, kadar)
}
