import { ApiError, call, query, queryKey, showError, useBusy } from '@kencana/screens'
import { ask, popup } from '@kencana/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { hakAkses, simpanHakAkses, simpanTemplate, templateLevel } from './hak-akses.contract.ts'

export type Mode = 'user' | 'level' | 'semua'

/** Rights as ticked: menus and actions in one set, '/kirim-barang' and '/kirim-barang#batal'. */
export type Ticked = ReadonlySet<string>

interface Hak {
  menu: readonly string[]
  aksi: readonly string[]
}

const BLANK: Hak = { menu: [], aksi: [] }

const tickedOf = ({ menu, aksi }: Hak): Ticked => new Set([...menu, ...aksi])

/** As the server takes it. */
const hakOf = (ticked: Ticked): { menu: string[]; aksi: string[] } => {
  const all = [...ticked]
  return { menu: all.filter((one) => !one.includes('#')), aksi: all.filter((one) => one.includes('#')) }
}

/** What can be given besides menus, each with its sentence. */
export type Rights = readonly { readonly hak: string; readonly text: string }[]

/** Those of one screen. */
export const rightsOf = (rights: Rights, path: string): Rights => rights.filter(({ hak }) => hak.startsWith(`${path}#`))

const same = (left: Ticked, right: Ticked) => left.size === right.size && [...left].every((one) => right.has(one))

/** Whose rights stand on the screen, kept in the address: ?user=KASIR, ?template=ya&level=KASIR or ?template=semua. */
export const useSiapa = () => {
  const search = useSearch({ strict: false }) as { user?: string; level?: string; template?: string }
  const navigate = useNavigate()
  const level = search.level === undefined && search.template === undefined ? 'user' : 'level'
  const mode: Mode = search.template === 'semua' ? 'semua' : level
  const kode = (mode === 'user' ? search.user : search.level) ?? ''
  const pick = (next: Mode, kode: string) => {
    const template = next === 'semua' ? 'semua' : 'ya'
    void navigate({
      to: '.',
      replace: true,
      search: next === 'user' ? { user: kode || undefined } : { template, level: kode || undefined },
    })
  }
  return { mode, kode, pick }
}

/** The rights as stored, and as ticked so far. */
export const useHak = (mode: Mode, kode: string) => {
  const user = useQuery({ ...query(hakAkses, { id: kode }), enabled: mode === 'user' && kode !== '', staleTime: 0 })
  const level = useQuery({
    ...query(templateLevel, { level: kode }),
    enabled: mode === 'level' && kode !== '',
    staleTime: 0,
  })
  const read = mode === 'user' ? user : level
  const [change, setChange] = useState<{ key: string; ticked: Ticked } | null>(null)
  const key = `${mode} ${kode}`
  const stored = tickedOf(read.data ?? BLANK)
  const ticked = change?.key === key ? change.ticked : stored
  return {
    read,
    user: user.data,
    level: level.data,
    ticked,
    changed: !same(ticked, stored),
    set: (next: Ticked) => setChange({ key, ticked: next }),
    reset: () => setChange(null),
  }
}

export type HakDipilih = ReturnType<typeof useHak>

export const useSimpanHak = (mode: Mode, kode: string, hak: HakDipilih) => {
  const cache = useQueryClient()
  const { busy, run } = useBusy()
  const [terapkan, setTerapkan] = useState(false)
  const send = async () => {
    if (mode === 'user') return call(simpanHakAkses, { id: kode, versi: hak.user?.versi, ...hakOf(hak.ticked) })
    const text = `Hak ${hak.level?.users ?? 0} user berlevel ${kode} diganti dengan template ini.`
    if (terapkan && !(await ask({ title: 'Anda Yakin !!', text }))) return null
    return call(simpanTemplate, { level: kode, terapkan, ...hakOf(hak.ticked) })
  }
  // Somebody was faster: what is stored now must be seen before it is changed.
  const after = (failure: unknown) =>
    failure instanceof ApiError && failure.status === 409 ? hak.read.refetch() : undefined
  const save = async () => {
    if (kode === '' || (!hak.changed && !terapkan)) return
    await run(async () => {
      const answer = await send()
      if (answer) {
        await cache.invalidateQueries({ queryKey: queryKey(mode === 'user' ? hakAkses : templateLevel) })
        hak.reset()
        setTerapkan(false)
        popup('success', answer.message)
      }
    }, after)
  }
  return { save, busy, terapkan, setTerapkan }
}

/** Takes over the rights of somebody else. */
export const useSalinHak = (hak: HakDipilih) => async (dari: string) => {
  if (dari === '') return
  try {
    hak.set(tickedOf(await call(hakAkses, { id: dari })))
  } catch (error) {
    showError(error)
  }
}
