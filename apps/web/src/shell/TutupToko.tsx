import type { OutputOf } from '@kencana/contract'
import { type ApiError, endSession, LoadError, mutation, query, usePrinters } from '@kencana/screens'
import {
  addDays,
  Button,
  CheckField,
  Form,
  IconArrowRight,
  Modal,
  namaHari,
  oops,
  popup,
  Skeleton,
  TextField,
  toast,
} from '@kencana/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { rencanaTutup, tutupToko } from '../../../../features/hari-toko/tutup-toko/tutup-toko.contract.ts'
import { selisihText } from '../../../../features/keuangan/hitung-kas/hitung-kas.shared.tsx'
import { keluarkanSertifikat } from '../../../../features/keuangan/laporan-eod/sertifikat.shared.tsx'
import { screenAt } from '../menu.ts'
import css from './TutupToko.module.css'

/** After closing, the person reads the note for a second before the login shows (specification, section 9). */
const WAIT = 1_000

type Plan = OutputOf<typeof rencanaTutup>

const useClosing = (onClose: () => void) => {
  const cache = useQueryClient()
  const printers = usePrinters('struk')
  const navigate = useNavigate()
  const leave = () =>
    setTimeout(() => {
      endSession()
      cache.clear()
      void navigate({ to: '/' })
    }, WAIT)
  return useMutation({
    ...mutation(tutupToko),
    meta: { silent: true },
    onSuccess: ({ segel, sertifikat }) => {
      toast('success', 'Berhasil Menutup Toko')
      toast('info', `Segel Hari Ini ${segel}`)
      if (sertifikat) void keluarkanSertifikat(sertifikat, printers)
      leave()
    },
    onError: (error: ApiError) => {
      if (error.message.includes('Invalid token.')) {
        toast('info', 'Toko Sudah Ditutup Oleh Akun Lain')
        leave()
        return
      }
      onClose()
      if (error.failure === 'refused') popup('info', error.message)
      else popup('error', 'Terjadi Kesalahan Saat Menutup Toko')
    },
  })
}

function Counts({
  title,
  rows,
  blocking,
  onGo,
}: {
  title: string
  rows: Plan['terbuka']
  blocking?: boolean
  onGo: () => void
}) {
  if (rows.length === 0) return null
  return (
    <section className={css.list} data-blocking={blocking || undefined}>
      <h3>{title}</h3>
      <ul>
        {rows.map((row) => (
          <li key={row.nama}>
            {screenAt(row.path) ? (
              <Link to={row.path} search={row.search} onClick={onGo}>
                {row.nama}
              </Link>
            ) : (
              <span>{row.nama}</span>
            )}
            <b>{row.jumlah}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Dates({ from, to }: { from: string; to: string }) {
  return (
    <div className={css.dates}>
      <span>
        Tanggal System
        <b>{from}</b>
        {namaHari(from)}
      </span>
      <IconArrowRight />
      <span>
        Menjadi
        <b>{to}</b>
        {namaHari(to)}
      </span>
    </div>
  )
}

interface PlanBodyProps {
  plan: Plan
  skip: boolean
  onSkip: (skip: boolean) => void
  /** The last empty day, as it is typed where there are many. */
  typed: string
  onTyped: (typed: string) => void
  onGo: () => void
}

function PlanBody({ plan, skip, onSkip, typed, onTyped, onGo }: PlanBodyProps) {
  const last = plan.hari_kosong.at(-1)
  return (
    <>
      <Dates from={plan.tgl_system} to={skip && last ? addDays(last, 1) : plan.tgl_berikut} />
      {plan.hari_kosong.length > 0 && (
        <div className={css.days}>
          <CheckField label="Lewati hari kosong sekaligus" value={skip} onChange={onSkip} />
          <small>
            {plan.diketik
              ? `${plan.hari_kosong.length} hari, ${plan.hari_kosong[0]} sampai ${last}`
              : plan.hari_kosong.join(', ')}
          </small>
          {plan.hari_tersisa > 0 && <small>{plan.hari_tersisa} hari lagi sesudah login berikutnya</small>}
          {plan.diketik && skip && last && (
            <TextField label={`Ketik ${last}`} required value={typed} onChange={onTyped} placeholder={last} />
          )}
        </div>
      )}
      {plan.hitungan.map(({ kode_laci, jam, oleh, selisih }) => (
        <p key={kode_laci} className={css.hitungan}>
          {kode_laci === '-' ? 'Kas' : `Laci ${kode_laci}`} dihitung {jam} oleh {oleh}, <b>{selisihText(selisih)}</b>
        </p>
      ))}
      <Counts title="Harus selesai dulu" rows={plan.penghalang} blocking onGo={onGo} />
      <Counts title="Masih terbuka, boleh ditutup" rows={plan.terbuka} onGo={onGo} />
    </>
  )
}

/** Closing the shop's day: from which date to which, what blocks, what stays open. */
export default function TutupToko({ onClose }: { onClose: () => void }) {
  const plan = useQuery({ ...query(rencanaTutup, {}), staleTime: 0, gcTime: 0 })
  const [skip, setSkip] = useState(true)
  const [typed, setTyped] = useState('')
  const [cetak, setCetak] = useState(true)
  const close = useClosing(onClose)
  const busy = close.isPending || close.isSuccess
  const blocked = !plan.data || plan.data.penghalang.length > 0
  const submit = () => {
    if (busy || blocked || !plan.data) return
    const { hari_kosong, diketik } = plan.data
    const last = skip ? hari_kosong.at(-1) : undefined
    // Where the clock is wrong, nobody types a year of days without noticing.
    if (diketik && last && typed.trim() !== last)
      return oops(`Ketik Tanggal ${last} Untuk Menutup ${hari_kosong.length} Hari Kosong`)
    close.mutate({
      PROSES: 'close',
      sampai: last,
      diketik: diketik ? last : undefined,
      sertifikat: cetak ? 'YA' : 'TIDAK',
    })
  }
  return (
    <Modal
      onClose={onClose}
      busy={busy}
      title="Tutup Toko"
      size={400}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            Tidak
          </Button>
          <Button kind="primary" data-save data-autofocus busy={busy} disabled={blocked} onClick={submit}>
            OK
          </Button>
        </>
      }
    >
      <Form onSave={submit}>
        <p>Semua akun toko ini akan keluar dan perlu login lagi.</p>
        {plan.isError && <LoadError error={plan.error} onRetry={() => void plan.refetch()} />}
        {plan.isPending && (
          <div className={css.dates} aria-busy="true">
            <Skeleton width={120} />
            <Skeleton width={120} />
          </div>
        )}
        {plan.data && (
          <>
            <PlanBody plan={plan.data} {...{ skip, typed }} onSkip={setSkip} onTyped={setTyped} onGo={onClose} />
            {!blocked && (
              <div className={css.days}>
                <CheckField label={`Keluarkan sertifikat ${plan.data.tgl_system}`} value={cetak} onChange={setCetak} />
              </div>
            )}
          </>
        )}
      </Form>
    </Modal>
  )
}
