import type { ZodForm } from '@kencana/screens'
import { Button, Card, DateField, IconSearch, TextField, useKeys } from '@kencana/ui'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import css from './cari-validasi.module.css'

interface Props {
  /** With the fields no_kirim_bos, tgl_awal, tgl_akhir. */
  form: ZodForm<z.ZodType>
  busy: boolean
  onCari: () => void
  /** Before the fields: which kind of documents. */
  children?: ReactNode
}

/** What the cashier searches by: number, first and last day. */
export function CariValidasi({ form, busy, onCari, children }: Props) {
  const { value, ...nomor } = form.field('no_kirim_bos')
  // F9 validates: the search has a key of its own.
  useKeys({ F2: onCari })
  return (
    <Card>
      <div className={css.cari}>
        {children}
        <TextField
          {...nomor}
          value={value === 'ALL' ? '' : value}
          label="No Kirim"
          placeholder="SEMUA"
          mono
          autoFocus
        />
        <DateField {...form.field('tgl_awal')} label="Tanggal Awal" required />
        <DateField {...form.field('tgl_akhir')} label="Tanggal Akhir" required />
        <Button icon={<IconSearch />} busy={busy} busyText="Sedang Mencari" kbd="F2" onClick={onCari}>
          Cari Data
        </Button>
      </div>
    </Card>
  )
}
