/** Attacks on loans against gold: by who keeps the till, with the rights a new shop gives. */
import { type Mg, rp, toGram } from '@kencana/ledger'
import { gram, type User } from '@kencana/testing'
import {
  formHutang,
  formLunas,
  formRemaja,
  gelangJaminan,
  hutangSah,
  isiPinjaman,
  kartu,
} from '@kencana/testing/hutang'
import { majuHutang } from '@kencana/testing/hutang-lelang'
import { cetakAmplop } from '@kencana/testing/opname-hutang'
import {
  mulaiOpnameHutang,
  pindaiAmplop,
  tutupOpnameHutang,
} from '../../features/hutang/stock-opname-hutang/stock-opname-hutang.contract.ts'
import { lunasiHutang, remajakanHutang } from '../../features/hutang/transaksi-hutang/bayar-hutang.contract.ts'
import { simpanHutang } from '../../features/hutang/transaksi-hutang/transaksi-hutang.contract.ts'
import { boleh, type Dunia, lolos, type Serangan } from './dunia.ts'

type Lain = Parameters<typeof hutangSah>[2]

/** A loan of a customer, entered by sales staff and validated by the cashier. */
export const pinjam = async (d: Dunia, lain: Lain = {}) => {
  const { owner, sales, kasir } = d.user
  await isiPinjaman(owner)
  return kartu(kasir, (await hutangSah(sales, kasir, lain)).no_hutang)
}
const DUA: Lain = { detail_barang: [gelangJaminan(), gelangJaminan()] }

/** One whose month is over today: what is added runs from today on. */
export const sebulan = async (d: Dunia, lain: Lain = {}) => {
  const { no_hutang } = await pinjam(d, lain)
  Object.assign(d.user, await majuHutang(d.shop, '2026-04-03'))
  return kartu(d.user.kasir, no_hutang)
}

/** Somebody else of the shop looks at what was asked. */
export const dilihat = async (d: Dunia, isi: ReturnType<typeof formRemaja>) => {
  const id = d.minta(await d.coba(d.user.kasir, remajakanHutang, isi))
  await d.kirim(d.user.sales, 'POST', `otorisasi/minta/${id}/putuskan`, { setuju: true, kata: '' })
  return d.coba(d.user.kasir, remajakanHutang, { ...isi, otorisasi: id })
}

/** A loan with the label of its envelope, and a count of envelopes that the cashier began. */
export const dihitung = async (d: Dunia) => {
  const { no_hutang } = await pinjam(d)
  const label = await cetakAmplop(d.user.kasir, no_hutang)
  const { no_so }: { no_so: string } = boleh(await d.coba(d.user.kasir, mulaiOpnameHutang, {}))
  return { no_hutang, label, no_so }
}

/** A round closed with a witness at the scale. */
const tutupBerdua = async (
  d: Dunia,
  siapa: User,
  isi: { no_so: string; berat_timbang: Mg },
  saksi: User = d.user.sales,
) => {
  const id = d.minta(await d.coba(siapa, tutupOpnameHutang, isi))
  const jawab = { setuju: true, kata: '', dibaca: toGram(isi.berat_timbang) }
  boleh(await d.kirim(saksi, 'POST', `otorisasi/minta/${id}/putuskan`, jawab))
  return d.coba(siapa, tutupOpnameHutang, { ...isi, otorisasi: id })
}

