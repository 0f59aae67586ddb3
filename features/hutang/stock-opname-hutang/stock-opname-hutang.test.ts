import { sql } from '@kencana/database'
import { mg, rp } from '@kencana/ledger'
import type { User } from '@kencana/testing'
import { formHutang, formLunas, formRemaja, hutangMenunggu, kartu } from '@kencana/testing/hutang'
import { TokoAmplop } from '@kencana/testing/opname-hutang'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { denganSaksi } from '@kencana/testing/saksi'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cari } from '../../dashboard/cari/cari.contract.ts'
import { laporanStockHutang, laporanTransaksiHutang } from '../laporan-hutang/laporan-hutang.contract.ts'
import { getKartuHutang, lunasiHutang, remajakanHutang } from '../transaksi-hutang/bayar-hutang.contract.ts'
import { listHutang, perkiraanHutang } from '../transaksi-hutang/daftar-hutang.contract.ts'
import {
  batalOpnameHutang,
  getOpnameHutang,
  lepasAmplop,
  listOpnameHutang,
  setujuiOpnameHutang,
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

describe('counting envelopes', () => {
  it('is blind: no answer tells what lies in an envelope, whose it is, how many there are, nor what they weigh', async () => {
    const kode = await di.label(a)
    const no_so = await di.mulai()
    const teks: string[] = []
    const baca = async (user: User, method: 'GET' | 'POST', path: string, body?: object) => {
      teks.push((await user.send(method, path, body ? { body } : {})).text)
    }
    const satu = await di.budi.send('POST', `opname-hutang/${no_so}/pindai`, { body: { kode_amplop: kode } })
    expect(Object.keys(satu.json as object).toSorted()).toEqual([
      'hasil',
      'keterangan',
      'kode_amplop',
      'perlihatkan',
      'urut',
      'user_id',
      'waktu',
    ])
    teks.push(satu.text)
    for (const user of [di.budi, di.owner]) {
      await baca(user, 'GET', 'opname-hutang')
      await baca(user, 'GET', `opname-hutang/${no_so}`)
      await baca(user, 'POST', `opname-hutang/${no_so}/pindai`, { kode_amplop: kode })
      await baca(user, 'POST', `opname-hutang/${no_so}/pindai`, { kode_amplop: b })
      await baca(user, 'POST', `opname-hutang/${no_so}/setujui`, {})
      await baca(user, 'POST', 'opname-hutang', {})
    }
    await di.tutup(no_so, di.budi, mg(10_000))
    for (const user of [di.budi, di.citra, di.owner]) await baca(user, 'GET', `opname-hutang/${no_so}`)
    // Who scanned it reads its code again, nobody else does, and no trail keeps it.
    expect((await di.citra.call(getOpnameHutang, { no_so })).pindai).toEqual([])
    const audit = await di.shop.db.rows<{ dokumen: string; teks: string }>(
      sql`SELECT dokumen, concat(sebelum, sesudah) AS teks FROM audit_log`,
    )
    expect(audit.filter((one) => one.teks.includes(kode))).toEqual([])
    const hitungan = audit.filter((one) => one.dokumen === no_so).map((one) => one.teks)
    const semuanya = [...teks, ...hitungan].join('\n')
    expect(teks.join('\n')).toContain(kode)
    // The number that was typed comes back, as no label.
    for (const tahu of [a, `CUSTOMER ${di.ke}`, `GELANG ${di.ke}`, `KALUNG ${di.ke}`, '10.12', '10120'])
      expect(semuanya).not.toContain(tahu)
    expect(await di.citra.call(getOpnameHutang, { no_so })).toMatchObject({
      status: 'ULANG',
      putaran: 2,
      dipindai: 0,
      hasil: null,
      boleh_hitung: true,
    })
    expect(await di.budi.call(getOpnameHutang, { no_so })).toMatchObject({ boleh_hitung: false, hasil: null })
    await disetujuiBila(di.su, batalOpnameHutang, { no_so, alasan: 'X' })
    // Called off it is blind no more: the first round's findings stay.
    expect(await di.owner.call(getOpnameHutang, { no_so })).toMatchObject({
      status: 'BATAL',
      hasil: { timbang: { berat: 10_000 } },
    })
    const sendiri = await di.mulai()
    await di.budi.call(batalOpnameHutang, { no_so: sendiri, alasan: 'X' })
    expect(await di.owner.call(getOpnameHutang, { no_so: sendiri })).toMatchObject({ status: 'BATAL', hasil: null })
  })

  it('tells who counts nothing by any list, and those below OWN no list of what lies here', async () => {
    const no_so = await di.mulai(di.kasir)
    const kata = `Barang Hutang Sedang Dihitung, ${no_so}, Daftarnya Tidak Ditampilkan`
    const daftar = {
      q: '',
      tgl_awal: '',
      tgl_akhir: '',
      status: 'ALL',
      urut: 'no_hutang',
      turun: '0',
      hal: 1,
      per: 10,
    } as const
    const periode = {
      tgl_awal: '2026-03-02',
      tgl_akhir: '2026-03-02',
      type_tgl: 'tgl_hutang',
      valid_by: 'ALL',
    } as const
    const stock = { tanggal: '2026-03-02', type: 'DETAIL' } as const
    await expect(di.kasir.call(listHutang, daftar)).rejects.toThrow(kata)
    expect(await di.kasir.call(cari, { q: 'PI-TK01' })).toEqual([])
    expect((await di.owner.call(cari, { q: 'PI-TK01' })).length).toBeGreaterThan(0)
    await expect(di.kasir.call(perkiraanHutang, {})).rejects.toThrow(kata)
    await expect(di.kasir.call(laporanTransaksiHutang, periode)).rejects.toThrow(kata)
    await expect(di.kasir.call(laporanStockHutang, stock)).rejects.toThrow(kata)
    // One that stands before him is served.
    expect((await di.kasir.call(getKartuHutang, { no_hutang: b })).no_hutang).toBe(b)
    expect((await di.sales.call(listHutang, daftar)).total).toBeGreaterThan(0)
    const lain = await di.shop.user(di.owner, `KASIR${di.ke}`, 'KASIR')
    await expect(lain.call(laporanStockHutang, stock)).rejects.toThrow(kata)
    await di.owner.call(laporanStockHutang, stock)
    await di.kasir.call(batalOpnameHutang, { no_so, alasan: 'X' })
    await di.kasir.call(listHutang, daftar)
  })

  it('says of each scan what it is: here, an old label, gone, unknown', async () => {
    const lama = a
    const { no_hutang: baru } = await disetujuiBila(di.kasir, remajakanHutang, formRemaja(await kartu(di.kasir, a)))
    await denganSaksi(di.kasir, di.sales, lunasiHutang, formLunas(await kartu(di.kasir, b)), 'HUTANG')
    const open = (await hutangMenunggu(di.sales, { ...formHutang(), jumlah_hutang: rp(100_000) })).no_hutang
    const no_so = await di.mulai()
    expect(await di.pindai(no_so, baru)).toMatchObject({ hasil: 'ADA', keterangan: '', user_id: 'BUDI' })
    expect(await di.pindai(no_so, lama)).toMatchObject({
      hasil: 'LABEL LAMA',
      keterangan: 'SUDAH DIPEREMAJAKAN, PASANG LABEL BARUNYA',
    })
    expect(await di.pindai(no_so, b)).toMatchObject({ hasil: 'BUKAN JAMINAN', keterangan: 'SUDAH LUNAS' })
    for (const diketik of [open, baru, a, '123'])
      expect(await di.pindaiKode(no_so, diketik)).toMatchObject({
        hasil: 'TIDAK DIKENAL',
        keterangan: 'BUKAN LABEL AMPLOP',
      })
    const label = await di.label(baru)
    await expect(di.pindaiKode(no_so, label)).rejects.toThrow(`Amplop ${label} Sudah Dipindai`)
    await di.budi.call(lepasAmplop, { no_so, kode_amplop: '123' })
    await expect(di.budi.call(lepasAmplop, { no_so, kode_amplop: '123' })).rejects.toThrow(
      'Amplop 123 Tidak Anda Pindai',
    )
    const sama = await Promise.allSettled([di.pindaiKode(no_so, '77'), di.pindaiKode(no_so, '77', di.citra)])
    expect(sama.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('is open once in a shop, and refused changes nothing', async () => {
    const mulaiSama = await Promise.allSettled([di.mulai(), di.mulai(di.citra)])
    expect(mulaiSama.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const sebelum = await di.isi()
    const no_so = (await di.owner.call(listOpnameHutang, {}))[0]?.no_so ?? ''
    await expect(di.mulai(di.kasir)).rejects.toThrow(`Barang Hutang Sedang Dihitung, ${no_so}`)
    await expect(di.pindaiKode('SOJ-X', '77')).rejects.toThrow('Dokumen SOJ-X Tidak Ada')
    await expect(di.owner.call(setujuiOpnameHutang, { no_so })).rejects.toThrow(`Stock Opname ${no_so} Belum Ditutup`)
    expect(await di.isi()).toEqual(sebelum)
  })
})
