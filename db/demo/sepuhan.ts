/** Gold of the demo's first shop on its way to new goods: bought back, sorted, gilded and labelled, and the owner's own beside it. */
import { jumlahBerat, type Mg, mg, rp } from '@kencana/ledger'
import { type Caller, geserTanggal } from '@kencana/server-kit'
import { tambahBarang } from '../../features/barang/tambah-barang/tambah-barang.contract.ts'
import { simpanBos } from '../../features/bos/kirim-dari-barang-bos/kirim-dari-barang-bos.contract.ts'
import { kirimSepuhBos } from '../../features/bos/kirim-sepuh-dari-barang-bos/kirim-sepuh-dari-barang-bos.contract.ts'
import { dashboard } from '../../features/dashboard/dashboard.contract.ts'
import { kirimLabeling } from '../../features/sepuhan/kirim-labeling/kirim-labeling.contract.ts'
import { kirimSepuh } from '../../features/sepuhan/kirim-sepuh/kirim-sepuh.contract.ts'
import { siapSortir, sortirPembelian } from '../../features/sepuhan/sortir-pembelian/sortir-pembelian.contract.ts'
import { isiBakiSepuh, sortirSepuh } from '../../features/sepuhan/sortir-sepuh/sortir-sepuh.contract.ts'
import { siapLabeling, sisaSepuh, terimaSepuh } from '../../features/sepuhan/terima-sepuh/terima-sepuh.contract.ts'

const KODE_TOKO = 'TK01'
const LABEL = 'NISA1'
const CINCIN = { kode_group: 'MM', kode_dept: 'CIN' } as const
const ANTING = { kode_group: 'MM', kode_dept: 'ATG' } as const
/** A ring of the owner. */
const SATU = 3_000

const hariToko = async (caller: Caller): Promise<string> => (await caller.call(dashboard, {})).tgl_system

const dariBos = async (caller: Caller, qty: number): Promise<string> => {
  const barang = { ...CINCIN, asal_barang: 'SURABAYA', detail_barang: 'CINCIN POLOS', qty, berat: mg(qty * SATU) }
  const { no_kirim_bos } = await caller.call(simpanBos, {
    ...barang,
    kode_labeling: LABEL,
    kadar: 'SP',
    sales_pabrik: 'UBS',
  })
  return no_kirim_bos
}

/** Pieces of a dispatch get their barcodes; what is left of it waits for the next ones. */
const beriLabel = async (caller: Caller, sumber: string, berat: readonly Mg[]): Promise<void> => {
  for (const satu of berat)
    await caller.call(tambahBarang, {
      ...CINCIN,
      sumber,
      kode_baki: 'CN01',
      kode_intern: '',
      nama_barang: 'CINCIN POLOS',
      berat: satu,
      berat_asli: satu,
      berat_susut: mg(0),
      berat_cad: mg(0),
      kadar: '16K',
      kadar_cetak: '700',
      kadar_modal: '16K',
      tipe_barang: 'SP',
      tujuan: KODE_TOKO,
      nama_atribut: '',
      berat_atribut: mg(0),
      berat_plastik: mg(120),
      berat_bandrol: mg(35),
      harga_atribut: rp(0),
      ongkos: rp(75_000),
      tag_id: '',
      is_markis: false,
      harga_total: rp(0),
    })
}

const sepuhBos = async (caller: Caller, tanggal_kirim: string, qty: number): Promise<void> => {
  const barang = { ...CINCIN, asal_barang: 'SURABAYA', qty, berat: mg(qty * SATU) }
  await caller.call(kirimSepuhBos, { tanggal_kirim, tujuan: 'T03', detail_barang: [barang] })
}

/** What the oldest dispatch of the owner's goods brings back, a little lighter. @param tinggal how many are not ready yet */
const terima = async (caller: Caller, tinggal: number): Promise<void> => {
  const kirim = (await caller.call(sisaSepuh, {})).find(({ asal }) => asal === 'BOS')
  const [jenis] = kirim?.jenis ?? []
  if (!kirim || !jenis) throw new Error('nothing of the owner is at the gilder')
  const qty_terima = jenis.qty - tinggal
  const berat_terima = mg(qty_terima * SATU - 20)
  await caller.call(terimaSepuh, {
    no_sepuh: kirim.no_sepuh,
    kode_baki: 'KS1',
    selesai: false,
    detail: [
      {
        kode_dept: jenis.kode_dept,
        qty_terima,
        berat_terima,
        qty_rusak: 0,
        berat_rusak: mg(0),
        berat_timbangan: berat_terima,
      },
    ],
    otorisasi: null,
  })
}

