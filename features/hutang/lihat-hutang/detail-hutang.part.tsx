import { formatDesimal } from '@kencana/ledger'
import { DokumenDetail, may, query, useTanggalJam, useUser } from '@kencana/screens'
import { Badge, Button, cellText, Facts, Section, Status } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LarangCustomer } from '../larangan-hutang/larangan-hutang.shared.tsx'
import { BagianTempat } from '../tempat-hutang/tempat-hutang.shared.tsx'
import {
  type Bayaran,
  batalBayarHutang,
  getKartuHutang,
  type KartuHutang,
} from '../transaksi-hutang/bayar-hutang.contract.ts'
import { FotoIdentitasHutang, FotoJaminan } from '../transaksi-hutang/foto-hutang.shared.tsx'
import { olehOrang } from '../transaksi-hutang/kuasa-hutang.contract.ts'
import { BayarBunga, Lunasi } from './aksi-hutang.part.tsx'
import { BagianLelang } from './bagian-lelang.part.tsx'
import { BatalkanBayar, BatalkanHutang } from './batal-hutang.part.tsx'
import { Lelang } from './lelang.part.tsx'
import css from './lihat-hutang.module.css'
import { Remajakan } from './remaja-hutang.part.tsx'
import { type Aksi, type KertasAda, Tombol } from './tombol-hutang.part.tsx'

type Baris = readonly [label: string, value: string]

/** Which loan something was done to, and by what paper. */
export interface Selesai {
  no_hutang: string
  no_bayar?: string
  kertas?: KertasAda
  /** What follows: another receipt, or the letter and label of the loan that it went on as. */
  lanjut?: Selesai
  /** What was done, where the paper says it. */
  message?: string
}

/** Which paper is asked for. */
export type Kertas = KertasAda | Bayaran

const rupiah = (value: number) => cellText('rupiah', value)
const bila = (value: string | null, label: string): readonly Baris[] => (value ? [[label, value]] : [])

const peminjam = (one: KartuHutang): readonly Baris[] => [
  ['Customer', one.kode_member === '-' ? one.nama_customer : `${one.nama_customer} (${one.kode_member})`],
  ['Jenis customer', one.type_customer],
  ['No HP', one.no_hp],
  ['Alamat', one.alamat],
  [one.jenis_identitas, one.nik],
  ...bila(one.no_manual, 'No manual'),
  ['Sales', `${one.kode_sales} ${one.nama_sales}`],
  ['Dientri', one.user_id],
  ...bila(one.valid_by, 'Divalidasi'),
  ...bila(one.disetujui_oleh, 'Disetujui'),
  ...bila(one.no_asal, 'Peremajaan dari'),
  ...bila(one.no_baru, 'Diteruskan di'),
  ...bila(one.no_batal, 'Dibatalkan dengan'),
  ...bila(one.alasan_batal, 'Alasan'),
  ...one.cetak_ulang.map(
    ({ jenis, ke, tgl_system, user_id, alasan }) =>
      [`${jenis} ke-${ke}`, `${tgl_system} ${user_id}, ${alasan || '-'}`] as const,
  ),
]

const hutang = (one: KartuHutang): readonly Baris[] => [
  ['Jumlah hutang', `Rp. ${rupiah(one.jumlah_hutang)}`],
  ['Bunga sebulan', `${formatDesimal(one.bunga_persen / 10_000)} %`],
  ['Mulai', one.mulai],
  ['Jatuh tempo', one.tgl_jatuh_tempo],
  ['Bunga sampai jatuh tempo', `Rp. ${rupiah(one.bunga)}`],
  ['Besar kembali', rupiah(one.besar_kembali)],
  ['Taksiran saat hutang', rupiah(one.nilai)],
  ['Nilai hari ini', one.nilai_kini === null ? '- (harga kategorinya belum ada)' : rupiah(one.nilai_kini)],
  ...(one.status === 'AKTIF'
    ? ([
        ['Bunga hari ini', rupiah(one.tagihan.bunga)],
        ['Denda hari ini', rupiah(one.tagihan.denda)],
        ['Tagihan hari ini', `Rp. ${rupiah(one.tagihan.total)}`],
        ['LTV hari ini', one.ltv === null ? '-' : cellText('persen', one.ltv)],
      ] as const)
    : []),
]

