/** Steps of random days in a workshop: each is done for real and on the notebook. */
import { mg, rp } from '@kencana/ledger'
import { expect } from 'vitest'
import { tambahBarang } from '../../../features/barang/tambah-barang/tambah-barang.contract.ts'
import { batalPesanan } from '../../../features/pesanan/batal-pesanan/batal-pesanan.contract.ts'
import {
  bagiPesanan,
  batalPembagian,
  pindahPesanan,
} from '../../../features/pesanan/pembagian-pesanan/pembagian-pesanan.contract.ts'
import { batalSelesai, selesaikanPesanan } from '../../../features/pesanan/pesanan-selesai/pesanan-selesai.contract.ts'
import {
  OTORISASI_BELI_EMAS,
  OTORISASI_UANG_KEMBALI,
  serahPesanan,
  tagihanPesanan,
} from '../../../features/pesanan/serah-pesanan/serah-pesanan.contract.ts'
import {
  batalSo,
  dataSo,
  simpanSo,
} from '../../../features/pesanan/stock-opname-pesanan/stock-opname-pesanan.contract.ts'
import { isiBahanStok } from '../../../features/tukang/bahan-stok/bahan-stok.contract.ts'
import { ambilBahan, tambahBahan } from '../../../features/tukang/bahan-tukang/bahan-tukang.contract.ts'
import { bayarOngkos } from '../../../features/tukang/ongkos-tukang/ongkos-tukang.contract.ts'
import { cincin } from './barang.ts'
import { type Bengkel, coba, type Langkah, ONGKOS, type Order } from './bengkel.ts'
import { denganOtorisasi } from './pembelian.ts'
import { pesan, tunai } from './pesanan.ts'
import { bahanDariBos, untukTukang } from './tukang.ts'

type Kerja = (w: Bengkel, langkah: Langkah) => Promise<[boleh: boolean, jadi: boolean]>

const kini = (one: Order) => one.bagi.at(-1)

/** More than a tenth lighter than the 5 g it was thought to be: judged by its own weight, a tenth of it and 100,000 a gram. */
const ringan = (berat: number) => berat * 10 < 5_000 * 9
const jatahDari = (boleh: number, berat: number) => (ringan(berat) ? Math.min(boleh, Math.floor(berat / 10)) : boleh)

