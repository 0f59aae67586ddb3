/** What every action on an order shares: its dialog, and the lists that change with it. */
import type { InputOf, OutputOf } from '@kencana/contract'
import { call, type Saves, useBusy, useInvalidate } from '@kencana/screens'
import { FormModal, KodeSelect } from '@kencana/ui'
import type { ReactNode } from 'react'
import type { Tunai } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import type { UangKembali } from '../../keuangan/pembayaran/uang-kembali.contract.ts'
import { saldoUang } from '../../keuangan/uang/uang.contract.ts'
import { useBakiReadyOptions } from '../../master/baki/baki.picker.tsx'
import { batasSaya } from '../../pengaturan/batas/batas.contract.ts'
import type { batalPesanan } from '../batal-pesanan/batal-pesanan.contract.ts'
import { getPesanan } from '../data-pesanan/data-pesanan.contract.ts'
import type { BuktiBatalSerah } from '../serah-pesanan/batal-serah.contract.ts'
import { type serahPesanan, tagihanPesanan } from '../serah-pesanan/serah-pesanan.contract.ts'
import { type tambahTitip, titipDitunggu } from '../titip-uang/titip-uang.contract.ts'
import { type getGrupPesanan, listPesanan } from '../transaksi-pesanan/transaksi-pesanan.contract.ts'

export type Pesanan = OutputOf<typeof getPesanan>

/** A paper to show next. */
export type Kertas =
  | { jenis: 'NOTA'; isi: OutputOf<typeof getGrupPesanan> }
  | { jenis: 'SERAH'; isi: OutputOf<typeof serahPesanan>['data'] & { tunai?: Tunai | null }; message?: string }
  | { jenis: 'BATAL'; isi: OutputOf<typeof batalPesanan>['data']; message?: string }
  | { jenis: 'KEMBALI'; isi: UangKembali }
  | { jenis: 'BATAL SERAH'; isi: BuktiBatalSerah; message?: string }
  | { jenis: 'TITIP'; isi: OutputOf<typeof tambahTitip>['data'] & { tunai?: Tunai | null }; message?: string }

/** What an action's dialog is given. */
export interface AksiProps {
  pesanan: Pesanan
  onClose: () => void
  onKertas: (kertas: Kertas) => void
}

/** Lists that change with what is done to an order. */
export const CHANGES = [listPesanan, getPesanan, tagihanPesanan, titipDitunggu, saldoUang, batasSaya]

interface DialogProps<E extends Saves> {
  endpoint: E
  title: string
  nomor: string
  saveText: string
  /** It takes something back. */
  danger?: boolean
  size?: number
  locked?: boolean
  /** What is sent; null while something is missing. */
  prepare: () => InputOf<E> | null
  /** Says what was done. */
  onSaved: (answer: OutputOf<E>) => unknown
  /** Why it was not done. */
  onRefused?: (error: unknown) => void
  onClose: () => void
  children: ReactNode
}

/**
 * The dialog of an action: sent once, then closed. What others did meanwhile is the
 * likeliest reason of a refusal: all is read anew either way.
 */
export function DialogAksi<E extends Saves>(props: DialogProps<E>) {
  const {
    endpoint,
    title,
    nomor,
    saveText,
    danger,
    size = 440,
    locked,
    prepare,
    onSaved,
    onRefused,
    onClose,
    children,
  } = props
  const invalidate = useInvalidate()
  const { busy, run } = useBusy()
  const save = () => {
    const input = prepare()
    if (!input) return
    void run(
      async () => {
        await onSaved(await call(endpoint, input))
        onClose()
      },
      async (failure) => {
        if (failure !== undefined) onRefused?.(failure)
        await invalidate(CHANGES)
      },
    )
  }
  return (
    <FormModal
      title={title}
      titleNote={<span className="k-mono k-dim">{nomor}</span>}
      size={size}
      locked={locked}
      busy={busy}
      onClose={onClose}
      kind={danger ? 'danger' : 'primary'}
      saveText={saveText}
      cancelText={danger ? 'Tidak' : 'Batal'}
      onSave={save}
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