function Barang({ hutang }: { hutang: KartuHutang }) {
  return (
    <Section label="Barang">
      <ul className={css.barang}>
        {hutang.barang.map((one) => (
          <li key={one.urut}>
            <FotoJaminan hutang={hutang} barang={one} />
            <span>
              {one.jumlah} {one.nama_barang}
            </span>
            <span className="k-dim">
              {one.kode_group} {one.kadar}, {one.kondisi_pinjaman}
            </span>
            <span>{cellText('gram', one.berat)} g</span>
            <b>{rupiah(one.taksiran)}</b>
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface BayarProps {
  hutang: KartuHutang
  onBatal: (bayar: Bayaran) => void
  onCetak: (bayar: Bayaran) => void
}

function Pembayaran({ hutang: { bayar }, onBatal, onCetak }: BayarProps) {
  const jam = useTanggalJam()
  const boleh = may(useUser(), batalBayarHutang)
  if (bayar.length === 0) return null
  return (
    <Section label="Pembayaran">
      <ul className={css.uang}>
        {bayar.map((one) => (
          <li key={one.no_bayar}>
            <span className="k-mono k-dim">{jam(one.waktu)}</span>
            <span>
              <span className="k-mono">{one.no_bayar}</span> {one.jenis}{' '}
              {olehOrang(one.pengambil, one.kuasa, one.identitas_pengambil)}
            </span>
            {one.no_batal === null ? <span>{one.user_id}</span> : <Status value="BATAL">{one.no_batal}</Status>}
            <b>{rupiah(one.pokok + one.bunga + one.denda - one.diskon - one.keluar)}</b>
            <span>
              <Button size="sm" kind="subtle" onClick={() => onCetak(one)}>
                Cetak
              </Button>
              {boleh && one.no_batal === null && (
                <Button size="sm" kind="subtle" onClick={() => onBatal(one)} aria-label={`Batalkan ${one.no_bayar}`}>
                  Batalkan
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface DetailProps {
  no_hutang: string
  onCetak: (hutang: KartuHutang, kertas: Kertas) => void
  onSelesai: (kertas: Selesai) => void
  onClose: () => void
}

/** One loan in full: the goods, whose they are, its money, and what may be done now. */
export function DetailHutang({ no_hutang, onCetak, onSelesai, onClose }: DetailProps) {
  const kartu = useQuery({ ...query(getKartuHutang, { no_hutang }), staleTime: 0 })
  const user = useUser()
  const hari = user.tgl_system
  const [aksi, setAksi] = useState<Aksi | null>(null)
  const [bayar, setBayar] = useState<Bayaran | null>(null)
  const { data } = kartu
  const lewat = data?.status === 'AKTIF' && data.tgl_jatuh_tempo < hari
  const props = data && { hutang: data, onClose: () => setAksi(null), onSelesai }
  return (
    <>
      <DokumenDetail
        nama="Hutang"
        nomor={no_hutang}
        baca={kartu}
        title={(one) => one.nama_customer}
        tanda={(one) => (
          <>
            {lewat && <Badge tone="red">LEWAT JATUH TEMPO</Badge>}
            {one.hilang !== null && <Badge tone="red">TIDAK DITEMUKAN {one.hilang}</Badge>}
            {one.status === 'AKTIF' && one.nilai_kini !== null && one.nilai_kini < one.tagihan.total && (
              <Badge tone="amber">NILAI DI BAWAH TAGIHAN</Badge>
            )}
          </>
        )}
        onClose={onClose}
      >
        {(isi) => (
          <div className={css.utama}>
            {aksi === null && (
              <Tombol hutang={isi} lewat={lewat} onAksi={setAksi} onCetak={(kertas) => onCetak(isi, kertas)} />
            )}
            <div className={css.kolom}>
              <Facts title="Hutang" rows={hutang(isi)} />
              <div className={css.susun}>
                <Facts title="Peminjam" rows={peminjam(isi)} />
                <FotoIdentitasHutang hutang={isi} />
                <LarangCustomer no_hutang={no_hutang} nama_customer={isi.nama_customer} />
              </div>
            </div>
            <Barang hutang={isi} />
            <BagianTempat no_hutang={no_hutang} disimpan={isi.status === 'AKTIF'} />
            <Pembayaran hutang={isi} onBatal={setBayar} onCetak={(one) => onCetak(isi, one)} />
            <BagianLelang hutang={isi} onCetak={(kertas) => onCetak(isi, kertas)} onSelesai={onSelesai} />
          </div>
        )}
      </DokumenDetail>
      {props && aksi === 'BUNGA' && <BayarBunga {...props} />}
      {props && aksi === 'LUNAS' && <Lunasi {...props} />}
      {props && aksi === 'REMAJA' && <Remajakan {...props} />}
      {props && aksi === 'LELANG' && <Lelang {...props} />}
      {props && aksi === 'BATAL' && <BatalkanHutang {...props} />}
      {data && bayar && (
        // As it is by now: once its goods were weighed it is undone.
        <BatalkanBayar
          hutang={data}
          bayar={data.bayar.find(({ no_bayar }) => no_bayar === bayar.no_bayar) ?? bayar}
          onClose={() => setBayar(null)}
        />
      )}
    </>
  )
}
