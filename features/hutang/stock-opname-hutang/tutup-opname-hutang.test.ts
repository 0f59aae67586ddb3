import { sql } from '@kencana/database'
import { type Mg, mg, rp } from '@kencana/ledger'
import { formLunas, formRemaja, gelangJaminan, hutangSah, kartu, kembaliBerdua } from '@kencana/testing/hutang'
import { barisAmplop, cetakAmplop, TokoAmplop } from '@kencana/testing/opname-hutang'
import { denganOtorisasi, disetujuiBila } from '@kencana/testing/pembelian'
import { denganSaksi } from '@kencana/testing/saksi'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listMinta } from '../../akses/otorisasi/otorisasi.contract.ts'
import { cetak } from '../../cetak/cetak.contract.ts'
import { batalBayarHutang, lunasiHutang, remajakanHutang } from '../transaksi-hutang/bayar-hutang.contract.ts'
import { AMPLOP_HUTANG } from '../transaksi-hutang/hutang.contract.ts'
import {
  batalOpnameHutang,
  getOpnameHutang,
  lepasAmplop,
  setujuiOpnameHutang,
  temuJaminan,
  tutupOpnameHutang,
} from './stock-opname-hutang.contract.ts'

const HILANG = 'BARANG HUTANG HILANG'

let di: TokoAmplop
/** Loans of this test alone; those of the others stand too. */
let a: string
let b: string
beforeAll(async () => {
  di = await TokoAmplop.open()
})
beforeEach(async () => {
  ;[a, b] = await di.duaBaru()
})
afterAll(() => di.shop.close())

/** Redeemed while the sales staff look on. */
const tebus = async (no: string) =>
  denganSaksi(di.kasir, di.sales, lunasiHutang, formLunas(await kartu(di.kasir, no)), 'HUTANG')

/** Closed once the other one looked: he is told what should lie there, and no weight. */
const disaksikan = async (isian: { no_so: string; berat_timbang: Mg }, keterangan: string): Promise<void> => {
  const { headers } = await di.budi.send('POST', `opname-hutang/${isian.no_so}/tutup`, {
    body: { berat_timbang: isian.berat_timbang / 1000 },
  })
  const minta = (await di.citra.call(listMinta, {})).find(({ id }) => id === headers['x-minta'])
  const amplop = minta?.kasus.filter((one) => one.kategori === 'LABEL CETAK ULANG')
  expect(amplop).toMatchObject([{ keterangan, berat: null, mg: 0 }])
  const { data } = await denganSaksi(di.budi, di.citra, tutupOpnameHutang, isian, 'TIMBANG JAMINAN, LABEL CETAK ULANG')
  expect(data.status).toBe('TUTUP')
  await di.owner.call(setujuiOpnameHutang, { no_so: isian.no_so })
}

