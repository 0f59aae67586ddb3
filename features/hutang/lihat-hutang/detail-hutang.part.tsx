import { call, LoadError, may, query, useBusy, useFile, useTanggalJam, useUser } from '@kencana/screens'
import { Badge, Button, cellText, Facts, Modal, Section, Skeleton, Status } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type Bayaran,
  batalBayarHutang,
  getKartuHutang,
  type KartuHutang,
} from '../transaksi-hutang/bayar-hutang.contract.ts'
import { FotoIdentitasHutang, FotoJaminan } from '../transaksi-hutang/foto-hutang.shared.tsx'
import { identitasHutang, lihatIdentitas } from '../transaksi-hutang/hutang.contract.ts'
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
  /** The loan that it went on as: its letter and label follow. */
  lanjut?: string
}

/** Which paper is asked for. */
export type Kertas = KertasAda | Bayaran

const rupiah = (value: number) => cellText('rupiah', value)
const bila = (value: string | null, label: string): readonly Baris[] => (value ? [[label, value]] : [])

const peminjam = (one: KartuHutang): readonly Baris[] => [
  ['Customer', one.kode_member === '-' ? one.nama_customer : `${one.nama_customer} (${one.kode_member})`],
  ['Type customer', one.type_customer],
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
  ['Bunga sebulan', `${one.bunga_persen / 10_000} %`],
  ['Mulai', one.mulai],
  ['Jatuh tempo', one.tgl_jatuh_tempo],
  ['Besar kembali', rupiah(one.besar_kembali)],
  ['Taksiran saat hutang', rupiah(one.nilai)],
  ['Nilai hari ini', rupiah(one.nilai_kini)],
  ...(one.status === 'AKTIF'
    ? ([
        ['Bunga hari ini', rupiah(one.tagihan.bunga)],
        ['Denda hari ini', rupiah(one.tagihan.denda)],
        ['Tagihan hari ini', `Rp. ${rupiah(one.tagihan.total)}`],
        ['LTV hari ini', one.ltv === null ? '-' : cellText('persen', one.ltv)],
      ] as const)
    : []),
]

/** The paper that the customer showed: who looks is written down first. */
function Identitas({ no_hutang, nama_customer }: KartuHutang) {
  const [hash, setHash] = useState<string | null>(null)
  const url = useFile(identitasHutang, hash === null ? null : { no_hutang, hash })
  const { busy, run } = useBusy()
  if (hash === null)
    return (
      <Button
        size="sm"
        busy={busy}
        onClick={() => void run(async () => setHash((await call(lihatIdentitas, { no_hutang })).foto))}
      >
        Lihat Foto Identitas
      </Button>
    )
  return url ? <img className={css.identitas} src={url} alt={`Identitas ${nama_customer}`} /> : <Skeleton width={240} />
}

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
              <span className="k-mono">{one.no_bayar}</span> {one.jenis}
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
      <Modal
        title={data?.nama_customer ?? 'Hutang'}
        titleNote={
          <>
            <span className="k-mono k-dim">{no_hutang}</span>
            {data && <Status value={data.status} />}
            {lewat && <Badge tone="red">LEWAT JATUH TEMPO</Badge>}
            {data?.hilang != null && <Badge tone="red">TIDAK DITEMUKAN {data.hilang}</Badge>}
            {data?.status === 'AKTIF' && data.nilai_kini < data.tagihan.total && (
              <Badge tone="amber">NILAI DI BAWAH TAGIHAN</Badge>
            )}
          </>
        }
        size={1112}
        onClose={onClose}
        actions={<Button onClick={onClose}>Tutup</Button>}
      >
        {data ? (
          <div className={css.utama}>
            {aksi === null && (
              <Tombol hutang={data} lewat={lewat} onAksi={setAksi} onCetak={(kertas) => onCetak(data, kertas)} />
            )}
            <div className={css.kolom}>
              <Facts title="Hutang" rows={hutang(data)} />
              <div className={css.susun}>
                <Facts title="Peminjam" rows={peminjam(data)} />
                {data.foto_identitas !== null && may(user, lihatIdentitas) && <Identitas {...data} />}
                <FotoIdentitasHutang hutang={data} />
              </div>
            </div>
            <Barang hutang={data} />
            <Pembayaran hutang={data} onBatal={setBayar} onCetak={(one) => onCetak(data, one)} />
            <BagianLelang hutang={data} onCetak={(kertas) => onCetak(data, kertas)} onSelesai={onSelesai} />
          </div>
        ) : kartu.isError ? (
          <LoadError error={kartu.error} onRetry={() => void kartu.refetch()} />
        ) : (
          <Skeleton width={240} />
        )}
      </Modal>
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
