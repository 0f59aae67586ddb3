import { call, isOwner, query, queryKey, useBusy, useUser } from '@kencana/screens'
import { Banner, Button, FormModal, popup, Tick } from '@kencana/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { menuEntry } from '../../menu.ts'
import { hakAkses, hakHilang, menuDikenal, tutupHakHilang } from './hak-akses.contract.ts'
import css from './hak-akses.module.css'
import type { Rights } from './isi-hak.part.tsx'

const titleOf = (hak: string, rights: Rights): string => {
  const path = hak.split('#')[0] ?? ''
  return `${menuEntry(path as never).title}: ${rights.find((one) => one.hak === hak)?.text ?? hak}`
}

function Daftar({ onClose }: { onClose: () => void }) {
  const { data = [] } = useQuery(query(hakHilang, {}))
  const rights = useQuery(query(menuDikenal, {})).data?.aksi ?? []
  const cache = useQueryClient()
  const { busy, run } = useBusy()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const keyOf = ({ user_id, hak }: { user_id: string; hak: string }) => `${user_id} ${hak}`
  const save = () =>
    run(async () => {
      const kembali = data.filter((row) => ticked.has(keyOf(row))).map(({ user_id, hak }) => ({ user_id, hak }))
      const { message } = await call(tutupHakHilang, { kembali })
      await Promise.all([hakHilang, hakAkses].map((one) => cache.invalidateQueries({ queryKey: queryKey(one) })))
      popup('success', message)
      onClose()
    })
  return (
    <FormModal title="Hak Yang Hilang" busy={busy} onClose={onClose} onSave={() => void save()}>
      <p>
        Sejak pembaruan, melihat sebuah layar dan bekerja di sana adalah dua hak. Centang yang ingin Anda kembalikan;
        yang tidak dicentang tetap hilang dan tidak ditanyakan lagi.
      </p>
      <ul className={css.hilang}>
        {data.map((row) => (
          <li key={keyOf(row)}>
            <label htmlFor={keyOf(row)}>
              <Tick
                id={keyOf(row)}
                checked={ticked.has(keyOf(row))}
                onChange={(event) => {
                  const next = new Set(ticked)
                  if (event.currentTarget.checked) next.add(keyOf(row))
                  else next.delete(keyOf(row))
                  setTicked(next)
                }}
              />
              <b>
                {row.user_name} ({row.level})
              </b>
              <span>{titleOf(row.hak, rights)}</span>
            </label>
          </li>
        ))}
      </ul>
    </FormModal>
  )
}

/** Tells the owner once who can do less since rights are given by action, and gives back what he ticks. */
export function HakHilang() {
  const owner = useUser()
  const list = useQuery({ ...query(hakHilang, {}), enabled: isOwner(owner) && owner.level === 'OWN' })
  const [open, setOpen] = useState(false)
  const users = new Set(list.data?.map(({ user_id }) => user_id)).size
  if (users === 0) return null
  return (
    <>
      <Banner tone="amber">
        {users} user kehilangan hak sejak pembaruan. <Button onClick={() => setOpen(true)}>Lihat Dan Kembalikan</Button>
      </Banner>
      {open && <Daftar onClose={() => setOpen(false)} />}
    </>
  )
}