describe('a closed count', () => {
  it('finds all, and says what the bags weigh against the book', async () => {
    const hasil = await di.hitung()
    expect(hasil).toMatchObject({ status: 'TUTUP', putaran: 1 })
    const n = (await di.semua()).length
    expect(hasil.hasil).toMatchObject({
      buku: { amplop: n, berat: n * 10_000 },
      ada: { amplop: n },
      kurang: { amplop: 0, berat: 0 },
      // each bag of 0.120 g too
      timbang: { berat: n * 10_120, buku: n * 10_120, selisih: 0, pertama: null, buku_pertama: null, beda: false },
      tutup_oleh: 'BUDI',
    })
    expect((await di.owner.call(setujuiOpnameHutang, { no_so: hasil.no_so })).data.status).toBe('SELESAI')
  })

  it('is counted again by somebody else where something is missing, and named then', async () => {
    const no_so = await di.mulai()
    for (const no of await di.semua([b])) await di.pindai(no_so, no)
    expect((await di.tutup(no_so)).message).toBe(
      'Selisih Di Atas Toleransi, Amplop Harus Dihitung Ulang Oleh User Lain',
    )
    await expect(di.pindai(no_so, a)).rejects.toThrow('Hitung Ulang Harus Oleh User Lain')
    await expect(di.budi.call(batalOpnameHutang, { no_so, alasan: 'X' })).rejects.toThrow(
      'Hitungan Yang Sudah Ditutup Hanya Bisa Dibatalkan Oleh OWN Atau SU',
    )
    for (const no of await di.semua([b])) await di.pindai(no_so, no, di.citra)
    const { data } = await di.tutup(no_so, di.citra)
    expect(data).toMatchObject({ status: 'TUTUP', putaran: 2 })
    expect(barisAmplop(data, b)).toMatchObject({ hasil: 'KURANG', hitung_1: false, hitung_2: false, dokumen: '-' })
    expect(barisAmplop(data, a)).toMatchObject({ hasil: 'ADA', hitung_1: true, hitung_2: true })
    expect(data.hasil).toMatchObject({
      kurang: { amplop: 1, berat: 10_000 },
      tutup_pertama_oleh: 'BUDI',
      tutup_oleh: 'CITRA',
    })
  })

  it('lets go what was redeemed meanwhile, with its number, and comes back to it when that is undone', async () => {
    const no_so = await di.mulai()
    for (const no of await di.semua([b])) await di.pindai(no_so, no)
    const { no_bayar } = await tebus(b)
    const { data } = await di.tutup(no_so)
    expect(barisAmplop(data, b)).toMatchObject({ hasil: 'KELUAR', dokumen: no_bayar })
    await denganOtorisasi(
      di.kasir,
      batalBayarHutang,
      await kembaliBerdua(di.kasir, di.sales, no_bayar, (await kartu(di.kasir, b)).barang),
      'BATAL HUTANG, BATAL DOKUMEN',
    )
    const { data: selesai } = await di.owner.call(setujuiOpnameHutang, { no_so })
    expect(barisAmplop(selesai, b)).toMatchObject({ hasil: 'KURANG' })
    expect((await kartu(di.kasir, b)).hilang).toBe(no_so)
  })

  it('misses what was renewed meanwhile and scanned under no number', async () => {
    const no_so = await di.mulai()
    for (const no of await di.semua([a, b])) await di.pindai(no_so, no)
    const terus = async (no: string) =>
      (await disetujuiBila(di.kasir, remajakanHutang, formRemaja(await kartu(di.kasir, no)))).no_hutang
    const [baruA, baruB] = [await terus(a), await terus(b)]
    await di.pindai(no_so, baruA)
    await di.tutup(no_so)
    for (const no of await di.semua([baruB])) await di.pindai(no_so, no, di.citra)
    const { data } = await di.tutup(no_so, di.citra)
    expect(barisAmplop(data, baruA)).toMatchObject({ hasil: 'ADA' })
    expect(barisAmplop(data, baruB)).toMatchObject({ hasil: 'KURANG' })
    expect(data.hasil?.amplop.some((one) => one.no_hutang === b)).toBe(false)
    await disetujuiBila(di.su, batalOpnameHutang, { no_so, alasan: 'X' })
    await tebus(baruA)
    await denganOtorisasi(di.kasir, lunasiHutang, formLunas(await kartu(di.kasir, baruB)), `HUTANG, ${HILANG}`)
  })

  it('names what lies here though it was redeemed, and wants what came meanwhile in either round', async () => {
    await tebus(a)
    const no_so = await di.mulai()
    for (const no of await di.semua()) await di.pindai(no_so, no)
    await di.pindai(no_so, a)
    expect((await di.tutup(no_so)).data.status).toBe('ULANG')
    for (const no of [...(await di.semua()), a]) await di.pindai(no_so, no, di.citra)
    const baru = await hutangSah(di.sales, di.kasir, { jumlah_hutang: rp(100_000) })
    await expect(di.tutup(no_so, di.citra)).rejects.toThrow('Ada 1 Hutang Yang Masuk Selama Dihitung')
    await di.pindai(no_so, baru.no_hutang, di.citra)
    const { data } = await di.tutup(no_so, di.citra)
    expect(barisAmplop(data, a)).toMatchObject({ hasil: 'BUKAN JAMINAN', dokumen: 'LUNAS' })
  })

  it('is weighed by two, whatever is written down, in both rounds', async () => {
    const no_so = await di.mulai()
    for (const no of await di.semua()) await di.pindai(no_so, no)
    const isian = { no_so, berat_timbang: await di.berat() }
    const sebelum = await di.isi()
    await expect(di.budi.call(tutupOpnameHutang, isian)).rejects.toThrow('Butuh Saksi TIMBANG JAMINAN')
    expect(await di.isi()).toEqual(sebelum)
    expect((await di.tutup(no_so, di.budi, mg(1_000))).data.status).toBe('ULANG')
    for (const no of await di.semua()) await di.pindai(no_so, no, di.citra)
    await expect(di.citra.call(tutupOpnameHutang, isian)).rejects.toThrow('Butuh Saksi TIMBANG JAMINAN')
    expect((await di.tutup(no_so, di.citra)).data.status).toBe('TUTUP')
  })

  it('is counted a second time by none who scanned in the first, though he took all his scans back', async () => {
    const no_so = await di.mulai()
    const kode = await di.label(a)
    await di.pindai(no_so, a, di.citra)
    const milikCitra = (await di.budi.call(getOpnameHutang, { no_so })).pindai
    expect(milikCitra).toMatchObject([{ kode_amplop: `..${kode.slice(-4)}`, user_id: 'CITRA' }])
    await expect(di.budi.call(lepasAmplop, { no_so, kode_amplop: kode })).rejects.toThrow('Tidak Anda Pindai')
    await di.citra.call(lepasAmplop, { no_so, kode_amplop: kode })
    expect((await di.pindai(no_so, b)) && (await di.tutup(no_so)).data.status).toBe('ULANG')
    await expect(di.pindai(no_so, b, di.citra)).rejects.toThrow('Hitung Ulang Harus Oleh User Lain')
  })

  it('is not agreed to by who counted it', async () => {
    const no_so = await di.mulai(di.owner)
    for (const no of await di.semua()) await di.pindai(no_so, no)
    await di.tutup(no_so)
    await expect(di.owner.call(setujuiOpnameHutang, { no_so })).rejects.toThrow(
      'Yang Menghitung Tidak Menyetujui, Minta OWN Atau SU Lain',
    )
    await expect(di.owner.call(batalOpnameHutang, { no_so, alasan: 'X' })).rejects.toThrow('Tidak Membatalkan')
    expect((await di.su.call(setujuiOpnameHutang, { no_so })).data.status).toBe('SELESAI')
    await expect(di.su.call(setujuiOpnameHutang, { no_so })).rejects.toThrow('Sudah Disetujui')
    await expect(di.su.call(batalOpnameHutang, { no_so, alasan: 'X' })).rejects.toThrow('Sudah Disetujui')
  })

  it('shows somebody else what hangs on a label that was printed again', async () => {
    const lama = await di.label(a)
    await expect(cetakAmplop(di.kasir, a)).rejects.toThrow(
      `Label Amplop ${a} Pernah Dicetak, Alasan Cetak Ulang Harus Diisi`,
    )
    const lagi = { jenis: AMPLOP_HUTANG, dokumen: a, rangkap: 1, alasan: 'SOBEK' }
    await expect(di.kasir.call(cetak, lagi)).rejects.toThrow('Surat Dan Label Hutang Dicetak Dari Lihat Hutang')
    await cetakAmplop(di.kasir, a, 'SOBEK')
    const no_so = await di.mulai()
    for (const no of await di.semua([a])) await di.pindai(no_so, no)
    expect(await di.pindaiKode(no_so, lama)).toMatchObject({
      hasil: 'LABEL LAMA',
      keterangan: 'SUDAH DICETAK ULANG, PASANG LABEL BARUNYA',
    })
    expect(await di.pindai(no_so, a)).toMatchObject({ hasil: 'ADA', perlihatkan: true })
    const isian = { no_so, berat_timbang: await di.berat() }
    await disaksikan(isian, `${a}: 1 GELANG ${di.ke} 16K`)
    await tebus(a)
  })

  it('counts a label of before, that has its loan’s number, before somebody else', async () => {
    const { no_hutang } = await hutangSah(di.sales, di.kasir, { jumlah_hutang: rp(100_000) })
    const no_so = await di.mulai()
    // Nobody ever printed one: its number is on no envelope.
    expect(await di.pindaiKode(no_so, no_hutang)).toMatchObject({ hasil: 'TIDAK DIKENAL' })
    await di.budi.call(lepasAmplop, { no_so, kode_amplop: no_hutang })
    await di.shop.db.run(sql`
      INSERT INTO cetak (kode_toko, tgl_system, jenis, dokumen, ke, rangkap, alasan, user_id, waktu)
      SELECT kode_toko, tgl_system, ${AMPLOP_HUTANG}, no_hutang, 1, 1, '', 'KASIR', dibuat_pada FROM hutang WHERE no_hutang = ${no_hutang}`)
    for (const no of await di.semua([no_hutang])) await di.pindai(no_so, no)
    expect(await di.pindaiKode(no_so, no_hutang)).toMatchObject({ hasil: 'ADA', perlihatkan: true })
    await disaksikan({ no_so, berat_timbang: await di.berat() }, `${no_hutang}: 1 GELANG 16K`)
    // Printed anew it has a code, and its number is a label no more.
    await cetakAmplop(di.kasir, no_hutang, 'LABEL BARU')
    const lagi = await di.mulai()
    expect(await di.pindaiKode(lagi, no_hutang)).toMatchObject({ hasil: 'TIDAK DIKENAL' })
    expect(await di.pindai(lagi, no_hutang)).toMatchObject({ hasil: 'ADA', perlihatkan: true })
    await tebus(no_hutang)
  })

  it('is counted again by somebody else where the bags weigh something else, and says both weights', async () => {
    const no_so = await di.mulai()
    for (const no of await di.semua()) await di.pindai(no_so, no)
    // 0.010 g for each piece that lies here, and a milligram.
    const batas = (await di.semua()).length * 10
    const kurang = mg((await di.berat()) - batas - 1)
    const { message, data } = await di.tutup(no_so, di.budi, kurang)
    expect(message).toBe('Selisih Di Atas Toleransi, Amplop Harus Dihitung Ulang Oleh User Lain')
    expect(data).toMatchObject({ status: 'ULANG', hasil: null })
    await expect(di.tutup(no_so)).rejects.toThrow('Hitung Ulang Harus Oleh User Lain')
    for (const no of await di.semua()) await di.pindai(no_so, no, di.citra)
    const { data: kedua } = await di.tutup(no_so, di.citra, mg(kurang - 5_000))
    expect(kedua).toMatchObject({
      status: 'TUTUP',
      hasil: {
        kurang: { amplop: 0 },
        timbang: { berat: kurang - 5_000, pertama: kurang, selisih: -batas - 5_001, beda: true },
      },
    })
    // Of a closed count nobody reads the labels: the next one is scanned from the envelopes.
    expect(kedua.pindai).toEqual([])
  })

  it('never lets a bag go for what scales differ by, however many pieces lie here', async () => {
    const detail_barang = [gelangJaminan({ berat_kotor: mg(100), berat_plastik: mg(0) })]
    const { no_hutang } = await hutangSah(di.sales, di.kasir, { jumlah_hutang: rp(10_000), detail_barang })
    await di.label(no_hutang)
    const no_so = await di.mulai()
    for (const no of await di.semua()) await di.pindai(no_so, no)
    expect((await di.tutup(no_so, di.budi, mg((await di.berat()) - 100))).data.status).toBe('ULANG')
    await di.kasir.call(lunasiHutang, formLunas(await kartu(di.kasir, no_hutang)))
  })

  it('takes a scale that is as near as scales are', async () => {
    const no_so = await di.mulai()
    for (const no of await di.semua()) await di.pindai(no_so, no)
    const batas = (await di.semua()).length * 10
    const { data } = await di.tutup(no_so, di.budi, mg((await di.berat()) + batas))
    expect(data).toMatchObject({ status: 'TUTUP', hasil: { timbang: { selisih: batas, beda: false } } })
  })
})

