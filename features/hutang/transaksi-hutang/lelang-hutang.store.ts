/** Auctions as they are judged and written down. */
import type { InputOf, Kasus } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { formatGram, formatRibuan, jumlah, mg, rp } from '@kencana/ledger'
import { pairs, Refusal, type Sesi, type WriteContext } from '@kencana/server-kit'
import { pegangBaki } from '../../master/baki/baki.api.ts'
import { masterKadar, persentaseKadar } from '../../master/kadar/kadar.api.ts'
import { masukkanLelang, type NilaiLelang, nilaiBijiLelang } from '../../pembelian/transaksi-pembelian/lelang.api.ts'
import { tambahHari } from './bunga.contract.ts'
import type { BarangTerkunci, HutangTerkunci } from './hutang.api.ts'
import { type lelangHutang, OTORISASI_LELANG } from './lelang-hutang.contract.ts'
import type { BijiLelang } from './lelang-hutang.posting.ts'
import { bacaSyarat } from './nilai-hutang.api.ts'
import { peringatanTercetak } from './peringatan-hutang.query.ts'

type Isian = InputOf<typeof lelangHutang>
type Baris = Isian['barang'][number]

/** A loan is auctioned some days after it was due, when its customer was warned of it since. @throws Refusal */
export const bolehDilelang = async (ctx: WriteContext, hutang: HutangTerkunci): Promise<void> => {
  const { kode_toko, tgl_system } = ctx.sesi
  const { no_hutang, tgl_jatuh_tempo } = hutang
  // As its letter says, whatever the shop's rule is by now.
  const { lelang_hari } = hutang.lelang_hari === null ? await bacaSyarat(ctx.db, kode_toko) : hutang
  const mulai = tambahHari(tgl_jatuh_tempo, lelang_hari ?? 1)
  if (tgl_system < mulai) throw new Refusal('rule', `Hutang ${no_hutang} Baru Dapat Dilelang Mulai ${mulai}`)
  const { terakhir } = await peringatanTercetak(ctx.db, ctx.sesi, hutang)
  if (terakhir === 0) throw new Refusal('rule', `Peringatan ${no_hutang} Belum Dicetak`)
}

type Dilelang = Pick<BarangTerkunci, 'urut' | 'nama_barang' | 'kode_group' | 'kadar' | 'persentase' | 'kode_barcode'>

/** What is worked out of a piece of an item. */
const dinilai = (barang: readonly Dilelang[], { urut, kode_dept, kondisi, berat, kadar }: Omit<Baris, 'nilai'>) => {
  const item = barang.find((one) => one.urut === urut)
  if (!item) throw new Refusal('missing', `Barang ${urut} Tidak Ada`)
  return {
    nama_barang: item.nama_barang,
    kode_group: item.kode_group,
    kadar,
    kode_dept,
    kondisi,
    berat,
    ...(item.kode_barcode === null ? {} : { kode_barcode: item.kode_barcode }),
  }
}

/** What pieces of a loan are worth by the rules of buying. @throws Refusal */
export const nilaiLelang = async (
  { db, sesi }: { db: Queryable; sesi: Pick<Sesi, 'kode_toko'> },
  { no_hutang, barang }: { no_hutang: string; barang: readonly Dilelang[] },
  rows: readonly Omit<Baris, 'nilai'>[],
) =>
  nilaiBijiLelang(
    db,
    sesi.kode_toko,
    no_hutang,
    rows.map((row) => dinilai(barang, row)),
  )

/** Its price is the one that was shown. @throws Refusal */
export const periksaHarga = (rows: readonly Baris[], nilai: readonly NilaiLelang[]): void => {
  for (const [row, { harga_hitung }] of pairs(rows, nilai))
    if (row.harga_hitung !== undefined && row.harga_hitung !== harga_hitung)
      throw new Refusal('conflict', `Harga Barang ${row.urut} Sudah Berubah, Silahkan Hitung Ulang`)
}

