import { type MenuItem, useMenuTree } from '@kencana/screens'
import { Card, cx, Empty, Tick } from '@kencana/ui'
import { useId, useMemo, useState } from 'react'
import css from './hak-akses.module.css'
import { type Rights, rightsOf, type Ticked } from './isi-hak.part.tsx'

/** What may be ticked, and what is. */
export interface Pohon {
  /** Menus that the server knows; others are not shown. */
  dikenal: readonly string[]
  rights: Rights
  ticked: Ticked
  onChange: (ticked: Ticked) => void
  /** Nothing can be changed: why is said elsewhere. */
  tetap: boolean
}

const leaves = (item: MenuItem): string[] => (item.path === undefined ? item.children.flatMap(leaves) : [item.path])

/** The tree with only what the server knows and what contains the words, in its title or what may be done there. */
const matching = (
  items: readonly MenuItem[],
  dikenal: ReadonlySet<string>,
  words: string,
  rights: Rights,
): MenuItem[] =>
  items.flatMap((item) => {
    const found = words === '' || item.title.toLowerCase().includes(words)
    if (item.path !== undefined) {
      const shown = found || rightsOf(rights, item.path).some(({ text }) => text.toLowerCase().includes(words))
      return shown && dikenal.has(item.path) ? [item] : []
    }
    const children = matching(item.children, dikenal, found ? '' : words, rights)
    return children.length > 0 ? [{ ...item, children }] : []
  })

/** A screen with all that may be done on it. */
const allOf = (rights: Rights, path: string): string[] => [path, ...rightsOf(rights, path).map(({ hak }) => hak)]

const changed = (ticked: Ticked, rights: readonly string[], on: boolean): Ticked => {
  const next = new Set(ticked)
  for (const one of rights) {
    if (on) next.add(one)
    else next.delete(one)
  }
  return next
}

function Aksi({ path, hak, text, pohon }: { path: string; hak: string; text: string; pohon: Pohon }) {
  const id = useId()
  const { ticked, tetap, onChange } = pohon
  return (
    <label htmlFor={id} className={cx(css.baris, css.aksi)} title={hak}>
      <Tick
        id={id}
        checked={ticked.has(hak)}
        disabled={tetap}
        // What may be done on a screen is of no use without the screen.
        onChange={(event) =>
          onChange(changed(ticked, event.currentTarget.checked ? [path, hak] : [hak], event.currentTarget.checked))
        }
      />
      <span>{text}</span>
    </label>
  )
}

function Layar({ item, pohon }: { item: MenuItem; pohon: Pohon }) {
  const path = item.path ?? ''
  const id = useId()
  const { rights, ticked, tetap, onChange } = pohon
  return (
    <>
      <label htmlFor={id} className={css.baris} title={path}>
        <Tick
          id={id}
          checked={ticked.has(path)}
          disabled={tetap}
          onChange={(event) => onChange(changed(ticked, allOf(rights, path), event.currentTarget.checked))}
        />
        <span>{item.title}</span>
      </label>
      {rightsOf(rights, path).map((one) => (
        <Aksi key={one.hak} path={path} {...one} pohon={pohon} />
      ))}
    </>
  )
}

function Kelompok({ item, pohon, dalam }: { item: MenuItem; pohon: Pohon; dalam?: boolean }) {
  const id = useId()
  const screens = leaves(item)
  const count = screens.filter((one) => pohon.ticked.has(one)).length
  return (
    <fieldset className={cx(css.kelompok, dalam && css.dalam)} aria-label={item.title}>
      <label htmlFor={id} className={cx(css.baris, css.judul)}>
        <Tick
          id={id}
          aria-label={`Semua ${item.title}`}
          checked={count === screens.length}
          indeterminate={count > 0 && count < screens.length}
          disabled={pohon.tetap}
          onChange={(event) =>
            pohon.onChange(
              changed(
                pohon.ticked,
                screens.flatMap((path) => allOf(pohon.rights, path)),
                event.currentTarget.checked,
              ),
            )
          }
        />
        <span>{item.title}</span>
        <small>
          {count}/{screens.length}
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

/** The groups of the sidebar whose screens can be given, narrowed down by words. */
export const useKelompok = (dikenal: readonly string[], rights: Rights, words: string): readonly MenuItem[] => {
  const tree = useMenuTree()
  // The dashboard is open to everybody: there is nothing to give.
  return useMemo(
    () =>
      matching(tree, new Set(dikenal), words.trim().toLowerCase(), rights).filter((item) => item.path === undefined),
    [tree, dikenal, rights, words],
  )
}

/** The field above a list of rights. */
export function SaringMenu({ words, onChange }: { words: string; onChange: (words: string) => void }) {
  return (
    <div className={css.saring}>
      <input
        type="search"
        aria-label="Saring menu"
        placeholder="Saring menu"
        value={words}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <small>Tanpa centang di bawahnya, sebuah layar hanya dapat dilihat.</small>
    </div>
  )
}

/** Every menu as in the sidebar, with a tick for each, for what may be done there, and for each group. */
export function PohonMenu({ pohon }: { pohon: Pohon }) {
  const [words, setWords] = useState('')
  const groups = useKelompok(pohon.dikenal, pohon.rights, words)
  return (
    <Card flush>
      <SaringMenu words={words} onChange={setWords} />
      {groups.length === 0 ? (
        <Empty title="Menu tidak ada" hint="Ubah kata pencarian." />
      ) : (
        <div className={css.pohon}>
          {groups.map((item) => (
            <Kelompok key={item.key} item={item} pohon={pohon} />
          ))}
        </div>
      )}
    </Card>
  )
}
