import { call, DokumenDetail, may, query, showError, type UserData, useFile, useUser } from '@kencana/screens'
import { Badge, Button, cellText, Facts, IconPrinter, PhotoField } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { tambahBarang } from '../../barang/tambah-barang/tambah-barang.contract.ts'
import { useLewatKasir } from '../../keuangan/pembayaran/kasir.shared.tsx'
import { SlipUangKembali } from '../../keuangan/pembayaran/uang-kembali.shared.tsx'
import { batalPesanan, getBatalPesanan, kembalikanContohPesanan } from '../batal-pesanan/batal-pesanan.contract.ts'
import { SlipBatal } from '../batal-pesanan/slip-batal.shared.tsx'
import { getPesanan } from '../data-pesanan/data-pesanan.contract.ts'
import { getBatalSerah } from '../serah-pesanan/batal-serah.contract.ts'
import { batalSerah, getSerah, serahPesanan } from '../serah-pesanan/serah-pesanan.contract.ts'
import { SlipBatalSerah } from '../serah-pesanan/slip-batal-serah.shared.tsx'
import { SlipSerah } from '../serah-pesanan/slip-serah.shared.tsx'
import { SlipTitip } from '../titip-uang/slip-titip.shared.tsx'
import { batalTitip, getBatalTitip, getTitip, tambahTitip, tanpaTitip } from '../titip-uang/titip-uang.contract.ts'
import { SlipPesanan } from '../transaksi-pesanan/slip-pesanan.shared.tsx'
import { fotoPesanan, getGrupPesanan, ubahPesanan } from '../transaksi-pesanan/transaksi-pesanan.contract.ts'
import type { Kertas, Pesanan } from './aksi.part.tsx'
import css from './lihat-pesanan.module.css'
import { MasukkanBarang } from './masukkan-barang.part.tsx'
import { BayarPesanan, RiwayatPesanan } from './riwayat-pesanan.part.tsx'
import { KembalikanContoh, Serahkan } from './serahkan.part.tsx'
import { TambahTitip } from './tambah-titip.shared.tsx'
import { TanpaTitip } from './tanpa-titip.shared.tsx'
import { BatalkanPesanan, BatalSerah, BatalTitip } from './uang-pesanan.part.tsx'
import { UbahPesanan } from './ubah-pesanan.part.tsx'

type Baris = readonly [label: string, value: string]

const gram = (value: Pesanan['perkiraan_berat']) => `${cellText('gram', value)} g`
const uang = (value: number) => `Rp. ${cellText('rupiah', value)}`

const CONTOH = { '-': 'tanpa', TOKO: 'barang toko', BAWA: 'dibawa customer' } as const

const contoh = ({ contoh: dari, contoh_barcode, contoh_nama, contoh_berat, contoh_kembali }: Pesanan): string =>
  dari === '-'
    ? CONTOH[dari]
    : `${CONTOH[dari]}: ${[contoh_barcode, contoh_nama].filter(Boolean).join(' ')} ${gram(contoh_berat)}${contoh_kembali === null ? '' : ', sudah kembali'}`

const keinginan = (one: Pesanan): readonly Baris[] => [
  ['Kategori', `${one.kode_group} ${one.nama_group}`],
  ['Jenis', `${one.kode_dept} ${one.nama_dept}`],
  ['Size', one.size || '-'],
  ['Atribut', one.atribut || '-'],
  ['Berat atribut', gram(one.berat_atribut)],
  ['Perkiraan berat', gram(one.perkiraan_berat)],
  ['Kadar', one.kadar],
  ['Emas customer', gram(one.berat_customer)],
  ['Barang contoh', contoh(one)],
]

const pemesan = (one: Pesanan): readonly Baris[] => [
  ['Customer', one.nama_customer],
  ['No HP', one.no_hp],
  ['Alamat', one.alamat_customer],
  ['Tanggal pesan', one.tgl_system],
  ['Tanggal janji', one.tgl_janji],
  ['Sales', `${one.kode_sales} ${one.nama_sales}`],
  ['Tukang', one.kode_tukang === null ? '-' : `${one.kode_tukang} ${one.nama_tukang}`],
  ['Barang jadi', one.kode_barcode ?? '-'],
  ['Keterangan', one.keterangan || '-'],
]