/** Pieces that are of another fineness than their loan says; what the shop sold is what its nota says. @throws Refusal */
const kasusKadar = (
  { no_hutang, nama_customer, barang }: HutangTerkunci,
  rows: readonly Baris[],
  kadar: Awaited<ReturnType<typeof masterKadar>>,
): Kasus[] =>
  rows.flatMap((row): Kasus[] => {
    const item = barang.find((one) => one.urut === row.urut)
    const persen = persentaseKadar(row.kadar, kadar)
    if (!item || persen === item.persentase) return []
    if (item.kode_barcode !== null)
      throw new Refusal('rule', `Kadar Uji ${item.nama_barang} ${row.kadar} Tidak Sesuai Notanya`)
    return [
      {
        kategori: OTORISASI_LELANG,
        aturan: 'Kadar lelang bukan kadar hutangnya',
        keterangan: `${no_hutang} ${nama_customer}: ${item.nama_barang} ${item.kadar}, diuji ${row.kadar}`,
        satuan: 'PERSEN',
        hitung: item.persentase,
        input: persen,
        berat: row.berat,
        mg: row.berat,
        wakil: false,
        oleh: 'OWN',
      },
    ]
  })

/** An auction is the owner's word, with both weights, both finenesses and both values. @throws Refusal */
export const kasusLelang = async (
  { db }: WriteContext,
  hutang: HutangTerkunci,
  rows: readonly Baris[],
  nilai: readonly NilaiLelang[],
): Promise<Kasus[]> => {
  const { no_hutang, nama_customer, barang } = hutang
  const keterangan = `${no_hutang} ${nama_customer}`
  const timbang = (urut: number) =>
    jumlah(
      rows.filter((row) => row.urut === urut),
      'berat',
    )
  const hasil = rp(jumlah(rows, 'nilai'))
  const semua: Kasus = {
    kategori: OTORISASI_LELANG,
    aturan: 'Barang hutang dilelang',
    keterangan: `${keterangan}: ${barang.map((one) => `${one.nama_barang} ${one.kadar} ${formatGram(mg(timbang(one.urut)))} g`).join(', ')}, hutangnya Rp. ${formatRibuan(hutang.jumlah_hutang)}`,
    satuan: 'RP',
    hitung: jumlah(nilai, 'harga_hitung'),
    input: hasil,
    berat: mg(jumlah(rows, 'berat')),
    rp: hasil,
    mg: mg(jumlah(rows, 'berat')),
    wakil: false,
    oleh: 'OWN',
  }
  return [
    semua,
    ...kasusKadar(hutang, rows, await masterKadar(db)),
    ...barang.flatMap((one): Kasus[] => {
      const beda = timbang(one.urut) - one.berat
      return beda === 0
        ? []
        : [
            {
              kategori: OTORISASI_LELANG,
              aturan: 'Berat lelang bukan berat hutangnya',
              keterangan: `${keterangan}: ${one.nama_barang}`,
              satuan: 'MG',
              hitung: one.berat,
              input: one.berat + beda,
              berat: one.berat,
              mg: mg(Math.abs(beda)),
            },
          ]
    }),
  ]
}

interface Peminjam {
  jenis_identitas: 'NIK' | 'SIM' | 'PASPOR'
  nik: string
  alamat: string
}

/** Its pieces become purchases of the shop, right at once. @returns where each lies */
export const beliLelang = async (
  ctx: WriteContext,
  no_lelang: string,
  hutang: HutangTerkunci,
  { kode_baki, barang: rows }: Pick<Isian, 'kode_baki' | 'barang'>,
  nilai: readonly NilaiLelang[],
): Promise<BijiLelang[]> => {
  if ((await pegangBaki(ctx, kode_baki)) !== 'BELI') throw new Refusal('rule', `Baki ${kode_baki} Bukan Baki Pembelian`)
  const peminjam = await ctx.db.one<Peminjam>(sql`
    SELECT jenis_identitas, nik, alamat FROM hutang WHERE no_hutang = ${hutang.no_hutang}`)
  if (!peminjam) throw new Error('no loan held')
  const { kode_sales, nama_customer, no_hp, kode_member } = hutang
  const kepala = { ...peminjam, kode_sales, nama_customer, no_hp, kode_member, kode_baki, no_lelang }
  const detail_barang = pairs(rows, nilai).map(([row, { nota }]) => ({
    ...dinilai(hutang.barang, row),
    // By its nota it is the type that the shop sold.
    kode_dept: nota?.kode_dept ?? row.kode_dept,
    harga: row.nilai,
    urut_hutang: row.urut,
  }))
  const nomor = await masukkanLelang(ctx, { ...kepala, detail_barang }, nilai)
  return pairs(nomor, detail_barang).map(([no_faktur_beli, { urut_hutang: urut, kode_group, kode_dept, berat }]) => ({
    no_faktur_beli,
    urut,
    kode_baki,
    kode_group,
    kode_dept,
    berat,
  }))
}
