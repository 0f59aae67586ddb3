/** What is refused between two installations, each with its sentence, and leaves all as it was. */

import { sql } from '@kencana/database'
import { tambahCincin } from '@kencana/testing/barang'
import { antarSekali, hubungLagi, tulisSurat, type Ujung } from '@kencana/testing/cabang'
import { duaInstalasi, terimaDi } from '@kencana/testing/dua-instalasi'
import { describe, expect, it } from 'vitest'
import { dataIni, rencanaSemua } from '../import-data-pusat/tabel-pusat.api.ts'
import { kirimKecabang, tarikKecabang } from '../kirim-barang-kecabang/kirim-barang-kecabang.contract.ts'
import { listLink } from '../kiriman-data/kiriman-data.contract.ts'
import { hubungkan, listSambungan, tambahSambungan } from '../sambungan/sambungan.contract.ts'

const dua = duaInstalasi()
const { pusat, cabang } = dua

const kirim = async (dari: Ujung, to: string, banyak = 1) => {
  const barang = []
  for (let ke = 0; ke < banyak; ke += 1)
    barang.push(await tambahCincin(dari.owner, { tujuan: dari === pusat ? 'TK01' : 'TK11' }))
  const detail_barang = barang.map(({ kode_barcode }) => ({ kode_barcode }))
  return { barang, no_kirim: (await dari.owner.call(kirimKecabang, { to, detail_barang })).no_kirim }
}
const isiSurat = async ({ shop }: Ujung, no_kirim: string) => {
  const surat = await shop.db.one<{ isi: { barang: object[] } & Record<string, unknown> }>(
    sql`SELECT isi FROM surat_keluar WHERE dokumen = ${no_kirim} AND jenis = 'KIRIMAN'`,
  )
  if (!surat) throw new Error('no letter')
  return surat.isi
}
/** What the head office says of a letter of the branch. */
const galat = async (jenis: string, isi: object) => {
  const surat = await tulisSurat(cabang, jenis, isi)
  await antarSekali(cabang)
  return (await surat.keadaan()).galat
}

describe('a confirmation', () => {
  it('is refused of what was taken back, for another shop, at another value, or of a piece that is elsewhere', async () => {
    const { barang, no_kirim } = await kirim(pusat, 'TK11')
    const [satu] = barang
    const sampai = (ubah: object = {}, nilai: number | null = null) => ({
      no_kirim,
      no_terima: 'TCB-TK11-260302-7001',
      toko: 'TK11',
      barang: [{ kode_barang: satu?.kode_barang, berat: 3.485, nilai }],
      ...ubah,
    })
    const lain = [{ kode_barang: 'B109999999', berat: 3.485, nilai: null }]
    expect(await galat('SAMPAI', sampai({ toko: 'TK99' }))).toBe(`Kiriman ${no_kirim} Bukan Untuk Toko TK99`)
    expect(await galat('SAMPAI', sampai({ barang: lain }))).toBe(`Barang B109999999 Tidak Dalam Kiriman ${no_kirim}`)
    expect(await galat('SAMPAI', sampai({}, 5))).toBe(`Nilai Barang ${satu?.kode_barcode} Berbeda Dari Kirimannya`)
    const status = (ke: string) =>
      pusat.shop.db.run(sql`UPDATE barang SET status_barang = ${ke} WHERE kode_barang = ${satu?.kode_barang}`)
    await status('CUCI')
    expect(await galat('SAMPAI', sampai())).toBe(
      `Barang ${satu?.kode_barcode} Di Instalasi Pengirim CUCI, Bukan DIKIRIM`,
    )
    await status('DIKIRIM')
    await pusat.owner.call(tarikKecabang, { no_kirim, alasan: 'SALAH' })
    expect(await galat('SAMPAI', sampai())).toBe(`Kiriman ${no_kirim} Sudah Dibatalkan Pengirim`)
    expect(await galat('SAMPAI', sampai({ no_kirim: 'KCB-TK01-260302-9999' }))).toBe(
      'Kiriman KCB-TK01-260302-9999 Tidak Ada Di Instalasi Pengirim',
    )
  })

  it('leaves nothing to give back of a dispatch of which part arrived', async () => {
    const { barang, no_kirim } = await kirim(pusat, 'TK11', 2)
    await antarSekali(pusat)
    const kode = barang.map(({ kode_barcode }) => kode_barcode)
    await terimaDi(cabang, no_kirim, kode.slice(0, 1))
    await pusat.owner.call(tarikKecabang, { no_kirim, alasan: 'SALAH' })
    await antarSekali(cabang)
    expect(await galat('DITARIK', { no_kirim })).toBe(`Barang ${kode[0]} Tidak Di Jalan Lagi`)
    await terimaDi(cabang, no_kirim, kode.slice(1))
    await dua.antar()
  })
})

