import { type MenuItem, useMenuTree } from '@kencana/screens'
import { Card, cx, Empty, IconLock, Tick } from '@kencana/ui'
import { useId, useMemo, useState } from 'react'
import css from './hak-akses.module.css'

/** What may be ticked, and what is. */
export interface Pohon {
  /** Menus that the server knows; others are not shown. */
  dikenal: readonly string[]
  /** Menus that the person may give or take. */
  boleh: readonly string[]
  dipilih: ReadonlySet<string>
  onChange: (dipilih: ReadonlySet<string>) => void
  /** Nothing can be changed: why is said elsewhere. */
  tetap: boolean
}

const daun = (item: MenuItem): string[] => (item.path === undefined ? item.children.flatMap(daun) : [item.path])

/** The tree with only what the server knows and what contains the words. */
const saringan = (items: readonly MenuItem[], dikenal: ReadonlySet<string>, kata: string): MenuItem[] =>
  items.flatMap((item) => {
    const cocok = kata === '' || item.title.toLowerCase().includes(kata)
    if (item.path !== undefined) return cocok && dikenal.has(item.path) ? [item] : []
    const children = saringan(item.children, dikenal, cocok ? '' : kata)
    return children.length > 0 ? [{ ...item, children }] : []
  })

const ubah = ({ dipilih, boleh }: Pohon, menu: readonly string[], ya: boolean): ReadonlySet<string> => {
  const hasil = new Set(dipilih)
  for (const one of menu) {
    if (!boleh.includes(one)) continue
    if (ya) hasil.add(one)
    else hasil.delete(one)
  }
  return hasil
}

function Layar({ item, pohon }: { item: MenuItem; pohon: Pohon }) {
  const path = item.path ?? ''
  const kunci = !pohon.boleh.includes(path)
  const id = useId()
  return (
    <label
      htmlFor={id}
      className={cx(css.baris, kunci && css.kunci)}
      title={kunci ? 'Anda tidak memiliki menu ini' : path}
    >
      <Tick
        id={id}
        checked={pohon.dipilih.has(path)}
        disabled={kunci || pohon.tetap}
        onChange={(event) => pohon.onChange(ubah(pohon, [path], event.currentTarget.checked))}
      />
      <span>{item.title}</span>
      {kunci && <IconLock size={12} />}
    </label>
  )
}

function Kelompok({ item, pohon, dalam }: { item: MenuItem; pohon: Pohon; dalam?: boolean }) {
  const id = useId()
  const semua = daun(item)
  const terpilih = semua.filter((one) => pohon.dipilih.has(one)).length
  const bisa = semua.some((one) => pohon.boleh.includes(one))
  return (
    <fieldset className={cx(css.kelompok, dalam && css.dalam)} aria-label={item.title}>
      <label htmlFor={id} className={cx(css.baris, css.judul)}>
        <Tick
          id={id}
          aria-label={`Semua ${item.title}`}
          checked={terpilih === semua.length}
          indeterminate={terpilih > 0 && terpilih < semua.length}
          disabled={!bisa || pohon.tetap}
          onChange={(event) => pohon.onChange(ubah(pohon, semua, event.currentTarget.checked))}
        />
        <span>{item.title}</span>
        <small>
          {terpilih}/{semua.length}
        </small>
      </label>
      {item.children.map((child) =>
        child.path === undefined ? (
          <Kelompok key={child.key} item={child} pohon={pohon} dalam />
        ) : (
          <Layar key={child.key} item={child} pohon={pohon} />
        ),
      )}
    </fieldset>
  )
}

/** Every menu as in the sidebar, with a tick for each and for each group. */
export function PohonMenu({ pohon }: { pohon: Pohon }) {
  const tree = useMenuTree()
  const [kata, setKata] = useState('')
  const dikenal = useMemo(() => new Set(pohon.dikenal), [pohon.dikenal])
  const semua = useMemo(() => saringan(tree, dikenal, ''), [tree, dikenal])
  const tampil = kata.trim() === '' ? semua : saringan(semua, dikenal, kata.trim().toLowerCase())
  // The dashboard is open to everybody: there is nothing to give.
  const kelompok = tampil.filter((item) => item.path === undefined)
  return (
    <Card flush>
      <div className={css.saring}>
        <input
          type="search"
          aria-label="Saring menu"
          placeholder="Saring menu"
          value={kata}
          onChange={(event) => setKata(event.currentTarget.value)}
        />
      </div>
      {kelompok.length === 0 ? (
        <Empty title="Menu tidak ada" hint="Ubah kata pencarian." />
      ) : (
        <div className={css.pohon}>
          {kelompok.map((item) => (
            <Kelompok key={item.key} item={item} pohon={pohon} />
          ))}
        </div>
      )}
    </Card>
  )
}
