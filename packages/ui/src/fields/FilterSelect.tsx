import { useEffect, useRef } from 'react'
import { IconChevronDown, IconClose } from '../icons/icons.ts'
import { cx } from '../layout/Button.tsx'
import { Floating } from '../layout/Floating.tsx'
import css from './FilterSelect.module.css'
import { Choices, type KodeOption } from './KodeSelect.tsx'
import { ALL, sebutOf, useChoice } from './useChoice.ts'

export interface FilterSelectProps {
  label: string
  /** The chosen code, or 'ALL' (also '') for no filter. */
  value: string
  onChange: (value: string) => void
  options: readonly KodeOption[]
  /** Show the name of the choice on the chip instead of its code. */
  byName?: boolean
}

// More than these need a search box.
const SHORT = 7

interface SearchProps {
  label: string
  choice: ReturnType<typeof useChoice>
  hidden: boolean
  onLeave: () => void
}

// The focus of the open list; with a few choices it is there for the keys only.
function Search({ label, choice, hidden, onLeave }: SearchProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <div className={hidden ? 'k-hidden' : css.box}>
      <input
        ref={input}
        className={css.input}
        role="combobox"
        aria-label={`Cari ${label}`}
        aria-expanded="true"
        aria-controls={choice.listId}
        aria-activedescendant={choice.marked >= 0 ? choice.optionId(choice.marked) : undefined}
        placeholder={`Cari ${label}`}
        autoComplete="off"
        spellCheck={false}
        value={choice.search ?? ''}
        onChange={(event) => choice.type(event.currentTarget.value)}
        onBlur={choice.close}
        onKeyDown={(event) => {
          choice.keys(event)
          if (event.key !== 'Enter' && event.key !== 'Escape') return
          event.preventDefault()
          event.stopPropagation()
          onLeave()
        }}
      />
    </div>
  )
}

/** A filter in a toolbar: `Kategori SEMUA ▾`; once set it has a darker border and a × that clears it. */
export function FilterSelect({ label, value, onChange, options, byName }: FilterSelectProps) {
  const set = value !== '' && value !== ALL.kode
  const current = set ? value : ALL.kode
  const button = useRef<HTMLButtonElement>(null)
  const back = () => button.current?.focus()
  const choice = useChoice({
    options: [ALL, ...options],
    value: current,
    fixed: false,
    loading: false,
    onPick: onChange,
  })
  const chosen = options.find((option) => option.kode === value)
  const text = (byName ? chosen?.nama : chosen && sebutOf(chosen)) ?? value
  return (
    <span className={css.wrap}>
      <button
        ref={button}
        type="button"
        className={cx(css.chip, set && css.set)}
        aria-expanded={choice.opened}
        aria-haspopup="listbox"
        // The open list would close itself, losing the focus, and this click open it again.
        onMouseDown={(event) => choice.opened && event.preventDefault()}
        onClick={choice.opened ? choice.close : choice.open}
      >
        {label} <b>{set ? text : 'SEMUA'}</b>
        {!set && <IconChevronDown size={12} />}
      </button>
      <Floating anchor={button} opened={choice.opened} width={240}>
        <Search label={label} choice={choice} hidden={options.length <= SHORT} onLeave={back} />
        <Choices choice={choice} value={current} label={label} />
      </Floating>
      {set && (
        <button
          type="button"
          className={css.clear}
          aria-label={`Hapus saringan ${label}`}
          onClick={() => {
            onChange(ALL.kode)
            back()
          }}
        >
          <IconClose size={12} />
        </button>
      )}
    </span>
  )
}