describe('a missing envelope', () => {
  it('is redeemed and renewed by OWN’s word alone, until it is found by agreement', async () => {
    const { no_so } = await di.hitung([a, b])
    const sendiri = async (no: string) => di.kasir.call(lunasiHutang, formLunas(await kartu(di.kasir, no)))
    await expect(sendiri(a)).rejects.toThrow(`Butuh Otorisasi HUTANG, ${HILANG}`)
    await expect(di.kasir.call(remajakanHutang, formRemaja(await kartu(di.kasir, b)))).rejects.toThrow(
      `Butuh Otorisasi ${HILANG}`,
    )
    const temu = { no_so, no_hutang: a, alasan: 'DI LACI BAWAH', otorisasi: null }
    await expect(di.budi.call(temuJaminan, temu)).rejects.toThrow(`Stock Opname ${no_so} Belum Disetujui`)
    await di.owner.call(setujuiOpnameHutang, { no_so })
    await expect(di.budi.call(temuJaminan, temu)).rejects.toThrow(`Butuh Otorisasi ${HILANG}`)
    const { data } = await denganOtorisasi(di.budi, temuJaminan, temu, HILANG)
    expect(barisAmplop(data, a)).toMatchObject({ hasil: 'KURANG', temu_oleh: 'BUDI', alasan_temu: 'DI LACI BAWAH' })
    await expect(di.budi.call(temuJaminan, temu)).rejects.toThrow(`Amplop ${a} Tidak Dicari Di ${no_so}`)
    expect((await kartu(di.kasir, a)).hilang).toBe(null)
    await tebus(a)
    const { no_hutang: terus } = await denganOtorisasi(
      di.kasir,
      remajakanHutang,
      formRemaja(await kartu(di.kasir, b)),
      HILANG,
    )
    // It is as missing under its new number.
    expect((await kartu(di.kasir, terus)).hilang).toBe(no_so)
    await expect(sendiri(terus)).rejects.toThrow(`Butuh Otorisasi HUTANG, ${HILANG}`)
  })

  it('is found by an approved count that scanned it', async () => {
    const { no_so } = await di.hitung([b])
    await di.owner.call(setujuiOpnameHutang, { no_so })
    expect((await kartu(di.kasir, b)).hilang).toBe(no_so)
    const lagi = await di.hitung()
    expect((await kartu(di.kasir, b)).hilang).toBe(no_so)
    await di.owner.call(setujuiOpnameHutang, { no_so: lagi.no_so })
    expect((await kartu(di.kasir, b)).hilang).toBe(null)
    expect(barisAmplop(await di.owner.call(getOpnameHutang, { no_so }), b)).toMatchObject({
      temu_oleh: 'OWNER',
      alasan_temu: 'DIPINDAI',
    })
  })
})
