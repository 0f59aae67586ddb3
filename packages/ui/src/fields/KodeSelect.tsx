import { Combobox, useCombobox } from '@mantine/core'
import { forwardRef, useMemo, useState } from 'react'
import { IconChevronDown } from '../icons/icons.ts'
import { Spinner } from '../layout/Button.tsx'
import css from './Field.module.css'
import { Field, type FieldProps } from './Field.tsx'

/** One choice: its code as stored, and the name people know it by. */
export interface KodeOption {
  kode: string
  nama?: string
}

export interface KodeSelectProps extends FieldProps {
  value: string
  onChange: (kode: string) => void
  onBlur?: () => void
  options: readonly KodeOption[]
  loading?: boolean
  /** Choice that stands for 'no filter': shown as SEMUA, sent as ALL. */
  withAll?: boolean
}

// More would only slow the dropdown down; typing narrows it.
const SHOWN = 100
const ALL: KodeOption = { kode: 'ALL', nama: 'SEMUA' }

const labelOf = (option: KodeOption | undefined): string =>
  option === undefined ? '' : option === ALL ? 'SEMUA' : option.nama ? `${option.kode} ${option.nama}` : option.kode

const matching = (options: readonly KodeOption[], search: string): readonly KodeOption[] => {
  const words = search.toUpperCase().split(/\s+/).filter(Boolean)
  const hits = options.filter((option) => words.every((word) => labelOf(option).toUpperCase().includes(word)))
  // A scanned or typed code comes first, whatever names contain it.
  const exact = hits.findIndex((option) => option.kode.toUpperCase() === words[0])
  return exact > 0 ? [hits[exact] as KodeOption, ...hits.filter((_, at) => at !== exact)] : hits
}

function Options({ options, value }: { options: readonly KodeOption[]; value: string }) {
  if (options.length === 0) return <Combobox.Empty>Data Kosong !</Combobox.Empty>
  return options.slice(0, SHOWN).map((option) => (
    <Combobox.Option key={option.kode} value={option.kode} active={option.kode === value}>
      {option === ALL ? (
        'SEMUA'
      ) : (
        <span className={css.option}>
          <span>{option.kode}</span>
          {option.nama && <span className={css.optionName}>{option.nama}</span>}
        </span>
      )}
    </Combobox.Option>
  ))
}

/** A searchable choice that shows code and name. Enter takes the marked choice and moves to the next field. */
export const KodeSelect = forwardRef<HTMLInputElement, KodeSelectProps>(function KodeSelect(
  { value, onChange, onBlur, options, loading, withAll, ...field },
  ref,
) {
  const [search, setSearch] = useState<string | null>(null)
  const combobox = useCombobox({ onDropdownClose: () => setSearch(null) })
  const all = useMemo(() => (withAll ? [ALL, ...options] : options), [withAll, options])
  const shown = search === null ? all : matching(all, search)
  const chosen = all.find((option) => option.kode === value)
  const fixed = field.readOnly || field.disabled
  const open = () => {
    if (fixed) return
    combobox.openDropdown()
    requestAnimationFrame(() => combobox.selectActiveOption())
  }
  const pick = (kode: string) => {
    onChange(kode)
    combobox.closeDropdown()
  }
  const toggle = () => (combobox.dropdownOpened ? combobox.closeDropdown() : open())
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={pick}
      withinPortal
      offset={4}
      transitionProps={{ transition: 'fade', duration: 120 }}
      readOnly={fixed}
    >
      <Combobox.DropdownTarget>
        <Field
          {...field}
          suffix={
            fixed ? undefined : (
              <button
                type="button"
                tabIndex={-1}
                className={css.inner}
                aria-label="Buka pilihan"
                data-skip-enter
                onClick={toggle}
              >
                {loading ? <Spinner size={14} /> : <IconChevronDown />}
              </button>
            )
          }
        >
          {(wiring) => (
            <Combobox.EventsTarget targetType="input" withExpandedAttribute>
              <input
                {...wiring}
                ref={ref}
                // biome-ignore lint/a11y/useAriaPropsForRole: EventsTarget adds aria-expanded and aria-controls
                role="combobox"
                autoComplete="off"
                spellCheck={false}
                className={css.input}
                value={search ?? (chosen ? labelOf(chosen) : value === 'ALL' ? 'SEMUA' : value)}
                placeholder={field.placeholder ?? 'Pilih'}
                onClick={open}
                onFocus={(event) => event.currentTarget.select()}
                onKeyDown={(event) => {
                  // A scanner is faster than the marking of the first choice.
                  if (event.key === 'Enter' && search && combobox.getSelectedOptionIndex() < 0 && shown[0])
                    pick(shown[0].kode)
                }}
                onChange={(event) => {
                  setSearch(event.currentTarget.value)
                  combobox.resetSelectedOption()
                  combobox.openDropdown()
                  requestAnimationFrame(() => combobox.selectFirstOption())
                }}
                onBlur={() => {
                  // Clearing the text clears the choice; anything half-typed falls back to what was chosen.
                  if (search === '' && value !== '' && !withAll) onChange('')
                  combobox.closeDropdown()
                  onBlur?.()
                }}
              />
            </Combobox.EventsTarget>
          )}
        </Field>
      </Combobox.DropdownTarget>
      <Combobox.Dropdown>
        <Combobox.Options
          className={css.options}
          aria-label={typeof field.label === 'string' ? field.label : 'Pilihan'}
        >
          <Options options={shown} value={value} />
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
})
