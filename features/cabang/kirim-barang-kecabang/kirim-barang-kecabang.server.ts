import { sql } from '@kencana/database'
import { jumlahBerat, rp } from '@kencana/ledger'
import {
  type Feature,
  pakaiOtorisasi,
  periksaBatal,
  Refusal,
  route,
  simpanDokumen,
  terbukaBarang,
  type WriteContext,
} from '@kencana/server-kit'
import { z } from 'zod'
import { barisBarang, KOLOM_BARANG, kunciBarang, letakkanBarang } from '../../barang/data-barang/data-barang.api.ts'
import {
  ADA_DI_JALAN,
  jurnalKirimBarang,
  kunciKirim,
  satuKirim,
  tolakBukanKiriman,
} from '../../barang/kirim-barang/kirim-barang.api.ts'
import { kunciKeluar } from '../../barang/stock-opname/dicari.api.ts'
import { akunTersembunyi } from '../../neraca/mutasi/mutasi.api.ts'
import { isiKiriman } from '../kiriman-masuk/kiriman.contract.ts'
import { kirimSurat, sambunganToko } from '../surat/surat.api.ts'
import { bacaKecabang, KECABANG, tanpaNilai } from './kecabang.query.ts'
import { barangKiriman, nilaiBarang } from './kecabang.store.ts'
import {
  DOKUMEN_KECABANG,
  DOKUMEN_SAMPAI,
  getKecabang,
  kirimKecabang,
  listKecabang,
  tarikKecabang,
} from './kirim-barang-kecabang.contract.ts'
import { bukukanTarik } from './tarik.store.ts'

const namaToko = async ({ db, sesi }: WriteContext): Promise<string> => {
  const toko = await db.one<{ nama: string }>(
    sql`SELECT nama_toko::text AS nama FROM toko WHERE kode_toko = ${sesi.kode_toko}`,
  )
  return toko?.nama ?? sesi.kode_toko
}

const kirim = route(kirimKecabang, async (isian, ctx) => {
  const { to, detail_barang } = isian
  const { db, sesi, waktu } = ctx
  const sambungan = await sambunganToko(db, to)
  const barang = await kunciBarang(
    ctx,
    detail_barang.map((one) => one.kode_barcode),
  )
  tolakBukanKiriman(barang, isian)
  const otorisasi = await kunciKeluar(ctx, barang, `dikirim ke instalasi lain, toko ${to}, tidak dicari lagi`)
  const kode = barang.map((one) => one.kode_barang)
  // Read while they still lie on their trays.
  const isi = await barangKiriman(db, kode)
  const nilai = await nilaiBarang(db, sesi.kode_toko, kode)
  const nama_asal = await namaToko(ctx)
  const no_kirim = await simpanDokumen(ctx, DOKUMEN_KECABANG, {
    kepala: { tujuan: to, pcs: barang.length, berat: jumlahBerat(barang), otorisasi },
    baris: {
      columns: [...KOLOM_BARANG, 'nilai'],
      rows: barisBarang(barang).map((one) => ({ ...one, nilai: nilai.get(one.kode_barang) ?? null })),
    },
    gerak: () => letakkanBarang(ctx, barang, { kode_baki: null, status_barang: 'DIKIRIM' }),
    jurnal: (nomor) => jurnalKirimBarang(nomor, barang),
    sesudah: async (nomor) => {
      await pakaiOtorisasi(ctx, otorisasi, nomor)
      await kirimSurat(db, {
        sambungan: sambungan.id,
        jenis: 'KIRIMAN',
        kode_toko: sesi.kode_toko,
        dokumen: nomor,
        waktu,
        isi: z.encode(isiKiriman, {
          no_kirim: nomor,
          asal: sesi.kode_toko,
          nama_asal,
          tujuan: to,
          tgl_kirim: sesi.tgl_system,
          user_id: sesi.user_id,
          barang: isi.map((one) => ({ ...one, nilai: nilai.get(one.kode_barang) ?? null })),
        }),
      })
    },
    audit: { sesudah: { to, detail_barang: barang.map((one) => one.kode_barcode) } },
  })
  return { message: 'Data Berhasil Dikirim', no_kirim, data: await satuKirim(db, sesi.kode_toko, no_kirim) }
})