const harga = (one: Pesanan): readonly Baris[] => [
  ['Harga per gram', `${cellText('rupiah', one.harga_gram_kadar)}${one.kunci_harga ? ', dikunci' : ''}`],
  ...(one.kunci_sampai === null || one.kunci_berat === null
    ? []
    : ([['Kunci harga', `sampai ${one.kunci_sampai}, ${gram(one.kunci_berat)}`]] as const)),
  ['Harga atribut', cellText('rupiah', one.harga_atribut)],
  ['Ongkos', cellText('rupiah', one.ongkos)],
  ['Perkiraan harga', uang(one.sub_total)],
  ['Titip uang', uang(one.titip)],
  ...(one.titip_diminta === 0 ? [] : ([['Menunggu di kasir', uang(one.titip_diminta)]] as const)),
]

const AKSI = {
  MASUK: { Dialog: MasukkanBarang, write: tambahBarang },
  SERAH: { Dialog: Serahkan, write: serahPesanan },
  UBAH: { Dialog: UbahPesanan, write: ubahPesanan },
  TITIP: { Dialog: TambahTitip, write: tambahTitip },
  TANPA_TITIP: { Dialog: TanpaTitip, write: tanpaTitip },
  CONTOH: { Dialog: KembalikanContoh, write: kembalikanContohPesanan },
  BATAL_SERAH: { Dialog: BatalSerah, write: batalSerah },
  BATAL: { Dialog: BatalkanPesanan, write: batalPesanan },
} as const
type Aksi = keyof typeof AKSI

/** What of an order moves money now: where it goes through the cashier these are his. */
const UANG: Partial<Record<Aksi, (one: Pesanan) => boolean>> = {
  TITIP: () => true,
  BATAL: ({ titip }) => titip > 0,
  BATAL_SERAH: ({ pembayaran, no_serah }) => pembayaran.some((one) => one.dokumen === no_serah),
}

/** What this user may do to an order in its present state. */
const bolehkan = (
  one: Pesanan,
  user: UserData,
): readonly { aksi: Aksi; text: string; kind: 'primary' | 'default' | 'danger' }[] => {
  const terbuka = isTerbuka(one)
  const semua = [
    {
      aksi: 'MASUK',
      text: 'Masukkan Barang',
      kind: 'primary',
      boleh: one.status === 'SELESAI' && one.kode_barcode === null,
    },
    { aksi: 'SERAH', text: 'Serahkan', kind: 'primary', boleh: one.status === 'SELESAI' && one.kode_barcode !== null },
    { aksi: 'UBAH', text: 'Ubah', kind: 'default', boleh: terbuka },
    { aksi: 'TITIP', text: 'Tambah Titip Uang', kind: 'default', boleh: terbuka && one.titip < one.sub_total },
    { aksi: 'TANPA_TITIP', text: 'Tanpa Titipan', kind: 'default', boleh: one.titip_diminta > 0 },
    {
      aksi: 'CONTOH',
      text: 'Kembalikan Contoh',
      kind: 'default',
      boleh: terbuka && one.contoh !== '-' && one.contoh_kembali === null,
    },
    { aksi: 'BATAL_SERAH', text: 'Batal Serah', kind: 'danger', boleh: one.status === 'DISERAHKAN' },
    { aksi: 'BATAL', text: 'Batalkan Pesanan', kind: 'danger', boleh: terbuka },
  ] as const
  return semua.filter(({ boleh, aksi }) => boleh && may(user, AKSI[aksi].write))
}

const isTerbuka = ({ status }: Pesanan) => status === 'BARU' || status === 'PROSES' || status === 'SELESAI'

const ambilKertas: Readonly<Record<string, (dokumen: string) => Promise<Kertas>>> = {
  PESAN: async (no_pesanan) => ({ jenis: 'NOTA', isi: await call(getGrupPesanan, { no_pesanan }) }),
  SERAH: async (no_serah) => ({ jenis: 'SERAH', isi: await call(getSerah, { no_serah }) }),
  'BATAL SERAH': async (no_serah) => ({ jenis: 'BATAL SERAH', isi: await call(getBatalSerah, { no_serah }) }),
  'TITIP UANG': async (no_titip) => ({ jenis: 'TITIP', isi: await call(getTitip, { no_titip }) }),
  KEMBALI: async (no_batal) => ({ jenis: 'KEMBALI', isi: await call(getBatalTitip, { no_batal }) }),
  BATAL: async (no_batal) => ({ jenis: 'BATAL', isi: await call(getBatalPesanan, { no_batal }) }),
}

