/** Attacks on labels and letters of loans, on who looks at them, and on auctions that are undone. */
import { toGram } from '@kencana/ledger'
import { gram } from '@kencana/testing'
import { formBatalBayar, formLunas, formRemaja, formTimbangBayar, kartu, kembaliBerdua } from '@kencana/testing/hutang'
import {
  formBatalLelang,
  formLelang,
  formTimbangBatal,
  ingatkan,
  majuHutang,
  timbangBerdua,
} from '@kencana/testing/hutang-lelang'
import { cetakAmplop } from '@kencana/testing/opname-hutang'
import { isiKondisi } from '@kencana/testing/pembelian'
import { disaksikan } from '@kencana/testing/saksi'
import {
  mulaiOpnameHutang,
  pindaiAmplop,
  tutupOpnameHutang,
} from '../../features/hutang/stock-opname-hutang/stock-opname-hutang.contract.ts'
import {
  batalBayarHutang,
  lunasiHutang,
  remajakanHutang,
  timbangBatalBayar,
} from '../../features/hutang/transaksi-hutang/bayar-hutang.contract.ts'
import { cetakHutang } from '../../features/hutang/transaksi-hutang/kertas-hutang.contract.ts'
import {
  batalLelang,
  lelangHutang,
  timbangBatalLelang,
} from '../../features/hutang/transaksi-hutang/lelang-hutang.contract.ts'
import { boleh, type Dunia, lolos, type Serangan } from './dunia.ts'
import { dihitung, pinjam } from './hutang.serangan.ts'

/** A loan that nobody redeemed, auctioned by the owner's word. */
const dilelang = async (d: Dunia) => {
  await isiKondisi(d.user.owner)
  const { no_hutang } = await pinjam(d, { lama: 1 })
  Object.assign(d.user, await majuHutang(d.shop, '2026-05-20'))
  const { kasir, sales } = d.user
  await ingatkan(kasir, no_hutang)
  await timbangBerdua(kasir, sales, await kartu(kasir, no_hutang))
  const isi = formLelang(await kartu(kasir, no_hutang), 6_000_000)
  const id = d.minta(await d.coba(kasir, lelangHutang, isi))
  boleh(await d.setujui(kasir, id, 'OWNER'))
  boleh(await d.coba(kasir, lelangHutang, { ...isi, otorisasi: id }))
  return kartu(kasir, no_hutang)
}

const BERAT = gram(10.12)
const putus = (d: Dunia, siapa: 'sales' | 'gudang' | 'su', id: string) =>
  d.kirim(d.user[siapa], 'POST', `otorisasi/minta/${id}/putuskan`, { setuju: true, kata: '', dibaca: toGram(BERAT) })

/** Every print of one paper, one after the other. @returns the last answer */
const cetakBerkali = async (d: Dunia, isi: Parameters<typeof d.coba<typeof cetakHutang>>[2], kali: number) => {
  for (let ke = 1; ke < kali; ke += 1) boleh(await d.coba(d.user.kasir, cetakHutang, isi))
  return d.coba(d.user.kasir, cetakHutang, isi)
}

