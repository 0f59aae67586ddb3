import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram } from '@kencana/testing'
import { tambahCincin } from '@kencana/testing/barang'
import { antarSekali, type Ujung } from '@kencana/testing/cabang'
import { cincinDi, duaInstalasi, statusDi, terimaDi } from '@kencana/testing/dua-instalasi'
import { describe, expect, it } from 'vitest'
import { getKirim, kirimBarang } from '../../barang/kirim-barang/kirim-barang.contract.ts'
import { koreksiBerat } from '../../barang/koreksi-barang/koreksi-barang.contract.ts'
import { getTerima, kirimanBaru, listTerima } from '../../barang/terima-barang/terima-barang.contract.ts'
import { hitungJualan } from '../../penjualan/transaksi-penjualan/barang-jual.contract.ts'
import { kirimKecabang, listKecabang, tarikKecabang } from './kirim-barang-kecabang.contract.ts'

const dua = duaInstalasi()
const { pusat, cabang } = dua

const cincin = (dari = pusat) => cincinDi(dari)

const kirim = (kode: readonly string[], dari = pusat, to = 'TK11') =>
  dari.owner.call(kirimKecabang, { to, detail_barang: kode.map((kode_barcode) => ({ kode_barcode })) })

const terima = (no_kirim: string, detail_barang: string[], di = cabang) => terimaDi(di, no_kirim, detail_barang)

const saldo = async ({ shop }: Ujung, akun: string) =>
  (await shop.db.one<{ mg: number }>(sql`SELECT coalesce(sum(mg), 0)::bigint AS mg FROM mutasi WHERE akun = ${akun}`))
    ?.mg

const keadaan = async (no_kirim: string) => {
  const list = await pusat.owner.call(listKecabang, { tanggal: pusat.owner.data.tgl_system })
  const { keadaan, galat, sisa } = list.find((row) => row.no_kirim === no_kirim) ?? {}
  return { keadaan, galat, sisa }
}

