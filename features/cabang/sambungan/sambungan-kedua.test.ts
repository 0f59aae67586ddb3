/** A second installation at the other end of a link of its own: its secret works, and opens nothing that is between two others. */
import { sql } from '@kencana/database'
import { tambahCincin } from '@kencana/testing/barang'
import { antarSekali, tulisSurat, type Ujung } from '@kencana/testing/cabang'
import { duaInstalasi, kenalKetiga, letakDi, suratKetiga, TOKEN_LAIN } from '@kencana/testing/dua-instalasi'
import { fotoUnik } from '@kencana/testing/foto'
import { expect, it } from 'vitest'
import { simpanFotoBarang } from '../../barang/data-barang/data-barang.contract.ts'
import { terimaBarang } from '../../barang/terima-barang/terima-barang.contract.ts'
import { kirimKecabang, tarikKecabang } from '../kirim-barang-kecabang/kirim-barang-kecabang.contract.ts'

// Installation 30 with its shop TK31 has made itself known to both.
const dua = duaInstalasi({
  siap: async (keduanya) => {
    for (const ujung of [keduanya.pusat, keduanya.cabang]) await kenalKetiga(ujung, 'http://127.0.0.1:1')
  },
})
const { pusat, cabang } = dua

const sebagaiKetiga = (ujung: Ujung, path: string, body?: object) =>
  fetch(`${ujung.ke.alamat}/${path}`, {
    headers: { 'x-service-token': TOKEN_LAIN, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })

it('12.5.5 a secret of another link confirms, takes back, gives back and reads nothing of a dispatch between two others', async () => {
  const { kode_barang, kode_barcode } = await tambahCincin(pusat.owner)
  await pusat.owner.call(simpanFotoBarang, { kode_barang, foto: fotoUnik() })
  const { no_kirim } = await pusat.owner.call(kirimKecabang, { to: 'TK11', detail_barang: [{ kode_barcode }] })
  await antarSekali(pusat)
  const barang = [{ kode_barang, berat: 3.485, nilai: null }]
  const tidakAda = { status: 'GAGAL', galat: `Kiriman ${no_kirim} Tidak Ada Di Instalasi Pengirim` }
  const sampai = { no_kirim, no_terima: 'TCB-TK31-260302-0001', toko: 'TK11', barang }
  expect(await suratKetiga(pusat, 'SAMPAI', sampai)).toMatchObject(tidakAda)
  expect(await suratKetiga(pusat, 'DITARIK', { no_kirim })).toMatchObject(tidakAda)
  expect(await suratKetiga(cabang, 'TARIK', { no_kirim })).toMatchObject({
    status: 'GAGAL',
    galat: `Kiriman ${no_kirim} Tidak Ada Di Instalasi Tujuan`,
  })
  expect(await suratKetiga(cabang, 'TARIK', { no_kirim, barang: [kode_barang] })).toMatchObject({
    status: 'GAGAL',
    galat: `Barang ${kode_barcode} Ada Di Instalasi Tujuan, Tidak Bisa Ditarik Kembali`,
  })
  expect(
    await suratKetiga(cabang, 'HAPUS', { no_kirim, no_hapus: 'HKR-TK31-260302-0001', barang: [kode_barang] }),
  ).toMatchObject({
    status: 'GAGAL',
    galat: `Kiriman ${no_kirim} Bukan Kiriman Instalasi 30`,
  })
  expect(await letakDi(dua, kode_barcode)).toEqual(['DIKIRIM', '-'])
  const foto = await pusat.shop.db.one<{ foto: string }>(
    sql`SELECT foto FROM barang WHERE kode_barcode = ${kode_barcode}`,
  )
  const baca = await sebagaiKetiga(pusat, `service/v1/foto/${foto?.foto}`)
  expect([baca.status, await baca.text()]).toEqual([404, 'Foto Tidak Ada'])
  await cabang.owner.call(terimaBarang, { no_kirim, kode_baki: 'CN01', detail_barang: [kode_barcode] })
  await dua.antar()
  expect(await letakDi(dua, kode_barcode)).toEqual(['CABANG', 'TERSEDIA'])
})

it('12.5.5 a secret of another link sends nothing in the name of a shop that is not behind it, and is nobody’s head office', async () => {
  const { kode_barcode } = await tambahCincin(pusat.owner)
  const { no_kirim } = await pusat.owner.call(kirimKecabang, { to: 'TK11', detail_barang: [{ kode_barcode }] })
  const asli = await pusat.shop.db.one<{ isi: object }>(sql`SELECT isi FROM surat_keluar WHERE dokumen = ${no_kirim}`)
  expect(await suratKetiga(cabang, 'KIRIMAN', asli?.isi ?? {})).toMatchObject({
    status: 'GAGAL',
    galat: 'Toko TK01 Bukan Toko Instalasi 30, Hubungkan Lagi',
  })
  const master = { tabel: 'gudang', baris: { kode_gudang: 'GX', nama_gudang: 'X' }, aktif: true }
  expect(await suratKetiga(cabang, 'MASTER', master)).toMatchObject({
    galat: 'Instalasi 30 Bukan Pusat Instalasi Tujuan',
  })
  const data = await sebagaiKetiga(pusat, 'api/v1/layanan/data-pusat')
  expect([data.status, await data.text()]).toEqual([403, 'Instalasi Ini Bukan Pusat Bagi Yang Meminta'])
  const log = await sebagaiKetiga(pusat, 'service/v1/log', { baris: [] })
  expect([log.status, await log.text()]).toEqual([403, 'Instalasi Ini Bukan Pusat Bagi Yang Meminta'])
  await pusat.owner.call(tarikKecabang, { no_kirim, alasan: 'SELESAI' })
})

it('one link that is cut holds up no other', async () => {
  const ketiga = await pusat.shop.db.one<{ id: string }>(sql`SELECT id::text FROM sambungan WHERE nomor = 30`)
  await pusat.shop.db.run(sql`
    INSERT INTO surat_keluar (id, sambungan, jenis, kode_toko, dokumen, isi, dibuat_pada)
    VALUES (gen_random_uuid(), ${ketiga?.id}::uuid, 'KOSONG', 'TK01', 'KE TIGA', '{}', ${pusat.shop.clock.now()})`)
  const baik = await tulisSurat(pusat, 'KOSONG', {}, 'KE DUA')
  await antarSekali(pusat)
  expect(await baik.keadaan()).toEqual({ status: 'TERKIRIM', galat: '' })
  const tunggu = await pusat.shop.db.one(sql`SELECT status, percobaan FROM surat_keluar WHERE dokumen = 'KE TIGA'`)
  expect(tunggu).toEqual({ status: 'PENDING', percobaan: 1 })
})

it('delivers to one installation while the line to another is cut, however long that one waits', async () => {
  const kirim = async (to: string) => {
    const { kode_barcode } = await tambahCincin(pusat.owner)
    return (await pusat.owner.call(kirimKecabang, { to, detail_barang: [{ kode_barcode }] })).no_kirim
  }
  const [mati, hidup] = [await kirim('TK31'), await kirim('TK11')]
  await antarSekali(pusat)
  const keadaan = await pusat.shop.db.rows<{ dokumen: string; status: string; galat: string }>(sql`
    SELECT s.dokumen, s.status, k.galat FROM surat_keluar s JOIN sambungan_kontak k USING (sambungan)
    WHERE s.dokumen = ANY (${[mati, hidup]}::text[]) ORDER BY s.dokumen`)
  expect(keadaan).toEqual([
    { dokumen: mati, status: 'PENDING', galat: expect.stringMatching(/./) },
    { dokumen: hidup, status: 'TERKIRIM', galat: '' },
  ])
})
