/** A dispatch that was received and given back at one moment, as could happen once, is put right without a gram that moves. */
import { sql } from '@kencana/database'
import { antarSekali } from '@kencana/testing/cabang'
import { cincinDi, duaInstalasi, kirimKe, letakDi, terimaDi } from '@kencana/testing/dua-instalasi'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { expect, it } from 'vitest'
import { hapusKirim, OTORISASI_HAPUS_KIRIM } from '../../barang/kirim-barang/kirim-barang.contract.ts'
import { auditNeraca } from '../../neraca/neraca.api.ts'
import { tarikKecabang } from '../kirim-barang-kecabang/kirim-barang-kecabang.contract.ts'
import { kirimSurat } from '../surat/surat.api.ts'
import { luruskanKiriman } from './luruskan-kiriman.api.ts'

// Closing audits both books.
const dua = duaInstalasi({ tiap: true })
const { pusat, cabang } = dua

const buku = async () => {
  const { pelanggaran } = await auditNeraca(cabang.shop.db, cabang.shop.clock.now())
  return pelanggaran.map(({ aturan, keterangan }) => `${aturan}: ${keterangan}`)
}
const luruskan = (no_kirim: string, alasan = 'KENA BALAPAN') =>
  luruskanKiriman(cabang.shop.db, { no_kirim, alasan, waktu: cabang.shop.clock.now() })

/** Everything that it could change. */
const keadaan = () =>
  cabang.shop.db.rows(sql`
    SELECT (SELECT jsonb_agg(k ORDER BY k.no_kirim) FROM kiriman_masuk k) AS kiriman, (SELECT jsonb_agg(s ORDER BY s.id) FROM surat_keluar s) AS surat,
      (SELECT count(*)::int FROM audit_log) AS jejak, (SELECT count(*)::int FROM mutasi) AS mutasi`)

const dikirim = async (banyak: number) => {
  const kode = await Promise.all(Array.from({ length: banyak }, () => cincinDi(pusat)))
  const no_kirim = await kirimKe(pusat, cabang, kode)
  await antarSekali(pusat)
  return { no_kirim, kode }
}

/** Around the server: its sender's TARIK was taken in beside the receipt of the first piece, behind which the answer goes. */
const kena = async (banyak: number) => {
  const { no_kirim, kode } = await dikirim(banyak)
  await pusat.owner.call(tarikKecabang, { no_kirim, alasan: 'SALAH' })
  const { no_terima } = await terimaDi(cabang, no_kirim, kode.slice(0, 1))
  const waktu = cabang.shop.clock.now()
  await cabang.shop.db.transaction(async (tx) => {
    await tx.run(sql`UPDATE kiriman_masuk SET ditarik_pada = ${waktu} WHERE no_kirim = ${no_kirim}`)
    const link = await tx.one<{ id: string }>(sql`SELECT id::text FROM sambungan`)
    const isi = { no_kirim }
    await kirimSurat(tx, {
      sambungan: link?.id ?? '',
      jenis: 'DITARIK',
      kode_toko: 'TK11',
      dokumen: no_kirim,
      isi,
      waktu,
    })
  })
  return { no_kirim, kode, no_terima }
}

/** Both have said what they have to say, as they did then. */
const dijawab = async (no_kirim: string) => {
  await dua.antar()
  await pusat.shop.db.run(sql`
    UPDATE surat_keluar SET status = 'TERKIRIM', galat = '' WHERE dokumen = ${no_kirim} AND jenis = 'TARIK'`)
  await cabang.shop.db.run(sql`
    UPDATE surat_masuk SET status = 'DITERIMA', galat = '' WHERE dokumen = ${no_kirim} AND jenis = 'TARIK'`)
}

