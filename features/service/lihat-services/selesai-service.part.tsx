/** Pieces that are done, on the scale: what went in, what more it costs, who worked on it. */
import { formatGram } from '@kencana/ledger'
import { useSend } from '@kencana/screens'
import {
  CheckField,
  dataUrl,
  FieldGrid,
  FormModal,
  GramField,
  KodeSelect,
  oops,
  PhotoField,
  RupiahField,
  TextField,
} from '@kencana/ui'
import { useState } from 'react'
import { useGroupOptions } from '../../master/group/group.picker.tsx'
import { useTukangOptions } from '../../master/tukang/tukang.picker.tsx'
import { usePara } from '../../pengaturan/para-system/para-system.shared.tsx'
import { selesaikanService } from '../transaksi-services/selesai-service.contract.ts'
import type { SatuService } from '../transaksi-services/service.contract.ts'
import { SERVICE_CHANGES } from '../transaksi-services/slip-service.shared.tsx'
import { PILIH } from './aksi-services.part.tsx'
import css from './lihat-services.module.css'
import { SelisihKeluar, SusutBersama, useSusutBersama } from './susut.part.tsx'

type Barang = SatuService['barang'][number]

interface Baris {
  urut: number
  dipilih: boolean
  berat_keluar: string | number | null
  patri: string | number | null
  batu: string | number | null
  kerja_tambahan: string
  tambahan: number | null
  setuju_nama: string
  /** As text, as it is sent. */
  foto: string | null
}

const barisDari = ({ urut }: Barang): Baris => ({
  urut,
  dipilih: true,
  berat_keluar: '',
  patri: '',
  batu: '',
  kerja_tambahan: '',
  tambahan: 0,
  setuju_nama: '',
  foto: null,
})

interface Kepala {
  kode_tukang: string
  ongkos_tukang: number | null
  sumber: string
  kode_group: string
}

const SUMBER = [
  { kode: 'BAHAN_TOKO', sebut: 'BAHAN TOKO', nama: 'patri toko' },
  { kode: 'TUKANG', nama: 'patri di tukang' },
]

type Salah = Readonly<Record<string, string>>

const useSelesai = ({ no_service, versi, barang }: SatuService, onClose: () => void) => {
  const buka = barang.filter(({ status }) => status === 'OPEN')
  const [rows, setRows] = useState(() => buka.map(barisDari))
  const [kepala, setKepala] = useState<Kepala>({
    kode_tukang: buka.find((one) => one.kode_tukang !== '')?.kode_tukang ?? '',
    ongkos_tukang: 0,
    sumber: '',
    kode_group: '',
  })
  const [salah, setSalah] = useState<Salah>({})
  const { busy, submit } = useSend(selesaikanService, {
    changes: SERVICE_CHANGES,
    note: ({ no_selesai }) => no_selesai,
    done: onClose,
  })
  const wajibFoto = usePara()('service_foto') === 'YA'
  const simpan = () => {
    const dipilih = rows.filter((one) => one.dipilih)
    if (dipilih.length === 0) return oops(PILIH)
    const isi = { no_service, versi, ...kepala, barang: dipilih, otorisasi: null }
    const hasil = selesaikanService.input.safeParse(isi)
    const tanpaFoto = dipilih.flatMap(({ foto }, at) =>
      wajibFoto && foto === null ? [[`barang.${at}.foto`, 'Foto Selesai Harus Ada'] as const] : [],
    )
    const issues = hasil.success ? [] : hasil.error.issues.toReversed()
    setSalah(Object.fromEntries([...tanpaFoto, ...issues.map((one) => [one.path.join('.'), one.message] as const)]))
    if (hasil.success && tanpaFoto.length === 0) void submit(hasil.data)
  }
  const ubah = (urut: number, patch: Partial<Baris>) => {
    setSalah({})
    setRows((now) => now.map((one) => (one.urut === urut ? { ...one, ...patch } : one)))
  }
  const field = <K extends keyof typeof kepala>(name: K) => ({
    name,
    value: kepala[name],
    error: salah[name],
    onChange: (value: (typeof kepala)[K]) => {
      setSalah({})
      setKepala((now) => ({ ...now, [name]: value }))
    },
  })
  return { buka, rows, salah, busy, simpan, ubah, field, wajibFoto }
}

interface SatuProps {
  barang: Barang
  baris: Baris
  /** Its place among those that are sent. */
  at: number
  salah: Salah
  fokus: boolean
  wajibFoto: boolean
  bersamaLewat: boolean
  onChange: (patch: Partial<Baris>) => void
}

