/** Counts of envelopes that are called off, and who says what of a round he had part in. */
import { sql } from '@kencana/database'
import { type Mg, mg, rp } from '@kencana/ledger'
import { openShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { formLunas, hutangSah, isiPinjaman, kartu } from '@kencana/testing/hutang'
import { barisAmplop, putaranAmplop, TokoAmplop, tutupAmplop } from '@kencana/testing/opname-hutang'
import { denganOtorisasi, disetujuiBila, isiKondisi, isiPembelian, mintaDari } from '@kencana/testing/pembelian'
import { disaksikan } from '@kencana/testing/saksi'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getMinta, listMinta, putuskan } from '../../akses/otorisasi/otorisasi.contract.ts'
import { createUser } from '../../akses/users/users.contract.ts'
import { daftarAlarm } from '../../dashboard/alarm.contract.ts'
import { lunasiHutang } from '../transaksi-hutang/bayar-hutang.contract.ts'
import {
  batalOpnameHutang,
  getOpnameHutang,
  listOpnameHutang,
  mulaiOpnameHutang,
  setujuiOpnameHutang,
  temuJaminan,
  tutupOpnameHutang,
} from './stock-opname-hutang.contract.ts'

const BATAL = 'BATAL HITUNG JAMINAN'
const HILANG = 'BARANG HUTANG HILANG'
const ALARM = { kode_toko: 'ALL', tanggal: 'ALL', tampil: 'SEMUA', hal: 1, per: 200 } as const

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

const batal = (no_so: string) => ({ no_so, alasan: 'SALAH HITUNG', otorisasi: null })

/** What the owner reads of calling counts off, of this one. */
const peringatan = async (kode: string, no_so: string): Promise<string[]> =>
  (await di.owner.call(daftarAlarm, { ...ALARM, kode })).rows
    .filter((one) => one.dokumen === no_so)
    .map((one) => one.isi)

/** A first round in which `b` was not found, closed with what the other bags weigh. */
const tanpaB = async (): Promise<{ no_so: string; berat: Mg; buku: Mg }> => {
  const no_so = await di.mulai()
  for (const no of await di.semua([b])) await di.pindai(no_so, no)
  const berat = await di.berat([b])
  await di.tutup(no_so, di.budi, berat)
  return { no_so, berat, buku: await di.berat() }
}

/** `b` redeemed by OWN's word. */
const tebusB = async () =>
  denganOtorisasi(di.kasir, lunasiHutang, formLunas(await kartu(di.kasir, b)), `HUTANG, ${HILANG}`)

/** A shop that lends, of one person. */
const tokoSendiri = async () => {
  const shop = await openShop()
  const owner = await shop.setup(rp(100_000_000))
  for (const isi of [isiMaster, isiPembelian, isiKondisi, isiPinjaman]) await isi(owner)
  return { shop, owner }
}

