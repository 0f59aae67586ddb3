import { terbaca } from '@kencana/ledger'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { searched } from '../table/columns.ts'

/** One choice: its code as stored, and the name people know it by. */
export interface KodeOption {
  kode: string
  nama?: string
  /** Read instead of the code, where that is a word of the program: it is neither shown nor found. */
  sebut?: string
}

/** The choice that stands for 'no filter'. */
export const ALL: KodeOption = { kode: 'ALL', nama: 'SEMUA' }

// More would only slow the list down; typing narrows it.
const SHOWN = 100

/** The code of a choice as people read it. */
export const sebutOf = (option: KodeOption): string => (option === ALL ? 'SEMUA' : (option.sebut ?? option.kode))

const teksOf = (option: KodeOption): string => {
  const sebut = sebutOf(option)
  return option !== ALL && option.nama ? `${sebut} ${option.nama}` : sebut
}

/** A choice as people read it: 'CN01 Etalase'. */
export const labelOf = (option: KodeOption | undefined): string => (option ? terbaca(teksOf(option)) : '')

/** What contains all typed words; a code typed or scanned in full comes first, whatever names contain it. */
export const matching = (options: readonly KodeOption[], search: string): readonly KodeOption[] => {
  const words = search.toUpperCase().split(/\s+/).filter(Boolean)
  const hits = options.filter((option) => words.every((word) => searched(teksOf(option)).toUpperCase().includes(word)))
  const exact = hits.findIndex((option) => sebutOf(option).toUpperCase() === words[0])
  return exact > 0 ? [hits[exact] as KodeOption, ...hits.filter((_, at) => at !== exact)] : hits
}

interface ChoiceOptions {
  options: readonly KodeOption[]
  value: string
  fixed: boolean
  /** Whether the options are still on their way. */
  loading: boolean
  onPick: (kode: string) => void
}

/** What was typed and confirmed before the options came, '' for the first: chosen once they are there, unless the person types anew. */
const useAhead = ({ options, loading, onPick }: Pick<ChoiceOptions, 'options' | 'loading' | 'onPick'>) => {
  const [ahead, setAhead] = useState<string | null>(null)
  useEffect(() => {
    if (ahead === null || loading) return
    setAhead(null)
    const found = matching(options, ahead)[0]
    if (found) onPick(found.kode)
  }, [ahead, loading, options, onPick])
  return [ahead, setAhead] as const
}

/** The list behind a searchable choice: what is shown, which entry is marked, what the keys do. */
export const useChoice = ({ options, value, fixed, loading, onPick }: ChoiceOptions) => {
  const listId = useId()
  const [search, setSearch] = useState<string | null>(null)
  const [opened, setOpened] = useState(false)
  const [marked, setMarked] = useState(-1)
  const [ahead, setAhead] = useAhead({ options, loading, onPick })
  const shown = (search === null ? options : matching(options, search)).slice(0, SHOWN)
  const optionId = (at: number) => `${listId}-${at}`
  useEffect(() => {
    if (opened && marked >= 0) document.getElementById(`${listId}-${marked}`)?.scrollIntoView({ block: 'nearest' })
  }, [opened, marked, listId])
  const open = () => {
    if (fixed) return
    setOpened(true)
    setMarked(options.findIndex((option) => option.kode === value))
  }
  const close = () => {
    setOpened(false)
    setSearch(null)
    setMarked(-1)
  }
  const pick = (kode: string) => {
    onPick(kode)
    close()
  }
  const step = (by: number) => {
    if (!opened) {
      open()
      // Opened by the arrow, the first is marked: Enter takes what is seen.
      return setMarked((now) => Math.max(now, 0))
    }
    if (shown.length > 0) setMarked((marked + by + shown.length) % shown.length)
  }
  const type = (text: string) => {
    setSearch(text)
    setAhead(null)
    setOpened(true)
    setMarked(0)
  }
  // Enter takes the marked entry and goes on to the next field with the form's own Enter.
  const keys = (event: KeyboardEvent) => {
    if (fixed) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      step(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Escape') close()
    else if ((event.key === 'Enter' || event.key === 'Tab') && opened) {
      const choice = shown[marked]
      // Opened by the arrow alone, the first of them is meant.
      if (!choice && loading && (search ?? marked >= 0)) setAhead(search ?? '')
      if (choice && (event.key === 'Enter' || search !== null)) pick(choice.kode)
      else close()
    }
  }
  return {
    listId,
    optionId,
    search: search ?? ahead,
    waiting: ahead !== null,
    opened,
    marked,
    shown,
    open,
    close,
    pick,
    type,
    keys,
  }
}
