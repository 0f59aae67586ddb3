/** Pieces that their customer fetches: all that are done, or some of them; the rest is paid with the last one. */
import type { OutputOf } from '@kencana/contract'
import { formatGram, jumlah, rp } from '@kencana/ledger'
import { rupiahText, useSend } from '@kencana/screens'
import { CheckField, FieldGrid, FormModal, oops, TextField } from '@kencana/ui'
import { useState } from 'react'
import { TANPA_JUMLAH, UANG_PAS, usePembayaran } from '../../keuangan/pembayaran/isian-bayar.shared.tsx'
import { BagianPembayaran } from '../../keuangan/pembayaran/pembayaran.shared.tsx'
import { usePengambil } from '../../member/batas-lapor/pengambil.shared.tsx'
import { ambilService } from '../transaksi-services/ambil-service.contract.ts'
import type { SatuService } from '../transaksi-services/service.contract.ts'
import { SERVICE_CHANGES } from '../transaksi-services/slip-service.shared.tsx'
import { type AksiProps, nomor, PILIH, PilihBarang } from './aksi-services.part.tsx'
import css from './lihat-services.module.css'

/** What is left to pay, and how much of it now: what stays may wait for its own work's money, no more. */
const sisaDari = ({ barang, sisa }: SatuService, urut: readonly number[]) => {
  const tinggal = barang.filter((one) => one.status !== 'CLOS' && !urut.includes(one.urut))
  const terakhir = tinggal.length === 0
  const sekarang = rp(Math.max(sisa - jumlah(tinggal, 'ongkos') - jumlah(tinggal, 'tambahan'), 0))
  const sedikit = terakhir || sekarang === 0 ? '' : `, sekarang paling sedikit ${rupiahText(sekarang)}`
  return {
    terakhir,
    judul: terakhir ? `Pelunasan ${rupiahText(sisa)}` : `Bayar sebagian, sisa ongkos ${rupiahText(sisa)}${sedikit}`,
    petunjuk: terakhir
      ? 'Uang tunai yang diserahkan customer; kembalinya dihitung.'
      : 'Yang dibayar dan dibukukan sekarang; sisanya menyusul dengan barang terakhir.',
  }
}

const useAmbil = ({ service, onClose, onCetak }: AksiProps) => {
  const { no_service, versi, barang, sisa } = service
  const jadi = barang.filter(({ status }) => status === 'DONE')
  const [isi, setIsi] = useState({
    urut: jadi.map((one) => one.urut),
    susut_setuju: '',
    pengambil: '',
    // Ticked by hand: the same barcode is on the label of the bag, so that a scan proves no slip.
    bawa_slip: false,
  })
  const set = (patch: Partial<typeof isi>) => setIsi((now) => ({ ...now, ...patch }))
  const { terakhir, judul, petunjuk } = sisaDari(service, isi.urut)
  const [rows, setRows] = useState(sisa > 0 ? UANG_PAS : [])
  const bayar = usePembayaran(
    terakhir ? rows : rows === UANG_PAS ? TANPA_JUMLAH : rows,
    (now) => setRows(now),
    terakhir ? { jumlah: sisa } : { jumlah: sisa, bebas: true },
  )
  const penyetor = usePengambil(service)
  const { busy, submit } = useSend(ambilService, {
    changes: SERVICE_CHANGES,
    after: penyetor.ditolak,
    note: ({ no_ambil }: OutputOf<typeof ambilService>) => no_ambil,
    done: ({ kertas }) => {
      onClose()
      onCetak({ jenis: 'AMBIL', slip: { ...kertas, tunai: bayar.lunas } })
    },
  })
  const susut = jadi.filter((one) => isi.urut.includes(one.urut) && one.susut > 0)
  const wajib = susut.some((one) => one.harus_setuju)
  const [tanpaNama, setTanpaNama] = useState(false)
  const simpan = () => {
    if (isi.urut.length === 0) return oops(PILIH)
    const kurang = wajib && isi.susut_setuju.trim() === ''
    setTanpaNama(kurang)
    if (kurang) return
    // Where some stay nothing has to be paid now.
    const kosong = !terakhir && bayar.dibayar === 0
    const pembayaran = kosong ? [] : bayar.baca()
    const kertas = penyetor.baca()
    if (pembayaran && kertas) void submit({ no_service, versi, pembayaran, ...isi, penyetor: kertas.dia })
  }
  return { jadi, isi, set, bayar, judul, petunjuk, busy, simpan, susut, wajib, tanpaNama, penyetor: penyetor.bagian }
}

interface SiapaProps {
  isi: { pengambil: string; bawa_slip: boolean }
  set: (patch: { pengambil?: string; bawa_slip?: boolean }) => void
}

/** Who has come for them. */
function Siapa({ isi, set }: SiapaProps) {
  const tanpaSlip = isi.pengambil.trim() !== '' && !isi.bawa_slip
  return (
    <FieldGrid columns={2}>
      <TextField
        name="pengambil"
        label="Pengambil"
        placeholder="bila bukan customer"
        maxLength={60}
        value={isi.pengambil}
        hint={
          tanpaSlip && (
            <span data-tone="red" className={css.selisih}>
              Tanpa slip: butuh otorisasi PENGAMBIL SERVICE
            </span>
          )
        }
        onChange={(pengambil) => set({ pengambil })}
      />
      <div className={css.centang}>
        <CheckField
          name="bawa_slip"
          label="Slip diperlihatkan"
          value={isi.bawa_slip}
          onChange={(bawa_slip) => set({ bawa_slip })}
        />
      </div>
    </FieldGrid>
  )
}

interface SetujuProps {
  susut: readonly SatuService['barang'][number][]
  wajib: boolean
  tanpaNama: boolean
  value: string
  onChange: (value: string) => void
}

/** Who of the customer's accepted what was lost; he has to where it is more than scales differ by. */
function SetujuSusut({ susut, wajib, tanpaNama, value, onChange }: SetujuProps) {
  if (susut.length === 0) return null
  return (
    <TextField
      name="susut_setuju"
      label="Nama Yang Menyetujui Susut"
      required={wajib}
      hint={susut.map((one) => `${one.nama_barang} susut ${formatGram(one.susut)} g`).join(', ')}
      error={tanpaNama && wajib && value.trim() === '' ? 'Nama Yang Menyetujui Susut Harus Diisi' : undefined}
      maxLength={60}
      value={value}
      onChange={onChange}
    />
  )
}

export function AmbilService(props: AksiProps) {
  const { service, onClose } = props
  const { jadi, isi, set, bayar, judul, petunjuk, busy, simpan, penyetor, ...setuju } = useAmbil(props)
  return (
    <FormModal
      title="Ambil Service"
      titleNote={nomor(service.no_service)}
      size={680}
      busy={busy}
      saveText="Serahkan"
      onClose={onClose}
      onSave={simpan}
    >
      <div className={css.susun}>
        <PilihBarang barang={jadi} dipilih={isi.urut} onChange={(urut) => set({ urut })} />
        <Siapa isi={isi} set={set} />
        <SetujuSusut {...setuju} value={isi.susut_setuju} onChange={(susut_setuju) => set({ susut_setuju })} />
        {penyetor}
        {service.sisa > 0 && <BagianPembayaran {...bayar.bagian} judul={judul} petunjuk={petunjuk} fokus />}
      </div>
    </FormModal>
  )
}
