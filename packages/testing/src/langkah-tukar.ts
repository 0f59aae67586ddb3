/** Steps of random sales, exchanges and buying back: each as people do it, and beforehand what the notebook says of it. */
import type { InputOf } from '@kencana/contract'
import { mg, rp } from '@kencana/ledger'
import {
  batalBeli,
  beli,
  validasiBeli,
} from '../../../features/pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'
import {
  batalJual,
  jual,
  validasiJual,
} from '../../../features/penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { alat, barisBaru, bebas, coba, type Hasil, type Langkah, pilih, pilihTitip, versi } from './alat-tukar.ts'
import { tambahCincin } from './barang.ts'
import { type Emas, hargaKembali, type Jual, type Lama, sisa } from './buku-tukar.ts'
import { cetakBeli, cetakTitip, lepaskanBeli, lepaskanTitip } from './langkah-lepas.ts'
import { batalkanTitip, sahkanTitip, tambahUang, titipkan } from './langkah-titip.ts'
import { cincinNota, disetujuiBila, formNota } from './pembelian.ts'
import { batalForm, bayarTunai, formJual } from './penjualan.ts'
import { HP_PENITIP } from './titipan.ts'

type Bayar = InputOf<typeof jual>['pembayaran']

const uangnya = (jumlah: number): Bayar => {
  if (jumlah === 0) return []
  return jumlah > 0 ? [bayarTunai(jumlah)] : [{ ...bayarTunai(-jumlah), arah: 'KELUAR' }]
}
const diCustomer = (one: Emas) => alat.buku.tolakLama(one).length === 0

const NYATA = { nama_customer: 'IBU SRI', alamat: 'JL. MELATI 4', nik: '3573010203040506' }

/** Enters a sale. */
const masukkan = (
  { toko, emas, titip: diambil, lama }: Omit<Jual, 'no' | 'keadaan'>,
  tidak: readonly string[],
): Promise<Hasil> => {
  const isian = async () => {
    const baris = await barisBaru(emas)
    return formJual(alat.orang[toko].sales, [], {
      ...NYATA,
      ...(diambil ? { hp_penitip: HP_PENITIP } : {}),
      detail_barang: [diambil ? { ...baris, no_titip: diambil.no } : baris],
      ...(lama ? { tukar: { kode_baki: 'BELI1', detail_barang: [barisLama(lama)] } } : {}),
    })
  }
  let no = ''
  const simpan = async () => {
    const { data } = await disetujuiBila(alat.orang[toko].sales, jual, await isian())
    no = data.no_faktur_jual
    if (lama) lama.no = data.tukar[0]?.no_faktur_beli ?? ''
  }
  return coba(tidak, simpan, () => {
    alat.buku.jual.push({ no, toko, emas, titip: diambil, lama, keadaan: 'OPEN' })
    if (lama) alat.buku.lama.push(lama)
  })
}

const barisLama = ({ emas, berat, harga: rupiah }: Lama) =>
  cincinNota(emas.kode, { berat: mg(berat), harga: rp(rupiah) })

/** A piece as it comes back, mostly one that its customer has. */
const pilihLama = ({ toko, ke, ringan, murah }: Langkah, tukar: boolean): Lama | null => {
  const emas = pilih(alat.buku.emas, ke, diCustomer)
  if (!emas) return null
  const berat = emas.berat - ringan
  return { no: '', toko, emas, berat, harga: hargaKembali(emas, berat, toko) - murah, keadaan: 'OPEN', tukar }
}

const jualkan = async (satu: Langkah): Promise<Hasil> => {
  const { toko, ke } = satu
  const emas = pilih(alat.buku.emas, ke, bebas(toko))
  if (!emas) return null
  return masukkan({ toko, emas, titip: null, lama: null }, alat.buku.tolakBaru(emas, toko))
}

const ambilkan = async (satu: Langkah): Promise<Hasil> => {
  const diambil = pilihTitip(satu, 'DONE')
  if (!diambil) return null
  const { toko } = satu
  return masukkan({ toko, emas: diambil.emas, titip: diambil, lama: null }, alat.buku.tolakAmbil(diambil, toko))
}

const tukarkan = async (satu: Langkah): Promise<Hasil> => {
  const { toko, ke } = satu
  const emas = pilih(alat.buku.emas, ke === 0 ? 1 : ke, bebas(toko))
  const lama = pilihLama(satu, true)
  if (!emas || !lama) return null
  return masukkan({ toko, emas, titip: null, lama }, [
    ...alat.buku.tolakLama(lama.emas),
    ...alat.buku.tolakBaru(emas, toko),
  ])
}

const timbangan = ({ no: no_faktur_beli, berat }: Lama) => ({ no_faktur_beli, berat: mg(berat), kadar: '16K' })

