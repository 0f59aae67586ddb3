/** Money between two installations, one of which was restored from a backup or writes what letters it likes. */

import { sql } from '@kencana/database'
import { tulisSurat, type Ujung } from '@kencana/testing/cabang'
import { duaInstalasi } from '@kencana/testing/dua-instalasi'
import { tolakan } from '@kencana/testing/pesanan'
import { kirimUangCabang, siapUangCabang, terimaUangCabang } from '@kencana/testing/uang-cabang'
import { describe, expect, it } from 'vitest'
import { batalUang } from '../../keuangan/uang/uang.contract.ts'
import { tanyaKabar } from '../surat/kabar.api.ts'
import { listUangMasuk, tolakUangMasuk } from './uang-masuk.contract.ts'

const dua = duaInstalasi({ siap: siapUangCabang })
const { pusat, cabang } = dua

const kirim = (jumlah: number) => kirimUangCabang(dua, jumlah)
const terima = (no_uang: string) => terimaUangCabang(dua, no_uang)
const batal = (no_uang: string) => tolakan(cabang.owner, batalUang, { no_uang, alasan: 'SALAH' })
const menunggu = async () => (await pusat.owner.call(listUangMasuk, {})).map((one) => one.no_uang)

describe('an installation that was restored', () => {
  /** Past all triggers, as a backup that is put back. */
  const pulihkan = ({ shop }: Ujung, perintah: string) =>
    shop.db.pool.query(`BEGIN; SET LOCAL session_replication_role = replica; ${perintah}; COMMIT`)

  it('takes in nothing that it has forgotten to have turned away and its sender has taken back', async () => {
    const a = await kirim(15_000)
    await dua.antar()
    await pusat.owner.call(tolakUangMasuk, { no_uang: a, alasan: 'tidak sampai' })
    await dua.antar()
    expect((await batal(a))[0]).toBe(200)
    await dua.antar()
    await pulihkan(
      pusat,
      `DELETE FROM surat_masuk WHERE dokumen = '${a}' AND jenis = 'UANG BATAL';
       UPDATE sambungan_hitung SET terakhir = terakhir - 1 WHERE arah = 'MASUK';
       UPDATE uang_masuk SET ditolak_pada = NULL, ditolak_oleh = NULL, ditolak_alasan = NULL, batal_pada = NULL WHERE no_uang = '${a}'`,
    )
    expect(await menunggu()).toEqual([a])
    cabang.shop.clock.walk(2 / 1440)
    await tanyaKabar(cabang.shop.deps)
    await dua.antar()
    expect(await menunggu()).toEqual([])
  })

  it('forgets no money: sent again under its number it is the same, another sum is not', async () => {
    const a = await kirim(60_000)
    await dua.antar()
    const surat = await cabang.shop.db.one<{ isi: object; urut: number }>(
      sql`SELECT isi, urut FROM surat_keluar WHERE dokumen = ${a} AND jenis = 'UANG'`,
    )
    const { urut } = surat ?? { urut: 0 }
    // As a sender that forgot it would enter it again.
    const sama = await tulisSurat(cabang, 'UANG', surat?.isi ?? {}, a)
    const lain = await tulisSurat(cabang, 'UANG', { ...surat?.isi, jumlah: 70_000 }, a)
    await dua.antar()
    expect([await sama.keadaan(), await lain.keadaan()]).toEqual([
      { status: 'TERKIRIM', galat: '' },
      { status: 'GAGAL', galat: `Nomor Uang ${a} Sudah Ada Di Instalasi Tujuan` },
    ])
    expect(await menunggu()).toEqual([a])
    await terima(a)
    await dua.antar()
    // What was planted is gone before the books are audited.
    await pulihkan(cabang, `DELETE FROM surat_keluar WHERE dokumen = '${a}' AND jenis = 'UANG' AND urut > ${urut}`)
  })
})