describe('a count of envelopes that is called off', () => {
  it('is whose it is until somebody else counted too: then by agreement, and the owner reads of it', async () => {
    const sendiri = await di.mulai()
    await di.pindai(sendiri, a)
    await di.budi.call(batalOpnameHutang, batal(sendiri))
    expect(await peringatan('JAMINAN_BATAL', sendiri)).toEqual([])
    const berdua = await di.mulai()
    await di.pindai(berdua, a, di.citra)
    await expect(di.budi.call(batalOpnameHutang, batal(berdua))).rejects.toThrow(`Butuh Otorisasi ${BATAL}`)
    const sebelum = await di.isi()
    await expect(di.kasir.call(batalOpnameHutang, batal(berdua))).rejects.toThrow(`Butuh Otorisasi ${BATAL}`)
    expect(await di.isi()).toEqual(sebelum)
    expect((await di.owner.call(getOpnameHutang, { no_so: berdua })).status).toBe('HITUNG')
    await denganOtorisasi(di.kasir, batalOpnameHutang, batal(berdua), BATAL)
    expect(await peringatan('JAMINAN_BATAL', berdua)).toEqual([
      'KASIR membatalkan hitungan BUDI sebelum ditutup: SALAH HITUNG',
    ])
  })

  it('is OWN’s word from its first closing on, and keeps what the first round found', async () => {
    const { no_so, berat, buku } = await tanpaB()
    await expect(di.kasir.call(batalOpnameHutang, batal(no_so))).rejects.toThrow(
      'Hitungan Yang Sudah Ditutup Hanya Bisa Dibatalkan Oleh OWN Atau SU',
    )
    await expect(di.su.call(batalOpnameHutang, batal(no_so))).rejects.toThrow(`Butuh Otorisasi ${BATAL}`)
    await denganOtorisasi(di.su, batalOpnameHutang, batal(no_so), BATAL)
    const dibatalkan = await di.owner.call(getOpnameHutang, { no_so })
    expect(dibatalkan).toMatchObject({ status: 'BATAL', hasil: { timbang: { berat, buku }, kurang: { amplop: 1 } } })
    expect(barisAmplop(dibatalkan, b)).toMatchObject({ hasil: 'KURANG', hitung_1: false, hitung_2: null })
    expect(barisAmplop(dibatalkan, a)).toMatchObject({ hasil: 'ADA', hitung_1: true })
    expect((await di.owner.call(listOpnameHutang, {})).find((one) => one.no_so === no_so)?.kurang).toBe(1)
    expect((await kartu(di.kasir, b)).hilang).toBe(no_so)
    expect(await peringatan('JAMINAN_HILANG', no_so)).toEqual([`${b} CUSTOMER ${di.ke} 10.000 g tidak ditemukan`])
    expect(await peringatan('JAMINAN_BATAL', no_so)).toEqual([
      'SU membatalkan hitungan BUDI sesudah putaran pertama, kantong berselisih -10.120 g: SALAH HITUNG',
    ])
    // Found as it is of any count: by agreement, or by an approved count that scanned it.
    const temu = { no_so, no_hutang: b, alasan: 'DI LACI', otorisasi: null }
    await denganOtorisasi(di.citra, temuJaminan, temu, HILANG)
    expect((await kartu(di.kasir, b)).hilang).toBe(null)
  })

  it('keeps as missing what was redeemed while it was counted again', async () => {
    const { no_so } = await tanpaB()
    // Counted again it tells nobody what the first round found, nor does the loan.
    expect((await kartu(di.kasir, b)).hilang).toBe(null)
    expect((await di.owner.call(listOpnameHutang, {})).find((one) => one.no_so === no_so)?.kurang).toBe(null)
    expect((await di.owner.call(getOpnameHutang, { no_so })).hasil).toBe(null)
    expect(await peringatan('JAMINAN_HILANG', no_so)).toEqual([])
    await tebusB()
    await denganOtorisasi(di.su, batalOpnameHutang, batal(no_so), BATAL)
    expect(barisAmplop(await di.owner.call(getOpnameHutang, { no_so }), b)).toMatchObject({
      hasil: 'KURANG',
      hitung_1: false,
    })
    expect(await peringatan('JAMINAN_HILANG', no_so)).toHaveLength(1)
  })

  it('is no way round: closed as usual it keeps as missing what was redeemed meanwhile, until somebody found it', async () => {
    const { no_so } = await tanpaB()
    const bayar = formLunas(await kartu(di.kasir, b))
    const sebelum = await di.isi()
    const { minta: id = '' } = await mintaDari(di.kasir, lunasiHutang, bayar)
    expect(await di.isi()).toEqual(sebelum)
    // Who asks is told that OWN is asked, and of no count.
    expect(JSON.stringify(await di.kasir.call(getMinta, { id }))).not.toContain(no_so)
    await tebusB()
    for (const no of await di.semua()) await di.pindai(no_so, no, di.citra)
    const { data } = await di.tutup(no_so, di.citra)
    expect(barisAmplop(data, b)).toMatchObject({ hasil: 'KURANG', hitung_1: false, hitung_2: false })
    await di.owner.call(setujuiOpnameHutang, { no_so })
    expect(await peringatan('JAMINAN_HILANG', no_so)).toHaveLength(1)
    expect(await di.shop.violations()).toEqual([])
    await denganOtorisasi(di.citra, temuJaminan, { no_so, no_hutang: b, alasan: 'DI LACI', otorisasi: null }, HILANG)
    expect(await peringatan('JAMINAN_HILANG', no_so)).toEqual([])
  })

  it('keeps what the second round found too', async () => {
    const { no_so } = await tanpaB()
    for (const no of await di.semua([b])) await di.pindai(no_so, no, di.citra)
    expect((await di.tutup(no_so, di.citra, await di.berat([b]))).data.status).toBe('TUTUP')
    await denganOtorisasi(di.su, batalOpnameHutang, batal(no_so), BATAL)
    expect((await kartu(di.kasir, b)).hilang).toBe(no_so)
    for (const kode of ['JAMINAN_HILANG', 'JAMINAN_BERAT', 'JAMINAN_BATAL'])
      expect(await peringatan(kode, no_so)).toHaveLength(1)
    const lagi = await di.hitung()
    await di.owner.call(setujuiOpnameHutang, { no_so: lagi.no_so })
    expect((await kartu(di.kasir, b)).hilang).toBe(null)
    expect(await peringatan('JAMINAN_HILANG', no_so)).toEqual([])
  })

  it('is agreed to by no OWN who counted it, while another OWN could, and by him where none could', async () => {
    const toko = await TokoAmplop.open()
    await toko.duaBaru()
    const no_so = await toko.mulai(toko.owner)
    await toko.tutup(no_so, toko.budi, mg(0))
    await toko.shop.user(toko.owner, 'OWN2', 'OWN')
    const putus = async (siapa: User) => {
      const { minta: id = '' } = await mintaDari(toko.su, batalOpnameHutang, batal(no_so))
      return siapa.call(putuskan, { id, setuju: true, kata: '' })
    }
    const own2 = await toko.shop.login('OWN2')
    await toko.shop.db.run(sql`UPDATE users SET wewenang_sejak = NULL WHERE user_id = 'OWN2'`)
    await expect(putus(toko.owner)).rejects.toThrow('OWNER Mengerjakannya Sendiri, Minta Penyetuju Lain')
    // One who is not a day old could not agree: nobody is left but the one who counted.
    await toko.shop.db.run(sql`UPDATE users SET wewenang_sejak = ${toko.shop.clock.now()} WHERE user_id = 'OWN2'`)
    await expect(putus(own2)).rejects.toThrow('Wewenang OWN2 Belum Sehari')
    await denganOtorisasi(toko.su, batalOpnameHutang, batal(no_so), BATAL)
    const { rows } = await toko.owner.call(daftarAlarm, { ...ALARM, kode: 'JAMINAN_BATAL' })
    expect(rows.map((one) => one.dokumen)).toEqual([no_so])
    await toko.shop.close({ planted: true })
  })

  it('is asked for by an SU who counted it, where nobody else could with whom OWN agrees', async () => {
    const no_so = await di.mulai(di.su)
    await di.tutup(no_so, di.budi, mg(0))
    await denganOtorisasi(di.su, batalOpnameHutang, batal(no_so), BATAL)
  })

  it('is approved by OWN where OWN and SU both counted, and by no SU then', async () => {
    const no_so = await di.mulai(di.owner)
    const label = await Promise.all((await di.semua()).map((no) => di.label(no)))
    await putaranAmplop(di.su, no_so, label, await di.berat(), di.sales)
    await expect(di.su.call(setujuiOpnameHutang, { no_so })).rejects.toThrow('Yang Menghitung Tidak Menyetujui')
    expect((await di.owner.call(setujuiOpnameHutang, { no_so })).data.status).toBe('SELESAI')
  })

  it('tells whoever agrees how many are missing, and while it is counted again nobody else', async () => {
    const { no_so } = await tanpaB()
    const kasus = async (siapa: User, id: string) =>
      (await siapa.call(listMinta, {})).find((one) => one.id === id)?.kasus[0]
    const { minta: dua = '' } = await mintaDari(di.su, batalOpnameHutang, batal(no_so))
    expect(await kasus(di.owner, dua)).toMatchObject({ rahasia: '1 amplop tidak ditemukan' })
    expect(JSON.stringify(await di.su.call(getMinta, { id: dua }))).not.toContain('tidak ditemukan')
    for (const no of await di.semua([b])) await di.pindai(no_so, no, di.citra)
    await di.tutup(no_so, di.citra, await di.berat([b]))
    const { minta: tutup = '' } = await mintaDari(di.su, batalOpnameHutang, batal(no_so))
    const { keterangan } = (await kasus(di.owner, tutup)) ?? { keterangan: '' }
    expect(keterangan).toContain(', 1 amplop tidak ditemukan')
  })

  it('is agreed to by none who counted while it runs either', async () => {
    const no_so = await di.mulai()
    await di.pindai(no_so, a, di.su)
    const { minta: id = '' } = await mintaDari(di.kasir, batalOpnameHutang, batal(no_so))
    await expect(di.su.call(putuskan, { id, setuju: true, kata: '' })).rejects.toThrow(
      'SU Mengerjakannya Sendiri, Minta Penyetuju Lain',
    )
    await denganOtorisasi(di.kasir, batalOpnameHutang, batal(no_so), BATAL)
  })

  it('that went before an agreement was asked for says of nothing that it is missing', async () => {
    const toko = await TokoAmplop.open()
    const [, dua] = await toko.duaBaru()
    const { no_so } = await toko.hitung([dua])
    await denganOtorisasi(toko.su, batalOpnameHutang, batal(no_so), BATAL)
    const alarm = async () => {
      const { rows } = await toko.owner.call(daftarAlarm, { ...ALARM, kode: 'ALL' })
      return rows.filter((one) => one.dokumen === no_so).map((one) => one.kode)
    }
    expect((await kartu(toko.kasir, dua)).hilang).toBe(no_so)
    expect(await alarm()).toContain('JAMINAN_HILANG')
    await toko.shop.db.run(sql`UPDATE hutang_opname SET otorisasi_batal = NULL WHERE no_so = ${no_so}`)
    expect((await kartu(toko.kasir, dua)).hilang).toBe(null)
    expect(await alarm()).toEqual([])
    await toko.shop.close({ planted: true })
  })
})

