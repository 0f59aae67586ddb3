/** Where the envelope of a loan lies: written down as its label is printed, read where it is fetched. */
import { may, query, useSend, useTanggalJam, useUser } from '@kencana/screens'
import { Button, Section, TextField } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getTempat, simpanTempat } from './tempat-hutang.contract.ts'
import css from './tempat-hutang.module.css'

const useTempat = (no_hutang: string) => useQuery({ ...query(getTempat, { no_hutang }), staleTime: 0 }).data ?? []

/** 'Amplop: BRANKAS 2 RAK 3'; nothing where nobody wrote it down. */
export function TempatAmplop({ no_hutang }: { no_hutang: string }) {
  const [kini] = useTempat(no_hutang)
  return kini ? <p>Amplop: {kini.tempat}</p> : null
}

function Isian({ no_hutang, kini, sempit = false }: { no_hutang: string; kini: string; sempit?: boolean }) {
  const [tempat, setTempat] = useState(kini)
  const { busy, submit } = useSend(simpanTempat, { changes: [getTempat], note: () => tempat })
  return (
    <div className={sempit ? css.sempit : css.isian}>
      <TextField name="tempat" label="Tempat Amplop" value={tempat} onChange={setTempat} maxLength={40} />
      <Button
        busy={busy}
        disabled={tempat.trim() === '' || tempat === kini}
        onClick={() => void submit({ no_hutang, tempat })}
      >
        Simpan Tempat
      </Button>
    </div>
  )
}

/** The same beside a label that is printed: whoever puts the envelope away says where. */
export function IsianTempat({ no_hutang }: { no_hutang: string }) {
  const [kini] = useTempat(no_hutang)
  const tempat = kini?.tempat ?? ''
  return <Isian key={tempat} no_hutang={no_hutang} kini={tempat} sempit />
}

/** The place with what it was before, and a field where it may be written down. */
export function BagianTempat({ no_hutang, disimpan }: { no_hutang: string; disimpan: boolean }) {
  const semua = useTempat(no_hutang)
  const jam = useTanggalJam()
  const bisa = may(useUser(), simpanTempat) && disimpan
  const kini = semua[0]?.tempat ?? ''
  if (!bisa && semua.length === 0) return null
  return (
    <Section label="Amplop">
      {bisa && <Isian key={kini} no_hutang={no_hutang} kini={kini} />}
      <ul className={css.riwayat}>
        {semua.map((one) => (
          <li key={`${one.waktu} ${one.tempat}`}>
            {one.tempat} <span className="k-dim">{`${one.user_id}, ${jam(one.waktu)}`}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
