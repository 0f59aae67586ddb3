import { LoadError, type MenuItem, query } from '@kencana/screens'
import { Card, Empty, IconCheck, Skeleton } from '@kencana/ui'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useLevelOptions } from '../users/users.picker.tsx'
import { templateLevel } from './hak-akses.contract.ts'
import css from './hak-akses.module.css'
import { type Rights, rightsOf } from './isi-hak.part.tsx'
import { SaringMenu, useKelompok } from './pohon-menu.part.tsx'

interface Level {
  level: string
  hak: ReadonlySet<string>
}

const screensOf = (item: MenuItem): readonly MenuItem[] =>
  item.path === undefined ? item.children.flatMap(screensOf) : [item]

function Row({ hak, text, levels, screen }: { hak: string; text: string; levels: readonly Level[]; screen?: true }) {
  return (
    <tr data-screen={screen}>
      <th scope="row">{text}</th>
      {levels.map(({ level, hak: held }) => (
        <td key={level}>{held.has(hak) && <IconCheck size={14} aria-label={`${level} boleh`} />}</td>
      ))}
    </tr>
  )
}

interface MatriksHakProps {
  dikenal: readonly string[]
  rights: Rights
  onPick: (level: string) => void
}

/** What each level starts with, beside each other: one sentence a row, one level a column. */
export function MatriksHak({ dikenal, rights, onPick }: MatriksHakProps) {
  const { options } = useLevelOptions()
  const [words, setWords] = useState('')
  const groups = useKelompok(dikenal, rights, words)
  const names = options.map(({ kode }) => kode).filter((kode) => kode !== 'OWN' && kode !== 'SU')
  const reads = useQueries({ queries: names.map((level) => query(templateLevel, { level })) })
  const failed = reads.find(({ error }) => error !== null)
  if (failed?.error) return <LoadError error={failed.error} onRetry={() => void failed.refetch()} />
  const levels = reads.flatMap(({ data }) =>
    data ? [{ level: data.level, hak: new Set([...data.menu, ...data.aksi]) }] : [],
  )
  return (
    <Card flush>
      <SaringMenu words={words} onChange={setWords} />
      {levels.length < names.length && <Skeleton width={320} />}
      {groups.length === 0 && <Empty title="Menu tidak ada" hint="Ubah kata pencarian." />}
      <div className={css.matriks}>
        <table>
          <thead>
            <tr>
              <th scope="col">OWN dan SU boleh semuanya</th>
              {levels.map(({ level }) => (
                <th key={level} scope="col">
                  <button type="button" title={`Ubah template ${level}`} onClick={() => onPick(level)}>
                    {level}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group.key} aria-label={group.title}>
              <tr data-group>
                <th scope="rowgroup" colSpan={levels.length + 1}>
                  {group.title}
                </th>
              </tr>
              {screensOf(group).map(({ path = '', title }) => [
                <Row key={path} hak={path} text={title} levels={levels} screen />,
                ...rightsOf(rights, path).map((one) => <Row key={one.hak} {...one} levels={levels} />),
              ])}
            </tbody>
          ))}
        </table>
      </div>
    </Card>
  )
}
