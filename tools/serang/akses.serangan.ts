/** Attacks on rights and reads: doing what one may only see, reading what is not one's business. */
import type { Answered } from '@kencana/server-kit'
import type { User } from '@kencana/testing'
import { tambahCincin } from '@kencana/testing/barang'
import { simpanHakAkses } from '../../features/akses/hak-akses/hak-akses.contract.ts'
import { createUser } from '../../features/akses/users/users.contract.ts'
import { pindahBarang } from '../../features/barang/pindah-barang/pindah-barang.contract.ts'
import { boleh, type Dunia, lolos, type Serangan } from './dunia.ts'

/** Gives SALES menus without any action. */
const beri = async (d: Dunia, menu: string[]): Promise<void> => {
  boleh(await d.coba(d.user.owner, simpanHakAkses, { id: 'SALES', menu, aksi: [], versi: 1 }))
}

const HARI = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-03' }

export const AKSES: readonly Serangan[] = [
  {
    id: 'hanya-lihat',
    aturan: 'aksi',
    siasat: 'yang hanya boleh melihat Pindah Barang memindahkan',
    main: async (d) => {
      const { kode_barcode } = await tambahCincin(d.user.owner)
      await beri(d, ['/pindah-barang'])
      boleh(await d.kirim(d.user.sales, 'GET', 'pindah-barang', { tanggal: '2026-03-03' }))
      const isi = { kode_baki_tujuan: 'CN02', detail_barang: [kode_barcode] }
      return lolos(await d.coba(d.user.sales, pindahBarang, isi))
    },
  },
  {
    id: 'angkat-diri',
    aturan: 'angkat',
    siasat: 'SU membuat user OWN',
    main: async (d) => {
      const user = (level: string) => ({
        user_id: `U${level}`,
        user_name: 'U',
        level,
        kode_toko: 'TK01',
        password: 'kencana123',
      })
      boleh(await d.coba(d.user.su, createUser, user('KASIR')))
      return lolos(await d.coba(d.user.su, createUser, user('OWN')))
    },
  },
  {
    id: 'user-kembar',
    aturan: 'user-id',
    siasat: 'user baru yang namanya tampak seperti OWNER',
    main: async (d) => {
      const user = (user_id: string) => ({
        user_id,
        user_name: 'U',
        level: 'KASIR',
        kode_toko: 'TK01',
        password: 'kencana123',
      })
      boleh(await d.kirim(d.user.owner, 'POST', 'users', user('OWNER2')))
      return lolos(await d.kirim(d.user.owner, 'POST', 'users', user('OWN\u0415R')))
    },
  },
  {
    id: 'lepas-batas',
    aturan: 'batas-maks',
    siasat: 'SU menaikkan batas sampai tidak ada lagi yang ditanya',
    main: async (d) => {
      const ubah = (value: string) => d.kirim(d.user.su, 'PUT', 'para-system/key/uang_keluar', { value })
      boleh(await ubah('5000000'))
      return lolos(await ubah('900000000'))
    },
  },
  {
    id: 'batas-kasir',
    aturan: 'pemilik-saja',
    siasat: 'yang diberi menu Setting System mengubah batas',
    main: async (d) => {
      await beri(d, ['/settingsystem'])
      boleh(await d.kirim(d.user.sales, 'GET', 'para-system'))
      return lolos(await d.kirim(d.user.sales, 'PUT', 'para-system/key/uang_keluar', { value: '5000000' }))
    },
  },
  {
    id: 'semua-toko',
    aturan: 'pemilik-saja',
    siasat: 'SALES membaca penjualan dan uang semua toko',
    main: async (d) => {
      boleh(await d.kirim(d.user.sales, 'GET', 'dashboard'))
      return lolos(await d.kirim(d.user.sales, 'GET', 'dashboard/pemilik'))
    },
  },
  {
    id: 'baca-kas',
    aturan: 'akun-uang',
    siasat: 'SALES membaca kas di balik laporan barang',
    main: async (d) => {
      await tambahCincin(d.user.owner)
      // Of the open day nobody below SU reads the till anyway: a closed one.
      const hari = { ...HARI, tgl_akhir: '2026-03-02' }
      const baca = (siapa: User, akun: string) => d.kirim(siapa, 'GET', 'mutasi/reports', { ...hari, akun })
      const baris = (jawab: Answered) => (boleh(jawab) as { rows: object[] }).rows.length
      boleh(await baca(d.user.sales, 'BAKI'))
      if (baris(await baca(d.user.owner, 'KAS')) === 0) throw new Error('the till has no lines to be read')
      return baris(await baca(d.user.sales, 'KAS')) > 0
    },
  },
  {
    id: 'baca-modal',
    aturan: 'modal',
    siasat: 'SALES membaca harga modal kategori',
    main: async (d) => {
      const { text } = await d.kirim(d.user.owner, 'GET', 'group/get/all')
      if (!text.includes('2300000')) throw new Error('the owner reads no cost')
      const jawab = await d.kirim(d.user.sales, 'GET', 'group/get/all')
      boleh(jawab)
      return jawab.text.includes('2300000')
    },
  },
  {
    id: 'nama-toko-lain',
    aturan: 'pemilik-saja',
    siasat: 'KASIR mengganti nama toko lain',
    main: async (d) => {
      await d.shop.toko(d.user.owner, 'TK02')
      await beri(d, ['/master-toko'])
      boleh(await d.kirim(d.user.sales, 'GET', 'tokos'))
      return lolos(await d.kirim(d.user.sales, 'PUT', 'tokos/TK02', { nama_toko: 'DIBAJAK' }))
    },
  },
  {
    id: 'huruf-gaib',
    aturan: 'huruf-gaib',
    siasat: 'keterangan dengan huruf tak terlihat',
    main: async (d) => {
      const uang = (keterangan: string) =>
        d.kirim(d.user.kasir, 'POST', 'uang-kas/tambah', { kode_transaksi: 'TAMBAH MODAL', jumlah: 1, keterangan })
      boleh(await uang('modal'))
      return lolos(await uang('mo\u200Bdal'))
    },
  },
  {
    id: 'angka-raksasa',
    aturan: 'isian-maks',
    siasat: 'uang masuk sembilan triliun, agar saldo tidak terbaca lagi',
    main: async (d) => {
      const uang = (jumlah: number) =>
        d.kirim(d.user.kasir, 'POST', 'uang-kas/tambah', { kode_transaksi: 'TAMBAH MODAL', jumlah, keterangan: 'x' })
      boleh(await uang(1_000_000))
      return lolos(await uang(9_000_000_000_000))
    },
  },
  {
    id: 'modal-terbaca',
    aturan: 'akun-hasil',
    siasat: 'kasir membaca modal pemilik dan harga pokok di balik angka kasnya',
    main: async (d) => {
      const kemarin = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02' }
      const baca = async (akun: string) =>
        boleh(await d.kirim(d.user.kasir, 'GET', 'mutasi/reports', { ...kemarin, akun })) as unknown as {
          total: number
        }
      if ((await baca('KAS')).total === 0) throw new Error('the cashier may read the drawer of yesterday')
      return (await baca('MODAL')).total > 0
    },
  },
  {
    id: 'jurnal-toko-lain',
    aturan: 'mutasi-toko',
    siasat: 'kasir membaca jurnal toko lain',
    main: async (d) => {
      const kemarin = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02' }
      const baca = (kode_toko: string) => d.kirim(d.user.kasir, 'GET', 'mutasi/reports', { ...kemarin, kode_toko })
      boleh(await baca('TK01'))
      return lolos(await baca('TK02'))
    },
  },
]
