/**
 * A random month against a list that the test keeps itself: each document of it with its money as literals, none of it worked out by
 * the product. A ring of n grams costs n x 2,350,000 x 70 % = n x 1,645,000; a loan bears 2 % for the month begun. Rarer documents are
 * in langkah-bulan.
 */

import { SEMUA } from '@kencana/contract'
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { formLunas, hutangSah, isiPinjaman, kartu } from '@kencana/testing/hutang'
import { isiBulan, LANGKAH_BULAN } from '@kencana/testing/langkah-bulan'
import { keduanyaSama } from '@kencana/testing/menurut'
import { beliSah, cincinLama, disetujuiBila, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { batalForm, bayarTunai, formJual, sahkanJual } from '@kencana/testing/penjualan'
import { isiRekening } from '@kencana/testing/rekening'
import { denganSaksi } from '@kencana/testing/saksi'
import { runs } from '@kencana/testing/sample'
import { batalTitipForm, isiBakiTitip, titipSah } from '@kencana/testing/titipan'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lunasiHutang } from '../../hutang/transaksi-hutang/bayar-hutang.contract.ts'
import { kodeTransaksi } from '../../master/kode-transaksi/kode-transaksi.contract.ts'
import { batalJual, jual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { batalTitipan } from '../../titipan/transaksi-titipan/transaksi-titipan.contract.ts'
import { KAS, pindahUang, terimaUang } from '../pindah-uang/pindah-uang.contract.ts'
import { ambilBank, ambilKas, batalUang, tambahBank, tambahKas } from '../uang/uang.contract.ts'
import { laporanCash, laporanNonCash } from './laporan-uang.contract.ts'

const HARGA = 1_645_000
const BANK = '0111'

/** A line of the notebook; `rp` is below zero for what went. A reversal has the sign of where it stands in its report. */
interface Catatan {
  tgl: string
  buku: 'KAS' | 'BANK'
  dokumen: string
  kategori: string
  rp: number
}

/** What a later step may take back. */
type Hidup =
  | { apa: 'uang'; no: string; buku: 'KAS' | 'BANK'; kategori: string; rp: number }
  | { apa: 'jual'; nota: Parameters<typeof batalForm>[0]; kas: number; bank: number }
  | { apa: 'titip'; no_titip: string; no_form: string; versi: number; rp: number }
  | { apa: 'hutang'; no_hutang: string; rp: number }

const LANGKAH = [
  'jual',
  'jual bank',
  'beli',
  'tambah kas',
  'ambil kas',
  'tambah bank',
  'ambil bank',
  'setor',
  'titip',
  'hutang',
  'kembali',
  'kembali',
  'kembali',
  ...(Object.keys(LANGKAH_BULAN) as (keyof typeof LANGKAH_BULAN)[]),
] as const
const satuHari = fc.array(fc.record({ apa: fc.constantFrom(...LANGKAH), ke: fc.integer({ min: 1, max: 9 }) }), {
  minLength: 1,
  maxLength: 3,
})

let shop: TestShop
let owner: User
let kasir: User
let kasir2: User
let catatan: Catatan[]
let hidup: Hidup[]
let bukti: number

const tgl = () => owner.data.tgl_system
const catat = (buku: 'KAS' | 'BANK', dokumen: string, kategori: string, jumlah: number) => {
  if (jumlah !== 0) catatan.push({ tgl: tgl(), buku, dokumen, kategori, rp: jumlah })
}

const terjual = async (ke: number, bank: number) => {
  const { kode_barcode } = await tambahCincin(owner, { berat: gram(ke), berat_asli: gram(ke) })
  const { data } = await owner.call(jual, await formJual(owner, [kode_barcode]))
  bukti += 1
  const lewat = {
    ...bayarTunai(bank),
    cara_bayar: 'TRANSFER' as const,
    no_rekening: BANK,
    referensi: `TRF ${bukti}`,
    masuk: true,
  }
  const kas = ke * HARGA - bank
  const [nota] = (await sahkanJual(kasir, [data], bank === 0 ? [bayarTunai(kas)] : [bayarTunai(kas), lewat])).data
  if (!nota) throw new Error('nothing sold')
  catat('KAS', nota.no_faktur_jual, 'PENJUALAN', kas)
  catat('BANK', nota.no_faktur_jual, 'PENJUALAN', bank)
  hidup.push({ apa: 'jual', nota, kas, bank })
}

const tangan = async (buku: 'KAS' | 'BANK', arah: 1 | -1, ke: number) => {
  const jumlah = ke * 10_000
  const isi = { jumlah: rp(jumlah), keterangan: 'acak', kode_transaksi: arah > 0 ? 'TAMBAH MODAL' : 'BIAYA TOKO' }
  const bank = { ...isi, no_rekening: BANK, kode_transaksi: arah > 0 ? 'SALDO AWAL' : 'LISTRIK' }
  const { no_uang } =
    buku === 'KAS'
      ? await disetujuiBila(owner, arah > 0 ? tambahKas : ambilKas, isi as never)
      : await disetujuiBila(owner, arah > 0 ? tambahBank : ambilBank, bank as never)
  const kategori = arah > 0 ? 'TAMBAH UANG' : 'AMBIL UANG'
  catat(buku, no_uang, kategori, arah * jumlah)
  hidup.push({ apa: 'uang', no: no_uang, buku, kategori, rp: arah * jumlah })
}

/** Takes back the one that has waited longest but for `ke`: of today or of a day before. */
const kembali = async (ke: number) => {
  const [satu] = hidup.splice(ke % Math.max(hidup.length, 1), 1)
  if (!satu) return
  if (satu.apa === 'uang') {
    const { no_batal } = await disetujuiBila(owner, batalUang, { no_uang: satu.no, alasan: 'salah', otorisasi: null })
    catat(satu.buku, no_batal, satu.kategori, -satu.rp)
  } else if (satu.apa === 'jual') {
    const { no_batal } = await disetujuiBila(owner, batalJual, batalForm(satu.nota))
    catat('KAS', String(no_batal), 'BATAL PENJUALAN', -satu.kas)
    catat('BANK', String(no_batal), 'BATAL PENJUALAN', -satu.bank)
  } else if (satu.apa === 'titip') {
    const { no_batal } = await disetujuiBila(owner, batalTitipan, batalTitipForm(satu, satu.rp))
    catat('KAS', no_batal, 'TITIPAN', -satu.rp)
  } else {
    const isi = formLunas(await kartu(kasir, satu.no_hutang))
    const lunas = await denganSaksi(kasir, kasir2, lunasiHutang, isi, 'HUTANG')
    catat('KAS', lunas.no_bayar, 'HUTANG LUNAS', satu.rp)
    catat('KAS', lunas.no_bayar, 'BAYAR BUNGA', satu.rp / 50)
  }
}

const setor = async (ke: number) => {
  const jumlah = ke * 50_000
  const { no_pindah_uang } = await kasir.call(pindahUang, {
    dari: KAS,
    ke: BANK,
    jumlah: rp(jumlah),
    keterangan: 'setor',
  })
  catat('KAS', no_pindah_uang, 'PINDAH UANG', -jumlah)
  const { no_sampai } = await kasir2.call(terimaUang, { no_pindah_uang, referensi: no_pindah_uang })
  catat('BANK', no_sampai, 'PINDAH UANG', jumlah)
}

const titip = async (ke: number) => {
  const { kode_barcode } = await tambahCincin(owner, { berat: gram(ke), berat_asli: gram(ke) })
  const jumlah = ke * 1_000_000
  const form = await titipSah(owner, owner, [kode_barcode], { titip: rp(jumlah) })
  const [satu] = form.barang
  if (!satu) throw new Error('nothing kept')
  catat('KAS', form.no_titip_group, 'TITIPAN', jumlah)
  const { no_titip_group: no_form, versi } = form
  hidup.push({ apa: 'titip', no_titip: satu.no_titip, no_form, versi, rp: jumlah })
}

const lainnya = (apa: string): apa is keyof typeof LANGKAH_BULAN => apa in LANGKAH_BULAN

const lakukan = async (apa: (typeof LANGKAH)[number], ke: number): Promise<void> => {
  if (lainnya(apa)) return LANGKAH_BULAN[apa]({ owner, kasir, kasir2, catat }, ke)
  if (apa === 'jual') return terjual(ke, 0)
  if (apa === 'jual bank') return terjual(ke, 100_000 + ke * 45_000)
  if (apa === 'tambah kas') return tangan('KAS', 1, ke)
  if (apa === 'ambil kas') return tangan('KAS', -1, ke)
  if (apa === 'tambah bank') return tangan('BANK', 1, ke)
  if (apa === 'ambil bank') return tangan('BANK', -1, ke)
  if (apa === 'setor') return setor(ke)
  if (apa === 'titip') return titip(ke)
  if (apa === 'kembali') return kembali(ke)
  if (apa === 'beli') {
    const { no_grup } = await beliSah(owner, [cincinLama({ harga: rp(ke * 100_000) })], {}, kasir)
    return catat('KAS', no_grup, 'PEMBELIAN', -ke * 100_000)
  }
  const jumlah = ke * 500_000
  const { no_hutang } = await hutangSah(owner, kasir, { jumlah_hutang: rp(jumlah) })
  catat('KAS', no_hutang, 'HUTANG', -jumlah)
  hidup.push({ apa: 'hutang', no_hutang, rp: jumlah })
}

const buka = async () => {
  shop = await openShop()
  owner = await shop.setup(rp(20_000_000))
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  await isiPinjaman(owner)
  await isiBakiTitip(owner)
  await isiRekening(owner, BANK)
  await isiBulan({ owner })
  await owner.call(kodeTransaksi.create, {
    kode_transaksi: 'LISTRIK',
    deskripsi: 'LISTRIK',
    media: 'BANK',
    arah: 'KELUAR',
    lawan: 'BIAYA',
  })
  for (const user_id of ['KASIR', 'KASIR2']) await shop.user(owner, user_id, 'KASIR')
  ;[catatan, hidup, bukti] = [[], [], 0]
  owner = await shop.nextDay(owner)
  await owner.call(tambahBank, {
    no_rekening: BANK,
    kode_transaksi: 'SALDO AWAL',
    jumlah: rp(50_000_000),
    keterangan: 'bank',
  })
  catat('BANK', `TUB-TK01-${tgl().slice(2).replaceAll('-', '')}-0001`, 'TAMBAH UANG', 50_000_000)
}

const urutan = (rows: readonly Catatan[]) =>
  rows
    .map((one) => `${one.buku} ${one.tgl} ${one.dokumen} ${one.kategori} ${one.rp}`)
    .toSorted((a, b) => (a < b ? -1 : 1))

/** Both reports of some days, as the notebook writes. */
const menurutLaporan = async (tgl_awal: string, tgl_akhir: string): Promise<Catatan[]> => {
  const masa = { tgl_awal, tgl_akhir, kategori: SEMUA }
  const kas = await owner.call(laporanCash, { ...masa, type_laporan: 'DETAIL', user_id: SEMUA, kode_laci: SEMUA })
  const bank = await owner.call(laporanNonCash, {
    ...masa,
    type: 'DETAIL',
    jenis: SEMUA,
    no_rekening: SEMUA,
    cair: SEMUA,
  })
  const baris = (buku: 'KAS' | 'BANK') => (row: (typeof kas)[number] | (typeof bank)[number]) => {
    if (!('dokumen' in row)) throw new Error('no document')
    const { tgl_system, dokumen, kategori, jumlah_in, jumlah_out } = row
    return { tgl: tgl_system, buku, dokumen, kategori, rp: jumlah_in - jumlah_out }
  }
  return [...kas.map(baris('KAS')), ...bank.map(baris('BANK'))]
}

/** The lines of the ledger, what reports tell apart of one of them as the one line that it is there. */
const menurutBuku = () =>
  shop.db.rows<{ akun: 'KAS' | 'BANK'; dokumen: string; rp: number }>(sql`
    SELECT m.akun, j.document::text AS dokumen, m.rp FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
    WHERE m.akun IN ('KAS', 'BANK') AND m.tgl_system > '2026-03-02' ORDER BY j.document, m.akun, m.rp`)

/** What belongs to another row of its document in the ledger: interest to what was lent, the bank's share to the card. */
const BAGIAN = new Set(['BAYAR BUNGA', 'BIAYA BANK'])

const satuBarisSatuKali = async () => {
  const utuh = catatan.filter(({ kategori }) => !BAGIAN.has(kategori))
  const milik = (satu: Catatan, lain: Catatan) => lain.dokumen === satu.dokumen && lain.buku === satu.buku
  const bagian = catatan.filter(({ kategori }) => BAGIAN.has(kategori))
  const sendiri = bagian.filter((one) => !utuh.some((lain) => milik(one, lain)))
  const baris = [...utuh, ...sendiri].map((satu) => {
    const lain = sendiri.includes(satu) ? [] : bagian.filter((one) => milik(satu, one))
    return `${satu.buku} ${satu.dokumen} ${lain.reduce((sum, one) => sum + one.rp, satu.rp)}`
  })
  const buku = (await menurutBuku()).map((one) => `${one.akun} ${one.dokumen} ${one.rp}`)
  expect(baris.toSorted()).toEqual(buku.toSorted())
}

/** Opening, what came, what went and closing of each day and category, by the notebook's sums. */
const rekapTiapHari = async (hari: readonly string[]) => {
  let saldo = 920_000_000
  for (const satu of hari) {
    const masa = { tgl_awal: satu, tgl_akhir: satu, kategori: SEMUA, user_id: SEMUA, kode_laci: SEMUA }
    const rows = await owner.call(laporanCash, { ...masa, type_laporan: 'REKAP' })
    const hariItu = catatan.filter((one) => one.buku === 'KAS' && one.tgl === satu)
    const bersih = (kategori: string) =>
      hariItu.reduce((sum, one) => (one.kategori === kategori ? sum + one.rp : sum), 0)
    const awal = saldo
    saldo += hariItu.reduce((sum, one) => sum + one.rp, 0)
    expect(rows[0]).toMatchObject({ kategori: 'SALDO AWAL', jumlah_in: awal })
    const selebihnya = rows.slice(1)
    expect(selebihnya.map((row) => [row.kategori, row.jumlah_in - row.jumlah_out])).toEqual(
      selebihnya.map((row) => [row.kategori, bersih(row.kategori)]),
    )
    expect(new Set(selebihnya.map((row) => row.kategori))).toEqual(new Set(hariItu.map((one) => one.kategori)))
    expect(rows.at(-1)).toMatchObject({ saldo })
  }
}

it('07.5.1 each line of cash and bank of a random month stands in exactly one row, what is undone included', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(satuHari, { minLength: 27, maxLength: 27 }), async (bulan) => {
      await buka()
      const hari: string[] = []
      for (const langkah of bulan) {
        hari.push(tgl())
        ;[kasir, kasir2] = [await shop.login('KASIR'), await shop.login('KASIR2')]
        for (const { apa, ke } of langkah) await lakukan(apa, ke)
        owner = await shop.nextDay(owner)
      }
      expect(urutan(await menurutLaporan(hari[0] ?? '', hari.at(-1) ?? ''))).toEqual(urutan(catatan))
      await satuBarisSatuKali()
      await rekapTiapHari(hari)
      for (const satu of hari) await keduanyaSama(owner, satu)
      await shop.close()
    }),
    { numRuns: runs(2, 1), endOnFailure: true },
  )
})