describe('a dispatch', () => {
  it('is refused of a piece that is on its way already, stands twice, has a price of its own that is none, or another fineness', async () => {
    const { barang, no_kirim } = await kirim(cabang, 'TK01')
    await antarSekali(cabang)
    const kode = barang[0]?.kode_barcode
    const isi = await isiSurat(cabang, no_kirim)
    const ubah = (nomor: string, dengan: object) => ({
      ...isi,
      no_kirim: `KCB-TK11-260302-${nomor}`,
      barang: [{ ...isi.barang[0], ...dengan }],
    })
    expect(await galat('KIRIMAN', ubah('6001', {}))).toBe(`Barang ${kode} Masih Di Jalan Dengan Kiriman ${no_kirim}`)
    expect(await galat('KIRIMAN', { ...ubah('6002', {}), barang: [isi.barang[0], isi.barang[0]] })).toBe(
      `Barang ${kode} Dua Kali Dalam Daftar`,
    )
    expect(await galat('KIRIMAN', ubah('6003', { is_markis: true, harga_total: 1_000 }))).toBe(
      `Barang ${kode}: Harga Tetap Bukan Jumlah Bagiannya`,
    )
    expect(await galat('KIRIMAN', ubah('6004', { persentase_group: 690_000 }))).toBe(
      `Barang ${kode}: Kadar Kategori MM Di Instalasi Tujuan 70 %, Bukan 69 %`,
    )
    expect(await galat('KIRIMAN', { ...ubah('6005', {}), tujuan: 'TK99' })).toBe(
      'Toko TK99 Tidak Ada Di Instalasi Tujuan',
    )
    expect(await galat('KIRIMAN', { ...ubah('6006', {}), asal: 'TK01' })).toBe(
      'Toko TK01 Bukan Toko Instalasi 20, Hubungkan Lagi',
    )
    await terimaDi(pusat, no_kirim, [kode ?? ''])
    await dua.antar()
  })

  it('does not go over a link that is cut, and a letter of no kind that is known is refused', async () => {
    const { kode_barcode } = await tambahCincin(pusat.owner)
    await hubungLagi(pusat, false)
    const lagi = pusat.owner.call(kirimKecabang, { to: 'TK11', detail_barang: [{ kode_barcode }] })
    await expect(lagi).rejects.toThrow('Sambungan Ke Toko TK11 Sedang Diputus')
    await hubungLagi(pusat, true)
    expect(await galat('ASING', {})).toBe('Surat ASING Tidak Dikenal, Instalasi Ini Perlu Diperbarui')
  })
})

describe('what a head office sends', () => {
  it('is refused where a row stands twice, has too few or unknown columns, or a table is missing', async () => {
    const data = await dataIni(pusat.shop.db)
    const dengan = async (ubah: (baris: Record<string, unknown>[]) => Record<string, unknown>[]) => {
      const lain = data.map((satu) => (satu.tabel === 'gudang' ? { ...satu, baris: ubah(satu.baris) as never } : satu))
      return (await rencanaSemua(cabang.shop.db, lain)).flatMap(({ salah }) => salah.map(({ pesan }) => pesan))
    }
    expect(await dengan(([satu = {}]) => [satu, satu])).toEqual(['Dua Kali Di Pusat'])
    const tanpaNama = (satu: Record<string, unknown> = {}) =>
      Object.fromEntries(Object.entries(satu).filter(([kolom]) => kolom !== 'nama_gudang'))
    expect(await dengan(([satu]) => [tanpaNama(satu)])).toEqual(['Kolomnya Kurang, Instalasi Pusat Perlu Diperbarui'])
    // All that is wrong, not the first alone.
    expect(await dengan(([satu = {}]) => [{ ...satu, warna: 'X' }, satu])).toEqual([
      'Kolom warna Tidak Dikenal, Instalasi Ini Perlu Diperbarui',
      'Dua Kali Di Pusat',
    ])
    const kurang = rencanaSemua(
      cabang.shop.db,
      data.filter(({ tabel }) => tabel !== 'gudang'),
    )
    await expect(kurang).rejects.toThrow('Pusat Tidak Mengirim Gudang, Instalasinya Perlu Diperbarui')
  })
})