export const HUTANG_LABEL: readonly Serangan[] = [
  {
    id: 'hutang-batal-lelang',
    aturan: 'hutang-timbang-batal',
    siasat: 'kasir membatalkan lelang dengan berat dan kadar yang ditulis sendiri, barangnya sudah ditukar',
    main: async (d) => {
      const hutang = await dilelang(d)
      const { kasir, sales } = d.user
      if (lolos(await d.coba(kasir, timbangBatalLelang, formTimbangBatal(hutang)))) return true
      const isi = { no_lelang: hutang.lelang?.no_lelang ?? '', alasan: 'SALAH', otorisasi: null }
      const batal = async () => {
        const jawab = await d.coba(kasir, batalLelang, isi)
        if (jawab.headers['x-minta'] === undefined) return jawab
        const id = d.minta(jawab)
        boleh(await d.setujui(kasir, id, 'OWNER'))
        return d.coba(kasir, batalLelang, { ...isi, otorisasi: id })
      }
      if (lolos(await batal())) return true
      await formBatalLelang(kasir, sales, hutang)
      boleh(await batal())
      return false
    },
  },
  {
    id: 'hutang-batal-tebus',
    aturan: 'hutang-timbang-tebus',
    siasat: 'kasir membatalkan pelunasan, mengambil uangnya, dan menulis sendiri berat barang yang tidak kembali',
    main: async (d) => {
      const { kasir, sales } = d.user
      const hutang = await pinjam(d)
      const tebus = formLunas(hutang)
      const lunas = await d.coba(kasir, lunasiHutang, await disaksikan(kasir, sales, lunasiHutang, tebus, 'HUTANG'))
      const { no_bayar }: { no_bayar: string } = boleh(lunas)
      if (lolos(await d.coba(kasir, timbangBatalBayar, formTimbangBayar(no_bayar, hutang.barang)))) return true
      const isi = formBatalBayar(no_bayar, true)
      const batal = async () => {
        const jawab = await d.coba(kasir, batalBayarHutang, isi)
        if (jawab.headers['x-minta'] === undefined) return jawab
        const id = d.minta(jawab)
        boleh(await d.setujui(kasir, id, 'OWNER'))
        return d.coba(kasir, batalBayarHutang, { ...isi, otorisasi: id })
      }
      if (lolos(await batal())) return true
      await kembaliBerdua(kasir, sales, no_bayar, hutang.barang)
      boleh(await batal())
      return false
    },
  },
  {
    id: 'hutang-batal-su',
    aturan: 'batal-tingkat',
    juga: ['batal-setuju'],
    siasat: 'kasir dan SU membatalkan lelang yang hanya boleh disetujui OWN',
    main: async (d) => {
      const hutang = await dilelang(d)
      const isi = await formBatalLelang(d.user.kasir, d.user.sales, hutang)
      d.user.su = await d.shop.login('SU')
      const id = d.minta(await d.coba(d.user.kasir, batalLelang, isi))
      if (lolos(await putus(d, 'su', id))) return true
      boleh(await d.setujui(d.user.kasir, id, 'OWNER'))
      boleh(await d.coba(d.user.kasir, batalLelang, { ...isi, otorisasi: id }))
      return false
    },
  },
  {
    id: 'hutang-label-baru',
    aturan: 'hutang-label-perpanjang',
    siasat: 'kasir memperpanjang hutang, dan memasang label barunya pada kantong berisi kuningan',
    main: async (d) => {
      const { no_hutang } = await pinjam(d)
      const { kasir } = d.user
      await cetakAmplop(kasir, no_hutang)
      const isi = formRemaja(await kartu(kasir, no_hutang))
      const { no_hutang: baru }: { no_hutang: string } = boleh(await d.coba(kasir, remajakanHutang, isi))
      const kode_amplop = await cetakAmplop(kasir, baru)
      const { no_so }: { no_so: string } = boleh(await d.coba(kasir, mulaiOpnameHutang, {}))
      boleh(await d.coba(kasir, pindaiAmplop, { no_so, kode_amplop }))
      const tutup = { no_so, berat_timbang: BERAT }
      const jawab = await d.coba(kasir, tutupOpnameHutang, tutup)
      const id = d.minta(jawab)
      boleh(await putus(d, 'sales', id))
      boleh(await d.coba(kasir, tutupOpnameHutang, { ...tutup, otorisasi: id }))
      return !jawab.text.includes('LABEL CETAK ULANG')
    },
  },
  {
    id: 'hutang-saksi-cetak',
    aturan: 'hutang-saksi-label',
    siasat: 'sales mencetak label amplop lagi, dan menjadi saksi isinya sendiri',
    main: async (d) => {
      const { no_hutang, no_so } = await dihitung(d)
      const kode_amplop = await cetakAmplop(d.user.sales, no_hutang, 'SOBEK')
      boleh(await d.coba(d.user.kasir, pindaiAmplop, { no_so, kode_amplop }))
      const tutup = { no_so, berat_timbang: BERAT }
      const id = d.minta(await d.coba(d.user.kasir, tutupOpnameHutang, tutup))
      if (lolos(await putus(d, 'sales', id))) return true
      boleh(await putus(d, 'gudang', id))
      boleh(await d.coba(d.user.kasir, tutupOpnameHutang, { ...tutup, otorisasi: id }))
      return false
    },
  },
  {
    id: 'hutang-label-banyak',
    aturan: 'hutang-label-sehari',
    juga: ['batas-hari'],
    siasat: 'kasir mencetak label amplop lagi dan lagi, sampai label di kantong tidak berlaku',
    main: async (d) => {
      const { no_hutang } = await pinjam(d)
      return lolos(await cetakBerkali(d, { no_hutang, kertas: 'AMPLOP', rangkap: 1, alasan: 'SOBEK' }, 7))
    },
  },
  {
    id: 'hutang-surat-dua',
    aturan: 'hutang-bentuk',
    siasat: 'kasir mencetak surat hutang asli ketiga kali sebagai bentuk lain',
    main: async (d) => {
      const { no_hutang } = await pinjam(d)
      const isi = { no_hutang, kertas: 'SURAT', rangkap: 1, alasan: '' } as const
      for (const bentuk of ['STRUK', 'PDF'] as const) boleh(await d.coba(d.user.kasir, cetakHutang, { ...isi, bentuk }))
      return lolos(await d.coba(d.user.kasir, cetakHutang, { ...isi, bentuk: 'STRUK' }))
    },
  },
  {
    id: 'hutang-surat-sama',
    aturan: 'hutang-bentuk-sama',
    siasat: 'kasir mencetak surat hutang yang sama dua kali, seolah bentuk lain',
    main: async (d) => {
      const { no_hutang } = await pinjam(d)
      const isi = { no_hutang, kertas: 'SURAT', rangkap: 1, alasan: '' } as const
      return lolos(await cetakBerkali(d, isi, 2))
    },
  },
]
