/** What every action on an order shares: its dialog, its busy state, and the lists that change with it. */
import type { OutputOf } from '@kencana/contract'
import { queryKey, useBusy } from '@kencana/screens'
import { FormModal, KodeSelect } from '@kencana/ui'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { saldoUang } from '../../keuangan/uang/uang.contract.ts'
import { useBakiReadyOptions } from '../../master/baki/baki.picker.tsx'
import type { batalPesanan } from '../batal-pesanan/batal-pesanan.contract.ts'
import { getPesanan } from '../data-pesanan/data-pesanan.contract.ts'
import { type serahPesanan, tagihanPesanan } from '../serah-pesanan/serah-pesanan.contract.ts'
import { type getGrupPesanan, listPesanan } from '../transaksi-pesanan/transaksi-pesanan.contract.ts'

export type Pesanan = OutputOf<typeof getPesanan>

/** A paper to show next. */
export type Kertas =
  | { jenis: 'NOTA'; isi: OutputOf<typeof getGrupPesanan> }
  | { jenis: 'SERAH'; isi: OutputOf<typeof serahPesanan>['data']; message?: string }
  | { jenis: 'BATAL'; isi: OutputOf<typeof batalPesanan>['data']; message?: string }

/** What an action's dialog is given. */
export interface AksiProps {
  pesanan: Pesanan
  onClose: () => void
  onKertas: (kertas: Kertas) => void
}

const BERUBAH = [listPesanan, getPesanan, tagihanPesanan, saldoUang]

/** Does one action at a time. What others did meanwhile is the likeliest reason of a refusal: all is read anew either way. */
export const useAksi = () => {
  const cache = useQueryClient()
  const { busy, run } = useBusy()
  const segarkan = () =>
    Promise.all(BERUBAH.map((one) => cache.invalidateQueries({ queryKey: queryKey(one) }))).then(() => undefined)
  return { busy, kerja: (work: () => Promise<void>) => void run(work, segarkan) }
}

interface DialogProps {
  title: string
  nomor: string
  simpan: string
  /** It takes something back. */
  bahaya?: boolean
  size?: number
  busy: boolean
  onSave: () => void
  onClose: () => void
  children: ReactNode
}

/** The dialog of an action. */
export function DialogAksi({
  title,
  nomor,
  simpan,
  bahaya = false,
  size = 440,
  busy,
  onSave,
  onClose,
  children,
}: DialogProps) {
  return (
    <FormModal
      title={title}
      titleNote={<span className="k-mono k-dim">{nomor}</span>}
      size={size}
      busy={busy}
      onClose={onClose}
      kind={bahaya ? 'danger' : 'primary'}
      saveText={simpan}
      cancelText={bahaya ? 'Tidak' : 'Batal'}
      onSave={onSave}
    >
      {children}
    </FormModal>
  )
}

interface BakiProps {
  pesanan: Pesanan
  value: string
  onChange: (kode_baki: string) => void
}

/** Where a shop piece goes back to that the order was worked after; nothing when there is none to give back. */
export function BakiContoh({ pesanan, value, onChange }: BakiProps) {
  const baki = useBakiReadyOptions()
  if (pesanan.contoh !== 'TOKO' || pesanan.contoh_kembali !== null) return null
  return (
    <KodeSelect
      name="kode_baki_contoh"
      label="Baki Barang Contoh"
      hint={`${pesanan.contoh_nama} kembali ke baki asalnya bila dikosongkan.`}
      placeholder="Baki asal"
      value={value}
      onChange={onChange}
      {...baki}
    />
  )
}