it('lets the rest be received, or given up by its sender, and both books agree', async () => {
  const { no_kirim, kode, no_terima } = await kena(3)
  await dijawab(no_kirim)
  const [satu = '', lagi = '', hilang = ''] = kode
  expect(await buku()).toEqual([`cabang: terima ${no_terima}: bukan dari TK01 ke TK11`])
  await expect(terimaDi(cabang, no_kirim, [lagi])).rejects.toThrow(`Kiriman ${no_kirim} Sudah Ditarik Kembali Pengirim`)
  await expect(pusat.owner.call(tarikKecabang, { no_kirim, alasan: 'LAGI' })).rejects.toThrow('Sudah Diterima')
  expect(await letakDi(dua, satu)).toEqual(['CABANG', 'TERSEDIA'])
  expect(await letakDi(dua, lagi)).toEqual(['DIKIRIM', '-'])

  expect(await luruskan(no_kirim)).toBe(`Kiriman ${no_kirim} dapat diterima lagi di toko TK11`)
  expect(await buku()).toEqual([])
  expect(
    await cabang.shop.db.rows(
      sql`SELECT user_id, kode_toko::text, dokumen, sesudah FROM audit_log WHERE aksi = 'ALAT kiriman'`,
    ),
  ).toEqual([
    {
      user_id: 'SERVER',
      kode_toko: 'TK11',
      dokumen: no_kirim,
      sesudah: { ditarik_pada: null, alasan: 'KENA BALAPAN' },
    },
  ])
  await dua.antar()
  // The letter that gave it back says nothing any more, and is refused by nobody.
  expect(
    await cabang.shop.db.rows(sql`SELECT jenis FROM surat_keluar WHERE status <> 'TERKIRIM' OR galat <> ''`),
  ).toEqual([])
  expect(await letakDi(dua, satu)).toEqual(['CABANG', 'TERSEDIA'])

  await terimaDi(cabang, no_kirim, [lagi])
  await dua.antar()
  expect(await letakDi(dua, lagi)).toEqual(['CABANG', 'TERSEDIA'])
  await denganOtorisasi(
    pusat.owner,
    hapusKirim,
    { no_kirim, alasan: 'TIDAK SAMPAI', otorisasi: null },
    OTORISASI_HAPUS_KIRIM,
  )
  await dua.antar()
  expect(await letakDi(dua, hilang)).toEqual(['HILANG', '-'])
  await expect(luruskan(no_kirim)).rejects.toThrow(`Kiriman ${no_kirim} Tidak Ditarik Kembali`)
})

it('changes nothing where no reason is given, there is no such dispatch, or nothing of it was received', async () => {
  const { no_kirim } = await dikirim(1)
  const tolak = async (nomor: string, kata: string, alasan?: string) => {
    const dulu = await keadaan()
    await expect(luruskan(nomor, alasan)).rejects.toThrow(kata)
    expect(await keadaan()).toEqual(dulu)
  }
  await tolak(no_kirim, 'Alasan Harus Diisi', ' ')
  await tolak('KCB-TK01-260302-9999', 'Kiriman KCB-TK01-260302-9999 Tidak Ada')
  await tolak(no_kirim, `Kiriman ${no_kirim} Tidak Ditarik Kembali`)
  await pusat.owner.call(tarikKecabang, { no_kirim, alasan: 'SALAH' })
  await dua.antar()
  await tolak(no_kirim, `Kiriman ${no_kirim} Belum Diterima Sama Sekali, Ditarik Kembali Pengirimnya`)
})

it('waits for what its sender says of the receipt and of the dispatch, and changes nothing where that has it back', async () => {
  const { no_kirim, no_terima } = await kena(1)
  const tolak = async (kata: string) => {
    const dulu = await keadaan()
    await expect(luruskan(no_kirim)).rejects.toThrow(kata)
    expect(await keadaan()).toEqual(dulu)
  }
  const jawaban = (jenis: string, status: string) =>
    cabang.shop.db.run(sql`UPDATE surat_keluar SET status = ${status} WHERE jenis = ${jenis}`)
  await tolak(`Pengirim Belum Mengakui Penerimaan ${no_terima}`)
  await dijawab(no_kirim)
  await jawaban('DITARIK', 'PENDING')
  await tolak(`Pengirim Belum Menjawab Surat DITARIK Kiriman ${no_kirim}`)
  await jawaban('DITARIK', 'TERKIRIM')
  await tolak(`Kiriman ${no_kirim} Sudah Diambil Kembali Pengirim`)
  await jawaban('DITARIK', 'GAGAL')
  await luruskan(no_kirim)
  await dua.antar()
})
