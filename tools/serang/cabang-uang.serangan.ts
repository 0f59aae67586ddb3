/** Attacks on money between two installations: received and taken back, received and undone, received in part. */
import { berdua, tulisSurat } from '@kencana/testing/cabang'
import { isianTerima, kirimUangCabang, siapUangCabang, terimaUangCabang } from '@kencana/testing/uang-cabang'
import { terimaUangMasuk } from '../../features/cabang/uang-masuk/uang-masuk.contract.ts'
import { batalUang } from '../../features/keuangan/uang/uang.contract.ts'
import { antara, dipercaya } from './cabang.serangan.ts'
import { lolos, type Serangan } from './dunia.ts'

/** Cash of the branch that stands at the head office. */
const dikirim = async () => {
  const dua = await berdua()
  await siapUangCabang(dua)
  const no_uang = await kirimUangCabang(dua, 400_000)
  await dua.antar()
  return { dua, no_uang }
}

const batal = (no_uang: string) =>
  [batalUang.methods[0], batalUang.path.replace('{no_uang}', no_uang), { body: { alasan: 'SALAH' } }] as const

export const CABANG_UANG: readonly Serangan[] = [
  {
    id: 'cabang-uang-dibatalkan',
    aturan: 'cabang-uang-diterima',
    siasat: 'Cabang membatalkan setoran yang sudah diterima pusat: uang yang sama ada di dua buku',
    main: async (d) => {
      const { dua, no_uang } = await dikirim()
      return antara(dua, async () => {
        await terimaUangCabang(dua, no_uang)
        await dua.antar()
        const jawab = await dua.cabang.owner.send(...batal(no_uang))
        d.jawaban.push(jawab)
        return lolos(jawab)
      })
    },
  },
  {
    id: 'cabang-uang-terima-batal',
    aturan: 'cabang-uang-tetap',
    siasat: 'Kasir pusat menerima setoran cabang, lalu membatalkan penerimaannya dan menyimpan uangnya',
    main: async (d) => {
      const { dua, no_uang } = await dikirim()
      return antara(dua, async () => {
        const no_terima = await terimaUangCabang(dua, no_uang)
        const jawab = await dua.pusat.owner.send(...batal(no_terima))
        d.jawaban.push(jawab)
        return lolos(jawab)
      })
    },
  },
  {
    id: 'cabang-uang-sebagian',
    aturan: 'cabang-uang-jumlah',
    siasat: 'Instalasi pusat menyatakan menerima 300.000 dari setoran 400.000',
    main: async (d) => {
      const { dua, no_uang } = await dikirim()
      return antara(dua, async () => {
        const isi = { no_uang, no_terima: 'TUK-TK01-260302-0900', toko: 'TK01', jumlah: 300_000 }
        const surat = await tulisSurat(dua.pusat, 'UANG SAMPAI', isi)
        await dua.antar()
        return dipercaya(d, surat)
      })
    },
  },
  {
    id: 'cabang-uang-rekening',
    aturan: 'cabang-uang-tunai',
    siasat:
      'Kasir pusat menyimpan setoran tunai cabang dan mencatat uangnya masuk rekening dengan nomor bukti karangan',
    main: async (d) => {
      const { dua, no_uang } = await dikirim()
      const { shop, owner } = dua.pusat
      const [kasir] = [await shop.user(owner, 'DUA', 'KASIR'), await shop.user(owner, 'TIGA', 'KASIR')]
      return antara(dua, async () => {
        const { methods, path } = terimaUangMasuk
        const body = isianTerima(no_uang, '0111', 'KARANGAN 1')
        const jawab = await kasir.send(methods[0], path.replace('{no_uang}', no_uang), { body })
        d.jawaban.push(jawab)
        return lolos(jawab)
      })
    },
  },
]