function Slip({ kertas, onClose }: { kertas: Kertas; onClose: () => void }) {
  if (kertas.jenis === 'NOTA') return <SlipPesanan slip={kertas.isi} onClose={onClose} />
  if (kertas.jenis === 'KEMBALI') return <SlipUangKembali slip={kertas.isi} onClose={onClose} />
  const pesan = kertas.message === undefined ? {} : { message: kertas.message }
  if (kertas.jenis === 'SERAH') return <SlipSerah slip={kertas.isi} {...pesan} onClose={onClose} />
  if (kertas.jenis === 'BATAL SERAH') return <SlipBatalSerah slip={kertas.isi} {...pesan} onClose={onClose} />
  if (kertas.jenis === 'TITIP') return <SlipTitip slip={kertas.isi} {...pesan} onClose={onClose} />
  return <SlipBatal slip={kertas.isi} {...pesan} onClose={onClose} />
}

function Foto({ pesanan: { no_pesanan, foto, deskripsi } }: { pesanan: Pesanan }) {
  const url = useFile(fotoPesanan, foto === null ? null : { no_pesanan, hash: foto })
  return <PhotoField value={null} url={url ?? null} label={deskripsi} readOnly onChange={() => undefined} />
}

interface IsiProps {
  pesanan: Pesanan
  onAksi: (aksi: Aksi) => void
  onCetak: (langkah: string, dokumen: string) => void
  onBatalTitip: (no_titip: string) => void
}

function Isi({ pesanan, onAksi, onCetak, onBatalTitip }: IsiProps) {
  const user = useUser()
  const lewatKasir = useLewatKasir()
  const semua = bolehkan(pesanan, user)
  const aksiSaya = semua.filter(({ aksi }) => !lewatKasir || !UANG[aksi]?.(pesanan))
  return (
    <div className={css.panes}>
      <div className={css.samping}>
        <Foto pesanan={pesanan} />
        <Facts title="Harga" rows={harga(pesanan)} />
      </div>
      <div className={css.utama}>
        <div className={css.aksi}>
          {aksiSaya.map(({ aksi, text, kind }) => (
            <Button key={aksi} kind={kind} onClick={() => onAksi(aksi)}>
              {text}
            </Button>
          ))}
          <Button icon={<IconPrinter />} onClick={() => onCetak('PESAN', pesanan.no_pesanan)}>
            Cetak Nota
          </Button>
        </div>
        {aksiSaya.length < semua.length && (
          <p className={css.kasir}>
            Uang pesanan ini lewat kasir: <b>Serahkan Ke Kasir</b>.
          </p>
        )}
        <div className={css.kolom}>
          <Facts title="Keinginan" rows={keinginan(pesanan)} />
          <Facts title="Pemesan" rows={pemesan(pesanan)} />
        </div>
        <BayarPesanan pesanan={pesanan} />
        <RiwayatPesanan
          pesanan={pesanan}
          terbuka={isTerbuka(pesanan) && may(user, batalTitip) && !lewatKasir}
          onCetak={onCetak}
          onBatalTitip={onBatalTitip}
        />
      </div>
    </div>
  )
}

/** One order in full: what it is, how it is paid, all that happened to it, and what may be done now. */
export function DetailPesanan({ no_pesanan, onClose }: { no_pesanan: string; onClose: () => void }) {
  const pesanan = useQuery({ ...query(getPesanan, { no_pesanan }), staleTime: 0 })
  const [aksi, setAksi] = useState<Aksi | null>(null)
  const [noTitip, setNoTitip] = useState<string | null>(null)
  const [kertas, setKertas] = useState<Kertas | null>(null)
  const { data } = pesanan
  const Dialog = aksi && AKSI[aksi].Dialog
  const cetak = (langkah: string, dokumen: string) => void ambilKertas[langkah]?.(dokumen).then(setKertas, showError)
  return (
    <>
      <DokumenDetail
        nama="Pesanan"
        nomor={no_pesanan}
        baca={pesanan}
        title={(one) => one.deskripsi}
        tanda={(one) =>
          one.status === 'SELESAI' && one.kode_barcode === null && <Badge tone="amber">BARANG BELUM DIMASUKKAN</Badge>
        }
        onClose={onClose}
      >
        {(one) => <Isi pesanan={one} onAksi={setAksi} onCetak={cetak} onBatalTitip={setNoTitip} />}
      </DokumenDetail>
      {Dialog && data && <Dialog pesanan={data} onClose={() => setAksi(null)} onKertas={setKertas} />}
      {data && noTitip !== null && (
        <BatalTitip
          pesanan={data}
          no_titip={noTitip}
          onKembali={(no_batal) => cetak('KEMBALI', no_batal)}
          onClose={() => setNoTitip(null)}
        />
      )}
      {kertas && <Slip kertas={kertas} onClose={() => setKertas(null)} />}
    </>
  )
}