interface Surat {
  id: string
  status: 'PENDING' | 'TERKIRIM' | 'GAGAL'
  percobaan: number
  ragu: boolean
}

/**
 * Stops the letter of a dispatch that never left, or was refused: it leaves no more. @returns whether the other installation has the goods
 * not, for certain: what it refused because it knows the number or the goods may be there.
 */
const hentikanSurat = async ({ db }: WriteContext, no_kirim: string): Promise<boolean> => {
  const surat = await db.one<Surat>(sql`
    SELECT id::text, status, percobaan, ragu FROM surat_keluar WHERE dokumen = ${no_kirim} AND jenis = 'KIRIMAN' FOR UPDATE`)
  if (!surat) throw new Error(`dispatch ${no_kirim} without its letter`)
  const belum = surat.status === 'GAGAL' || (surat.status === 'PENDING' && surat.percobaan === 0)
  if (belum)
    await db.run(
      sql`UPDATE surat_keluar SET ditarik = true, status = 'PENDING', ke = ke + 1, galat = '' WHERE id = ${surat.id}`,
    )
  return belum && !surat.ragu
}

const tarik = route(tarikKecabang, async ({ no_kirim, alasan }, ctx) => {
  const { jalan, tujuan, tarik, ...asal } = await kunciKirim(ctx, no_kirim)
  const { db, sesi, waktu } = ctx
  if (asal.kode_toko !== sesi.kode_toko || !no_kirim.startsWith('KCB-'))
    throw new Refusal('missing', `Kiriman ${no_kirim} Tidak Ada`)
  periksaBatal(ctx, no_kirim, asal)
  if (jalan.length !== asal.pcs) throw new Refusal('rule', `Kiriman ${no_kirim} Sudah Diterima`)
  if (tarik) throw new Refusal('rule', `Kiriman ${no_kirim} Sedang Ditarik Kembali`)
  if (await hentikanSurat(ctx, no_kirim))
    return { message: 'Berhasil', no_batal: await bukukanTarik(ctx, no_kirim, alasan) }
  const sambungan = await sambunganToko(db, tujuan)
  await db.run(sql`
    UPDATE kirim_barang SET tarik_pada = ${waktu}, tarik_oleh = ${sesi.user_id}, tarik_alasan = ${alasan} WHERE no_kirim = ${no_kirim}`)
  await kirimSurat(db, {
    sambungan: sambungan.id,
    jenis: 'TARIK',
    kode_toko: sesi.kode_toko,
    dokumen: no_kirim,
    isi: { no_kirim, barang: jalan.map((one) => one.kode_barang) },
    waktu,
  })
  ctx.audit({ dokumen: no_kirim, sesudah: { alasan, tarik: 'DIMINTA' } })
  return { message: 'Permintaan Tarik Kembali Dikirim', no_batal: null }
})

export const kirimKecabangFeature: Feature = {
  alarm: [tanpaNilai],
  dokumen: [DOKUMEN_KECABANG, DOKUMEN_SAMPAI],
  routes: [
    kirim,
    tarik,
    route(getKecabang, ({ no_kirim }, { db, sesi }) => satuKirim(db, sesi.kode_toko, no_kirim)),
    route(listKecabang, async ({ tanggal }, { db, sesi }) => {
      const where = sql`k.kode_toko = ${sesi.kode_toko} AND ${KECABANG} AND (k.tgl_system = ${tanggal} OR ${ADA_DI_JALAN})`
      const [rows, tersembunyi] = await Promise.all([bacaKecabang.pilih(db, where), akunTersembunyi(db, sesi)])
      // What pieces cost is nobody's who sends them.
      return tersembunyi.includes('RK') ? rows.map((row) => ({ ...row, tanpa_nilai: rp(0) })) : rows
    }),
  ],
  terbuka: [
    {
      nama: 'Kiriman ke instalasi lain di jalan',
      path: '/kirim-barang-kecabang',
      jumlah: async (db, kode_toko) =>
        terbukaBarang(
          await bacaKecabang.pilih(db, sql`k.kode_toko = ${kode_toko} AND ${KECABANG} AND ${ADA_DI_JALAN}`),
        ),
    },
  ],
}
