/** Steps of a random month that bring or cost money by rarer documents, each told to a notebook in literals. */
import { rp } from '@kencana/ledger'
import { lunasiHutang, remajakanHutang } from '../../../features/hutang/transaksi-hutang/bayar-hutang.contract.ts'
import { cairMarketplace } from '../../../features/penjualan/cair-marketplace/cair-marketplace.contract.ts'
import { jual } from '../../../features/penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { tambahCincin } from './barang.ts'
import { formLunas, formRemaja, hutangSah, kartu } from './hutang.ts'
import { formCair, isiMarketplace, jualMarketplace } from './marketplace.ts'
import { cincinLama, disetujuiBila } from './pembelian.ts'
import { bayarTunai, formJual } from './penjualan.ts'
import { pesan, tunai } from './pesanan.ts'
import { isiRekening } from './rekening.ts'
import { denganSaksi } from './saksi.ts'
import { terimaService } from './service.ts'
import { gram, type User } from './shop.ts'
import { voucherDijual } from './voucher.ts'

/** Who takes part, and the notebook: `jumlah` below zero for what went. */
export interface Bulan {
  owner: User
  kasir: User
  kasir2: User
  catat: (buku: 'KAS' | 'BANK', dokumen: string, kategori: string, jumlah: number) => void
}

/** A ring of n grams costs n times this. */
const HARGA = 1_645_000
/** An account whose bank keeps 2 % of a card. */
const KARTU = '0222'

/** What these steps need besides, once for a shop. */
export const isiBulan = async ({ owner }: Pick<Bulan, 'owner'>): Promise<void> => {
  await isiRekening(owner, KARTU, { biaya_debet: 20_000 as never })
  await isiMarketplace(owner)
}

const cincin = async ({ owner }: Bulan, berat: number): Promise<string> =>
  (await tambahCincin(owner, { berat: gram(berat), berat_asli: gram(berat) })).kode_barcode

/** A new ring against an old one without its nota; the rest in cash, whichever way it goes. */
const tukar = async (bulan: Bulan, berat: number, lama: number): Promise<void> => {
  const { owner, catat } = bulan
  const sisa = berat * HARGA - lama
  const isi = await formJual(owner, [await cincin(bulan, berat)], {
    nama_customer: 'BU SARI',
    alamat: 'JL. MAWAR 3',
    nik: '3573010203040506',
    tukar: { kode_baki: 'BELI1', detail_barang: [cincinLama({ harga: rp(lama) })] },
    pembayaran: [sisa > 0 ? bayarTunai(sisa) : { ...bayarTunai(-sisa), arah: 'KELUAR' }],
    sahkan: true,
  })
  const { data } = await disetujuiBila(owner, jual, isi)
  catat('KAS', data.no_faktur_jual, sisa > 0 ? 'PENJUALAN' : 'TUKAR KURANG', sisa)
}

/** Steps by name; each takes a number from 1 to 9. */
export const LANGKAH_BULAN = {
  'tukar tambah': (bulan, ke) => tukar(bulan, ke, ke * 100_000),
  'tukar kurang': (bulan, ke) => tukar(bulan, 1, HARGA + ke * 10_000),
  kartu: async (bulan, ke) => {
    const { owner, catat } = bulan
    const lewat = ke * 50_000
    const kartuBank = { ...bayarTunai(lewat), cara_bayar: 'DEBET' as const, no_rekening: KARTU, masuk: true }
    const isi = await formJual(owner, [await cincin(bulan, ke)], {
      pembayaran: [
        bayarTunai(ke * HARGA - lewat),
        { ...kartuBank, referensi: `KARTU ${bulan.owner.data.tgl_system} ${ke} ${crypto.randomUUID().slice(0, 8)}` },
      ],
      sahkan: true,
    })
    const { data } = await disetujuiBila(owner, jual, isi)
    catat('KAS', data.no_faktur_jual, 'PENJUALAN', ke * HARGA - lewat)
    catat('BANK', data.no_faktur_jual, 'PENJUALAN', lewat)
    catat('BANK', data.no_faktur_jual, 'BIAYA BANK', -ke * 1_000)
  },
  // 4 % of 1,645,000 stay with the platform.
  marketplace: async (bulan) => {
    const { owner, kasir, catat } = bulan
    const nota = await jualMarketplace(owner, kasir, [await cincin(bulan, 1)], crypto.randomUUID())
    const { no_cair } = await disetujuiBila(kasir, cairMarketplace, await formCair(kasir, [nota]))
    catat('BANK', no_cair[0] ?? '', 'MARKETPLACE', 1_579_200)
  },
  voucher: async ({ kasir, catat }, ke) => {
    catat('KAS', (await voucherDijual(kasir, ke * 50_000)).no_voucher, 'VOUCHER', ke * 50_000)
  },
  pesanan: async ({ owner, catat }, ke) => {
    const isi = { pembayaran: [tunai(ke * 50_000)], tgl_janji: '2026-05-30' }
    catat('KAS', await pesan(owner, {}, isi), 'PESANAN', ke * 50_000)
  },
  service: async ({ owner, catat }, ke) => {
    const { no_service } = await terimaService(owner, [{}], ke * 5_000, { tgl_janji: '2026-05-30' })
    catat('KAS', no_service, 'SERVICE', ke * 5_000)
  },
  // 2 % for the month begun, on what was lent; the new loan goes on with the same sum, and is redeemed for it alone.
  perpanjang: async ({ owner, kasir, kasir2, catat }, ke) => {
    const pokok = ke * 500_000
    const { no_hutang } = await hutangSah(owner, kasir, { jumlah_hutang: rp(pokok) })
    catat('KAS', no_hutang, 'HUTANG', -pokok)
    const lagi = formRemaja(await kartu(owner, no_hutang))
    const { no_bunga, no_hutang: no_baru } = await kasir.call(remajakanHutang, lagi)
    catat('KAS', no_bunga ?? '', 'BAYAR BUNGA', pokok / 50)
    const lunas = await denganSaksi(kasir, kasir2, lunasiHutang, formLunas(await kartu(kasir, no_baru)), 'HUTANG')
    catat('KAS', lunas.no_bayar, 'HUTANG LUNAS', pokok)
  },
} as const satisfies Record<string, (bulan: Bulan, ke: number) => Promise<void>>