/** Each step: does it, tells whether the model allowed it, and changes the model when it did. */
export const LANGKAH: Readonly<Record<string, Kerja>> = {
  'isi bahan toko': async (w, { jenis, a }) => {
    const berat = a * 40
    const jadi = await coba(() => w.owner.call(isiBahanStok, bahanDariBos(berat / 1000, { jenis })))
    w.toko[jenis] += berat
    return [true, jadi]
  },
  'beri bahan': async (w, { siapa, jenis, a }) => {
    const boleh = a * 20 <= w.toko[jenis]
    const jadi = await coba(() =>
      w.owner.call(tambahBahan, untukTukang((a * 20) / 1000, { kode_tukang: siapa, jenis })),
    )
    if (boleh) [w.toko[jenis], w.tangan[siapa][jenis]] = [w.toko[jenis] - a * 20, w.tangan[siapa][jenis] + a * 20]
    return [boleh, jadi]
  },
  'ambil bahan': async (w, { siapa, jenis, a }) => {
    const boleh = a * 10 <= w.tangan[siapa][jenis]
    const jadi = await coba(() => w.owner.call(ambilBahan, untukTukang((a * 10) / 1000, { kode_tukang: siapa, jenis })))
    if (boleh) [w.toko[jenis], w.tangan[siapa][jenis]] = [w.toko[jenis] + a * 10, w.tangan[siapa][jenis] - a * 10]
    return [boleh, jadi]
  },
  pesan: async (w, { a, b }) => {
    const emas = a % 3 === 0 ? mg(a * 3) : mg(0)
    const titip = b % 2 === 0 ? b * 1000 : 0
    const no = await pesan(w.owner, { berat_customer: emas }, { pembayaran: titip === 0 ? [] : [tunai(titip)] })
    w.kas += titip
    w.order.push({ no, status: 'BARU', emas, titip, bagi: [], boleh: 0, jadi: null, barcode: null })
    return [true, true]
  },
  bagi: async (w, { ke, siapa, b }) => {
    const one = w.pilih(ke, ['BARU'])
    const input = { no_pesanan: one?.no ?? 'PSN-X', kode_tukang: siapa, ongkos_tukang: rp(ONGKOS), berat_susut: mg(b) }
    let no = ''
    const jadi = await coba(async () => {
      no = (await w.owner.call(bagiPesanan, input)).no_pembagian
    })
    const boleh = one?.status === 'BARU'
    if (one && boleh) {
      one.status = 'PROSES'
      one.bagi.push({ no, tukang: siapa })
      one.boleh = b
      w.tangan[siapa].BAHAN += one.emas
    }
    return [boleh, jadi]
  },
  pindah: async (w, { ke, siapa }) => {
    const one = w.pilih(ke, ['PROSES'])
    const dari = one && kini(one)?.tukang
    const input = { no_pesanan: one?.no ?? 'PSN-X', kode_tukang: siapa, ongkos_tukang: rp(ONGKOS), alasan: 'SAKIT' }
    let no = ''
    const jadi = await coba(async () => {
      no = (await w.owner.call(pindahPesanan, { ...input, berat_susut: mg(one?.boleh ?? 0) })).no_pembagian
    })
    const boleh = one?.status === 'PROSES' && dari !== undefined && dari !== siapa && w.tangan[dari].BAHAN >= one.emas
    if (one && dari && boleh) {
      one.bagi.push({ no, tukang: siapa })
      w.tangan[dari].BAHAN -= one.emas
      w.tangan[siapa].BAHAN += one.emas
    }
    return [boleh, jadi]
  },
  selesai: async (w, { ke, a, b }) => {
    const one = w.pilih(ke, ['PROSES'])
    const siapa = one && kini(one)?.tukang
    // More than he may lose now and then only: twenty requests that nobody answers are the most.
    const hilang = b % 10 === 0 ? b % 150 : Math.min(b % 150, one?.boleh ?? 0)
    const [berat, patri, susut] = [mg(a * 5), mg(b % 3 === 0 ? b : 0), mg(hilang)]
    let no = ''
    const input = {
      no_pesanan: one?.no ?? 'PSN-X',
      berat_selesai: berat,
      berat_patri: patri,
      berat_susut: susut,
      otorisasi: null,
    }
    const jadi = await coba(async () => {
      no = (await w.owner.call(selesaikanPesanan, input)).no_selesai
    })
    const boleh =
      one?.status === 'PROSES' &&
      siapa !== undefined &&
      patri < berat &&
      susut <= jatahDari(one.boleh, berat) &&
      (!ringan(berat) || ONGKOS <= berat * 100) &&
      patri <= w.tangan[siapa].PATRI &&
      berat - patri + susut <= w.tangan[siapa].BAHAN
    if (one && siapa && boleh) {
      one.status = 'SELESAI'
      one.jadi = { no, tukang: siapa, berat, patri, susut, so: false }
      w.tangan[siapa].BAHAN -= berat - patri + susut
      w.tangan[siapa].PATRI -= patri
    }
    return [boleh, jadi]
  },
  'masukkan barang': async (w, { ke, b }) => {
    const one = w.pilih(ke, ['SELESAI'])
    const habis = mg(b % 40)
    const berat = mg(Math.max((one?.jadi?.berat ?? 0) - habis, 1))
    let barcode = ''
    const input = cincin({ sumber: one?.no ?? 'PSN-X', berat, berat_asli: berat, berat_susut: habis, kadar: '70' })
    const jadi = await coba(async () => {
      barcode = (await w.owner.call(tambahBarang, input)).kode_barcode
    })
    const sisa = one?.jadi ? Math.max(jatahDari(one.boleh, one.jadi.berat) - one.jadi.susut, 0) : 0
    const boleh =
      one?.jadi != null &&
      one.barcode === null &&
      ['SELESAI', 'BATAL'].includes(one.status) &&
      habis <= sisa &&
      one.jadi.berat > habis
    if (one && boleh) one.barcode = barcode
    return [boleh, jadi]
  },
  perhitungan: async (w, { siapa, a }) => {
    const selesai = w.order.flatMap(({ no, jadi }) => (jadi && jadi.tukang === siapa && !jadi.so ? [{ no, jadi }] : []))
    const { data_so, ...angka } = await w.owner.call(dataSo, { kode_tukang: siapa, kode_group: 'MM' })
    const pakai = selesai.reduce((sum, { jadi }) => sum + jadi.berat - jadi.patri, 0)
    const susut = selesai.reduce((sum, { jadi }) => sum + jadi.susut, 0)
    const sisa = w.tangan[siapa].BAHAN
    const ongkos = selesai.length * ONGKOS
    expect(angka).toEqual({
      berat_pakai: pakai,
      susut_pakai: susut,
      berat_sisa: sisa,
      saldo_awal: sisa + pakai + susut,
      ongkos,
    })
    const setor = mg(a % 7 === 0 ? sisa + 1 : Math.floor((sisa * a) / 1000))
    const boleh = selesai.length > 0 && setor <= sisa
    let no = ''
    const jadi = await coba(async () => {
      const kirim = {
        ...angka,
        kode_tukang: siapa,
        kode_group: 'MM',
        stockOpnames: data_so.map((one) => one.no_pesanan),
      }
      no = (await w.owner.call(simpanSo, { ...kirim, setor, selisih: mg(Math.max(sisa - setor, 0)) })).no_so_pesanan
    })
    if (boleh) {
      w.tangan[siapa].BAHAN -= setor
      w.toko.BAHAN += setor
      w.hutang[siapa] += ongkos
      for (const one of selesai) one.jadi.so = true
      w.so.push({ no, tukang: siapa, setor, ongkos, jadi: selesai.map((one) => one.jadi) })
    }
    return [boleh, jadi]
  },
  'bayar ongkos': async (w, { siapa, a }) => {
    const jumlah = (a % 5) * 50_000 + 25_000
    const boleh = jumlah <= w.hutang[siapa] && jumlah <= w.kas
    const bayar = {
      kode_tukang: siapa,
      jumlah: rp(jumlah),
      cara_bayar: 'CASH' as const,
      no_rekening: '',
      keterangan: '',
    }
    const jadi = await coba(() => w.owner.call(bayarOngkos, bayar))
    if (boleh) {
      w.hutang[siapa] -= jumlah
      w.kas -= jumlah
    }
    return [boleh, jadi]
  },
  'batal pesanan': async (w, { ke }) => {
    const one = w.pilih(ke, ['BARU', 'PROSES', 'SELESAI'])
    const siapa = one && kini(one)?.tukang
    const pembayaran = !one || one.titip === 0 ? [] : [tunai(one.titip)]
    const input = { no_pesanan: one?.no ?? 'PSN-X', alasan: 'X', pembayaran, kode_baki_contoh: '', otorisasi: null }
    const jadi = await coba(() =>
      one && (one.titip > 0 || one.emas > 0)
        ? denganOtorisasi(w.owner, batalPesanan, input, 'BATAL PESANAN')
        : w.owner.call(batalPesanan, input),
    )
    const cukup = !siapa || !one || w.tangan[siapa].BAHAN >= one.emas
    const boleh = one !== undefined && ['BARU', 'PROSES', 'SELESAI'].includes(one.status) && cukup && w.kas >= one.titip
    if (one && boleh) {
      if (siapa) w.tangan[siapa].BAHAN -= one.emas
      w.kas -= one.titip
      Object.assign(one, { status: 'BATAL', emas: 0, titip: 0 })
    }
    return [boleh, jadi]
  },
  serah: async (w, { ke }) => {
    const one = w.pilih(ke, ['SELESAI'])
    const boleh = one?.status === 'SELESAI' && one.barcode !== null
    const tagihan = boleh ? await w.owner.call(tagihanPesanan, { no_pesanan: one.no }) : null
    const bayar = tagihan ? tagihan.total - tagihan.beli - tagihan.persekot : 0
    const cukup = w.kas + bayar >= 0
    const pembayaran = bayar === 0 ? [] : [tunai(Math.abs(bayar))]
    const input = { no_pesanan: one?.no ?? 'PSN-X', diskon: rp(0), pembayaran, kode_baki_contoh: '', otorisasi: null }
    const jadi = await coba(() =>
      bayar < 0
        ? denganOtorisasi(w.owner, serahPesanan, input, OTORISASI_UANG_KEMBALI)
        : tagihan && tagihan.berat_beli > 0
          ? denganOtorisasi(w.owner, serahPesanan, input, OTORISASI_BELI_EMAS)
          : w.owner.call(serahPesanan, input),
    )
    if (one && boleh && cukup) {
      expect(tagihan?.persekot).toBe(one.titip)
      w.kas += bayar
      Object.assign(one, { status: 'DISERAHKAN', titip: 0, emas: 0 })
    }
    return [boleh && cukup, jadi]
  },
  'batal bagi': async (w, { ke }) => {
    const one = w.pilih(ke, ['PROSES'])
    const akhir = one && kini(one)
    const jadi = await coba(() => w.owner.call(batalPembagian, { no_pembagian: akhir?.no ?? 'BGP-X', alasan: 'X' }))
    const boleh = one?.status === 'PROSES' && akhir !== undefined && w.tangan[akhir.tukang].BAHAN >= one.emas
    if (one && akhir && boleh) {
      one.bagi.pop()
      w.tangan[akhir.tukang].BAHAN -= one.emas
      const lama = kini(one)
      if (lama) w.tangan[lama.tukang].BAHAN += one.emas
      else one.status = 'BARU'
    }
    return [boleh, jadi]
  },
  'batal selesai': async (w, { ke }) => {
    const one = w.pilih(ke, ['SELESAI'])
    const jadi = await coba(() => w.owner.call(batalSelesai, { no_selesai: one?.jadi?.no ?? 'SLP-X', alasan: 'X' }))
    const boleh = one?.status === 'SELESAI' && one.jadi !== null && one.barcode === null && !one.jadi.so
    if (one?.jadi && boleh) {
      const { tukang, berat, patri, susut } = one.jadi
      w.tangan[tukang].BAHAN += berat - patri + susut
      w.tangan[tukang].PATRI += patri
      Object.assign(one, { status: 'PROSES', jadi: null })
    }
    return [boleh, jadi]
  },
  'batal perhitungan': async (w, { siapa }) => {
    const akhir = w.so.findLast((one) => one.tukang === siapa)
    const jadi = await coba(() => w.owner.call(batalSo, { no_so_pesanan: akhir?.no ?? 'SOP-X', alasan: 'X' }))
    const boleh = akhir !== undefined && akhir.setor <= w.toko.BAHAN && akhir.ongkos <= w.hutang[siapa]
    if (akhir && boleh) {
      w.tangan[siapa].BAHAN += akhir.setor
      w.toko.BAHAN -= akhir.setor
      w.hutang[siapa] -= akhir.ongkos
      for (const one of akhir.jadi) one.so = false
      w.so.splice(w.so.indexOf(akhir), 1)
    }
    return [boleh, jadi]
  },
}
