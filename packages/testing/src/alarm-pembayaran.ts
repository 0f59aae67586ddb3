/** Warnings about money through banks and under way, each with what brings it and what does not yet. */
import type { OutputOf } from '@kencana/contract'
import { rp } from '@kencana/ledger'
import { expect } from 'vitest'
import type { daftarAlarm } from '../../../features/dashboard/alarm.contract.ts'
import { hitungKas, hitungKedua, SAKSI_HITUNG_KAS } from '../../../features/keuangan/hitung-kas/hitung-kas.contract.ts'
import { batalKonfirmasi, konfirmasiBayar } from '../../../features/keuangan/pembayaran/konfirmasi.contract.ts'
import { KAS, pindahUang, terimaUang } from '../../../features/keuangan/pindah-uang/pindah-uang.contract.ts'
import { tambahKas } from '../../../features/keuangan/uang/uang.contract.ts'
import { kasusAntarToko } from './alarm-antar-toko.ts'
import { isiMaster } from './barang.ts'
import { isiLaci, tokoKasir } from './laci.ts'
import { isiPembelian } from './pembelian.ts'
import { pesan, tunai } from './pesanan.ts'
import { isiRekening } from './rekening.ts'
import { denganSaksi } from './saksi.ts'
import { openShop, type TestShop, type User } from './shop.ts'

/** The shop that its test file keeps, and how it reads warnings. */
interface Alat {
  toko: () => TestShop
  pemilik: () => User
  alarm: (kode: string, lain?: object, siapa?: User) => Promise<OutputOf<typeof daftarAlarm>['rows']>
  isi: (kode: string, kata: string) => Promise<string[]>
}

/** A drawer of 5,000,000 by the books, counted by KASIR and again where that differs. */
const tokoHitung = async () => {
  const { shop, owner, kasir, lain } = await tokoKasir(5_000_000)
  const hitung = async (selisih: number, kedua: number, siapa = kasir) => {
    const { no_hitung } = await kasir.call(hitungKas, { kode_laci: '-', lembar: isiLaci(5_000_000 + selisih) })
    const input = { no_hitung, lembar: isiLaci(5_000_000 + kedua), otorisasi: null }
    const saksi = siapa === kasir ? lain : kasir
    if (selisih !== 0) await denganSaksi(siapa, saksi, hitungKedua, input, SAKSI_HITUNG_KAS)
  }
  return { shop, owner, lain, hitung }
}

