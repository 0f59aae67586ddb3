import type { OutputOf } from '@kencana/contract'
import { type ApiError, endSession, LoadError, mutation, noteClosed, query, usePrinters } from '@kencana/screens'
import { Button, CheckField, Form, Modal, oops, popup, Skeleton, tanggalPanjang, toast } from '@kencana/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { rencanaTutup, tutupToko } from '../../../../features/hari-toko/tutup-toko/tutup-toko.contract.ts'
import { ARTI_SEGEL, ARTI_SERTIFIKAT } from '../../../../features/keuangan/laporan-eod/arti.shared.tsx'
import { keluarkanSertifikat } from '../../../../features/keuangan/laporan-eod/sertifikat.shared.tsx'
import { HitungLaci } from './HitungLaci.tsx'
import { PlanBody } from './RencanaTutup.tsx'
import css from './TutupToko.module.css'

/** After closing, the person reads the note for a second before the login shows (specification, section 9). */
const WAIT = 1_000

type Plan = OutputOf<typeof rencanaTutup>

const LANGKAH = ['Periksa', 'Hitung kas', 'Tutup'] as const

/** Where closing is: what is done has a tick, what comes is grey. */
function Langkah({ kini }: { kini: (typeof LANGKAH)[number] }) {
  const di = LANGKAH.indexOf(kini)
  return (
    <ol className={css.langkah} aria-label="Langkah tutup toko">
      {LANGKAH.map((nama, at) => (
        <li key={nama} data-sudah={at < di || undefined} aria-current={at === di ? 'step' : undefined}>
          {nama}
        </li>
      ))}
    </ol>
  )
}

/** The way to the next step: what is to be counted is counted here, also where it does not keep the shop from closing. */
const langkahOf = ({ penghalang, laci_belum }: Plan): (typeof LANGKAH)[number] => {
  const lain = penghalang.filter(({ path }) => path !== '/hitung-kas')
  if (lain.length > 0) return 'Periksa'
  if (laci_belum.length > 0) return 'Hitung kas'
  return penghalang.length > 0 ? 'Periksa' : 'Tutup'
}