/** Some of what came back goes to be labelled. @returns the number of the dispatch */
const labeli = async (caller: Caller, jumlah_qty: number): Promise<string> => {
  const [siap] = await caller.call(siapLabeling, {})
  if (!siap) throw new Error('nothing came back from the gilder')
  const jumlah_berat = mg(jumlah_qty * SATU - 10)
  const { no_kirim_stock } = await caller.call(kirimLabeling, {
    no_terima_sepuh: siap.no_terima_sepuh,
    detail_kirim: [
      {
        kode_baki: siap.kode_baki,
        kode_baki_tujuan: LABEL,
        kode_dept: siap.kode_dept,
        kode_cabang: KODE_TOKO,
        tipe_barang: 'SP',
        jumlah_qty,
        berat_atribut: mg(0),
        jumlah_berat,
      },
    ],
    qty_kirim: jumlah_qty,
    berat_kirim: jumlah_berat,
    berat_atribut: mg(0),
    cabang: KODE_TOKO,
  })
  return no_kirim_stock
}

/** Bought pieces of a day that lie on the tray of purchases, sorted for the gilder. @param sisa how many stay there */
const sortir = async (caller: Caller, tgl_system: string, sisa: number): Promise<string[]> => {
  const semua = { kode_toko: KODE_TOKO, tgl_system, kode_group: 'MM', kondisi: 'BAIK', kode_dept: 'ATG' }
  const siap = await caller.call(siapSortir, semua)
  const dipilih = siap.slice(0, siap.length - sisa)
  const berat_bos = mg(jumlahBerat(dipilih))
  await caller.call(sortirPembelian, {
    kode_toko: KODE_TOKO,
    kode_gudang: 'SP',
    kode_baki: 'SP1',
    detail_barang: dipilih.map(({ no_faktur_beli, kode_baki }) => ({ no_faktur_beli, kode_lokasi_toko: kode_baki })),
    qty_asal: siap.length,
    berat_asal: mg(jumlahBerat(siap)),
    qty_bos: dipilih.length,
    berat_bos,
  })
  return dipilih.map(({ no_faktur_beli }) => no_faktur_beli)
}

const lot = async (caller: Caller, nomor: readonly string[]): Promise<void> => {
  const detail_barang = nomor.map((no_faktur_beli) => ({ no_faktur_beli }))
  await caller.call(sortirSepuh, { kode_gudang: 'SS', kode_baki: 'SS1', detail_barang })
}

/** One good and one damaged piece of the tray go to the gilder, the rest stays. */
const keSepuh = async (caller: Caller): Promise<void> => {
  const jawab = await caller.call(isiBakiSepuh, { kode_baki: 'SS1', kode_dept: ANTING.kode_dept })
  const [isi] = Array.isArray(jawab) ? jawab : []
  if (!isi) throw new Error('nothing lies on SS1')
  const satu = mg(Math.floor(isi.berat / isi.qty))
  const bagian = { qty_sepuh: 1, berat_sepuh: satu, qty_rusak: 1, berat_rusak: satu }
  await caller.call(kirimSepuh, {
    detail_barang: [{ ...ANTING, kode_barcode: '-', kode_baki: 'SS1', qty: isi.qty, berat: isi.berat, ...bagian }],
  })
}

/** One day of it. */
export const sepuhanHarian = async (caller: Caller, kode_toko: string, hari: number): Promise<void> => {
  if (kode_toko !== KODE_TOKO) return
  if (hari === 1) await sepuhBos(caller, await hariToko(caller), 6)
  if (hari === 3) {
    await terima(caller, 0)
    await beriLabel(caller, await dariBos(caller, 4), [mg(SATU), mg(SATU - 12)])
  }
  if (hari === 4) await lot(caller, (await sortir(caller, geserTanggal(await hariToko(caller), -1), 1)).slice(0, 3))
  if (hari === 5) await beriLabel(caller, await labeli(caller, 3), [mg(SATU - 8)])
}

/** What it did on the day on which somebody first looks at it. */
export const sepuhanHariIni = async (caller: Caller, kode_toko: string): Promise<void> => {
  if (kode_toko !== KODE_TOKO) return
  await sepuhBos(caller, await hariToko(caller), 5)
  await terima(caller, 2)
  await labeli(caller, 2)
  await dariBos(caller, 8)
  await lot(caller, (await sortir(caller, await hariToko(caller), 1)).slice(0, 1))
  await keSepuh(caller)
}
