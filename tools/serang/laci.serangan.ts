/** Attacks on somebody else's drawer: his shortage made, one's own hidden in it. */
import { rp } from '@kencana/ledger'
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
]
