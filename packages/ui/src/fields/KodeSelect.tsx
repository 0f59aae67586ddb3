import { forwardRef, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { IconChevronDown } from '../icons/icons.ts'
import { Spinner } from '../layout/Button.tsx'
import { Floating } from '../layout/Floating.tsx'
import css from './Field.module.css'
import { Field, type FieldProps, InnerButton } from './Field.tsx'
import { ALL, type KodeOption, labelOf, sebutOf, useChoice } from './useChoice.ts'

export type { KodeOption } from './useChoice.ts'

export interface KodeSelectProps extends FieldProps {
  value: string
  onChange: (kode: string) => void
  onBlur?: () => void
  options: readonly KodeOption[]
  loading?: boolean
  /** Choice that stands for 'no filter': shown as SEMUA, sent as ALL. */
  withAll?: boolean
  /** Said beneath 'Data Kosong !' where there is nothing to choose at all: what is missing, and the way to it. */
  empty?: ReactNode
  /** The list was opened, `kosong` with nothing to choose: somebody may have added to it meanwhile. */
  onOpen?: (kosong: boolean) => void
}

interface ListProps {
  choice: ReturnType<typeof useChoice>
  value: string
  label: string
}

/** The open list of a searchable choice. */
export function Choices({ choice, value, label }: ListProps) {
  const { shown, marked, optionId, listId, pick } = choice
  return (
    <>
      <div role="listbox" id={listId} aria-label={label} className={css.options}>
        {shown.map((option, at) => (
          // The keys stay with the input, which names the marked option by aria-activedescendant.
          // biome-ignore lint/a11y/useFocusableInteractive: see above
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above
          <div
            key={option.kode}
            id={optionId(at)}
            role="option"
            aria-selected={option.kode === value}
            data-marked={at === marked || undefined}
            className={css.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(option.kode)}
          >
            <span>{sebutOf(option)}</span>
            {option !== ALL && option.nama && <span className={css.optionName}>{option.nama}</span>}
          </div>
        ))}
      </div>
      {shown.length === 0 && <div className={css.none}>Data Kosong !</div>}
    </>
  )
}

/** Tells once whenever the list is opened. */
const useOpened = (opened: boolean, onOpen: () => void): void => {
  const latest = useRef(onOpen)
  latest.current = onOpen
  useEffect(() => {
    if (opened) latest.current()
  }, [opened])
}

/** A searchable choice that shows code and name. Enter takes the marked choice and moves to the next field. */
export const KodeSelect = forwardRef<HTMLInputElement, KodeSelectProps>(function KodeSelect(
  { value, onChange, onBlur, options, loading, withAll, empty, onOpen, ...field },
  ref,
) {
  const box = useRef<HTMLDivElement>(null)
  const all = useMemo(() => (withAll ? [ALL, ...options] : options), [withAll, options])
  const fixed = Boolean(field.readOnly || field.disabled)
  const choice = useChoice({ options: all, value, fixed, loading: loading === true, onPick: onChange })
  useOpened(choice.opened, () => onOpen?.(options.length === 0))
  const { opened, search, marked } = choice
  const chosen = all.find((option) => option.kode === value)
  const shown = chosen ? labelOf(chosen) : value
  // Clicked where it has the focus already, the choice is no longer marked: what is typed behind it still takes its place.
  const typed = (text: string) =>
    choice.type(search === null && shown !== '' && text.startsWith(shown) ? text.slice(shown.length) : text)
  return (
    <>
      <Field
        {...field}
        ref={box}
        suffix={
          fixed ? undefined : (
            <InnerButton label="Buka pilihan" onClick={() => (opened ? choice.close() : choice.open())}>
              {loading ? <Spinner size={14} /> : <IconChevronDown />}
            </InnerButton>
          )
        }
      >
        {(wiring) => (
          <input
            {...wiring}
            ref={ref}
            role="combobox"
            data-menyiapkan={choice.waiting ? 'Pilihan Sedang Dimuat' : undefined}
            aria-expanded={opened}
            aria-controls={choice.listId}
            aria-autocomplete="list"
            aria-activedescendant={opened && marked >= 0 ? choice.optionId(marked) : undefined}
            data-mantine-stop-propagation={opened}
            autoComplete="off"
            spellCheck={false}
            className={css.input}
            value={search ?? shown}
            placeholder={field.placeholder ?? 'Pilih'}
            onClick={choice.open}
            onFocus={(event) => event.currentTarget.select()}
            onKeyDown={choice.keys}
            onChange={(event) => typed(event.currentTarget.value)}
            onBlur={() => {
              // Clearing the text clears the choice; anything half-typed falls back to what was chosen.
              if (search === '' && value !== '' && !withAll) onChange('')
              choice.close()
              onBlur?.()
            }}
          />
        )}
      </Field>
      <Floating anchor={box} opened={opened} width="target">
        <Choices choice={choice} value={value} label={typeof field.label === 'string' ? field.label : 'Pilihan'} />
        {empty && all.length === 0 && !loading && (
          // The field keeps the focus: whoever presses a link here leaves nothing that he typed.
          <div role="note" className={css.none} onMouseDown={(event) => event.preventDefault()}>
            {empty}
          </div>
        )}
      </Floating>
    </>
  )
})
