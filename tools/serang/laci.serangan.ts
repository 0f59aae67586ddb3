/** Attacks on somebody else's drawer: his shortage made, one's own hidden in it. */
import { rp } from '@kencana/ledger'
import type { User } from '@kencana/testing'
import { isiLaci } from '@kencana/testing/laci'
import { hitungKas, hitungKedua } from '../../features/keuangan/hitung-kas/hitung-kas.contract.ts'
import { laci, pegangLaci } from '../../features/keuangan/laci/laci.contract.ts'
import { KAS, pindahUang, tempatLaci, terimaUang } from '../../features/keuangan/pindah-uang/pindah-uang.contract.ts'
import { ambilKas, batalUang, tambahKas } from '../../features/keuangan/uang/uang.contract.ts'
import { boleh, type Dunia, lolos, type Serangan } from './dunia.ts'

/** SU has a drawer with Rp 500,000, KASIR none of his own. */
const bersiap = async ({ user: { owner, su } }: Dunia): Promise<string> => {
  await owner.call(laci.create, { kode_laci: 'L1', nama_laci: 'LACI SU' })
  await owner.call(pegangLaci, { user_id: 'SU', kode_laci: 'L1' })
  await su.call(tambahKas, { kode_transaksi: 'TAMBAH MODAL', jumlah: rp(500_000), keterangan: 'receh' })
  return tempatLaci('L1')
}

/** KASIR has a drawer with Rp 500,000. */
const laciKasir = async (d: Dunia): Promise<void> => {
  await d.user.owner.call(laci.create, { kode_laci: 'L1', nama_laci: 'LACI KASIR' })
  await d.user.owner.call(pegangLaci, { user_id: 'KASIR', kode_laci: 'L1' })
  const isi = { kode_transaksi: 'TAMBAH MODAL', jumlah: rp(500_000), keterangan: 'receh' }
  boleh(await d.coba(d.user.kasir, tambahKas, isi))
}

const hitungLaci = (d: Dunia, siapa: User, jumlah: number) =>
  d.coba(siapa, hitungKas, { kode_laci: 'L1', lembar: isiLaci(jumlah) })

const pindah = (dari: string, ke: string) => ({ dari, ke, jumlah: rp(200_000), keterangan: 'setor' })

export const LACI: readonly Serangan[] = [
  {
    id: 'laci-orang',
    aturan: 'laci-sendiri',
    siasat: 'KASIR memindahkan uang dari laci orang lain, yang lalu kurang di sana',
    main: async (d) => {
      const laciSu = await bersiap(d)
      boleh(await d.coba(d.user.su, pindahUang, pindah(laciSu, KAS)))
      return lolos(await d.coba(d.user.kasir, pindahUang, pindah(laciSu, KAS)))
    },
  },
  {
    id: 'laci-titip-kurang',
    aturan: 'laci-sendiri',
    siasat: 'KASIR menyatakan uang yang dikirimnya sampai di laci orang lain, yang tidak pernah melihatnya',
    main: async (d) => {
      const laciSu = await bersiap(d)
      const { no_pindah_uang } = boleh(await d.coba(d.user.owner, pindahUang, pindah(KAS, laciSu))) as {
        no_pindah_uang: string
      }
      return lolos(await d.coba(d.user.kasir, terimaUang, { no_pindah_uang, otorisasi: null }))
    },
  },
  {
    id: 'laci-batal-orang',
    aturan: 'laci-sendiri',
    siasat: 'KASIR membatalkan biaya yang dibayar dari laci orang lain: di buku uangnya kembali, di laci tidak',
    main: async (d) => {
      await bersiap(d)
      const biaya = { kode_transaksi: 'BIAYA TOKO', jumlah: rp(50_000), keterangan: 'plastik', otorisasi: null }
      const [satu, dua] = await Promise.all(
        [1, 2].map(async () => boleh(await d.coba(d.user.su, ambilKas, biaya)) as { no_uang: string }),
      )
      const batal = (no_uang: string) => ({ no_uang, alasan: 'salah', otorisasi: null })
      boleh(await d.coba(d.user.su, batalUang, batal(satu?.no_uang ?? '')))
      return lolos(await d.coba(d.user.kasir, batalUang, batal(dua?.no_uang ?? '')))
    },
  },
  {
    id: 'hitung-pagi',
    aturan: 'hitung-berlaku',
    siasat: 'uang laci keluar sesudah dihitung pagi, malam laci diserahkan dengan hitungan pagi itu',
    main: async (d) => {
      await bersiap(d)
      boleh(await hitungLaci(d, d.user.kasir, 500_000))
      const lepas = () => d.coba(d.user.owner, pegangLaci, { user_id: 'SU', kode_laci: '-' })
      boleh(await lepas())
      boleh(await d.coba(d.user.owner, pegangLaci, { user_id: 'SU', kode_laci: 'L1' }))
      const biaya = { kode_transaksi: 'BIAYA TOKO', jumlah: rp(50_000), keterangan: 'plastik', otorisasi: null }
      boleh(await d.coba(d.user.su, ambilKas, biaya))
      const isi = { kode_transaksi: 'TAMBAH MODAL', jumlah: rp(50_000), keterangan: 'jual' }
      boleh(await d.coba(d.user.su, tambahKas, isi))
      return lolos(await lepas())
    },
  },
  {
    id: 'hitung-pemegang',
    aturan: 'hitung-dua',
    siasat: 'pemegang laci menghitung sendiri sebesar buku, uangnya sudah tidak ada',
    main: async (d) => {
      await laciKasir(d)
      boleh(await hitungLaci(d, d.user.kasir, 500_000))
      return lolos(await d.coba(d.user.owner, pegangLaci, { user_id: 'KASIR', kode_laci: '-' }))
    },
  },
  {
    id: 'hitung-dibetulkan',
    aturan: 'hitung-kedua-pemegang',
    siasat: 'orang lain menemukan kurang Rp 200.000, pemegang laci menghitung lagi sebesar buku',
    main: async (d) => {
      await laciKasir(d)
      const { no_hitung } = boleh(await hitungLaci(d, d.user.su, 300_000)) as { no_hitung: string }
      return lolos(await d.coba(d.user.kasir, hitungKedua, { no_hitung, lembar: isiLaci(500_000), otorisasi: null }))
    },
  },
]
