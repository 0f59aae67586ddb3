/** Attacks on what shows a member, and on what goes back to him or the shop: by who serves members. */
import type { OutputOf } from '@kencana/contract'
import { mg, rp } from '@kencana/ledger'
import { tambahCincin } from '@kencana/testing/barang'
import { anggotaBaru, isianTukar } from '@kencana/testing/member'
import { cincinNota, disetujuiBila, FOTO_TIMBANGAN, isiKondisi } from '@kencana/testing/pembelian'
import { formJual, sahkanJual } from '@kencana/testing/penjualan'
import { formPesanan, pesan } from '@kencana/testing/pesanan'
import { isiRekening } from '@kencana/testing/rekening'
import { denganSaksi } from '@kencana/testing/saksi'
import { formAmbil, isiBakiTitip, titipSah } from '@kencana/testing/titipan'
import { voucherDijual } from '@kencana/testing/voucher'
import { parameterPoint } from '../../features/master/parameter-point/parameter-point.contract.ts'
import { member } from '../../features/member/data-member/data-member.contract.ts'
import { simpanPinMember } from '../../features/member/kartu-member/kartu-member.contract.ts'
import { cariPelanggan } from '../../features/member/pelanggan/pelanggan.contract.ts'
import { batalTukarPoin, tukarPoin } from '../../features/member/tukar-point/tukar-point.contract.ts'
import { batalVoucher, jualVoucher } from '../../features/member/voucher/voucher.contract.ts'
import { hitungBeli } from '../../features/pembelian/transaksi-pembelian/harga-beli.contract.ts'
import { ubahParaSystem } from '../../features/pengaturan/para-system/para-system.contract.ts'
import { jual, validasiJual } from '../../features/penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { getPesanan } from '../../features/pesanan/data-pesanan/data-pesanan.contract.ts'
import { simpanPesanan } from '../../features/pesanan/transaksi-pesanan/transaksi-pesanan.contract.ts'
import { boleh, lolos, type Serangan } from './dunia.ts'
import { anggota, bayarPoin, nilaiPoin } from './poin.serangan.ts'

