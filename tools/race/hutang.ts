/** Loans that two users want at once: one redeems, renews or auctions what the other does something else with. */
import { mg, rp } from '@kencana/ledger'
import { type Caller, CallRefused } from '@kencana/server-kit'
import { isiPinjaman } from '@kencana/testing/hutang'
import { isiKondisi } from '@kencana/testing/pembelian'
import { authorization, putuskan } from '../../features/akses/otorisasi/otorisasi.contract.ts'
import { imporHutang } from '../../features/hutang/impor-hutang/impor-hutang.contract.ts'
import {
  getKartuHutang,
  type KartuHutang,
  lunasiHutang,
  remajakanHutang,
} from '../../features/hutang/transaksi-hutang/bayar-hutang.contract.ts'
import { lelangHutang, timbangLelang } from '../../features/hutang/transaksi-hutang/lelang-hutang.contract.ts'
import { cetakPeringatan } from '../../features/hutang/transaksi-hutang/peringatan-hutang.contract.ts'
import { baki } from '../../features/master/baki/baki.contract.ts'

const NIK = '3573010203040506'
/** So light that whoever redeems a thousand alone hands out less than what a day's witness is asked for. Source: controls, limits. */
const BERAT = mg(5)
/** Rows of one sheet. */
const SEKALI = 500

interface Dua {
  owner: Caller
  kiri: Caller
  kanan: Caller
}

/** A purchase tray, and the conditions in which goods are taken in and bought. */
const isiHutang = async (caller: Caller): Promise<void> => {
  const kosong = { berat_baki: mg(0), berat_bandrol: mg(0) }
  await caller.call(baki.create, { kode_baki: 'BELI1', nama_baki: 'BELI', kode_gudang: 'BELI', ...kosong })
  await isiPinjaman(caller)
  await isiKondisi(caller)
}

/** Loans that have been late for years, by their numbers. */
const hutangLama = async (caller: Caller, awalan: string, n: number): Promise<Map<string, KartuHutang>> => {
  const semua = new Map<string, KartuHutang>()
  for (let dari = 0; dari < n; dari += SEKALI) {
    const baris = Array.from({ length: Math.min(SEKALI, n - dari) }, (_, at) => ({
      no_manual: `${awalan}-${dari + at}`,
      nama_customer: 'LOMBA',
      no_hp: '081234567890',
      alamat: 'JL. LOMBA 1',
      nik: NIK,
      kode_sales: 'S01',
      tgl_hutang: '2024-01-02',
      bunga_sampai: '',
      tgl_jatuh_tempo: '2024-02-02',
      bunga_persen: 1,
      jumlah_hutang: 100_000,
      nama_barang: 'LOMBA',
      kode_group: 'MM',
      kadar: '16K',
      jumlah: 1,
      berat_kotor: BERAT / 1_000,
      berat_plastik: 0,
      kondisi_pinjaman: 'BAIK',
    }))
    const { hutang } = await caller.call(imporHutang, { baris })
    for (const { no_hutang } of hutang) semua.set(no_hutang, await caller.call(getKartuHutang, { no_hutang }))
  }
  return semua
}

const dari = <T>(semua: ReadonlyMap<string, T>, no: string): T => {
  const satu = semua.get(no)
  if (satu === undefined) throw new Error(`${no} is in no race`)
  return satu
}

const tunai = (jumlah: number) => [{ cara_bayar: 'CASH' as const, no_rekening: '', jumlah: rp(jumlah) }]

/** Redeems a loan, paid. */
const tebusSatu =
  (who: Caller, semua: ReadonlyMap<string, KartuHutang>) =>
  (no_hutang: string): Promise<unknown> => {
    const { versi, tagihan } = dari(semua, no_hutang)
    const pengambil = { pengambil: '', kuasa: '', identitas_pengambil: NIK, otorisasi: null }
    return who.call(lunasiHutang, { no_hutang, versi, diskon: rp(0), pembayaran: tunai(tagihan.total), ...pengambil })
  }

