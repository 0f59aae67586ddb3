/** The certificate of a closed day in 40 columns: gold in and out, money, documents, the seal and the one it stands on. */
import type { OutputOf } from '@kencana/contract'
import { formatGram, formatRibuan, type Mg, mg } from '@kencana/ledger'
import { center, field, pair, type Receipt, rule, shopHead, wrap } from '@kencana/receipts'
import type { sertifikat } from './laporan-eod.contract.ts'

type Sertifikat = OutputOf<typeof sertifikat>

/** A line: what stands left and right of it. */
type Pasang = readonly [kiri: string, kanan: string]

interface Bagian {
  judul: string
  baris: readonly Pasang[]
}

const JUDUL = 'SERTIFIKAT TUTUP HARI'

const gram = (berat: number): string => `${formatGram(mg(berat))} g`
const gerak = (masuk: string, keluar: string): string => `+${masuk} -${keluar}`
const jumlah = (rows: readonly { masuk: Mg; keluar: Mg }[], arah: 'masuk' | 'keluar'): number =>
  rows.reduce((sum, row) => sum + row[arah], 0)

/** Places with what was there, came, went and is there; where gold came from and went to; both sides of it. */
const emasKategori = (kode_group: string, rows: Sertifikat['emas']): Bagian => ({
  judul: `EMAS ${kode_group}`,
  baris: [
    ...rows.flatMap(({ akun, milik, awal, masuk, keluar }): Pasang[] => {
      const tempat = akun.replaceAll('_', ' ')
      const bergerak = gerak(formatGram(masuk), formatGram(keluar))
      if (!milik) return [[`luar: ${tempat}`, bergerak]]
      return [
        [tempat, gram(awal + masuk - keluar)],
        [`  dari ${formatGram(awal)}`, bergerak],
      ]
    }),
    ['MASUK', gram(jumlah(rows, 'masuk'))],
    ['KELUAR', gram(jumlah(rows, 'keluar'))],
  ],
})

const uangAkun = ({ akun, ref, awal, masuk, keluar }: Sertifikat['uang'][number]): Bagian => ({
  judul: ref === '-' ? akun : `${akun} ${ref}`,
  baris: [
    ['AWAL', formatRibuan(awal)],
    ['MASUK', formatRibuan(masuk)],
    ['KELUAR', formatRibuan(-keluar)],
    ['AKHIR', formatRibuan(awal + masuk - keluar)],
  ],
})

/** What was done and undone, a section for each kind of it; what came less what went. */
const transaksi = (rows: NonNullable<Sertifikat['transaksi']>): Bagian[] =>
  [...new Set(rows.map(({ bagian }) => bagian))].map((bagian) => ({
    judul: bagian,
    baris: rows
      .filter((row) => row.bagian === bagian)
      .flatMap(({ uraian, qty, berat, masuk, keluar }): Pasang[] => [
        [uraian, formatRibuan(masuk - keluar)],
        ...(qty === 0 ? [] : [[`  ${qty} pcs`, gram(berat)] as const]),
      ]),
  }))

const hitungan = (hitung: Sertifikat['hitung']): Bagian => ({
  judul: 'HITUNG KAS',
  baris:
    hitung.length === 0
      ? [['TIDAK DIHITUNG', '']]
      : hitung.flatMap(({ no_hitung, kode_laci, oleh, dihitung, selisih }): Pasang[] => [
          [`${no_hitung} ${oleh}`, ''],
          ...(kode_laci === '-' ? [] : [['LACI', kode_laci] as const]),
          ['DIHITUNG', formatRibuan(dihitung)],
          ['SELISIH', formatRibuan(selisih)],
        ]),
})

const persediaan = (nilai: Sertifikat['nilai']): Bagian => ({
  judul: 'NILAI EMAS MENURUT MODAL',
  baris: nilai
    ? nilai.flatMap(({ kode_group, berat, nilai: rupiah }): Pasang[] => [
        [kode_group, formatRibuan(rupiah)],
        ['  milik toko', gram(berat)],
      ])
    : [['BELUM DINILAI', '']],
})

/** With a signature that anybody can check (npm run bukti, docs/bukti.md) where the day has one. */
const qrSertifikat = ({ kode_toko, tanggal, segel, segel_sebelumnya, bukti }: Sertifikat): string =>
  (bukti
    ? ['KENCANA EOD2', kode_toko, tanggal, bukti.segel, bukti.tanda]
    : ['KENCANA EOD', kode_toko, tanggal, segel, segel_sebelumnya]
  ).join(' ')

/** What a certificate says, whatever it is printed on. */
export const isiSertifikat = (isi: Sertifikat): { judul: string; kepala: Pasang[]; bagian: Bagian[]; qr: string } => {
  const kategori = [...new Set(isi.emas.map(({ kode_group }) => kode_group))]
  const dokumen = isi.dokumen.map(({ kode, jumlah: banyak }) => `${kode} ${banyak}`).join(', ')
  return {
    judul: JUDUL,
    kepala: [
      ['TOKO', isi.kode_toko],
      ['TGL', isi.tanggal],
      ['TUTUP', `${isi.ditutup_pada} ${isi.ditutup_oleh}`],
    ],
    bagian: [
      ...kategori.map((kode) =>
        emasKategori(
          kode,
          isi.emas.filter(({ kode_group }) => kode_group === kode),
        ),
      ),
      ...transaksi(isi.transaksi ?? []),
      ...isi.uang.map(uangAkun),
      hitungan(isi.hitung),
      persediaan(isi.nilai),
      {
        judul: `DOKUMEN, ${isi.jurnal} JURNAL`,
        baris: [[dokumen === '' ? 'HARI KOSONG' : dokumen, '']],
      },
      {
        judul: 'SEGEL',
        baris: [
          [isi.segel, ''],
          [`sesudah ${isi.segel_sebelumnya}`, ''],
        ],
      },
    ],
    qr: qrSertifikat(isi),
  }
}

/** The certificate for the 40-column printer. */
export const strukSertifikat = (isi: Sertifikat): Receipt => {
  const { judul, kepala, bagian, qr } = isiSertifikat(isi)
  return {
    judul: 'Cetak sertifikat',
    nomor: isi.nomor,
    berkas: 'sertifikat.txt',
    salinan: [],
    baris: [
      ...shopHead(isi.nama_toko, isi.alamat_toko),
      ...rule(),
      ...center(judul),
      ...kepala.flatMap(([label, value]) => field(label, value)),
      ...bagian.flatMap((satu) => [
        ...rule(),
        satu.judul,
        ...satu.baris.flatMap(([kiri, kanan]) =>
          kanan === '' ? wrap(kiri) : pair(kiri.trimStart(), kanan, kiri.length - kiri.trimStart().length),
        ),
      ]),
    ],
    qr,
  }
}
