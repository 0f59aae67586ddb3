/** Attacks with money that never came: transfers that nobody saw at the bank. */
import { rp } from '@kencana/ledger'
import { pesan, tunai } from '@kencana/testing/pesanan'
import { buat, masukkanJadi } from '@kencana/testing/pesanan-tukang'
import { isiRekening } from '@kencana/testing/rekening'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import { konfirmasiBayar } from '../../features/keuangan/pembayaran/konfirmasi.contract.ts'
import { batalPesanan } from '../../features/pesanan/batal-pesanan/batal-pesanan.contract.ts'
import { serahPesanan } from '../../features/pesanan/serah-pesanan/serah-pesanan.contract.ts'
import { tambahTitip } from '../../features/pesanan/titip-uang/titip-uang.contract.ts'
import { boleh, type Dunia, lolos, type Serangan } from './dunia.ts'

const transfer = (jumlah: number) => ({ ...tunai(jumlah), cara_bayar: 'TRANSFER' as const, no_rekening: '0111' })

/** 1 g × 70 % × 2,350,000 + 150,000 */
const HARGA = 1_795_000

const siap = async (d: Dunia): Promise<string> => {
  const no_pesanan = await pesan(d.user.owner)
  await buat(d.user.owner, no_pesanan, 1)
  await masukkanJadi(d.user.owner, no_pesanan, 1)
  return no_pesanan
}

const bersiap = async ({ user: { owner } }: Dunia): Promise<void> => {
  await isiTukang(owner)
  await isiBahan(owner, 50)
  await beriBahan(owner, 50)
  await isiRekening(owner, '0111')
}

const serah = (d: Dunia, no_pesanan: string, ...pembayaran: ReturnType<typeof transfer | typeof tunai>[]) =>
  d.coba(d.user.sales, serahPesanan, { no_pesanan, diskon: rp(0), pembayaran, kode_baki_contoh: '', otorisasi: null })

const titip = async (d: Dunia, oleh: 'sales' | 'kasir', no_pesanan: string, jumlah: number): Promise<string> => {
  const isi = { no_pesanan, pembayaran: [transfer(jumlah)] }
  return (boleh(await d.coba(d.user[oleh], tambahTitip, isi)) as { no_titip: string }).no_titip
}

const konfirmasi = (d: Dunia, dokumen: string) =>
  d.coba(d.user.kasir, konfirmasiBayar, { pembayaran: [{ dokumen, urut: 1 }] })

export const UANG: readonly Serangan[] = [
  {
    id: 'transfer-khayal',
    aturan: 'non-tunai',
    siasat: 'SALES menyerahkan cincin kepada temannya dengan transfer yang tidak pernah datang',
    main: async (d) => {
      await bersiap(d)
      boleh(await serah(d, await siap(d), tunai(HARGA)))
      return lolos(await serah(d, await siap(d), transfer(HARGA)))
    },
  },
  {
    id: 'titip-khayal',
    aturan: 'titip-belum',
    siasat: 'transfer khayal dititipkan lebih dulu, lalu cincin diserahkan tanpa sisa tagihan',
    main: async (d) => {
      await bersiap(d)
      const jujur = await siap(d)
      boleh(await konfirmasi(d, await titip(d, 'sales', jujur, 1_000_000)))
      boleh(await serah(d, jujur, tunai(HARGA - 1_000_000)))
      const khayal = await siap(d)
      await titip(d, 'sales', khayal, 1_000_000)
      return lolos(await serah(d, khayal, tunai(HARGA - 1_000_000)))
    },
  },
  {
    id: 'konfirmasi-sendiri',
    aturan: 'konfirmasi-sendiri',
    juga: 'saksi-beli',
    siasat: 'KASIR memasukkan transfer besar dan mengonfirmasinya sendiri',
    main: async (d) => {
      await bersiap(d)
      const no_pesanan = await pesan(d.user.owner, { harga_atribut: rp(20_000_000) })
      boleh(await konfirmasi(d, await titip(d, 'kasir', no_pesanan, 4_000_000)))
      return lolos(await konfirmasi(d, await titip(d, 'kasir', no_pesanan, 6_000_000)))
    },
  },
  {
    id: 'kembali-tunai',
    aturan: 'kembali-jalan',
    siasat: 'pesanan dengan transfer khayal dibatalkan dan uangnya diminta tunai, disetujui OWN',
    main: async (d) => {
      await bersiap(d)
      const batal = async (kembali: typeof transfer | typeof tunai) => {
        const no_pesanan = await pesan(d.user.sales, {}, { pembayaran: [transfer(100_000)] })
        const isi = { no_pesanan, alasan: 'X', pembayaran: [kembali(100_000)], kode_baki_contoh: '', otorisasi: null }
        const jawab = await d.coba(d.user.kasir, batalPesanan, isi)
        if (!jawab.headers['x-minta']) return jawab
        const otorisasi = d.minta(jawab)
        boleh(await d.setujui(d.user.kasir, otorisasi, 'OWNER'))
        return d.coba(d.user.kasir, batalPesanan, { ...isi, otorisasi })
      }
      boleh(await batal(transfer))
      return lolos(await batal(tunai))
    },
  },
]
