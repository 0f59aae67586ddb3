/** Attacks on a count of envelopes: labels of renewed loans, who looks at them, what came and went while it went on. */
import { type Mg, mg, rp } from '@kencana/ledger'
import { formLunas, formRemaja, hutangSah, kartu } from '@kencana/testing/hutang'
import { barisAmplop, cetakAmplop, TokoAmplop } from '@kencana/testing/opname-hutang'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { denganSaksi, disaksikan } from '@kencana/testing/saksi'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getMinta, putuskan } from '../../akses/otorisasi/otorisasi.contract.ts'
import { batalHutang, lunasiHutang, remajakanHutang } from '../transaksi-hutang/bayar-hutang.contract.ts'
import {
  getOpnameHutang,
  lepasAmplop,
  setujuiOpnameHutang,
  temuJaminan,
  tutupOpnameHutang,
} from './stock-opname-hutang.contract.ts'

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

/** Redeemed while somebody looks on. */
const tebus = async (no: string) =>
  denganSaksi(di.kasir, di.sales, lunasiHutang, formLunas(await kartu(di.kasir, no)), 'HUTANG')

describe('a count of envelopes', () => {
  it('shows the bag of a renewed loan under its new label, to another one than who printed that', async () => {
    const { no_hutang: baru } = await disetujuiBila(di.kasir, remajakanHutang, formRemaja(await kartu(di.kasir, a)))
    const lama = await di.label(a)
    await cetakAmplop(di.sales, baru)
    const no_so = await di.mulai()
    for (const no of await di.semua([baru])) await di.pindai(no_so, no)
    expect(await di.pindaiKode(no_so, lama)).toMatchObject({ hasil: 'LABEL LAMA' })
    expect(await di.pindai(no_so, baru)).toMatchObject({ hasil: 'ADA', perlihatkan: true })
    const isian = { no_so, berat_timbang: await di.berat() }
    const apa = 'TIMBANG JAMINAN, LABEL CETAK ULANG'
    await expect(denganSaksi(di.budi, di.sales, tutupOpnameHutang, isian, apa)).rejects.toThrow(
      'SALES Mengerjakannya Sendiri, Minta Saksi Lain',
    )
    await denganSaksi(di.budi, di.citra, tutupOpnameHutang, isian, apa)
    await tebus(baru)
  })

  it('tells who counts again by no redemption, renewal or undo what the first round missed', async () => {
    const no_so = await di.mulai()
    for (const no of await di.semua([b])) await di.pindai(no_so, no)
    await di.tutup(no_so, di.budi, await di.berat([b]))
    await di.pindai(no_so, a, di.kasir)
    const lunas = async (no: string, siapa = di.kasir) => {
      const isi = formLunas(await kartu(siapa, no), { identitas_pengambil: '' })
      return siapa.call(lunasiHutang, isi)
    }
    const kata = 'Barang Hutang Sedang Dihitung Ulang, Minta User Lain Yang Tidak Menghitungnya'
    for (const no of [a, b]) {
      const { versi, ...satu } = await kartu(di.kasir, no)
      await expect(lunas(no)).rejects.toThrow(kata)
      await expect(di.kasir.call(remajakanHutang, formRemaja({ versi, ...satu }))).rejects.toThrow(kata)
      const batal = { no_hutang: no, versi, alasan: 'SALAH', otorisasi: null }
      await expect(di.kasir.call(batalHutang, batal)).rejects.toThrow(kata)
    }
    // Whoever counts nothing serves the customers: what was missed needs OWN's word, what was found a witness.
    await expect(lunas(b, di.su)).rejects.toThrow('Butuh Otorisasi HUTANG, BARANG HUTANG HILANG')
    await expect(lunas(a, di.su)).rejects.toThrow('Butuh Saksi HUTANG')
  })

  it('weighs all bags that lie here: what came meanwhile is scanned first, what left is gone from it', async () => {
    const no_so = await di.mulai()
    for (const no of await di.semua()) await di.pindai(no_so, no)
    await tebus(b)
    const masuk = await hutangSah(di.sales, di.kasir, { jumlah_hutang: rp(100_000) })
    const berat = await di.berat()
    const sebelum = await di.isi()
    expect((await di.budi.call(getOpnameHutang, { no_so })).masuk_belum).toBe(1)
    // With its gold on the scale another bag could be gone.
    for (const berat_timbang of [berat, await di.berat([masuk.no_hutang])])
      await expect(di.budi.call(tutupOpnameHutang, { no_so, berat_timbang })).rejects.toThrow(
        'Ada 1 Hutang Yang Masuk Selama Dihitung, Pindai Amplopnya Dulu',
      )
    expect(await di.isi()).toEqual(sebelum)
    await di.pindai(no_so, masuk.no_hutang)
    const { data } = await di.tutup(no_so, di.budi, berat)
    expect(data).toMatchObject({
      status: 'TUTUP',
      masuk_belum: 0,
      hasil: { timbang: { berat, buku: berat, selisih: 0 } },
    })
  })

  it('is weighed anew where goods came, left, were renewed, scanned or not, since the witness looked', async () => {
    const no_so = await di.mulai()
    for (const no of await di.semua([a])) await di.pindai(no_so, no)
    const isian = { no_so, berat_timbang: await di.berat() }
    const lihat = () => disaksikan(di.budi, di.sales, tutupOpnameHutang, isian, 'TIMBANG JAMINAN')
    const basi = async (apa: () => Promise<unknown>) => {
      const dilihat = await lihat()
      await apa()
      const sebelum = await di.isi()
      await expect(di.budi.call(tutupOpnameHutang, dilihat)).rejects.toThrow('Otorisasi Tidak Berlaku Untuk Data Ini')
      expect(await di.isi()).toEqual(sebelum)
    }
    await basi(() => di.pindai(no_so, a))
    // As many scans as before, of something else.
    await basi(async () => {
      await di.budi.call(lepasAmplop, { no_so, kode_amplop: await di.label(a) })
      await di.pindaiKode(no_so, '777')
    })
    await di.budi.call(lepasAmplop, { no_so, kode_amplop: '777' })
    await di.pindai(no_so, a)
    let terus = b
    await basi(async () => {
      terus = (await disetujuiBila(di.kasir, remajakanHutang, formRemaja(await kartu(di.kasir, b)))).no_hutang
    })
    // Its weight on the scale was that of a bag that is gone.
    await basi(() => tebus(terus))
    await basi(async () => {
      await di.pindai(no_so, (await hutangSah(di.sales, di.kasir, { jumlah_hutang: rp(100_000) })).no_hutang)
    })
    expect((await di.tutup(no_so)).data.status).toBe('TUTUP')
  })

  it('is looked at by nobody who does not read the scale himself, and by trying least of all', async () => {
    const no_so = await di.mulai()
    for (const no of await di.semua()) await di.pindai(no_so, no)
    const berat = await di.berat()
    const minta = async () => {
      const body = { berat_timbang: berat / 1000 }
      return String((await di.budi.send('POST', `opname-hutang/${no_so}/tutup`, { body })).headers['x-minta'])
    }
    const jawab = (id: string, dibaca?: Mg) =>
      di.sales.call(putuskan, { id, setuju: true, kata: '', ...(dibaca !== undefined && { dibaca }) })
    const id = await minta()
    await expect(jawab(id)).rejects.toThrow('Berat Yang Dibaca Di Timbangan Harus Diisi')
    expect((await jawab(id, mg(berat - 1))).message).toBe(
      'Permintaan Ditolak, Berat Yang Dibaca Lain, Silahkan Timbang Lagi',
    )
    await expect(jawab(id, berat)).rejects.toThrow()
    expect(await di.budi.call(getMinta, { id })).toMatchObject({
      keadaan: 'TOLAK',
      oleh: 'SALES',
      kata: 'BERAT YANG DIBACA LAIN',
    })
    await expect(di.budi.call(tutupOpnameHutang, { no_so, berat_timbang: berat, otorisasi: id })).rejects.toThrow(
      'Permintaan Belum Disetujui',
    )
    const lagi = await minta()
    await jawab(lagi, berat)
    const { data } = await di.budi.call(tutupOpnameHutang, { no_so, berat_timbang: berat, otorisasi: lagi })
    expect(data.status).toBe('TUTUP')
  })

  it('is counted again by none who looked on in the first round', async () => {
    const no_so = await di.mulai()
    const isian = { no_so, berat_timbang: await di.berat() }
    const belum = await di.isi()
    // Nothing scanned and all of it on the scale: nobody counted, and all would be missing.
    await expect(di.budi.call(tutupOpnameHutang, isian)).rejects.toThrow(
      'Belum Ada Amplop Yang Dipindai, Pindai Semua Yang Ditimbang',
    )
    await di.pindaiKode(no_so, '777')
    await expect(di.budi.call(tutupOpnameHutang, isian)).rejects.toThrow('Belum Ada Amplop Yang Dipindai')
    await di.budi.call(lepasAmplop, { no_so, kode_amplop: '777' })
    expect(await di.isi()).toEqual(belum)
    await di.pindai(no_so, b)
    await denganSaksi(di.budi, di.citra, tutupOpnameHutang, isian, 'TIMBANG JAMINAN')
    const sebelum = await di.isi()
    await expect(di.pindai(no_so, a, di.citra)).rejects.toThrow('Hitung Ulang Harus Oleh User Lain')
    expect(await di.isi()).toEqual(sebelum)
    for (const no of await di.semua()) await di.pindai(no_so, no, di.kasir)
    await denganSaksi(
      di.kasir,
      di.owner,
      tutupOpnameHutang,
      { no_so, berat_timbang: await di.berat() },
      'TIMBANG JAMINAN',
    )
    await expect(di.owner.call(setujuiOpnameHutang, { no_so })).rejects.toThrow('Yang Menghitung Tidak Menyetujui')
    expect((await di.su.call(setujuiOpnameHutang, { no_so })).data.status).toBe('SELESAI')
  })

  it('keeps what the first round found and weighed beside the second', async () => {
    const no_so = await di.mulai()
    for (const no of await di.semua([a])) await di.pindai(no_so, no)
    const buku = await di.berat()
    await di.tutup(no_so, di.budi, await di.berat([a]))
    for (const no of await di.semua()) await di.pindai(no_so, no, di.citra)
    const { data } = await di.tutup(no_so, di.citra)
    expect(barisAmplop(data, a)).toMatchObject({ hasil: 'ADA', hitung_1: false, hitung_2: true })
    expect(data.hasil?.timbang).toMatchObject({ pertama: buku - 10_120, buku_pertama: buku, selisih: 0 })
  })

  it('tells no older count meanwhile; what one card tells makes no weight true without a witness at the scale', async () => {
    const dulu = await di.hitung()
    await di.owner.call(setujuiOpnameHutang, { no_so: dulu.no_so })
    const no_so = await di.mulai()
    for (const user of [di.budi, di.citra])
      await expect(user.call(getOpnameHutang, { no_so: dulu.no_so })).rejects.toThrow(
        `Barang Hutang Sedang Dihitung, ${no_so}, Daftarnya Tidak Ditampilkan`,
      )
    const temu = { no_so: dulu.no_so, no_hutang: a, alasan: 'DI LACI', otorisasi: null }
    await expect(di.citra.call(temuJaminan, temu)).rejects.toThrow(`Barang Hutang Sedang Dihitung, ${no_so}`)
    expect((await di.owner.call(getOpnameHutang, { no_so: dulu.no_so })).hasil).not.toBe(null)
    for (const no of await di.semua()) await di.pindai(no_so, no, di.kasir)
    // A customer stands there: whoever counts opens the card of his loan, and serves him.
    const berat = await di.berat()
    expect((await kartu(di.kasir, a)).barang).toMatchObject([{ berat_kotor: 10_120 }])
    const isian = { no_so, berat_timbang: berat }
    await expect(di.kasir.call(tutupOpnameHutang, isian)).rejects.toThrow('Butuh Saksi TIMBANG JAMINAN')
    expect((await di.tutup(no_so, di.kasir)).data.status).toBe('TUTUP')
  })
})
