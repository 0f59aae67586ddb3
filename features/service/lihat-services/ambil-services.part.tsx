/** Pieces that their customer fetches: all that are done, or some of them; the rest is paid with the last one. */
import type { OutputOf } from '@kencana/contract'
import { formatGram, jumlah, rp } from '@kencana/ledger'
import { rupiahText, useSend } from '@kencana/screens'
import { CheckField, FieldGrid, FormModal, oops, TextField } from '@kencana/ui'
import { useState } from 'react'
import { TANPA_JUMLAH, UANG_PAS, usePembayaran } from '../../keuangan/pembayaran/isian-bayar.shared.tsx'
import { BagianPembayaran } from '../../keuangan/pembayaran/pembayaran.shared.tsx'
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
  return { terakhir, judul: `Sisa ongkos ${rupiahText(sisa)}${sedikit}` }
}

const useAmbil = ({ service, onClose, onCetak }: AksiProps) => {
  const { no_service, versi, barang, sisa } = service
  const jadi = barang.filter(({ status }) => status === 'DONE')
  const [isi, setIsi] = useState({
    urut: jadi.map((one) => one.urut),
    susut_setuju: '',
    pengambil: '',
    bawa_slip: true,
  })
  const set = (patch: Partial<typeof isi>) => setIsi((now) => ({ ...now, ...patch }))
  const { terakhir, judul } = sisaDari(service, isi.urut)
  const [rows, setRows] = useState(sisa > 0 ? UANG_PAS : [])
  const bayar = usePembayaran(
    terakhir ? rows : rows === UANG_PAS ? TANPA_JUMLAH : rows,
    (now) => setRows(now),
    terakhir ? { jumlah: sisa } : { jumlah: sisa, bebas: true },
  )
  const { busy, submit } = useSend(ambilService, {
    changes: SERVICE_CHANGES,
    note: ({ no_ambil }: OutputOf<typeof ambilService>) => no_ambil,
    done: ({ kertas }) => {
      onClose()
      onCetak({ jenis: 'AMBIL', slip: { ...kertas, tunai: bayar.lunas } })
    },
  })
  const simpan = () => {
    if (isi.urut.length === 0) return oops(PILIH)
    // Where some stay nothing has to be paid now.
    const kosong = !terakhir && bayar.dibayar === 0
    const pembayaran = kosong ? [] : bayar.baca()
    if (pembayaran) void submit({ no_service, versi, pembayaran, ...isi })
  }
  return { jadi, isi, set, bayar, judul, busy, simpan }
}

interface SiapaProps {
  isi: { pengambil: string; bawa_slip: boolean }
  set: (patch: { pengambil?: string; bawa_slip?: boolean }) => void
}

/** Who has come for them. */
function Siapa({ isi, set }: SiapaProps) {
  return (
    <FieldGrid columns={2}>
      <TextField
        name="pengambil"
        label="Pengambil"
        placeholder="bila bukan customer"
        maxLength={60}
        value={isi.pengambil}
        onChange={(pengambil) => set({ pengambil })}
      />
      <CheckField
        name="bawa_slip"
        label="Slip diperlihatkan"
        value={isi.bawa_slip}
        onChange={(bawa_slip) => set({ bawa_slip })}
      />
    </FieldGrid>
  )
}

export function AmbilService(props: AksiProps) {
  const { service, onClose } = props
  const { jadi, isi, set, bayar, judul, busy, simpan } = useAmbil(props)
  const susut = jadi.filter((one) => isi.urut.includes(one.urut) && one.susut > 0)
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
        {susut.length > 0 && (
          <TextField
            name="susut_setuju"
            label="Nama Yang Menyetujui Susut"
            hint={susut.map((one) => `${one.nama_barang} susut ${formatGram(one.susut)} g`).join(', ')}
            maxLength={60}
            value={isi.susut_setuju}
            onChange={(susut_setuju) => set({ susut_setuju })}
          />
        )}
        {service.sisa > 0 && <BagianPembayaran {...bayar.bagian} judul={judul} fokus />}
      </div>
    </FormModal>
  )
}
