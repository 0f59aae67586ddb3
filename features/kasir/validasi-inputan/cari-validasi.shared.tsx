import type { Endpoint, InputOf, OutputOf } from '@kencana/contract'
import { query, useBusy, useZodForm, type ZodForm } from '@kencana/screens'
import { Button, Card, DateField, IconSearch, popup, TextField, toast, useKeys, useToday } from '@kencana/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import css from './cari-validasi.module.css'
import type { saldoKirimBos } from './validasi-inputan.contract.ts'

/** A search by number, first and last day. */
type Cari = Endpoint<(typeof saldoKirimBos)['input'], z.ZodType<readonly unknown[]>>

const TIDAK_ADA = 'Belum Ada Data Yang Harus Di Validasi'

/**
 * What waits for the cashier, and what of it is chosen: today's as soon as the screen is open, then what is searched for; a new
 * search chooses anew.
 * @param noun what is found: 'kiriman'
 * @param none nothing chosen
 * @returns with what an empty table says: nothing waits, or why nobody knows
 */
export const useCariValidasi = <E extends Cari, Chosen>(endpoint: E, noun: string, none: Chosen) => {
  const today = useToday()
  const cache = useQueryClient()
  const awal = { no_kirim_bos: 'ALL', tgl_awal: today, tgl_akhir: today }
  const form = useZodForm(endpoint.input, awal)
  const [dicari, setDicari] = useState<InputOf<Cari>>(awal)
  const [chosen, choose] = useState(none)
  const { busy, run } = useBusy()
  const list = useQuery({ ...query<Cari>(endpoint, dicari, { guarded: false }), staleTime: 0 })
  const clear = () => choose(none)
  const search = async () => {
    const input = form.validate()
    if (!input) return
    clear()
    setDicari(input)
    const found = await cache.fetchQuery({ ...query<Cari>(endpoint, input, { guarded: false }), staleTime: 0 })
    if (found.length > 0) toast('success', 'Data Validasi Tersedia', `${found.length} ${noun}`)
    else popup('info', TIDAK_ADA)
  }
  return {
    cari: { form, busy, onCari: () => void run(search) },
    rows: (list.data ?? []) as OutputOf<E> | readonly never[],
    kosong: list.error?.message ?? (list.isPending ? 'Sedang Mencari' : TIDAK_ADA),
    chosen,
    choose,
    clear,
  }
}

interface Props {
  form: ZodForm<Cari['input']>
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