/** Renews a loan as it is. */
const terusSatu =
  (who: Caller, semua: ReadonlyMap<string, KartuHutang>) =>
  (no_hutang: string): Promise<unknown> => {
    const { versi, tagihan, jumlah_hutang, bunga_persen, lama } = dari(semua, no_hutang)
    const bayar_bunga = tunai(tagihan.bunga + tagihan.denda)
    const sama = {
      jumlah_hutang,
      bunga_persen,
      lama,
      tetap: null,
      bayar_pokok: [],
      identitas: '',
      timbang: [],
      pengambil: '',
      identitas_pengambil: '',
      kuasa: '',
      otorisasi: null,
    }
    return who.call(remajakanHutang, { no_hutang, versi, ...sama, bayar_bunga })
  }

const diminta = async (apa: () => Promise<unknown>): Promise<string> => {
  const jawab = await apa().catch((error: unknown) => error)
  if (!(jawab instanceof CallRefused) || jawab.minta === undefined)
    throw new Error(`nobody was asked: ${String(jawab)}`)
  return jawab.minta
}

const formLelang = (no_hutang: string, versi: number) => {
  const biji = { urut: 1, berat: BERAT, kadar: '16K' }
  const barang = [{ ...biji, kode_dept: 'CIN', kondisi: 'BAIK', nilai: rp(500_000) }]
  return { timbang: { no_hutang, versi, barang: [biji] }, lelang: { no_hutang, versi, kode_baki: 'BELI1', barang } }
}

/** Warns of each loan, has it weighed by two, and the owner agree that it is auctioned. @returns his agreements */
const siapkanLelang = async (
  { kanan, owner }: Dua,
  semua: ReadonlyMap<string, KartuHutang>,
  password: string,
): Promise<ReadonlyMap<string, string>> => {
  const setuju = new Map<string, string>()
  for (const [no_hutang, { versi }] of semua) {
    await kanan.call(cetakPeringatan, { no_hutang, rangkap: 1 })
    const { timbang, lelang } = formLelang(no_hutang, versi)
    const saksi = await diminta(() => kanan.call(timbangLelang, { ...timbang, otorisasi: null }))
    await owner.call(putuskan, { id: saksi, setuju: true, kata: '' })
    await kanan.call(timbangLelang, { ...timbang, otorisasi: saksi })
    const id = await diminta(() => kanan.call(lelangHutang, { ...lelang, otorisasi: null }))
    await kanan.call(authorization, { id, user_id: 'OWNER', password })
    setuju.set(no_hutang, id)
  }
  return setuju
}

/** Auctions a loan that the owner agreed to auction. */
const lelangSatu =
  (who: Caller, semua: ReadonlyMap<string, KartuHutang>, setuju: ReadonlyMap<string, string>) =>
  (no_hutang: string): Promise<unknown> => {
    const { lelang } = formLelang(no_hutang, dari(semua, no_hutang).versi)
    return who.call(lelangHutang, { ...lelang, otorisasi: dari(setuju, no_hutang) })
  }

/** What both sides of one race do. */
interface Satu {
  nama: string
  kiri: (no_hutang: string) => Promise<unknown>
  kanan: (no_hutang: string) => Promise<unknown>
}

/** Loans that one redeems, renews or auctions while the other does another of these. */
export const lombaHutang = async (dua: Dua, n: number, password: string): Promise<[Satu, string[]][]> => {
  const { kiri, kanan } = dua
  await isiHutang(kiri)
  const baru = async (awalan: string) => hutangLama(kiri, awalan, n)
  const [satu, terus, tebus] = [await baru('A'), await baru('B'), await baru('C')]
  const lelang = async (semua: typeof satu) => lelangSatu(kanan, semua, await siapkanLelang(dua, semua, password))
  return [
    [{ nama: 'redeem or renew a loan', kiri: tebusSatu(kiri, satu), kanan: terusSatu(kanan, satu) }, [...satu.keys()]],
    [{ nama: 'renew or auction a loan', kiri: terusSatu(kiri, terus), kanan: await lelang(terus) }, [...terus.keys()]],
    [{ nama: 'redeem or auction a loan', kiri: tebusSatu(kiri, tebus), kanan: await lelang(tebus) }, [...tebus.keys()]],
  ]
}
