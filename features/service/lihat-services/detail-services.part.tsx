import { DokumenDetail, may, query, useUser } from '@kencana/screens'
import { Badge, Button, cellText, Facts, IconPrinter, Section, useKeys } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useRef, useState } from 'react'
import { KirimPesan } from '../../member/pelanggan/kirim-pesan.shared.tsx'
import { ambilService } from '../transaksi-services/ambil-service.contract.ts'
import { batalService } from '../transaksi-services/batal-service.contract.ts'
import { pesanSelesai } from '../transaksi-services/pesan-service.contract.ts'
import { kirimService, selesaikanService } from '../transaksi-services/selesai-service.contract.ts'
import { getService, type SatuService } from '../transaksi-services/service.contract.ts'
import { BatalkanService, BatalLangkah, KirimService } from './aksi-services.part.tsx'
import { AmbilService } from './ambil-services.part.tsx'
import { SatuBarang } from './barang-services.part.tsx'
import type { Kertas } from './kertas-services.part.tsx'
import css from './lihat-services.module.css'
import { type Langkah, RiwayatService } from './riwayat-services.part.tsx'
import { SelesaiService } from './selesai-service.part.tsx'

type Barang = SatuService['barang'][number]
type Baris = readonly [label: string, value: string]
/** What can be done to a repair from here. */
export type Aksi = 'KIRIM' | 'SELESAI' | 'AMBIL' | 'BATAL'

const rupiah = (value: number) => cellText('rupiah', value)
const bila = (value: string, label: string): readonly Baris[] => (value === '' ? [] : [[label, value]])

const customer = (one: SatuService): readonly Baris[] => [
  ['Customer', one.kode_member === '-' ? one.nama_customer : `${one.nama_customer} (${one.kode_member})`],
  ['Jenis customer', one.type_customer],
  ['No HP', one.no_hp],
  ...bila(one.alamat, 'Alamat'),
  ['Tanggal', one.tgl_system],
  ['Janji', one.tgl_janji],
  ...bila(one.keterangan, 'Keterangan'),
  ['Dientri', one.user_id],
]

const uang = (one: SatuService): readonly Baris[] => [
  ['Total ongkos', `Rp. ${rupiah(one.total)}`],
  ['DP', `Rp. ${rupiah(one.dp)}`],
  ['Dibayar', `Rp. ${rupiah(one.dibayar)}`],
  ['Sisa', `Rp. ${rupiah(one.sisa)}`],
]

interface DialogProps {
  service: SatuService
  onClose: () => void
  onCetak: (kertas: Kertas) => void
}

const DIALOG: Readonly<Record<Aksi, ComponentType<DialogProps>>> = {
  KIRIM: KirimService,
  SELESAI: SelesaiService,
  AMBIL: AmbilService,
  BATAL: BatalkanService,
}

const semuaAksi = ({ barang }: SatuService) => {
  const ada = (status: Barang['status']) => barang.some((one) => one.status === status)
  const terbuka = (ada('OPEN') || ada('DONE')) && !ada('CLOS')
  return [
    { aksi: 'AMBIL', text: 'Ambil', kbd: 'F4', kind: 'primary', write: ambilService, boleh: ada('DONE') },
    { aksi: 'SELESAI', text: 'Selesai', kbd: 'F3', kind: 'primary', write: selesaikanService, boleh: ada('OPEN') },
    { aksi: 'KIRIM', text: 'Pemegang Barang', kbd: 'F2', kind: 'default', write: kirimService, boleh: ada('OPEN') },
    { aksi: 'BATAL', text: 'Batalkan Service', kbd: undefined, kind: 'danger', write: batalService, boleh: terbuka },
  ] as const
}

interface IsiProps {
  service: SatuService
  onAksi: (aksi: Aksi) => void
  onUndo: (langkah: Langkah) => void
  onCetak: (kertas: Kertas) => void
}

function Isi({ service, onAksi, onUndo, onCetak }: IsiProps) {
  const user = useUser()
  const dalam = useRef<HTMLDivElement>(null)
  const boleh = semuaAksi(service).filter((one) => one.boleh && may(user, one.write))
  useKeys(Object.fromEntries(boleh.flatMap(({ kbd, aksi }) => (kbd ? [[kbd, () => onAksi(aksi)]] : []))), dalam)
  return (
    <div ref={dalam} className={css.utama}>
      <div className={css.aksi}>
        {boleh.map(({ aksi, text, kbd, kind }) => (
          <Button key={aksi} kind={kind} kbd={kbd} onClick={() => onAksi(aksi)}>
            {text}
          </Button>
        ))}
        <Button icon={<IconPrinter />} onClick={() => onCetak({ jenis: 'MASUK', slip: service })}>
          Cetak Slip
        </Button>
        <KirimPesan kepada={service} isi={pesanSelesai(service, user.nama_toko)} label="Kabari" />
      </div>
      <Section label="Barang">
        {service.barang.map((one) => (
          <SatuBarang key={one.urut} no_service={service.no_service} barang={one} />
        ))}
      </Section>
      <div className={css.kolom}>
        <Facts title="Customer" rows={customer(service)} />
        <Facts title="Uang" rows={uang(service)} />
      </div>
      <RiwayatService service={service} onUndo={onUndo} onCetak={onCetak} />
    </div>
  )
}

interface DetailProps {
  no_service: string
  /** What is done as soon as it is open. */
  mulai?: Aksi | null
  onCetak: (kertas: Kertas) => void
  onClose: () => void
}

/** One repair in full: its pieces before and after, its money, what happened to it, and what may be done now. */
export function DetailService({ no_service, mulai = null, onCetak, onClose }: DetailProps) {
  const service = useQuery({ ...query(getService, { no_service }), staleTime: 0 })
  const [aksi, setAksi] = useState<Aksi | null>(mulai)
  const [undo, setUndo] = useState<Langkah | null>(null)
  const { data } = service
  const Dialog = aksi && DIALOG[aksi]
  return (
    <>
      <DokumenDetail
        nama="Service"
        nomor={no_service}
        baca={service}
        title={(one) => one.nama_customer}
        tanda={(one) => one.sisa > 0 && <Badge tone="amber">SISA {rupiah(one.sisa)}</Badge>}
        onClose={onClose}
      >
        {(one) => <Isi service={one} onAksi={setAksi} onUndo={setUndo} onCetak={onCetak} />}
      </DokumenDetail>
      {Dialog && data && <Dialog service={data} onCetak={onCetak} onClose={() => setAksi(null)} />}
      {undo && data && <BatalLangkah service={data} langkah={undo} onCetak={onCetak} onClose={() => setUndo(null)} />}
    </>
  )
}
