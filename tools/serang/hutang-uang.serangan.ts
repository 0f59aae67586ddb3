/** Attacks on the money of loans: terms that were agreed to for little, interest that nobody paid, and what lies at a bank. */
import { parsePersen, rp } from '@kencana/ledger'
import { formBunga, formHutang, formLunas, formRemaja, isiPinjaman, kartu, LEWAT_BANK } from '@kencana/testing/hutang'
import { bayarTunai } from '@kencana/testing/penjualan'
import { isiRekening } from '@kencana/testing/rekening'
import {
  bayarBunga,
  lunasiHutang,
  remajakanHutang,
} from '../../features/hutang/transaksi-hutang/bayar-hutang.contract.ts'
import { getHutang, type SatuHutang } from '../../features/hutang/transaksi-hutang/hutang.contract.ts'
import { simpanHutang } from '../../features/hutang/transaksi-hutang/transaksi-hutang.contract.ts'
import { konfirmasiBayar } from '../../features/keuangan/pembayaran/konfirmasi.contract.ts'
import { boleh, type Dunia, lolos, type Serangan } from './dunia.ts'
import { dilihat, pinjam, sebulan } from './hutang.serangan.ts'

/** Redeems a loan before a witness. @returns whether that was enough */
const tebus = async (d: Dunia, isi: ReturnType<typeof formLunas>): Promise<boolean> => {
  const { kasir, sales } = d.user
  const jawab = await d.coba(kasir, lunasiHutang, isi)
  if (jawab.headers['x-minta'] === undefined) return lolos(jawab)
  const id = d.minta(jawab)
  boleh(await d.kirim(sales, 'POST', `otorisasi/minta/${id}/putuskan`, { setuju: true, kata: '' }))
  return lolos(await d.coba(kasir, lunasiHutang, { ...isi, otorisasi: id }))
}

export const HUTANG_UANG: readonly Serangan[] = [
  {
    id: 'hutang-syarat-kecil',
    aturan: 'hutang-syarat-naik',
    siasat: 'kasir menaikkan hutang Rp. 100,000 yang disetujui tanpa bunga untuk 60 bulan menjadi Rp. 13,000,000',
    main: async (d) => {
      const satu = await sebulan(d, { jumlah_hutang: rp(100_000), bunga_persen: parsePersen(0), lama: 60 })
      const isi = formRemaja(satu, { jumlah_hutang: rp(13_000_000) })
      if (lolos(await dilihat(d, isi))) return true
      // Whoever stands behind it may say yes.
      const id = d.minta(await d.coba(d.user.kasir, remajakanHutang, isi))
      boleh(await d.setujui(d.user.kasir, id, 'OWNER'))
      boleh(await d.coba(d.user.kasir, remajakanHutang, { ...isi, otorisasi: id }))
      return false
    },
  },
  {
    id: 'hutang-bunga-khayal',
    aturan: 'hutang-belum-masuk',
    siasat: 'kasir mencatat bunga lewat transfer yang tidak pernah datang, lalu melepas jaminannya tanpa bunga',
    main: async (d) => {
      const { owner, kasir } = d.user
      await isiRekening(owner)
      const satu = await pinjam(d)
      const { bunga } = satu.tagihan
      const lewat = { ...bayarTunai(bunga), cara_bayar: 'TRANSFER' as const, no_rekening: '0111' }
      const isi = { ...formBunga(satu, bunga), pembayaran: [lewat] }
      const { no_bayar }: { no_bayar: string } = boleh(await d.coba(kasir, bayarBunga, isi))
      const lunas = formLunas(await kartu(kasir, satu.no_hutang))
      if (await tebus(d, lunas)) return true
      const datang = { pembayaran: [{ dokumen: no_bayar, urut: 1 }], otorisasi: null }
      boleh(await d.coba(owner, konfirmasiBayar, datang))
      if (!(await tebus(d, lunas))) throw new Error('what was paid lets no goods go')
      return false
    },
  },
  {
    id: 'hutang-ukur-bank',
    aturan: 'hutang-bank-buta',
    siasat: 'sales mengukur saldo rekening bank dengan hutang lewat transfer yang jumlahnya bertingkat',
    main: async (d) => {
      const { owner, sales } = d.user
      await isiPinjaman(owner)
      await isiRekening(owner)
      const satu: SatuHutang[] = []
      for (const [ke, jumlah] of [1_000_000, 2_000_000, 5_000_000, 10_000_000].entries()) {
        const isi = formHutang({ ...LEWAT_BANK, nik: `357301020304070${ke}`, jumlah_hutang: rp(jumlah) })
        satu.push((boleh(await d.coba(sales, simpanHutang, isi)) as { data: SatuHutang }).data)
      }
      // Whoever keeps money is told.
      const no_hutang = satu[0]?.no_hutang ?? ''
      if ((await owner.call(getHutang, { no_hutang })).kas_cukup !== false) throw new Error('nobody was told')
      return satu.some((one) => one.kas_cukup !== null)
    },
  },
]