/** The open day lies ahead: it was closed today, and is closed once it has come. */
const sudahDitutup = ({ tgl_system, hari_ini }: Plan): boolean => tgl_system > hari_ini

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
    onSuccess: ({ segel, sertifikat, hari_ditutup, tgl_system }) => {
      noteClosed({ hari: hari_ditutup, berikut: tgl_system, segel })
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

interface IsiProps {
  plan: Plan
  onSubmit: () => void
  onClose: () => void
  pilihan: ReturnType<typeof usePilihan>
}

const usePilihan = () => {
  const [skip, setSkip] = useState(true)
  const [typed, setTyped] = useState('')
  const [cetak, setCetak] = useState(true)
  return { skip, setSkip, typed, setTyped, cetak, setCetak }
}

function Isi({ plan, onSubmit, onClose, pilihan }: IsiProps) {
  const { skip, setSkip, typed, setTyped, cetak, setCetak } = pilihan
  return (
    <Form onSave={onSubmit}>
      <p>Semua akun toko ini akan keluar dan perlu login lagi.</p>
      <PlanBody
        plan={plan}
        {...{ skip, typed }}
        onSkip={setSkip}
        onTyped={setTyped}
        onGo={onClose}
        periksa={langkahOf(plan) === 'Periksa'}
      />
      {plan.penghalang.length === 0 && (
        <>
          {plan.laci_belum.length > 0 && (
            <p className={css.hitungan}>Kas belum dihitung: hitung dulu, atau OK untuk menutup tanpa hitungan.</p>
          )}
          <div className={css.days}>
            <CheckField label={`Keluarkan sertifikat ${plan.tgl_system}`} value={cetak} onChange={setCetak} />
            <small data-kata>{ARTI_SERTIFIKAT}</small>
            <small data-kata>{ARTI_SEGEL}</small>
          </div>
        </>
      )}
    </Form>
  )
}

/** Asks for the closing that the plan and what was chosen say. */
const useTutup = (
  plan: Plan | undefined,
  { skip, typed, cetak }: ReturnType<typeof usePilihan>,
  onClose: () => void,
) => {
  const close = useClosing(onClose)
  const busy = close.isPending || close.isSuccess
  const submit = () => {
    if (busy || !plan || plan.penghalang.length > 0) return
    const { hari_kosong, diketik } = plan
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
  return { busy, submit }
}

/** Nothing is to be closed before that day has come: said before anything is asked. */
function SudahDitutup({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  return (
    <Modal
      onClose={onClose}
      title="Toko Sudah Ditutup Hari Ini"
      size={400}
      actions={
        <Button kind="primary" data-autofocus onClick={onClose}>
          Mengerti
        </Button>
      }
    >
      <p>
        Yang dicatat sekarang masuk hari toko <b>{tanggalPanjang(plan.tgl_system)}</b>. Toko ditutup lagi pada hari itu.
      </p>
    </Modal>
  )
}

interface TombolProps {
  langkah: (typeof LANGKAH)[number]
  plan: Plan | undefined
  busy: boolean
  onSubmit: () => void
  onHitung: () => void
  onClose: () => void
}

/** What may be pressed: the next step has the focus, and closing is open as soon as nothing blocks it. */
function Tombol({ langkah, plan, busy, onSubmit, onHitung, onClose }: TombolProps) {
  const hitung = langkah === 'Hitung kas'
  const bebas = plan?.penghalang.length === 0
  return (
    <>
      <Button onClick={onClose} disabled={busy}>
        Tidak
      </Button>
      {(!hitung || bebas) && (
        <Button
          kind={hitung ? undefined : 'primary'}
          data-save
          data-autofocus={!hitung || undefined}
          busy={busy}
          disabled={!bebas}
          onClick={onSubmit}
        >
          OK
        </Button>
      )}
      {hitung && (
        <Button kind="primary" data-autofocus disabled={busy} onClick={onHitung}>
          Hitung Kas
        </Button>
      )}
    </>
  )
}

/** Closing the shop's day, step by step: what blocks it, the drawers counted, from which date to which, and its certificate. */
export default function TutupToko({ onClose }: { onClose: () => void }) {
  const plan = useQuery({ ...query(rencanaTutup, {}), staleTime: 0, gcTime: 0 })
  const [menghitung, setMenghitung] = useState(false)
  const pilihan = usePilihan()
  const { busy, submit } = useTutup(plan.data, pilihan, onClose)
  const belum = plan.data?.laci_belum ?? []
  const langkah = plan.data ? langkahOf(plan.data) : 'Periksa'
  const [laci] = belum
  if (menghitung && laci)
    return (
      <HitungLaci
        key={laci.kode_laci}
        laci={laci}
        sisa={belum.length}
        kepala={<Langkah kini="Hitung kas" />}
        onBack={() => setMenghitung(false)}
        onClose={onClose}
      />
    )
  if (plan.data && sudahDitutup(plan.data)) return <SudahDitutup plan={plan.data} onClose={onClose} />
  return (
    <Modal
      onClose={onClose}
      busy={busy}
      title="Tutup Toko"
      size={400}
      actions={
        <Tombol
          {...{ langkah, busy, onClose }}
          plan={plan.data}
          onSubmit={submit}
          onHitung={() => setMenghitung(true)}
        />
      }
    >
      <Langkah kini={langkah} />
      {plan.isError && <LoadError error={plan.error} onRetry={() => void plan.refetch()} />}
      {plan.isPending && (
        <div className={css.dates} aria-busy="true">
          <Skeleton width={120} />
          <Skeleton width={120} />
        </div>
      )}
      {plan.data && <Isi plan={plan.data} onSubmit={submit} onClose={onClose} pilihan={pilihan} />}
    </Modal>
  )
}
