import { formatDesimal } from '@kencana/ledger'
import {
  call,
  DokumenDetail,
  may,
  query,
  type ShownSlip,
  showError,
  type UserData,
  useTanggalJam,
  useUser,
} from '@kencana/screens'
import { Badge, Button, cellText, Facts, IconButton, IconPrinter, Section, Status } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { cetakLabel } from '../../barang/cetak-barcode/cetak-barcode.contract.ts'
import { FotoBarang } from '../../barang/data-barang/foto.shared.tsx'
import type { UangKembali } from '../../keuangan/pembayaran/uang-kembali.contract.ts'
import { SlipUangKembali } from '../../keuangan/pembayaran/uang-kembali.shared.tsx'
import { KirimPesan } from '../../member/pelanggan/kirim-pesan.shared.tsx'
import { hargaPerGram } from '../../penjualan/transaksi-penjualan/barang-jual.contract.ts'
import { jual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import type { UangTunai } from '../transaksi-titipan/slip-titipan.shared.tsx'
import {
  type BatalTitipanLengkap,
  batalLengkap,
  getTitipan,
  type SatuTitipan,
} from '../transaksi-titipan/titipan.contract.ts'
import { TolakTitipan } from '../transaksi-titipan/tolak-titipan.shared.tsx'
import {
  batalTitipan,
  batalUangTitipan,
  getBatalUang,
  getUangTitipan,
  tambahUangTitipan,
  tolakTitipan,
} from '../transaksi-titipan/transaksi-titipan.contract.ts'
import { BatalkanTitipan, BatalUang, TambahUang } from './aksi-titipan.part.tsx'
import css from './lihat-titipan.module.css'

type Baris = readonly [label: string, value: string]

const rupiah = (value: number) => cellText('rupiah', value)
const bila = (value: string | null, label: string): readonly Baris[] => (value ? [[label, value]] : [])

const penitip = (one: SatuTitipan): readonly Baris[] => [
  ['Customer', one.kode_member === '-' ? one.nama_customer : `${one.nama_customer} (${one.kode_member})`],
  ['Jenis customer', one.type_customer],
  ['No HP', one.no_hp],
  ...bila(one.alamat, 'Alamat'),
  ['Sales', `${one.kode_sales} ${one.nama_sales}`],
  ['Tanggal', one.tgl_system],
  [one.mengikat ? 'Harga dikunci sampai' : 'Disimpan sampai', one.tgl_batas],
  ...bila(one.keterangan, 'Keterangan'),
  ['Dientri', one.user_id],
  ...bila(one.valid_by, 'Divalidasi'),
  ...bila(one.disetujui_oleh, 'Disetujui'),
  ...bila(one.no_faktur_jual, 'Diambil di'),
  ...bila(one.no_batal, 'Dibatalkan dengan'),
  ...bila(one.batal?.alasan ?? one.alasan_tolak, 'Alasan'),
]

const barang = (one: SatuTitipan): readonly Baris[] => [
  ['Barang', `${one.nama_barang} ${one.kadar_cetak}`],
  ['Barcode', one.kode_barcode],
  ['Berat', `${cellText('gram', one.berat)} g`],
  ['Baki titipan', one.kode_baki_titip],
  ['Baki asal', one.kode_baki],
  ['Harga/g', hargaPerGram(one.harga_gram_kadar)],
  ['Harga jual', rupiah(one.harga_jual + one.harga_atribut)],
  ['Ongkos', rupiah(one.ongkos)],
  ...(one.diskon === 0 ? [] : ([['Diskon', `− ${rupiah(one.diskon)}`]] as const)),
  ['Sub total', `Rp. ${rupiah(one.total)}`],
  ['DP', `Rp. ${rupiah(one.dibayar)}`],
  ['Sisa', `Rp. ${rupiah(Math.max(one.total - one.dibayar, 0))}`],
  ...(one.batal === null
    ? []
    : ([
        ['Hangus', `Rp. ${rupiah(one.batal.hangus)}`],
        ['Uang kembali', `Rp. ${rupiah(one.batal.jumlah - one.batal.hangus)}`],
      ] as const)),
  // What may be kept of one that stands; what was kept of one that does not is said above.
  ...(one.hangus === 0 || one.status === 'BATAL'
    ? []
    : ([['Hangus bila batal', `${formatDesimal(one.hangus / 10_000)} %`]] as const)),
]

interface UangProps {
  titipan: SatuTitipan
  onCetakUang: (no_uang_titip: string) => void
  onCetakKembali: (no_batal: string) => void
  onBatalUang: (no_uang_titip: string) => void
}

interface CetakKembaliProps {
  uang: SatuTitipan['uang'][number]
  onCetak: (no_batal: string) => void
}

function CetakKembali({ uang: { nomor, no_batal }, onCetak }: CetakKembaliProps) {
  if (no_batal === null || !nomor.startsWith('UTP-')) return null
  return (
    <IconButton size="sm" label={`Cetak ulang ${no_batal}`} onClick={() => onCetak(no_batal)}>
      <IconPrinter />
    </IconButton>
  )
}

function Uang({ titipan: { uang, status, dijual }, onCetakUang, onCetakKembali, onBatalUang }: UangProps) {
  const jam = useTanggalJam()
  const boleh = may(useUser(), batalUangTitipan) && status === 'DONE' && dijual === null
  if (uang.length === 0) return null
  return (
    <Section label="Uang">
      <ul className={css.uang}>
        {uang.map((one) => (
          <li key={one.nomor}>
            <span className="k-mono k-dim">{jam(one.waktu)}</span>
            <span>
              <span className="k-mono">{one.nomor}</span> {one.cara}
            </span>
            {one.no_batal === null ? <span>{one.user_id}</span> : <Status value="BATAL">{one.no_batal}</Status>}
            <b>{rupiah(one.jumlah)}</b>
            <span className={css.tombol}>
              {one.nomor.startsWith('UTP-') && (
                <IconButton size="sm" label={`Cetak ulang ${one.nomor}`} onClick={() => onCetakUang(one.nomor)}>
                  <IconPrinter />
                </IconButton>
              )}
              <CetakKembali uang={one} onCetak={onCetakKembali} />
              {boleh && one.no_batal === null && one.nomor.startsWith('UTP-') && (
                <Button size="sm" kind="subtle" onClick={() => onBatalUang(one.nomor)}>
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

/** What reminds the customer of a piece that waits; nothing of one that does not. */
const pesanIngat = (one: SatuTitipan, nama_toko: string): string =>
  one.status === 'DONE'
    ? `Titipan ${one.no_titip} (${one.nama_barang}) di ${nama_toko} menunggu diambil, batas ${one.tgl_batas}.`
    : ''

type Aksi = 'UANG' | 'BATAL' | 'TOLAK'

interface IsiProps extends UangProps {
  onAksi: (aksi: Aksi) => void
  /** Of what was called off: read anew, for how often it was printed may have changed since. */
  onCetakBatal: () => void
  onCetak: (no_titip_group: string) => void
}

const bolehkan = (one: SatuTitipan, user: UserData) => {
  const tetap = one.status === 'DONE' && one.dijual === null
  const kurang = !one.mengikat || one.dibayar < one.total
  return {
    uang: tetap && kurang && may(user, tambahUangTitipan),
    batal: tetap && may(user, batalTitipan),
    ambil: tetap && may(user, jual),
    label: one.status === 'DONE' && may(user, cetakLabel),
    tolak: one.status === 'OPEN' && may(user, tolakTitipan),
  }
}

function Isi({ titipan, onAksi, onCetak, onCetakBatal, ...uang }: IsiProps) {
  const user = useUser()
  const navigate = useNavigate()
  const boleh = bolehkan(titipan, user)
  return (
    <div className={titipan.foto === null ? undefined : css.panes}>
      {titipan.foto !== null && <FotoBarang barang={titipan} large />}
      <div className={css.utama}>
        <div className={css.aksi}>
          {boleh.ambil && (
            <Button
              kind="primary"
              onClick={() => void navigate({ to: '/transaksi-penjualan', search: { titipan: titipan.no_titip } })}
            >
              Ambil
            </Button>
          )}
          {boleh.uang && <Button onClick={() => onAksi('UANG')}>Tambah Uang</Button>}
          {titipan.status !== 'BATAL' && (
            <Button icon={<IconPrinter />} onClick={() => onCetak(titipan.no_titip_group)}>
              {titipan.status === 'OPEN' ? 'Cetak Bon' : 'Cetak Titipan'}
            </Button>
          )}
          {titipan.batal !== null && (
            <Button icon={<IconPrinter />} onClick={onCetakBatal}>
              Cetak Bukti Batal
            </Button>
          )}
          {boleh.label && (
            <Button
              icon={<IconPrinter />}
              onClick={() => void navigate({ to: '/cetak-barcode', search: { barang: titipan.kode_barcode } })}
            >
              Cetak Label
            </Button>
          )}
          <KirimPesan kepada={titipan} isi={pesanIngat(titipan, user.nama_toko)} label="Ingatkan" />
          {boleh.tolak && (
            <Button kind="danger" onClick={() => onAksi('TOLAK')}>
              Tolak Titipan
            </Button>
          )}
          {boleh.batal && (
            <Button kind="danger" onClick={() => onAksi('BATAL')}>
              Batalkan Titipan
            </Button>
          )}
        </div>
        <div className={css.kolom}>
          <Facts title="Barang" rows={barang(titipan)} />
          <Facts title="Penitip" rows={penitip(titipan)} />
        </div>
        <Uang titipan={titipan} {...uang} />
      </div>
    </div>
  )
}

interface DetailProps {
  no_titip: string
  onBukti: (bukti: BatalTitipanLengkap | null) => void
  onCetak: (no_titip_group: string) => void
  onUang: (kertas: ShownSlip<UangTunai>) => void
  onClose: () => void
}

/** One deposit in full: the piece, whose it is, its money, and what may be done now. */
export function DetailTitipan({ no_titip, onCetak, onBukti, onUang, onClose }: DetailProps) {
  const titipan = useQuery({ ...query(getTitipan, { no_titip }), staleTime: 0 })
  const [aksi, setAksi] = useState<Aksi | null>(null)
  const [uang, setUang] = useState<string | null>(null)
  const [kembali, setKembali] = useState<UangKembali | null>(null)
  const { data } = titipan
  const cetakUang = (no_uang_titip: string) =>
    void call(getUangTitipan, { no_uang_titip }).then((slip) => onUang({ slip }), showError)
  const cetakKembali = (no_batal: string) => void call(getBatalUang, { no_batal }).then(setKembali, showError)
  return (
    <>
      <DokumenDetail
        nama="Titipan"
        nomor={no_titip}
        baca={titipan}
        title={(one) => one.nama_customer}
        tanda={(one) => (
          <>
            {one.lewat && <Badge tone="amber">LEWAT BATAS</Badge>}
            {one.dijual !== null && <Badge tone="blue">SEDANG DIAMBIL</Badge>}
          </>
        )}
        onClose={onClose}
      >
        {(one) => (
          <Isi
            titipan={one}
            onAksi={setAksi}
            onCetak={onCetak}
            onCetakBatal={() =>
              void call(getTitipan, { no_titip }).then((one) => onBukti(batalLengkap(one)), showError)
            }
            onCetakUang={cetakUang}
            onCetakKembali={cetakKembali}
            onBatalUang={setUang}
          />
        )}
      </DokumenDetail>
      {data && aksi === 'UANG' && <TambahUang titipan={data} onUang={onUang} onClose={() => setAksi(null)} />}
      {data && aksi === 'TOLAK' && <TolakTitipan form={data} onClose={() => setAksi(null)} />}
      {data && aksi === 'BATAL' && <BatalkanTitipan titipan={data} onBukti={onBukti} onClose={() => setAksi(null)} />}
      {data && uang !== null && (
        <BatalUang titipan={data} no_uang_titip={uang} onKembali={cetakKembali} onClose={() => setUang(null)} />
      )}
      {kembali && <SlipUangKembali slip={kembali} onClose={() => setKembali(null)} />}
    </>
  )
}