const sahkan = async ({ toko, ke }: Langkah): Promise<Hasil> => {
  const nota = pilih(alat.buku.jual, ke, (one) => one.keadaan === 'OPEN' && one.toko === toko)
  if (!nota) return null
  const { no: no_faktur_jual, titip: diambil, lama } = nota
  const sumber: Bayar = [
    ...(diambil
      ? [{ cara_bayar: 'TITIPAN' as const, no_rekening: '', ref: diambil.no, jumlah: rp(diambil.dibayar) }]
      : []),
    ...(lama ? [{ cara_bayar: 'TUKAR' as const, no_rekening: '', ref: lama.no, jumlah: rp(lama.harga) }] : []),
  ]
  const pembayaran = [...sumber, ...uangnya(sisa(nota))]
  const data = [{ no_faktur_jual, versi: await versi('penjualan', 'no_faktur_jual', no_faktur_jual), pembayaran }]
  const isi = { data, timbang: lama ? [timbangan(lama)] : [] }
  const { kasir } = alat.orang[toko]
  return coba(
    alat.buku.tolakOpen(nota, toko),
    () => disetujuiBila(kasir, validasiJual, isi),
    () => alat.buku.jadi(nota, 'DONE'),
  )
}

const tolak = async ({ toko, ke }: Langkah): Promise<Hasil> => {
  const nota = pilih(alat.buku.jual, ke + 1, (one) => one.keadaan === 'OPEN' && one.toko === toko)
  if (nota?.keadaan !== 'OPEN') return null
  const { no: no_faktur_jual } = nota
  const isi = batalForm({ no_faktur_jual, versi: await versi('penjualan', 'no_faktur_jual', no_faktur_jual) })
  const tidak = alat.buku.tolakOpen(nota, toko)
  return coba(
    tidak,
    () => alat.orang[toko].sales.call(batalJual, isi),
    () => alat.buku.jadi(nota, 'BATAL'),
  )
}

const batalkan = async ({ toko, ke }: Langkah): Promise<Hasil> => {
  const nota = pilih(alat.buku.jual, ke, (one) => one.keadaan === 'DONE' && one.toko === toko)
  if (!nota || nota.keadaan === 'OPEN') return null
  const { no: no_faktur_jual } = nota
  const isi = batalForm({ no_faktur_jual, versi: await versi('penjualan', 'no_faktur_jual', no_faktur_jual) })
  const { kasir } = alat.orang[toko]
  return coba(
    alat.buku.tolakBatal(nota, toko),
    () => disetujuiBila(kasir, batalJual, isi),
    () => alat.buku.jadi(nota, 'BATAL'),
  )
}

const belikan = async (satu: Langkah): Promise<Hasil> => {
  const lama = pilihLama(satu, false)
  if (!lama) return null
  const simpan = async () => {
    lama.no = (await disetujuiBila(alat.orang[satu.toko].sales, beli, formNota([barisLama(lama)]))).no_grup
  }
  return coba(alat.buku.tolakLama(lama.emas), simpan, () => alat.buku.lama.push(lama))
}

const sahkanBeli = async ({ toko, ke }: Langkah): Promise<Hasil> => {
  const lama = pilih(
    alat.buku.lama.filter((one) => !one.tukar),
    ke,
    (one) => one.keadaan === 'OPEN' && one.toko === toko,
  )
  if (!lama) return null
  const tidak = alat.buku.tolakOpen(lama, toko).length > 0 ? ['Sudah Diproses Oleh User Lain'] : []
  const data = [{ no_grup: lama.no, versi: await versi('pembelian', 'no_faktur_beli', lama.no) }]
  const isi = { data, timbang: [timbangan(lama)] }
  return coba(
    tidak,
    () => disetujuiBila(alat.orang[toko].kasir, validasiBeli, isi),
    () => {
      lama.keadaan = 'DONE'
    },
  )
}

const batalkanBeli = async ({ toko, ke }: Langkah): Promise<Hasil> => {
  const lama = pilih(alat.buku.lama, ke, (one) => one.keadaan === 'DONE' && one.toko === toko && (ke > 7 || !one.tukar))
  if (!lama) return null
  const isi = { no_faktur_beli: [lama.no], alasan: 'SALAH', otorisasi: null }
  const { kasir } = alat.orang[toko]
  return coba(
    alat.buku.tolakBatalBeli(lama, toko),
    () => disetujuiBila(kasir, batalBeli, isi),
    () => {
      lama.keadaan = 'BATAL'
    },
  )
}

const tambah = async ({ toko, berat }: Langkah): Promise<Hasil> => {
  const isi = { berat: mg(berat), berat_asli: mg(berat), kadar_modal: '50', tujuan: toko }
  const { kode_barcode } = await tambahCincin(alat.orang[toko].bos, isi)
  alat.buku.emas.push({ kode: kode_barcode, toko, berat })
  return { tidak: [], ditolak: '' }
}

/** Each step of a random day. */
export const KERJA_TUKAR = {
  barang: tambah,
  titip: titipkan,
  'sah titip': sahkanTitip,
  uang: tambahUang,
  'batal titip': batalkanTitip,
  'cetak titip': cetakTitip,
  'tolak titip': lepaskanTitip,
  jual: jualkan,
  ambil: ambilkan,
  tukar: tukarkan,
  sah: sahkan,
  tolak,
  batal: batalkan,
  beli: belikan,
  'cetak beli': cetakBeli,
  'tolak beli': lepaskanBeli,
  'sah beli': sahkanBeli,
  'batal beli': batalkanBeli,
} satisfies Record<string, (satu: Langkah) => Promise<Hasil>>
