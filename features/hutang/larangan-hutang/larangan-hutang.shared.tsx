/** Notes on customers who must not get a loan: a warning where one is entered, and the list of them. */
import { FormDialog, useMay, useReckoned } from '@kencana/screens'
import { Badge, Button, TextField } from '@kencana/ui'
import { lazy, Suspense, useState } from 'react'
import { cekLarangan, DILARANG, listLarangan, pasangLarangan } from './larangan-hutang.contract.ts'

const Larangan = lazy(() => import('./larangan-hutang.part.tsx'))

/** Said as soon as a paper or a telephone is known; nothing of anybody else. */
export function PeringatanLarangan(siapa: { kode_member: string; nik: string; no_hp: string }) {
  const { result } = useReckoned(cekLarangan, siapa)
  if (!result?.dilarang) return null
  return (
    <p role="alert">
      <Badge tone="red">{DILARANG}</Badge> Hutang baru butuh persetujuan OWN atau SU.
    </p>
  )
}

/** What changes with a note. */
export const LARANGAN_CHANGES = [listLarangan, cekLarangan]

/** Notes whose loan it is: the number of his paper is read by nobody here, and copied by the server. */
export function LarangCustomer({ no_hutang, nama_customer }: { no_hutang: string; nama_customer: string }) {
  const [buka, setBuka] = useState(false)
  if (!useMay(pasangLarangan)) return null
  return (
    <>
      <Button size="sm" kind="subtle" onClick={() => setBuka(true)}>
        Larang Hutang Lagi
      </Button>
      {buka && (
        <FormDialog
          endpoint={pasangLarangan}
          initial={{ no_hutang, nama: '', no_identitas: '', no_hp: '', alasan: '' }}
          changes={LARANGAN_CHANGES}
          title="Larang Hutang"
          about={nama_customer}
          onClose={() => setBuka(false)}
        >
          {({ field }) => <TextField {...field('alasan')} label="Alasan" required autoFocus maxLength={200} />}
        </FormDialog>
      )}
    </>
  )
}

/** The button that opens their list, for who writes such notes. */
export function TombolLarangan() {
  const [buka, setBuka] = useState(false)
  if (!useMay(pasangLarangan)) return null
  return (
    <>
      <Button onClick={() => setBuka(true)}>Larangan</Button>
      {buka && (
        <Suspense>
          <Larangan onClose={() => setBuka(false)} />
        </Suspense>
      )}
    </>
  )
}
