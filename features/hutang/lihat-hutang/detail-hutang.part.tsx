import { LoadError, may, query, useFile, useTanggalJam, useUser } from '@kencana/screens'
import {
  Badge,
  Button,
  buttonClass,
  cellText,
  IconPhone,
  IconPrinter,
  Modal,
  Skeleton,
  Status,
  useKeys,
} from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import {
  type Bayaran,
  batalBayarHutang,
  batalHutang,
  bayarBunga,
  getKartuHutang,
  type KartuHutang,
  lunasiHutang,
  remajakanHutang,
} from '../transaksi-hutang/bayar-hutang.contract.ts'
import { type BarangHutang, fotoHutang } from '../transaksi-hutang/hutang.contract.ts'
import { BatalkanBayar, BatalkanHutang, BayarBunga, Lunasi, Remajakan } from './aksi-hutang.part.tsx'
import css from './lihat-hutang.module.css'

type Baris = readonly [label: string, value: string]
type Aksi = 'BUNGA' | 'LUNAS' | 'REMAJA' | 'BATAL'

/** Which paper is asked for. */
export type Kertas = 'SURAT' | 'AMPLOP' | 'PERINGATAN' | Bayaran

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
      ] as const)
    : []),
]

function Fakta({ title, baris }: { title: string; baris: readonly Baris[] }) {
  return (
    <section className={css.bagian} aria-label={title}>
      <h3>{title}</h3>
      <dl className={css.fakta}>
        {baris.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Foto({ no_hutang, barang: { nama_barang, foto } }: { no_hutang: string; barang: BarangHutang }) {
  const hash = foto[0]
  const url = useFile(fotoHutang, hash === undefined ? null : { no_hutang, hash })
  return url ? <img className={css.gambar} src={url} alt={nama_barang} /> : <span className={css.gambar} />
}

function Barang({ hutang: { no_hutang, barang } }: { hutang: KartuHutang }) {
  return (
    <section className={css.bagian} aria-label="Barang">
      <h3>Barang</h3>
      <ul className={css.barang}>
        {barang.map((one) => (
          <li key={one.urut}>
            <Foto no_hutang={no_hutang} barang={one} />
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
    </section>
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
    <section className={css.bagian} aria-label="Pembayaran">
      <h3>Pembayaran</h3>
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
    </section>
  )
}

const TELEPON = /^62\d{8,13}$/

/** Where WhatsApp opens to remind the customer; null where his phone is not told. */
const ingatkan = (one: KartuHutang, nama_toko: string): string | null => {
  const angka = one.no_hp.replace(/[\s().+-]/g, '').replace(/^(0|62)?(?=8)/, '62')
  if (!TELEPON.test(angka)) return null
  const isi = `Hutang ${one.no_hutang} di ${nama_toko} jatuh tempo ${one.tgl_jatuh_tempo}, tagihan hari ini Rp. ${rupiah(one.tagihan.total)}.`
  return `https://wa.me/${angka}?text=${encodeURIComponent(isi)}`
}

interface TombolProps {
  hutang: KartuHutang
  lewat: boolean
  onAksi: (aksi: Aksi) => void
  onCetak: (kertas: Kertas) => void
}

function Tombol({ hutang: one, lewat, onAksi, onCetak }: TombolProps) {
  const user = useUser()
  const aktif = one.status === 'AKTIF'
  const wa = aktif ? ingatkan(one, user.nama_toko) : null
  const boleh = {
    lunas: aktif && may(user, lunasiHutang),
    remaja: aktif && may(user, remajakanHutang),
    bunga: aktif && one.tagihan.bunga > 0 && may(user, bayarBunga),
    batal: aktif && one.no_asal === null && one.bayar.every((b) => b.no_batal !== null) && may(user, batalHutang),
  }
  const dalam = useRef<HTMLDivElement>(null)
  useKeys({ F3: () => boleh.remaja && onAksi('REMAJA'), F4: () => boleh.lunas && onAksi('LUNAS') }, dalam)
  return (
    <div ref={dalam} className={css.aksi}>
      {boleh.lunas && (
        <Button kind="primary" kbd="F4" onClick={() => onAksi('LUNAS')}>
          Pelunasan
        </Button>
      )}
      {boleh.remaja && (
        <Button kbd="F3" onClick={() => onAksi('REMAJA')}>
          Peremajaan
        </Button>
      )}
      {boleh.bunga && <Button onClick={() => onAksi('BUNGA')}>Bayar Bunga</Button>}
      <Button icon={<IconPrinter />} onClick={() => onCetak('SURAT')}>
        {one.status === 'OPEN' ? 'Cetak Bon' : 'Cetak Surat'}
      </Button>
      {aktif && (
        <Button icon={<IconPrinter />} onClick={() => onCetak('AMPLOP')}>
          Cetak Amplop
        </Button>
      )}
      {aktif && lewat && (
        <Button icon={<IconPrinter />} onClick={() => onCetak('PERINGATAN')}>
          Peringatan {Math.min(one.peringatan + 1, 3)}
        </Button>
      )}
      {wa && (
        <a className={buttonClass('default')} href={wa} target="_blank" rel="noreferrer">
          <IconPhone />
          Ingatkan
        </a>
      )}
      {boleh.batal && (
        <Button kind="danger" onClick={() => onAksi('BATAL')}>
          Batalkan Hutang
        </Button>
      )}
    </div>
  )
}

interface DetailProps {
  no_hutang: string
  onCetak: (hutang: KartuHutang, kertas: Kertas) => void
  onSelesai: (kertas: { no_hutang: string; no_bayar?: string }) => void
  onClose: () => void
}

/** One loan in full: the goods, whose they are, its money, and what may be done now. */
export function DetailHutang({ no_hutang, onCetak, onSelesai, onClose }: DetailProps) {
  const kartu = useQuery({ ...query(getKartuHutang, { no_hutang }), staleTime: 0 })
  const hari = useUser().tgl_system
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
              <Fakta title="Hutang" baris={hutang(data)} />
              <Fakta title="Peminjam" baris={peminjam(data)} />
            </div>
            <Barang hutang={data} />
            <Pembayaran hutang={data} onBatal={setBayar} onCetak={(one) => onCetak(data, one)} />
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
      {props && aksi === 'BATAL' && <BatalkanHutang {...props} />}
      {bayar && <BatalkanBayar bayar={bayar} onClose={() => setBayar(null)} />}
    </>
  )
}
