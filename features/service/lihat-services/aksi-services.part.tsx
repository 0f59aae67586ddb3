/** What is done to a repair: who has its pieces, fetched, called off, and each undone. */
import { formatGram, type Rp, rp } from '@kencana/ledger'
import { FormDialog, rupiahText, showError, useSend, useZodForm } from '@kencana/screens'
import { CheckField, FormModal, KodeSelect, oops, RupiahField, TextField } from '@kencana/ui'
import { useState } from 'react'
import { sepertiDatang, usePembayaran } from '../../keuangan/pembayaran/isian-bayar.shared.tsx'
import { BagianPembayaran } from '../../keuangan/pembayaran/pembayaran.shared.tsx'
import { VoidEdc } from '../../keuangan/pembayaran/void-edc.shared.tsx'
import { useTukangOptions } from '../../master/tukang/tukang.picker.tsx'
import { batalAmbilService } from '../transaksi-services/ambil-service.contract.ts'
import { batalService, pulihkanService } from '../transaksi-services/batal-service.contract.ts'
import { batalSelesaiService, kirimService } from '../transaksi-services/selesai-service.contract.ts'
import type { SatuService } from '../transaksi-services/service.contract.ts'
import { SERVICE_CHANGES } from '../transaksi-services/slip-service.shared.tsx'
import { type Kertas, kertasKembali } from './kertas-services.part.tsx'
import css from './lihat-services.module.css'

export interface AksiProps {
  service: SatuService
  onClose: () => void
  /** The paper of what was just done. */
  onCetak: (kertas: Kertas) => void
}

type Barang = SatuService['barang'][number]

export const nomor = (no: string) => <span className="k-mono k-dim">{no}</span>
const sebut = (one: Barang) => `${one.urut}. ${one.nama_barang} ${one.kadar}, ${formatGram(one.berat_kini)} g`

interface PilihProps {
  barang: readonly Barang[]
  dipilih: readonly number[]
  onChange: (urut: number[]) => void
}

/** Which of the pieces. */
export function PilihBarang({ barang, dipilih, onChange }: PilihProps) {
  return barang.map((one) => (
    <CheckField
      key={one.urut}
      name={`barang_${one.urut}`}
      label={sebut(one)}
      value={dipilih.includes(one.urut)}
      onChange={(ya) => onChange(ya ? [...dipilih, one.urut] : dipilih.filter((urut) => urut !== one.urut))}
    />
  ))
}

export const PILIH = 'Pilih Barang Dahulu'

/** Who has pieces that are worked on. */
export function KirimService({ service, onClose }: AksiProps) {
  const buka = service.barang.filter(({ status }) => status === 'OPEN')
  const tukang = useTukangOptions()
  const [urut, setUrut] = useState(() => buka.map((one) => one.urut))
  const [kode_tukang, setTukang] = useState('')
  const { busy, submit } = useSend(kirimService, { changes: SERVICE_CHANGES, done: onClose })
  const { no_service, versi } = service
  return (
    <FormModal
      title="Pemegang Barang"
      titleNote={nomor(no_service)}
      busy={busy}
      saveText="Simpan"
      onClose={onClose}
      onSave={() => (urut.length === 0 ? oops(PILIH) : void submit({ no_service, versi, urut, kode_tukang }))}
    >
      <div className={css.susun}>
        <PilihBarang barang={buka} dipilih={urut} onChange={setUrut} />
        <KodeSelect
          name="kode_tukang"
          label="Kode Tukang"
          placeholder="Toko"
          hint="Kosong: barang ada di toko."
          value={kode_tukang}
          onChange={setTukang}
          {...tukang}
        />
      </div>
    </FormModal>
  )
}

/** A repair called off: its pieces as they are now, its deposit back less what is kept. */
export function BatalkanService({ service, onClose, onCetak }: AksiProps) {
  const { no_service, versi, dp, pembayaran: datang } = service
  const { values, field, validate } = useZodForm(batalService.input, {
    no_service,
    versi,
    alasan: '',
    hangus: 0,
    pembayaran: [],
    otorisasi: null,
  })
  const kembali = rp(Math.max(dp - (Number(values.hangus) || 0), 0))
  const [diisi, setRows] = useState<ReturnType<typeof sepertiDatang> | null>(null)
  const rows = diisi ?? sepertiDatang(datang, kembali)
  const bayar = usePembayaran(kembali > 0 ? rows : [], setRows, { jumlah: kembali, keluar: true })
  const { busy, submit } = useSend(batalService, {
    changes: SERVICE_CHANGES,
    note: ({ no_batal_service }) => no_batal_service,
    done: ({ kertas }) => {
      onClose()
      onCetak({ jenis: 'BATAL', slip: kertas })
    },
  })
  const simpan = () => {
    const uang = bayar.baca()
    const input = validate()
    if (input && uang) void submit({ ...input, pembayaran: uang })
  }
  return (
    <FormModal
      title="Batalkan Service"
      titleNote={nomor(no_service)}
      size={680}
      busy={busy}
      kind="danger"
      saveText="Batalkan Service"
      cancelText="Tidak"
      onClose={onClose}
      onSave={simpan}
    >
      <div className={css.susun}>
        <p>
          Barang kembali ke customer seberat sekarang{dp > 0 ? `, DP ${rupiahText(kembali)} kembali` : ''}. Ongkos
          tukang tetap terutang.
        </p>
        <TextField {...field('alasan')} label="Alasan" required autoFocus maxLength={200} />
        {dp > 0 && <RupiahField {...field('hangus')} label="Hangus" hint="DP yang ditahan untuk pekerjaan." />}
        {kembali > 0 && <BagianPembayaran {...bayar.bagian} judul="Uang Kembali" />}
      </div>
    </FormModal>
  )
}

type Langkah = SatuService['riwayat'][number]

const UNDO = {
  SELESAI: { endpoint: batalSelesaiService, kolom: 'no_selesai', title: 'Batal Selesai' },
  AMBIL: { endpoint: batalAmbilService, kolom: 'no_ambil', title: 'Batal Ambil' },
  BATAL: { endpoint: pulihkanService, kolom: 'no_batal_service', title: 'Pulihkan Service' },
} as const

/** What undoes a step; what was taken in is called off instead. */
export const undoOf = ({ jenis }: Langkah) => (jenis === 'MASUK' ? null : UNDO[jenis])

interface BatalLangkahProps {
  service: SatuService
  langkah: Langkah
  onCetak: (kertas: Kertas) => void
  onClose: () => void
}

/** A step of a repair that is taken back. */
export function BatalLangkah({ service, langkah, onCetak, onClose }: BatalLangkahProps) {
  const undo = undoOf(langkah)
  if (!undo) return null
  const initial = { [undo.kolom]: langkah.nomor, alasan: '', otorisasi: null }
  return (
    <FormDialog
      endpoint={undo.endpoint as typeof batalAmbilService}
      initial={initial}
      changes={SERVICE_CHANGES}
      title={undo.title}
      about={langkah.nomor}
      saveText={undo.title}
      danger
      note={({ no_batal }) => no_batal}
      onSaved={({ no_batal }) => void kertasKembali(langkah, no_batal)?.().then(onCetak, showError)}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <TextField {...field('alasan')} label="Alasan" required autoFocus maxLength={200} />
          {langkah.jenis === 'AMBIL' && <VoidEdc {...field('void_edc')} bayar={service.pembayaran} />}
        </>
      )}
    </FormDialog>
  )
}

/** Rupiah as they stand in a list. */
export const rupiahBaris = (value: Rp): string => (value === 0 ? '' : rupiahText(value))