/** The cases by the kind of warning. */
export const kasusPembayaran = ({ toko, pemilik, alarm, isi }: Alat): Record<string, () => Promise<void>> => ({
  ...kasusAntarToko(alarm),
  NON_TUNAI_BELUM_MASUK: async () => {
    const transfer = (jumlah: number) => ({ ...tunai(jumlah), cara_bayar: 'TRANSFER' as const, no_rekening: '0111' })
    const masuk = await pesan(pemilik(), {}, { pembayaran: [transfer(100_000)] })
    const belum = await pesan(pemilik(), {}, { pembayaran: [transfer(200_000)] })
    await pemilik().call(konfirmasiBayar, { pembayaran: [{ dokumen: masuk, urut: 1 }] })
    toko().clock.walk(2.9)
    expect(await isi('NON_TUNAI_BELUM_MASUK', 'TRANSFER')).toEqual([])
    toko().clock.walk(0.2)
    const rows = await alarm('NON_TUNAI_BELUM_MASUK')
    expect(rows.map((one) => [one.dokumen, one.isi])).toEqual([
      [belum, 'TRANSFER 0111 Rp. 200,000 dari IBU SRI HARTATI, dimasukkan OWNER'],
    ])
    toko().clock.walk(-3.1)
  },
  KAS_DITANYA: async () => {
    const shop = await openShop()
    const owner = await shop.setup(rp(1_000_000))
    await isiRekening(owner, '0111')
    const kasir = await shop.user(owner, 'KASIR', 'KASIR')
    const coba = (user: User, jumlah: number) =>
      user.call(pindahUang, { dari: KAS, ke: '0111', jumlah: rp(jumlah), keterangan: 'setor' })
    const baca = async () => (await alarm('KAS_DITANYA', {}, owner)).map((one) => [one.user_id, one.isi])
    // Who may read the books learns nothing by it, and who errs twice neither.
    for (let kali = 0; kali < 4; kali += 1)
      await expect(coba(owner, 9_000_000)).rejects.toThrow('Saldo KAS Tidak Mencukupi')
    for (const jumlah of [9_000_000, 5_000_000])
      await expect(coba(kasir, jumlah)).rejects.toThrow('Saldo KAS Tidak Mencukupi')
    expect(await baca()).toEqual([])
    for (const jumlah of [3_000_000, 2_000_000])
      await expect(coba(kasir, jumlah)).rejects.toThrow('Saldo KAS Tidak Mencukupi')
    expect(await baca()).toEqual([
      ['KASIR', '4 kali ditolak karena kas tidak cukup: isinya menurut buku dapat terbaca dari itu sebelum dihitung'],
    ])
    await shop.close()
  },
  SELISIH_KAS: async () => {
    const { shop, owner, lain, hitung } = await tokoHitung()
    await hitung(0, 0)
    expect(await alarm('SELISIH_KAS', {}, owner)).toEqual([])
    await hitung(-500, -400)
    await hitung(-500, 400, lain)
    expect((await alarm('SELISIH_KAS', {}, owner)).map((one) => one.isi).toSorted()).toEqual([
      'Kas kurang Rp. 400, dihitung KASIR dua kali, pertama kali kurang Rp. 500',
      'Kas lebih Rp. 400, dihitung KASIR dan LAIN, KASIR sendiri kurang Rp. 500',
    ])
    expect(await alarm('KAS_SESUAI_KEDUA', {}, owner)).toEqual([])
    await shop.close()
  },
  // Right in the end: that the first sum differed is seen by owners all the same.
  KAS_SESUAI_KEDUA: async () => {
    const { shop, owner, lain, hitung } = await tokoHitung()
    await hitung(0, 0)
    await hitung(2_250_000, 0)
    await hitung(-700, 0, lain)
    const sesuai = await alarm('KAS_SESUAI_KEDUA', {}, owner)
    expect(sesuai.map((one) => `${one.berat} ${one.isi}`).toSorted()).toEqual([
      'KUNING Kas sesuai buku pada hitungan kedua oleh KASIR; hitungan pertama KASIR lebih Rp. 2,250,000',
      'KUNING Kas sesuai buku pada hitungan kedua oleh LAIN; hitungan pertama KASIR kurang Rp. 700',
    ])
    expect(await alarm('SELISIH_KAS', {}, owner)).toEqual([])
    await shop.close()
  },
  KONFIRMASI_DITARIK: async () => {
    const dokumen = await pesan(
      pemilik(),
      {},
      { pembayaran: [{ ...tunai(300_000), cara_bayar: 'TRANSFER', no_rekening: '0111' }] },
    )
    await pemilik().call(konfirmasiBayar, { pembayaran: [{ dokumen, urut: 1 }] })
    expect(await isi('KONFIRMASI_DITARIK', '300,000')).toEqual([])
    await pemilik().call(batalKonfirmasi, { dokumen, urut: 1, alasan: 'TIDAK ADA' })
    expect(await isi('KONFIRMASI_DITARIK', '300,000')).toEqual([
      'TRANSFER 0111 Rp. 300,000 dari IBU SRI HARTATI, ditarik OWNER: TIDAK ADA',
    ])
    await pemilik().call(konfirmasiBayar, { pembayaran: [{ dokumen, urut: 1 }] })
  },
  KONFIRMASI_SENDIRI: async () => {
    const fresh = await openShop()
    let first = await fresh.setup()
    await isiMaster(first)
    await isiPembelian(first)
    await isiRekening(first, '0111')
    const kasir = await fresh.user(first, 'KASIR', 'KASIR')
    const transfer = (jumlah: number) => ({ ...tunai(jumlah), cara_bayar: 'TRANSFER' as const, no_rekening: '0111' })
    for (const siapa of [kasir, kasir, first]) {
      const dokumen = await pesan(siapa, {}, { pembayaran: [transfer(400_000)] })
      await kasir.call(konfirmasiBayar, { pembayaran: [{ dokumen, urut: 1 }] })
    }
    expect(await alarm('KONFIRMASI_SENDIRI', {}, first)).toEqual([])
    first = await fresh.nextDay(first)
    expect((await alarm('KONFIRMASI_SENDIRI', {}, first)).map((one) => one.isi)).toEqual([
      'KASIR memasukkan dan mengonfirmasi sendiri 2 pembayaran, Rp. 800,000, 2026-03-02',
    ])
    await fresh.close()
  },
  UANG_DI_JALAN_TIGA_HARI: async () => {
    const kasir = await toko().user(pemilik(), 'KIRIM', 'KASIR')
    const kirim = async (jumlah: number) =>
      (await kasir.call(pindahUang, { dari: KAS, ke: '0111', jumlah: rp(jumlah), keterangan: 'setor' })).no_pindah_uang
    await pemilik().call(tambahKas, { kode_transaksi: 'TAMBAH MODAL', jumlah: rp(1_000_000), keterangan: 'modal' })
    const sampai = await kirim(100_000)
    await kirim(200_000)
    await pemilik().call(terimaUang, { no_pindah_uang: sampai, referensi: 'SLIP 1' })
    toko().clock.walk(2.9)
    expect(await isi('UANG_DI_JALAN_TIGA_HARI', 'Rp.')).toEqual([])
    toko().clock.walk(0.2)
    const kalimat = 'Rp. 200,000 dari KAS ke 0111 belum sampai, dikirim KIRIM'
    expect(await isi('UANG_DI_JALAN_TIGA_HARI', 'Rp.')).toEqual([kalimat])
    toko().clock.walk(-3.1)
  },
})