describe('the second round of a count', () => {
  it('is looked at by nobody who had part in the first', async () => {
    const { no_so } = await tanpaB()
    await di.pindai(no_so, a, di.citra)
    const isian = { no_so, berat_timbang: await di.berat([b]) }
    for (const saksi of [di.sales, di.budi])
      await expect(disaksikan(di.citra, saksi, tutupOpnameHutang, isian, 'TIMBANG JAMINAN')).rejects.toThrow(
        `${saksi.data.user_id} Mengerjakannya Sendiri, Minta Saksi Lain`,
      )
    const { data } = await di.tutup(no_so, di.citra, isian.berat_timbang)
    expect(data.status).toBe('TUTUP')
  })

  it('is told by no request what the first one weighed', async () => {
    const no_so = await di.mulai()
    for (const no of await di.semua([b])) await di.pindai(no_so, no)
    const { headers } = await di.budi.send('POST', `opname-hutang/${no_so}/tutup`, { body: { berat_timbang: 77.123 } })
    const id = String(headers['x-minta'])
    for (const siapa of [di.citra, di.owner]) {
      const semua = await siapa.call(listMinta, {})
      expect(semua.find((one) => one.id === id)?.kasus).toMatchObject([{ kategori: 'TIMBANG JAMINAN', input: null }])
      expect(JSON.stringify(semua)).not.toMatch(/77[.,]?123/)
    }
    // Where it was typed it stands: there the other one looks.
    expect((await di.budi.call(getMinta, { id })).kasus).toMatchObject([{ input: 77_123 }])
    await di.tutup(no_so, di.budi, mg(77_123))
    const tertulis = await di.shop.db.rows(sql`
      SELECT keterangan, nilai_input FROM otorisasi WHERE kategori = 'TIMBANG JAMINAN' AND nilai_input IS NOT NULL`)
    expect(tertulis).toEqual([])
    const audit = await di.shop.db.rows<{ teks: string }>(sql`SELECT concat(sebelum, sesudah) AS teks FROM audit_log`)
    expect(audit.filter(({ teks }) => /77[.,]?123/.test(teks))).toEqual([])
  })

  it('says that something was found by none who looked on', async () => {
    const { no_so } = await di.hitung([b])
    await di.owner.call(setujuiOpnameHutang, { no_so })
    const temu = { no_so, no_hutang: b, alasan: 'DI LACI', otorisasi: null }
    const sebelum = await di.isi()
    await expect(di.sales.call(temuJaminan, temu)).rejects.toThrow()
    await expect(di.dewi.call(temuJaminan, temu)).rejects.toThrow(
      'Saksi Hitungan Tidak Menyatakan Temuannya, Minta User Lain',
    )
    expect(await di.isi()).toEqual(sebelum)
    await denganOtorisasi(di.citra, temuJaminan, temu, HILANG)
  })

  it('is no word of who is alone in his shop: he says what he found, with a reason', async () => {
    const { shop, owner } = await tokoSendiri()
    // Somebody who could say so is not there.
    const libur = { user_id: 'LIBUR', user_name: 'LIBUR', level: 'GUDANG', kode_toko: 'TK01', password: 'kencana123' }
    await owner.call(createUser, libur)
    const { no_hutang } = await hutangSah(owner, owner)
    const { no_so } = await owner.call(mulaiOpnameHutang, {})
    await tutupAmplop(owner, { no_so, berat_timbang: mg(0) })
    await disetujuiBila(owner, batalOpnameHutang, batal(no_so))
    expect((await kartu(owner, no_hutang)).hilang).toBe(no_so)
    await disetujuiBila(owner, temuJaminan, { no_so, no_hutang, alasan: 'DI LACI', otorisasi: null })
    expect((await kartu(owner, no_hutang)).hilang).toBe(null)
    await shop.close()
  })
})