describe('a link', () => {
  const satu = async (portal: string) =>
    (await pusat.owner.call(listSambungan, {})).sambungan.find((link) => link.portal === portal)?.id ?? ''

  it('has one head office, one number for one installation, and the same one at its portal', async () => {
    const isi = { portal: 'http://pusat.example', peran: 'PUSAT' as const, token: 'p'.repeat(40) }
    await pusat.owner.call(tambahSambungan, isi)
    const kedua = pusat.owner.call(tambahSambungan, { ...isi, portal: 'http://dua.example', token: 'q'.repeat(40) })
    await expect(kedua).rejects.toThrow('Pusat Sudah Ada')
    const token = 'r'.repeat(40)
    await cabang.owner.call(tambahSambungan, { portal: 'http://lain.example', peran: 'SETARA', token })
    const alamat = cabang.shop.app.listeningOrigin
    const { id } = await pusat.owner.call(tambahSambungan, { portal: alamat, peran: 'SETARA', token })
    await expect(pusat.owner.call(hubungkan, { id })).rejects.toThrow('Instalasi 20 Sudah Tersambung')
    const asli = await cabang.shop.db.one<{ id: string }>(sql`SELECT id::text FROM instalasi`)
    await cabang.shop.db.run(sql`UPDATE instalasi SET id = gen_random_uuid()`)
    const lama = { id: await satu(cabang.ke.alamat) }
    await expect(pusat.owner.call(hubungkan, lama)).rejects.toThrow('Di Portal Itu Sekarang Instalasi Lain')
    await cabang.shop.db.run(sql`UPDATE instalasi SET id = ${asli?.id}::uuid`)
    for (const { shop, owner } of [pusat, cabang]) await shop.toko(owner, 'TK77')
    await expect(pusat.owner.call(hubungkan, lama)).rejects.toThrow('Kode Toko TK77 Dipakai Dua Instalasi')
  })

  it('brings nothing from who has not made itself known', async () => {
    const isi = { surat: [{ id: crypto.randomUUID(), urut: 1, ke: 1, jenis: 'KOSONG', dokumen: 'X', isi: {} }] }
    const answer = await fetch(`${cabang.ke.alamat}/api/v1/layanan/surat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-service-token': 'r'.repeat(40) },
      body: JSON.stringify(isi),
    })
    expect([answer.status, await answer.text()]).toEqual([422, 'Instalasi Ini Belum Berkenalan Dengan Pengirim'])
  })

  it('says which letter neither side has any more', async () => {
    await tulisSurat(pusat, 'KOSONG', {}, 'PERTAMA')
    await dua.antar()
    const terakhir = await pusat.shop.db.one<{ urut: number }>(
      sql`SELECT urut FROM surat_keluar WHERE dokumen = 'PERTAMA'`,
    )
    for (const { shop } of [pusat, cabang])
      for (const perintah of ['DISABLE', 'ENABLE']) {
        const tabel = shop === pusat.shop ? 'surat_keluar' : 'surat_masuk'
        await shop.db.pool.query(`ALTER TABLE ${tabel} ${perintah} TRIGGER ALL`)
        if (perintah === 'DISABLE') await shop.db.pool.query(`DELETE FROM ${tabel} WHERE dokumen = 'PERTAMA'`)
      }
    await cabang.shop.db.run(sql`
      UPDATE sambungan_hitung SET terakhir = terakhir - 1 WHERE arah = 'MASUK'
        AND sambungan = (SELECT id FROM sambungan WHERE nomor = 10)`)
    await tulisSurat(pusat, 'KOSONG', {}, 'KEDUA')
    await antarSekali(pusat)
    const link = (await pusat.owner.call(listLink, {})).sambungan.find(({ nomor }) => nomor === 20)
    expect(link?.galat).toBe(`Surat Nomor ${terakhir?.urut} Tidak Ada Lagi Di Instalasi Ini`)
  })
})

it('hides no dispatch of this installation behind its own number, though it bears a shop of the sender', async () => {
  const { no_kirim } = await kirim(cabang, 'TK01')
  const isi = await isiSurat(cabang, no_kirim)
  const nomor = 'KCB-TK11-260302-9001'
  // As books would stand in which a shop was moved from one installation to the other by hand.
  await pusat.shop.db.run(sql`
    INSERT INTO kirim_barang (no_kirim, kode_toko, tujuan, nama_tujuan, tgl_system, pcs, berat, user_id, dibuat_pada)
    VALUES (${nomor}, 'TK01', 'TK11', 'TK11', '2026-03-02', 1, 3485, 'OWNER', now())`)
  expect(await galat('KIRIMAN', { ...isi, no_kirim: nomor })).toBe(`Nomor Kiriman ${nomor} Milik Instalasi Tujuan`)
  await pusat.shop.db.run(sql`DELETE FROM kirim_barang WHERE no_kirim = ${nomor}`)
})