describe('letters about money that another installation makes up', () => {
  it('say one number of a receipt: a second one, as of a receiver that was restored, leaves the first', async () => {
    const a = await kirim(25_000)
    await dua.antar()
    const no_terima = await terima(a)
    await dua.antar()
    const jawaban = () =>
      cabang.shop.db.one(sql`SELECT no_terima::text, dijawab_pada FROM uang_kecabang WHERE no_uang = ${a}`)
    const dulu = await jawaban()
    expect(dulu).toMatchObject({ no_terima })
    cabang.shop.clock.walk(1 / 1440)
    const isi = { no_uang: a, no_terima: 'TUK-TK01-260302-0901', toko: 'TK01', jumlah: 25_000 }
    const lagi = await tulisSurat(pusat, 'UANG SAMPAI', isi, 'LAGI')
    const lain = await tulisSurat(pusat, 'UANG SAMPAI', { ...isi, jumlah: 20_000 }, 'LAGI')
    await dua.antar()
    expect([await lagi.keadaan(), await lain.keadaan()]).toEqual([
      { status: 'TERKIRIM', galat: '' },
      { status: 'GAGAL', galat: `Jumlah Uang ${a} Berbeda Dari Kirimannya` },
    ])
    expect(await jawaban()).toEqual(dulu)
    expect(await batal(a)).toEqual([422, `Uang ${a} Sudah Diterima Toko TK01 (${no_terima})`])
  })

  const ditolak = async (dari: Ujung, jenis: string, isi: object) => {
    const surat = await tulisSurat(dari, jenis, isi)
    await dua.antar()
    return surat.keadaan()
  }
  const uang = {
    no_uang: 'AUK-TK11-260302-0900',
    asal: 'TK11',
    tujuan: 'TK01',
    bank: false,
    jumlah: 5_000,
    keterangan: 'X',
    tgl_kirim: '2026-03-02',
    user_id: 'X',
  }

  it('are refused by whom they do not concern', async () => {
    const salah = async (isi: object) => (await ditolak(cabang, 'UANG', { ...uang, ...isi })).galat
    expect(await salah({ no_uang: 'AUK-TK01-260302-0001' })).toBe(
      'Nomor Uang AUK-TK01-260302-0001 Bukan Nomor Uang Toko TK11',
    )
    expect(await salah({ asal: 'TK01' })).toBe('Toko TK01 Bukan Toko Instalasi 20, Hubungkan Lagi')
    expect(await salah({ tujuan: 'TK11' })).toBe('Toko TK11 Tidak Ada Di Instalasi Tujuan')
    expect(await salah({ jumlah: 0 })).toContain('Isi Surat UANG Tidak Dikenal')
    const a = await kirim(80_000)
    const sampai = { no_uang: a, no_terima: 'TUK-TK01-260302-0900', toko: 'TK01', jumlah: 80_000 }
    const jawab = async (isi: object) => (await ditolak(pusat, 'UANG SAMPAI', { ...sampai, ...isi })).galat
    expect(await jawab({ jumlah: 1 })).toBe(`Jumlah Uang ${a} Berbeda Dari Kirimannya`)
    expect(await jawab({ toko: 'TK91' })).toBe(`Uang ${a} Bukan Untuk Toko TK91`)
    expect(await jawab({ no_uang: 'AUK-X' })).toBe('Uang AUK-X Tidak Ada Di Instalasi Pengirim')
    await terima(a)
    await dua.antar()
    const isi = { no_uang: a, toko: 'TK01', alasan: 'X' }
    expect((await ditolak(pusat, 'UANG DITOLAK', isi)).galat).toContain(`Uang ${a} Sudah Diterima Toko TK01`)
    expect((await ditolak(cabang, 'UANG BATAL', { no_uang: a, jumlah: 80_000 })).galat).toContain(
      `Uang ${a} Sudah Diterima (TUK`,
    )
    expect((await ditolak(cabang, 'UANG BATAL', { no_uang: 'AUK-X', jumlah: 1 })).status).toBe('TERKIRIM')
    const b = await kirim(1_000)
    await batal(b)
    expect((await ditolak(pusat, 'UANG SAMPAI', { ...sampai, no_uang: b, jumlah: 1_000 })).galat).toBe(
      `Uang ${b} Sudah Dibatalkan Pengirim`,
    )
  })
})