export const HUTANG: readonly Serangan[] = [
  {
    id: 'hutang-nomor',
    aturan: 'hutang-label',
    siasat: 'kasir mengetik nomor hutang dari daftar, amplopnya sudah tidak ada',
    main: async (d) => {
      const { no_hutang, label, no_so } = await dihitung(d)
      const pindai = async (kode_amplop: string): Promise<string> =>
        (boleh(await d.coba(d.user.kasir, pindaiAmplop, { no_so, kode_amplop })) as { hasil: string }).hasil
      const didapat = (await pindai(no_hutang)) === 'ADA'
      if ((await pindai(label)) !== 'ADA') throw new Error('the label was not found')
      return didapat
    },
  },
  {
    id: 'hutang-foto-label',
    aturan: 'hutang-kantong',
    siasat: 'kasir memindai foto label yang barangnya sudah ia ambil, lalu menutup hitungannya',
    main: async (d) => {
      const { label, no_so } = await dihitung(d)
      const tutup = async (siapa: User, berat: number, saksi: User): Promise<string> => {
        boleh(await d.coba(siapa, pindaiAmplop, { no_so, kode_amplop: label }))
        const jawab = await tutupBerdua(d, siapa, { no_so, berat_timbang: gram(berat) }, saksi)
        return (boleh(jawab) as { data: { status: string } }).data.status
      }
      const didapat = (await tutup(d.user.kasir, 0, d.user.sales)) === 'TUTUP'
      // Somebody else finds the bag, and weighs it.
      if (!didapat && (await tutup(d.user.gudang, 10.12, d.user.su)) !== 'TUTUP')
        throw new Error('the count was not closed')
      return didapat
    },
  },
  {
    id: 'hutang-berat-karangan',
    aturan: 'hutang-timbang',
    siasat: 'kasir memindai foto label, dan menulis berat semua kantong yang dihitungnya dari kartu hutang',
    main: async (d) => {
      const { label, no_so } = await dihitung(d)
      boleh(await d.coba(d.user.kasir, pindaiAmplop, { no_so, kode_amplop: label }))
      const isi = { no_so, berat_timbang: gram(10.12) }
      const jawab = await d.coba(d.user.kasir, tutupOpnameHutang, isi)
      // With somebody else before the scale it closes.
      if (!lolos(jawab)) boleh(await tutupBerdua(d, d.user.kasir, isi))
      return lolos(jawab)
    },
  },
  {
    id: 'hutang-tambah',
    aturan: 'hutang-berdua',
    siasat: 'kasir menambah hutang pelanggan yang tidak datang, dan mengambil uangnya',
    main: async (d) => {
      const isi = formRemaja(await sebulan(d), { jumlah_hutang: rp(13_160_000) })
      const jawab = await d.coba(d.user.kasir, remajakanHutang, isi)
      if (!lolos(jawab)) boleh(await dilihat(d, isi))
      return lolos(jawab)
    },
  },
  {
    id: 'hutang-tanpa-kartu',
    aturan: 'hutang-kartu',
    siasat: 'kasir dan sales menambah hutang pelanggan yang tidak datang, tanpa kartunya',
    main: async (d) => {
      const isi = formRemaja(await sebulan(d), { jumlah_hutang: rp(6_000_000) })
      const jawab = await d.coba(d.user.kasir, remajakanHutang, { ...isi, identitas: '' })
      if (jawab.headers['x-minta'] !== undefined) return lolos(await dilihat(d, { ...isi, identitas: '' }))
      boleh(await dilihat(d, isi))
      return lolos(jawab)
    },
  },
  {
    id: 'hutang-kantong-kosong',
    aturan: 'hutang-timbang-lagi',
    siasat: 'kasir menambah hutang temannya atas gelang yang sudah ditukar dengan yang lebih ringan',
    main: async (d) => {
      const isi = formRemaja(await sebulan(d), { jumlah_hutang: rp(6_000_000) })
      const ringan = { ...isi, timbang: (isi.timbang ?? []).map((one) => ({ ...one, berat: gram(5) })) }
      const jawab = await d.coba(d.user.kasir, remajakanHutang, ringan)
      if (jawab.headers['x-minta'] !== undefined) return lolos(await dilihat(d, ringan))
      boleh(await dilihat(d, isi))
      return lolos(jawab)
    },
  },
  {
    id: 'hutang-bebas',
    aturan: 'hutang-bebas',
    siasat: 'kasir dan sales meminjami temannya sedikit, lalu menambahnya tanpa bunga sampai akhir bulan',
    main: async (d) => {
      const kecil = await pinjam(d, { jumlah_hutang: rp(100_000) })
      return lolos(await dilihat(d, formRemaja(kecil, { jumlah_hutang: rp(13_160_000) })))
    },
  },
  {
    id: 'hutang-sehari',
    aturan: 'hutang-sehari',
    siasat: 'sales meminjami temannya lima belas juta berkali-kali pada satu hari',
    main: async (d) => {
      await isiPinjaman(d.user.owner)
      const besar = formHutang({ ...DUA, jumlah_hutang: rp(15_000_000) })
      boleh(await d.coba(d.user.sales, simpanHutang, besar))
      return lolos(await d.coba(d.user.sales, simpanHutang, besar))
    },
  },
  {
    id: 'hutang-tebus-sendiri',
    aturan: 'hutang-tebus',
    siasat: 'kasir membaca nomor identitas pelanggan, menebus gelangnya sendirian dan membawanya',
    main: async (d) => {
      const isi = formLunas(await pinjam(d))
      const jawab = await d.coba(d.user.kasir, lunasiHutang, isi)
      if (lolos(jawab)) return true
      const id = d.minta(jawab)
      await d.kirim(d.user.sales, 'POST', `otorisasi/minta/${id}/putuskan`, { setuju: true, kata: '' })
      boleh(await d.coba(d.user.kasir, lunasiHutang, { ...isi, otorisasi: id }))
      return false
    },
  },
  {
    id: 'hutang-rupiah',
    aturan: 'hutang-angsuran',
    siasat: 'kasir dan sales melepas satu gelang jaminan dengan angsuran serupiah',
    main: async (d) => {
      const isi = formRemaja(await pinjam(d, DUA), { tetap: [1], jumlah_hutang: rp(4_999_999) })
      return lolos(await dilihat(d, isi))
    },
  },
  {
    id: 'hutang-lepas',
    aturan: 'hutang-lepas',
    siasat: 'kasir melepas satu gelang jaminan sendirian dengan angsuran yang sebanding',
    main: async (d) => {
      const isi = formRemaja(await pinjam(d, DUA), { tetap: [1], jumlah_hutang: rp(2_500_000) })
      const jawab = await d.coba(d.user.kasir, remajakanHutang, isi)
      if (!lolos(jawab)) boleh(await dilihat(d, isi))
      return lolos(jawab)
    },
  },
  {
    id: 'hutang-gratis',
    aturan: 'hutang-angsuran',
    siasat: 'kasir dan sales melepas satu gelang jaminan tanpa angsuran pokok',
    main: async (d) => lolos(await dilihat(d, formRemaja(await pinjam(d, DUA), { tetap: [1] }))),
  },
  {
    id: 'hutang-pecah',
    aturan: 'hutang-jumlah',
    siasat: 'kasir memberi hutang sebesar batasnya, lalu menambahnya sebesar itu lagi',
    main: async (d) => {
      const satu = await sebulan(d, { ...DUA, jumlah_hutang: rp(15_000_000) })
      return lolos(await dilihat(d, formRemaja(satu, { jumlah_hutang: rp(25_000_000) })))
    },
  },
  {
    id: 'hutang-pecah-sehari',
    aturan: 'hutang-tambah-sehari',
    juga: ['hutang-sehari'],
    siasat: 'kasir memberi temannya dua hutang kecil, lalu menaikkan keduanya pada satu hari dengan saksi saja',
    main: async (d) => {
      const { sales, kasir } = d.user
      const kecil = { ...DUA, jumlah_hutang: rp(1_000_000) }
      const satu = await pinjam(d, kecil)
      const dua = await hutangSah(sales, kasir, kecil)
      Object.assign(d.user, await majuHutang(d.shop, '2026-04-03'))
      const naik = async (no: string) => formRemaja(await kartu(d.user.kasir, no), { jumlah_hutang: rp(14_000_000) })
      boleh(await dilihat(d, await naik(satu.no_hutang)))
      return lolos(await dilihat(d, await naik(dua.no_hutang)))
    },
  },
  {
    id: 'hutang-jauh',
    aturan: 'hutang-maju',
    siasat: 'kasir memperpanjang hutang temannya berkali-kali pada hari yang sama dengan bunga sebulan',
    main: async (d) => {
      const { no_hutang }: { no_hutang: string } = boleh(
        await d.coba(d.user.kasir, remajakanHutang, formRemaja(await pinjam(d))),
      )
      return lolos(await d.coba(d.user.kasir, remajakanHutang, formRemaja(await kartu(d.user.kasir, no_hutang))))
    },
  },
  {
    id: 'hutang-diambil',
    aturan: 'hutang-pengambil',
    siasat: 'teman kasir menebus jaminan orang lain dan membawanya',
    main: async (d) => {
      const siapa = { pengambil: 'PAK LAIN', identitas_pengambil: '3573010203049999', kuasa: 'ANAK' }
      return lolos(await d.coba(d.user.kasir, lunasiHutang, formLunas(await pinjam(d), siapa)))
    },
  },
]