describe('a dispatch to another installation', () => {
  it('goes, arrives, is received and confirmed, and both sides agree', async () => {
    const [a, b] = [await cincin(), await cincin()]
    const { no_kirim, data } = await kirim([a, b])
    expect(no_kirim).toMatch(/^KCB-TK01-/)
    expect(data.detail_barang).toHaveLength(2)
    expect(await statusDi(pusat, a)).toBe('DIKIRIM')
    expect(await keadaan(no_kirim)).toEqual({ keadaan: 'MENUNGGU', galat: '', sisa: 2 })
    expect(await cabang.owner.call(kirimanBaru, {})).toEqual([])
    await antarSekali(pusat)
    expect(await keadaan(no_kirim)).toMatchObject({ keadaan: 'DIKIRIM' })
    expect(await cabang.owner.call(kirimanBaru, {})).toMatchObject([
      { no_kirim, kode_toko: 'TK01', pcs: 2, berat: gram(6.97), sisa: 2, user_id: 'OWNER' },
    ])
    expect((await cabang.owner.call(getKirim, { no_kirim })).detail_barang).toMatchObject([
      { kode_barcode: a, nama_barang: 'CINCIN MILANO', keadaan: 'DIKIRIM' },
      { kode_barcode: b },
    ])
    const satu = await terima(no_kirim, [a])
    expect(satu).toMatchObject({ pcs: 1, berat: gram(3.485), sisa: 1, data: { dari: 'TK01', kode_baki: 'CN02' } })
    expect(satu.no_terima).toMatch(/^TCB-TK11-/)
    expect(await statusDi(cabang, a)).toBe('TERSEDIA')
    // The receiver has it, the sender does not know yet: each book is right by itself.
    expect(await saldo(cabang, 'CABANG')).toBe(-3_485)
    expect(await saldo(pusat, 'CABANG')).toBe(0)
    await dua.antar()
    expect(await statusDi(pusat, a)).toBe('CABANG')
    expect(await statusDi(pusat, b)).toBe('DIKIRIM')
    expect(await saldo(pusat, 'CABANG')).toBe(3_485)
    expect(await keadaan(no_kirim)).toEqual({ keadaan: 'DIKIRIM', galat: '', sisa: 1 })
    await terima(no_kirim, [b])
    await dua.antar()
    expect(await keadaan(no_kirim)).toEqual({ keadaan: 'SAMPAI', galat: '', sisa: 0 })
    expect(await saldo(pusat, 'CABANG')).toBe(6_970)
    expect(await saldo(cabang, 'CABANG')).toBe(-6_970)
    expect(await cabang.owner.call(listTerima, { tanggal: cabang.owner.data.tgl_system })).toHaveLength(2)
    expect(await cabang.owner.call(getTerima, { no_terima: satu.no_terima })).toMatchObject({
      detail_barang: [{ kode_barcode: a, kadar: '16K', berat: gram(3.485) }],
    })
  })

  it('takes its own price along, and is sold there at it', async () => {
    const { kode_barcode } = await tambahCincin(pusat.owner, {
      tujuan: 'TK01',
      is_markis: true,
      harga_total: rp(7_250_000),
    })
    const { no_kirim } = await kirim([kode_barcode])
    await dua.antar()
    await terima(no_kirim, [kode_barcode])
    const [satu] = await cabang.owner.call(hitungJualan, { kode_barcode: [kode_barcode] })
    expect(satu).toMatchObject({ is_markis: true, total_hitung: 7_250_000 })
    await dua.antar()
  })

  it('is refused inside of the own installation, and the other way about', async () => {
    const a = await cincin()
    await expect(kirim([a], pusat, 'TK01')).rejects.toThrow('Toko TK01 Ada Di Instalasi Ini')
    await expect(kirim([a], pusat, 'TK99')).rejects.toThrow('Toko TK99 Tidak Ada')
    const biasa = pusat.owner.call(kirimBarang, { to: 'TK11', detail_barang: [{ kode_barcode: a }] })
    await expect(biasa).rejects.toThrow('Toko TK11 Ada Di Instalasi Lain')
    expect(await statusDi(pusat, a)).toBe('TERSEDIA')
  })

  it('comes back at once where its letter never left, and by letter where it did', async () => {
    const [a, b, c] = [await cincin(), await cincin(), await cincin()]
    const satu = await kirim([a])
    expect(await pusat.owner.call(tarikKecabang, { no_kirim: satu.no_kirim, alasan: 'SALAH' })).toMatchObject({
      no_batal: expect.stringMatching(/^BCB-/),
    })
    expect(await statusDi(pusat, a)).toBe('TERSEDIA')
    const duanya = await kirim([b])
    await antarSekali(pusat)
    // The place of the first in the order went out empty.
    expect(await cabang.owner.call(kirimanBaru, {})).toMatchObject([{ no_kirim: duanya.no_kirim }])
    const diminta = { no_kirim: duanya.no_kirim, alasan: 'SALAH TOKO' }
    expect(await pusat.owner.call(tarikKecabang, diminta)).toEqual({
      message: 'Permintaan Tarik Kembali Dikirim',
      no_batal: null,
    })
    await expect(pusat.owner.call(tarikKecabang, diminta)).rejects.toThrow('Sedang Ditarik Kembali')
    expect(await statusDi(pusat, b)).toBe('DIKIRIM')
    await dua.antar()
    expect(await statusDi(pusat, b)).toBe('TERSEDIA')
    expect(await keadaan(duanya.no_kirim)).toMatchObject({ keadaan: 'BATAL' })
    await expect(terima(duanya.no_kirim, [b])).rejects.toThrow('Sudah Ditarik Kembali Pengirim')
    const tiga = await kirim([c])
    await antarSekali(pusat)
    await terima(tiga.no_kirim, [c])
    await pusat.owner.call(tarikKecabang, { no_kirim: tiga.no_kirim, alasan: 'TERLAMBAT' })
    await dua.antar()
    // It was received before the letter came: the goods are there, and the request says so.
    expect(await statusDi(pusat, c)).toBe('CABANG')
    expect(await statusDi(cabang, c)).toBe('TERSEDIA')
  })

  it('12.5.8 keeps the weight with which it left: nothing is put right there while it is under way', async () => {
    const a = await cincin()
    const { no_kirim } = await kirim([a])
    const isian = { kode: a, berat: gram(3.475), berat_asli: gram(3.485), alasan: 'SALAH', otorisasi: null }
    await expect(pusat.owner.call(koreksiBerat, isian)).rejects.toThrow(`Barang ${a}`)
    await antarSekali(pusat)
    await expect(pusat.owner.call(koreksiBerat, isian)).rejects.toThrow(`Barang ${a}`)
    await terima(no_kirim, [a])
    await dua.antar()
    expect([await statusDi(pusat, a), await statusDi(cabang, a)]).toEqual(['CABANG', 'TERSEDIA'])
  })

  it('is not there without its letter, nor the letter without it', async () => {
    const a = await cincin()
    const isi = () =>
      pusat.shop.db.one(sql`
        SELECT (SELECT count(*)::int FROM surat_keluar) AS surat, (SELECT count(*)::int FROM kirim_barang) AS kirim,
          (SELECT count(*)::int FROM jurnal) AS jurnal, (SELECT sum(terakhir)::int FROM nomor) AS nomor`)
    const sebelum = await isi()
    await pusat.shop.db.pool.query(`
      CREATE FUNCTION uji.tolak_surat() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN RAISE 'no room'; END$$;
      CREATE TRIGGER uji_tolak BEFORE INSERT ON surat_keluar FOR EACH ROW EXECUTE FUNCTION uji.tolak_surat()`)
    await expect(kirim([a])).rejects.toThrow('Terjadi Kesalahan Di Server')
    await pusat.shop.db.pool.query('DROP TRIGGER uji_tolak ON surat_keluar; DROP FUNCTION uji.tolak_surat()')
    expect(await isi()).toEqual(sebelum)
    expect(await statusDi(pusat, a)).toBe('TERSEDIA')
  })

  it('is asked for where nobody knows whether its letter arrived', async () => {
    const a = await cincin()
    const { no_kirim } = await kirim([a])
    cabang.ke.antrean.push('PUTUS_SESUDAH')
    await antarSekali(pusat)
    const { no_batal } = await pusat.owner.call(tarikKecabang, { no_kirim, alasan: 'TIDAK JADI' })
    expect([no_batal, await statusDi(pusat, a)]).toEqual([null, 'DIKIRIM'])
    await dua.antar()
    expect(await statusDi(pusat, a)).toBe('TERSEDIA')
  })

  it('comes back to where it started, and leaves again', async () => {
    const a = await cincin()
    const { no_kirim } = await kirim([a])
    await dua.antar()
    await terima(no_kirim, [a])
    await dua.antar()
    const balik = await kirim([a], cabang, 'TK01')
    await dua.antar()
    await terima(balik.no_kirim, [a], pusat)
    await dua.antar()
    expect(await statusDi(pusat, a)).toBe('TERSEDIA')
    expect(await statusDi(cabang, a)).toBe('CABANG')
    const lagi = await kirim([a])
    await dua.antar()
    await terima(lagi.no_kirim, [a])
    await dua.antar()
    expect(await statusDi(cabang, a)).toBe('TERSEDIA')
  })
})