export const MEMBER: readonly Serangan[] = [
  {
    id: 'pin-sendirian',
    aturan: 'pin-orang-lain',
    siasat: 'kasir yang sendirian di toko memberi PIN kepada member dengan foto apa saja sebagai ganti saksi',
    main: async (d) => {
      const kode_member = await anggota(d, false)
      const isi = { kode_member, pin: '135791', otorisasi: null }
      const id = d.minta(await d.coba(d.user.kasir, simpanPinMember, isi))
      for (const siapa of [d.user.su, d.user.gudang, d.user.sales, d.user.owner])
        boleh(await d.kirim(siapa, 'PUT', 'users/logout'))
      const foto = { id, alasan: 'sepi', foto: FOTO_TIMBANGAN }
      const jawab = await d.kirim(d.user.kasir, 'POST', 'otorisasi/sendiri', foto)
      if (lolos(jawab)) return lolos(await d.coba(d.user.kasir, simpanPinMember, { ...isi, otorisasi: id }))
      // Somebody else comes in and sees the member type it.
      const sales = await d.shop.login('SALES')
      boleh(await d.kirim(sales, 'POST', `otorisasi/minta/${id}/putuskan`, { setuju: true, kata: '' }))
      boleh(await d.coba(d.user.kasir, simpanPinMember, { ...isi, otorisasi: id }))
      return false
    },
  },
  {
    id: 'pin-ganti',
    aturan: 'pin-lama',
    siasat: 'kasir mengganti PIN yang sudah dipunyai member, disaksikan temannya',
    main: async (d) => {
      const kode_member = await anggota(d)
      const isi = { kode_member, pin: '135791', otorisasi: null }
      const ganti = async (lain: object) => {
        const id = d.minta(await d.coba(d.user.kasir, simpanPinMember, { ...isi, ...lain }))
        await d.kirim(d.user.sales, 'POST', `otorisasi/minta/${id}/putuskan`, { setuju: true, kata: '' })
        return d.coba(d.user.kasir, simpanPinMember, { ...isi, ...lain, otorisasi: id })
      }
      const jawab = await ganti({})
      if (!lolos(jawab)) boleh(await ganti({ bukti: '246810' }))
      return lolos(jawab)
    },
  },
  {
    id: 'pin-mudah',
    aturan: 'pin-mudah',
    siasat: 'member diberi PIN yang ditebak siapa pun lebih dulu',
    main: async (d) => {
      const kode_member = await anggota(d, false)
      const simpan = (pin: string) => d.kirim(d.user.owner, 'PUT', `member/pin/${kode_member}`, { pin })
      const jawab = [await simpan('000000'), await simpan('123456')]
      boleh(await simpan('135791'))
      return jawab.some(lolos)
    },
  },
  {
    id: 'hadiah-kembali',
    aturan: 'batal-hadiah',
    siasat: 'kasir memberi hadiah kepada temannya, lalu menulis bahwa hadiahnya kembali',
    main: async (d) => {
      const { no_tukar_poin }: OutputOf<typeof tukarPoin> = boleh(
        await d.coba(d.user.kasir, tukarPoin, isianTukar(await anggota(d), 'PAYUNG')),
      )
      const isi = { no_tukar_poin, alasan: 'TIDAK JADI', otorisasi: null }
      const jawab = await d.coba(d.user.kasir, batalTukarPoin, isi)
      if (lolos(jawab)) return true
      const id = d.minta(jawab)
      boleh(await d.kirim(d.user.sales, 'POST', `otorisasi/minta/${id}/putuskan`, { setuju: true, kata: '' }))
      boleh(await d.coba(d.user.kasir, batalTukarPoin, { ...isi, otorisasi: id }))
      return false
    },
  },
  {
    id: 'hadiah-berkali-kali',
    aturan: 'tukar-dua',
    juga: ['poin-sehari'],
    siasat: 'kasir dan sales memberi temannya hadiah terus-menerus, setiap kali seolah-olah kembali',
    main: async (d) => {
      const kode_member = await anggota(d)
      for (let n = 0; n < 2; n += 1) {
        const { no_tukar_poin }: OutputOf<typeof tukarPoin> = boleh(
          await d.coba(d.user.kasir, tukarPoin, isianTukar(kode_member, 'PAYUNG')),
        )
        const isi = { no_tukar_poin, alasan: 'TIDAK JADI' }
        await denganSaksi(d.user.kasir, d.user.sales, batalTukarPoin, isi, 'BATAL TUKAR POIN')
      }
      return lolos(await d.coba(d.user.kasir, tukarPoin, isianTukar(kode_member, 'PAYUNG')))
    },
  },
  {
    id: 'voucher-transfer',
    aturan: 'voucher-dilihat',
    juga: ['non-tunai'],
    siasat: 'kasir menerbitkan voucher atas transfer yang hanya ia sendiri katakan sudah masuk',
    main: async (d) => {
      await isiRekening(d.user.owner, '0111')
      const transfer = { cara_bayar: 'TRANSFER' as const, no_rekening: '0111', jumlah: rp(4_000_000), masuk: true }
      const isi = { kode_member: '-', nilai: rp(4_000_000), pembayaran: [transfer] }
      const jawab = await d.coba(d.user.kasir, jualVoucher, isi)
      if (lolos(jawab)) return true
      const id = d.minta(jawab)
      boleh(await d.kirim(d.user.su, 'POST', `otorisasi/minta/${id}/putuskan`, { setuju: true, kata: '' }))
      boleh(await d.coba(d.user.kasir, jualVoucher, { ...isi, otorisasi: id }))
      return false
    },
  },
  {
    id: 'voucher-tunai-su',
    aturan: 'batal-voucher',
    siasat: 'SU menjual voucher, lalu membatalkannya sendiri dan mengambil uangnya',
    main: async (d) => {
      const { no_voucher } = await voucherDijual(d.user.su, 400_000)
      const isi = { no_voucher, alasan: 'SALAH', otorisasi: null }
      const jawab = await d.coba(d.user.su, batalVoucher, isi)
      if (lolos(jawab)) return true
      const otorisasi = d.minta(jawab)
      boleh(await d.setujui(d.user.su, otorisasi, 'OWNER'))
      boleh(await d.coba(d.user.su, batalVoucher, { ...isi, otorisasi }))
      return false
    },
  },
  {
    id: 'hp-semua',
    aturan: 'hp-samar',
    siasat: 'sales mencari member satu per satu dan mencatat No HP semuanya',
    main: async (d) => {
      await anggotaBaru(d.user.owner, 'BU HP', '081244445555')
      const [dia]: OutputOf<typeof cariPelanggan> = boleh(await d.coba(d.user.sales, cariPelanggan, { q: 'BU HP' }))
      return dia?.no_hp === '081244445555'
    },
  },
  {
    id: 'hp-ditebak',
    aturan: 'hp-akhir',
    siasat: 'sales menebak No HP member di depan angka akhirnya, satu angka setiap kali',
    main: async (d) => {
      await anggotaBaru(d.user.owner, 'BU HP', '081244445555')
      // The digit before what is shown finds him, the other nine do not: one more each time.
      let ketemu = 0
      for (let angka = 0; angka < 10; angka += 1) {
        const ada: OutputOf<typeof cariPelanggan> = boleh(
          await d.coba(d.user.sales, cariPelanggan, { q: `${angka}5555` }),
        )
        ketemu += ada.length
      }
      return ketemu === 1
    },
  },
  {
    id: 'hp-lembar',
    aturan: 'hp-daftar',
    siasat: 'kasir mengunduh daftar member dengan No HP mereka',
    main: async (d) => {
      await anggotaBaru(d.user.owner, 'BU HP', '081244445555')
      const satu = { q: '', urut: 'kode_member', turun: '0', hal: 1, per: 100 } as const
      const { rows }: OutputOf<typeof member.list> = boleh(await d.coba(d.user.kasir, member.list, satu))
      return rows.some((row) => row.no_hp === '081244445555')
    },
  },
  {
    id: 'hp-orang-lain',
    aturan: 'hp-milik',
    siasat: 'sales menebak akhir No HP member dan menjual atas namanya',
    main: async (d) => {
      const kode_member = await anggotaBaru(d.user.owner, 'BU HP', '081244445555')
      const isi = await formJual(d.user.sales, [(await tambahCincin(d.user.owner)).kode_barcode])
      const dengan = (no_hp: string) =>
        d.coba(d.user.sales, jual, { ...isi, kode_member, nama_customer: 'BU HP', no_hp })
      const jawab = await dengan('********9999')
      if (!lolos(jawab)) boleh(await dengan('********5555'))
      return lolos(jawab)
    },
  },
  {
    id: 'hp-pesanan-member',
    aturan: 'hp-kertas',
    juga: ['hp-pesanan', 'akun-uang'],
    siasat: 'sales mencatat pesanan atas nama member, membaca No HP-nya di sana, lalu membatalkannya',
    main: async (d) => {
      const kode_customer = await anggotaBaru(d.user.owner, 'BU HP', '081244445555')
      const dia = { kode_customer, nama_customer: 'BU HP', no_hp: '********5555' }
      const isi = await formPesanan(d.user.sales, [{}], dia)
      const { data }: OutputOf<typeof simpanPesanan> = boleh(await d.coba(d.user.sales, simpanPesanan, isi))
      return data.no_hp === '081244445555'
    },
  },
  {
    id: 'titipan-atas-nama',
    aturan: 'titipan-member',
    siasat: 'sales mengambil titipan member atas nama member buatannya sendiri yang bernama sama',
    main: async (d) => {
      await isiBakiTitip(d.user.owner)
      const kode_member = await anggotaBaru(d.user.owner, 'BU TITIP', '081244445555')
      const palsu = await anggotaBaru(d.user.owner, 'BU TITIP')
      const kode = (await tambahCincin(d.user.owner)).kode_barcode
      const dia = { kode_member, nama_customer: 'BU TITIP', no_hp: '081244445555' }
      const { barang } = await titipSah(d.user.owner, d.user.kasir, [kode], dia)
      const hp_penitip = '081244445555'
      const isi = await formAmbil(d.user.sales, [barang[0]?.no_titip ?? ''], { hp_penitip })
      if (lolos(await d.coba(d.user.sales, jual, { ...isi, kode_member: palsu, no_hp: '' }))) return true
      boleh(await d.coba(d.user.sales, jual, isi))
      return false
    },
  },
  {
    id: 'hp-pesanan-lain',
    aturan: 'hp-pesanan',
    juga: ['akun-uang'],
    siasat: 'sales membaca No HP semua pemesan di daftar pesanan',
    main: async (d) => {
      const no_pesanan = await pesan(d.user.kasir, {}, { no_hp: '081377771111' })
      const satu: OutputOf<typeof getPesanan> = boleh(await d.coba(d.user.sales, getPesanan, { no_pesanan }))
      return satu.no_hp === '081377771111'
    },
  },
  {
    id: 'pin-ditebak',
    aturan: 'pin-dihitung',
    juga: ['tebakan'],
    siasat: 'kasir mencoba PIN member sampai benar',
    main: async (d) => {
      const kode_member = await anggota(d)
      const coba = (bukti: string) => d.coba(d.user.kasir, tukarPoin, isianTukar(kode_member, 'PAYUNG', { bukti }))
      for (let n = 0; n < 10; n += 1) await coba(`13579${n}`)
      return lolos(await coba('246810'))
    },
  },
  {
    id: 'poin-murah',
    aturan: 'poin-nilai',
    siasat: 'poin dipakai selagi mahal, dan belanja yang memberinya dikembalikan setelah nilainya diturunkan',
    main: async (d) => {
      const { owner, sales, kasir } = d.user
      await isiKondisi(owner)
      await nilaiPoin(d)
      const per = { kode_group: 'MM', type: 'GRAM' as const, per_gram: mg(1_000), per_rp: rp(0), poin: 100 }
      const { data: aturan } = await owner.call(parameterPoint.create, per)
      const kode_member = await anggotaBaru(owner, 'BU SERANG')
      await owner.call(simpanPinMember, { kode_member, pin: '246810', otorisasi: null })
      const siapa = { kode_member, nama_customer: 'BU SERANG' }
      const { kode_barcode } = await tambahCincin(owner)
      await sahkanJual(kasir, [(await sales.call(jual, await formJual(sales, [kode_barcode], siapa))).data])
      await owner.call(parameterPoint.remove, { id: aturan._id })
      // 3.485 g gave 300 points, which pay 300,000; by now they are worth 10 each.
      const { no_faktur_jual, data }: OutputOf<typeof jual> = boleh(await bayarPoin(d, kode_member, 300_000))
      boleh(await d.coba(kasir, validasiJual, { data: [{ no_faktur_jual, versi: data.versi, pembayaran: [] }] }))
      for (const key of ['nilai_poin', 'nilai_poin_kurang'] as const)
        await disetujuiBila(owner, ubahParaSystem, { key, value: '10', otorisasi: null })
      const dihitung: OutputOf<typeof hitungBeli> = boleh(await d.coba(sales, hitungBeli, cincinNota(kode_barcode)))
      return dihitung.potongan_poin < 300_000
    },
  },
  {
    id: 'poin-tunai-hari-ini',
    aturan: 'poin-hari-ini',
    siasat: 'cincin dibayar dengan poin, lalu dijual kembali menurut harga hari ini',
    main: async (d) => {
      await isiKondisi(d.user.owner)
      const para = { key: 'beli_dasar', value: 'HARI_INI', otorisasi: null } as const
      await disetujuiBila(d.user.owner, ubahParaSystem, para)
      await nilaiPoin(d)
      const { no_faktur_jual, data }: OutputOf<typeof jual> = boleh(await bayarPoin(d, await anggota(d), 100_000))
      const isi = { no_faktur_jual, versi: data.versi, pembayaran: [] }
      boleh(await d.coba(d.user.kasir, validasiJual, { data: [isi] }))
      const barang = cincinNota(data.barang[0]?.kode_barcode ?? '')
      const { harga_hitung }: OutputOf<typeof hitungBeli> = boleh(await d.coba(d.user.sales, hitungBeli, barang))
      return harga_hitung > 5_633_000
    },
  },
]
