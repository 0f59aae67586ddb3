/** Attacks on a count of envelopes: what is on the scale, and who looks on. */
import { rp } from '@kencana/ledger'
import { gram } from '@kencana/testing'
import { formLunas, formRemaja, hutangSah, kartu } from '@kencana/testing/hutang'
import { cetakAmplop } from '@kencana/testing/opname-hutang'
import { disaksikan } from '@kencana/testing/saksi'
import {
  mulaiOpnameHutang,
  pindaiAmplop,
  tutupOpnameHutang,
} from '../../features/hutang/stock-opname-hutang/stock-opname-hutang.contract.ts'
import { lunasiHutang, remajakanHutang } from '../../features/hutang/transaksi-hutang/bayar-hutang.contract.ts'
import { boleh, type Dunia, lolos, type Serangan } from './dunia.ts'
import { dihitung, pinjam } from './hutang.serangan.ts'

const TIMBANG = 'TIMBANG JAMINAN'

const pindai = async (d: Dunia, siapa: 'kasir' | 'gudang', no_so: string, ...label: readonly string[]) => {
  for (const kode_amplop of label) boleh(await d.coba(d.user[siapa], pindaiAmplop, { no_so, kode_amplop }))
}

/** One more loan while they are counted. */
const masuk = async (d: Dunia) => {
  const { no_hutang } = await hutangSah(d.user.sales, d.user.kasir, { jumlah_hutang: rp(500_000) })
  return { no_hutang, label: await cetakAmplop(d.user.kasir, no_hutang) }
}

/** Whether a count is over, and not counted again. */
const ditutup = (jawab: Awaited<ReturnType<Dunia['coba']>>): boolean =>
  lolos(jawab) && (boleh(jawab) as { data: { status: string } }).data.status === 'TUTUP'

export const HUTANG_HITUNG: readonly Serangan[] = [
  {
    id: 'hutang-tebus-lalu-tutup',
    aturan: 'hutang-keadaan',
    juga: ['fakta'],
    siasat:
      'kasir memperpanjang hutang temannya, dan menebusnya sesudah saksi melihat timbangan: beratnya menutup kantong yang hilang',
    main: async (d) => {
      const { kasir, sales } = d.user
      const satu = (await pinjam(d)).no_hutang
      const labelSatu = await cetakAmplop(kasir, satu)
      const dua = await masuk(d)
      const { no_so }: { no_so: string } = boleh(await d.coba(kasir, mulaiOpnameHutang, {}))
      await pindai(d, 'kasir', no_so, labelSatu, dua.label)
      const isi = formRemaja(await kartu(kasir, dua.no_hutang))
      const { no_hutang: terus }: { no_hutang: string } = boleh(await d.coba(kasir, remajakanHutang, isi))
      // The bag of the first one is gone; what lies on the scale is the second's.
      const tutup = await disaksikan(kasir, sales, tutupOpnameHutang, { no_so, berat_timbang: gram(10.12) }, TIMBANG)
      const tebus = formLunas(await kartu(kasir, terus))
      boleh(await d.coba(kasir, lunasiHutang, await disaksikan(kasir, sales, lunasiHutang, tebus, 'HUTANG')))
      return ditutup(await d.coba(kasir, tutupOpnameHutang, tutup))
    },
  },
  {
    id: 'hutang-emas-titipan',
    aturan: 'hutang-masuk',
    siasat: 'kasir menerima gelang temannya selama menghitung, dan menimbangnya sebagai kantong yang sudah ia ambil',
    main: async (d) => {
      const { kasir, sales } = d.user
      const { label, no_so } = await dihitung(d)
      await pindai(d, 'kasir', no_so, label)
      const lain = await masuk(d)
      const isi = { no_so, berat_timbang: gram(10.12) }
      const jawab = await d.coba(kasir, tutupOpnameHutang, isi)
      if (jawab.headers['x-minta'] !== undefined) {
        const id = d.minta(jawab)
        boleh(await d.kirim(sales, 'POST', `otorisasi/minta/${id}/putuskan`, { setuju: true, kata: '', dibaca: 10.12 }))
        return ditutup(await d.coba(kasir, tutupOpnameHutang, { ...isi, otorisasi: id }))
      }
      // Scanned, and weighed with the others, it is closed.
      await pindai(d, 'kasir', no_so, lain.label)
      const semua = { no_so, berat_timbang: gram(20.24) }
      return !ditutup(
        await d.coba(kasir, tutupOpnameHutang, await disaksikan(kasir, sales, tutupOpnameHutang, semua, TIMBANG)),
      )
    },
  },
]