function Satu({ barang, baris, at, salah, fokus, wajibFoto, bersamaLewat, onChange }: SatuProps) {
  const field = <K extends keyof Baris>(name: K) => ({
    name: `${name}_${barang.urut}`,
    value: baris[name],
    error: salah[`barang.${at}.${name}`],
    onChange: (value: Baris[K]) => onChange({ [name]: value }),
  })
  const gantiFoto = async (baru: Blob | null) => onChange({ foto: baru ? await dataUrl(baru) : null })
  return (
    <section className={css.baris} aria-label={`${barang.urut}. ${barang.nama_barang}`}>
      <CheckField
        name={`dipilih_${barang.urut}`}
        label={`${barang.urut}. ${barang.nama_barang} ${barang.kadar}, ${barang.jumlah} pcs, masuk ${formatGram(barang.berat)} g, ${barang.jenis_kerja}`}
        value={baris.dipilih}
        onChange={(dipilih) => onChange({ dipilih })}
      />
      {baris.dipilih && (
        <>
          <FieldGrid columns={3}>
            <GramField
              {...field('berat_keluar')}
              label="Berat Keluar"
              required
              autoFocus={fokus}
              hint={<SelisihKeluar barang={barang} baris={baris} bersamaLewat={bersamaLewat} />}
            />
            <GramField {...field('patri')} label={barang.jenis_kerja === 'UKUR' ? 'Patri / Emas Tambahan' : 'Patri'} />
            {barang.jenis_kerja === 'BATU' && <GramField {...field('batu')} label="Batu" />}
            <RupiahField {...field('tambahan')} label="Ongkos Tambahan" />
          </FieldGrid>
          <div className={css.foto}>
            <PhotoField
              label={`${barang.nama_barang} selesai`}
              value={null}
              url={baris.foto}
              required={wajibFoto}
              error={salah[`barang.${at}.foto`]}
              onChange={gantiFoto}
            />
          </div>
          {(baris.tambahan ?? 0) > 0 && (
            <FieldGrid columns={2}>
              <TextField {...field('kerja_tambahan')} label="Kerja Tambahan" required maxLength={100} />
              <TextField {...field('setuju_nama')} label="Nama Yang Setuju" required maxLength={60} />
            </FieldGrid>
          )}
        </>
      )}
    </section>
  )
}

/** Pieces of a repair that are done. */
export function SelesaiService({ service, onClose }: { service: SatuService; onClose: () => void }) {
  const { buka, rows, salah, busy, simpan, ubah, field, wajibFoto } = useSelesai(service, onClose)
  const tukang = useTukangOptions()
  const group = useGroupOptions()
  const dikirim = rows.filter((one) => one.dipilih)
  const patri = dikirim.some((one) => Number(one.patri) > 0)
  const ditimbang = buka.flatMap((one, at) => {
    const baris = rows[at]
    return baris?.dipilih ? [{ barang: one, baris }] : []
  })
  const bersama = useSusutBersama(service, ditimbang)
  return (
    <FormModal
      title="Service Selesai"
      titleNote={<span className="k-mono k-dim">{service.no_service}</span>}
      size={820}
      busy={busy}
      saveText="Simpan"
      onClose={onClose}
      onSave={simpan}
    >
      <div className={css.susun}>
        {buka.map((barang, at) => {
          const baris = rows[at]
          return (
            baris && (
              <Satu
                key={barang.urut}
                barang={barang}
                baris={baris}
                at={dikirim.indexOf(baris)}
                salah={salah}
                fokus={at === 0}
                wajibFoto={wajibFoto}
                bersamaLewat={bersama?.lewat ?? false}
                onChange={(patch) => ubah(barang.urut, patch)}
              />
            )
          )
        })}
        {bersama && <SusutBersama {...bersama} />}
        <FieldGrid columns={2}>
          <KodeSelect {...field('kode_tukang')} label="Kode Tukang" placeholder="Toko sendiri" {...tukang} />
          <RupiahField {...field('ongkos_tukang')} label="Ongkos Tukang" />
        </FieldGrid>
        {patri && (
          <FieldGrid columns={2}>
            <KodeSelect {...field('sumber')} label="Sumber Patri" required options={SUMBER} />
            <KodeSelect {...field('kode_group')} label="Kategori Patri" required {...group} />
          </FieldGrid>
        )}
      </div>
    </FormModal>
  )
}
