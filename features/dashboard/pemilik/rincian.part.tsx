import { LinesTable } from '@kencana/screens'
import { Button, type Column, Modal } from '@kencana/ui'
import { PALING_BANYAK } from './pemilik.contract.ts'
import css from './pemilik.module.css'

interface Props<Row extends object> {
  judul: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  rowId: (row: Row) => string
  noun: string
  /** How many there are where not all of them are told. */
  dari?: number
  onClose: () => void
}

/** What a sum over all shops is of, line by line. */
export function Rincian<Row extends object>({ judul, dari = 0, onClose, ...tabel }: Props<Row>) {
  return (
    <Modal
      title={judul}
      size={920}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          Tutup
        </Button>
      }
    >
      {dari > PALING_BANYAK && (
        <p className={css.kosong}>
          {PALING_BANYAK} yang terbesar dari {dari}; jumlah di halaman adalah dari semuanya.
        </p>
      )}
      <LinesTable {...tabel} emptyText="Tidak Ada" />
    </Modal>
  )
}

/** A name that opens the lines of its number. */
export function Buka({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <button type="button" className={css.ke} onClick={onClick}>
      {children}
    </button>
  )
}
