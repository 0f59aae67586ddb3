import { may, useUser } from '@kencana/screens'
import { Link } from '@tanstack/react-router'
import { rekening } from '../../pengaturan/rekening/rekening.contract.ts'
import { atribut } from '../atribut/atribut.contract.ts'
import { group } from '../group/group.contract.ts'
import { jenis } from '../jenis/jenis.contract.ts'
import { kadar } from '../kadar/kadar.contract.ts'
import { kodeTransaksi } from '../kode-transaksi/kode-transaksi.contract.ts'
import { kondisiPembelian } from '../kondisi-pembelian/kondisi-pembelian.contract.ts'
import { kondisiPinjaman } from '../kondisi-pinjaman/kondisi-pinjaman.contract.ts'
import { marketplace } from '../marketplace/marketplace.contract.ts'
import { pabrik } from '../pabrik/pabrik.contract.ts'
import { sales } from '../sales/sales.contract.ts'
import { tukang } from '../tukang/tukang.contract.ts'
import { baki } from './baki.contract.ts'
import type { Jalan } from './jalan-keluar.shared.tsx'

/** What is missing, the master that has it, and the page on which it is added. */
const JALAN = {
  sales: { apa: 'Belum ada Sales di toko ini', master: sales, judul: 'Master Sales' },
  baki: { apa: 'Belum ada baki', master: baki, judul: 'Master Baki' },
  beli: {
    apa: 'Belum ada kondisi pembelian yang aktif',
    master: kondisiPembelian,
    judul: 'Master Kondisi Pembelian',
  },
  pinjam: { apa: 'Belum ada kondisi pinjaman', master: kondisiPinjaman, judul: 'Master Kondisi Pinjaman' },
  group: { apa: 'Belum ada kategori', master: group, judul: 'Master Group' },
  jenis: { apa: 'Belum ada jenis', master: jenis, judul: 'Master Jenis' },
  kadar: { apa: 'Belum ada kadar', master: kadar, judul: 'Master Kadar' },
  tukang: { apa: 'Belum ada tukang', master: tukang, judul: 'Master Tukang' },
  uang: { apa: 'Belum ada kategori', master: kodeTransaksi, judul: 'Master Kode Transaksi' },
  pabrik: { apa: 'Belum ada pabrik', master: pabrik, judul: 'Master Pabrik' },
  marketplace: { apa: 'Belum ada marketplace', master: marketplace, judul: 'Master Marketplace' },
  atribut: { apa: 'Belum ada atribut', master: atribut, judul: 'Master Atribut' },
  rekening: { apa: 'Belum ada rekening bank di toko ini', master: rekening, judul: 'Setting Toko' },
} as const

/** Who adds it, for whom may not. */
const siapa = (pusat: boolean, ownersOnly: boolean | undefined): string => {
  if (pusat) return 'toko pusat'
  return ownersOnly ? 'pemilik' : 'pemilik atau yang berhak'
}

/** The way out of an empty list: what is missing, who adds it, and the page for who may. In a window of its own: nothing typed here is lost. */
export default function IsiJalan({ ke, di }: Jalan) {
  const user = useUser()
  const { apa, judul, master } = JALAN[ke]
  return (
    <>
      {apa}
      {di && ` ${di}`}.{' '}
      {may(user, master.create) ? (
        <>
          Isi di{' '}
          <Link to={master.menu} target="_blank">
            {judul}
          </Link>
          , lalu buka pilihan ini lagi.
        </>
      ) : (
        `Minta ${siapa(master.create.milikPusat && user.dari_pusat === true, 'ownersOnly' in master)} mengisinya di ${judul}.`
      )}
    </>
  )
}
