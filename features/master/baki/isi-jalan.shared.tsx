import { may, useUser } from '@kencana/screens'
import { Link } from '@tanstack/react-router'
import { createUser } from '../../akses/users/users.contract.ts'
import { tambahSambungan } from '../../cabang/sambungan/sambungan.contract.ts'
import { rekening } from '../../pengaturan/rekening/rekening.contract.ts'
import { atribut } from '../atribut/atribut.contract.ts'
import { hadiah } from '../data-hadiah/data-hadiah.contract.ts'
import { group } from '../group/group.contract.ts'
import { jenis } from '../jenis/jenis.contract.ts'
import { kadar } from '../kadar/kadar.contract.ts'
import { kodeTransaksi } from '../kode-transaksi/kode-transaksi.contract.ts'
import { kondisiPembelian } from '../kondisi-pembelian/kondisi-pembelian.contract.ts'
import { kondisiPinjaman } from '../kondisi-pinjaman/kondisi-pinjaman.contract.ts'
import { marketplace } from '../marketplace/marketplace.contract.ts'
import { pabrik } from '../pabrik/pabrik.contract.ts'
import { parameterJenisGroup } from '../parameter-jenis-group/parameter-jenis-group.contract.ts'
import { sales } from '../sales/sales.contract.ts'
import { createToko } from '../toko/toko.contract.ts'
import { tukang } from '../tukang/tukang.contract.ts'
import { baki } from './baki.contract.ts'
import type { Jalan, Tempat } from './jalan-keluar.shared.tsx'

const ISI = ['Isi', 'mengisinya'] as const
const TAMBAH = ['Tambah', 'menambahnya'] as const

const isi = (
  belum: string,
  { create, menu }: { create: Tempat['hak']; menu: Tempat['menu'] },
  judul: string,
): Tempat => ({
  belum,
  hak: create,
  menu,
  judul,
  kerja: ISI,
})

const SETTING = { menu: '/settingtoko', judul: 'Setting Toko' } as const

/** What is missing, who adds it, and the page on which it is added. */
const JALAN: Readonly<Record<Extract<Jalan, { ke: string }>['ke'], Tempat>> = {
  sales: isi('Belum ada Sales di toko ini', sales, 'Master Sales'),
  baki: isi('Belum ada baki', baki, 'Master Baki'),
  beli: isi('Belum ada kondisi pembelian yang aktif', kondisiPembelian, 'Master Kondisi Pembelian'),
  pinjam: isi('Belum ada kondisi pinjaman', kondisiPinjaman, 'Master Kondisi Pinjaman'),
  group: isi('Belum ada kategori', group, 'Master Group'),
  jenis: isi('Belum ada jenis', jenis, 'Master Jenis'),
  kadar: isi('Belum ada kadar', kadar, 'Master Kadar'),
  tukang: isi('Belum ada tukang', tukang, 'Master Tukang'),
  uang: isi('Belum ada kategori', kodeTransaksi, 'Master Kode Transaksi'),
  pabrik: isi('Belum ada pabrik', pabrik, 'Master Pabrik'),
  marketplace: isi('Belum ada marketplace', marketplace, 'Master Marketplace'),
  atribut: isi('Belum ada atribut', atribut, 'Master Atribut'),
  rekening: isi('Belum ada rekening bank di toko ini', rekening, 'Setting Toko'),
  hadiah: isi('Belum ada hadiah', hadiah, 'Master Data Hadiah'),
  jenis_group: isi('Belum ada jenis group', parameterJenisGroup, 'Master Parameter Jenis Group'),
  toko: { belum: 'Belum ada toko lain di instalasi ini', hak: createToko, ...SETTING, kerja: TAMBAH },
  cabang: {
    belum: 'Belum ada toko di instalasi lain',
    hak: tambahSambungan,
    ...SETTING,
    kerja: ['Sambungkan', 'menyambungkannya'],
  },
  user: { belum: 'Belum ada user', hak: createUser, menu: '/data-users', judul: 'Data Users', kerja: TAMBAH },
}

/** Who adds it, for whom may not. */
const siapa = ({ access, milikPusat }: Tempat['hak'], dariPusat: boolean): string => {
  if (milikPusat && dariPusat) return 'toko pusat'
  return typeof access === 'string' ? 'pemilik' : 'pemilik atau yang berhak'
}

/** The way out of an empty list: what is missing, who adds it, and the page for who may. In a window of its own: nothing typed here is lost. */
export default function IsiJalan(jalan: Jalan) {
  const user = useUser()
  const { belum, hak, menu, judul, kerja } = 'ke' in jalan ? JALAN[jalan.ke] : jalan
  const di = 'ke' in jalan ? jalan.di : undefined
  return (
    <>
      {belum}
      {di && ` ${di}`}.{' '}
      {may(user, hak) ? (
        <>
          {kerja[0]} di{' '}
          <Link to={menu} target="_blank">
            {judul}
          </Link>
          , lalu buka pilihan ini lagi.
        </>
      ) : (
        `Minta ${siapa(hak, user.dari_pusat === true)} ${kerja[1]} di ${judul}.`
      )}
    </>
  )
}
