import type { Dokumen } from '@kencana/contract'
import { onItsDay, type Receipt, slipHead } from '@kencana/receipts'
import { type Fact, ReceiptDialog, type ShownSlip, type UserData, useUser } from '@kencana/screens'
import { useNota } from '../pengaturan/setting-nota/setting-nota.shared.tsx'
import { catatCetak } from './cetak.shared.tsx'

/** What the dialog of a slip is given: a new document with its message, or an earlier one. */
export interface SlipProps<Slip> extends ShownSlip<Slip> {
  /** Printed by itself where a printer is paired. */
  langsung?: boolean
  onClose: () => void
}

type Toko = Pick<UserData, 'nama_toko' | 'alamat_toko'>
/** A document as its paper needs it; one of a day says which. */
type Tercetak = { cetakan: number; tgl_system?: string }
/** What is printed: a kind of document, or its undo, which is none of its own. */
type Printed = Pick<Dokumen & { readonly cetak: string }, 'cetak'>
type Struk<Slip> = (slip: Slip, kepala: readonly string[], kaki: readonly string[], toko: Toko) => Receipt

interface SlipDialogProps<Slip> extends SlipProps<Slip> {
  dokumen: Printed
  /** The paper, from the document, head and foot of the shop's receipts, and the shop where it has a short head. */
  struk: Struk<Slip>
  /** What of it is said beside the paper. */
  facts: readonly Fact[]
}

/** The dialog in which a document's paper is printed, new or again; each print is counted under its number. */
export function SlipDialog<Slip extends Tercetak>(props: SlipDialogProps<Slip>) {
  const { dokumen, struk, facts, slip, message, onClose } = props
  const { kepala, kaki } = useNota()
  const toko = useUser()
  const receipt = onItsDay(struk(slip, kepala, kaki, toko), slip.tgl_system ?? toko.tgl_system, toko.tgl_system)
  return (
    <ReceiptDialog
      receipt={receipt}
      message={message}
      printed={slip.cetakan}
      facts={facts}
      onPrinted={catatCetak(dokumen.cetak, receipt.nomor ?? '')}
      onClose={onClose}
    />
  )
}

/** A paper under the short head: the shop's name and its address in short lines. */
export const kepalaPendek =
  <Slip,>(struk: (slip: Slip, kepala: readonly string[]) => Receipt): Struk<Slip> =>
  (slip, _kepala, _kaki, { nama_toko, alamat_toko }) =>
    struk(slip, slipHead(nama_toko, alamat_toko))

/** The slip of one kind of document. */
export const slipDokumen =
  <Slip extends Tercetak>(dokumen: Printed, struk: Struk<Slip>, facts: (slip: Slip) => readonly Fact[]) =>
  (props: SlipProps<Slip>) => <SlipDialog {...props} dokumen={dokumen} struk={struk} facts={facts(props.slip)} />
