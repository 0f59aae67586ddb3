import { Button, KodeSelect } from '@kencana/ui'
import css from './Print.module.css'
import type { Printers } from './usePrinters.ts'

interface PrinterChoiceProps {
  printers: Printers
  /** What happens without a printer: 'Berkas .txt'. */
  without: string
  /** Where several are asked for beside each other. */
  label?: string
}

/** Which printer, and the way to pair one more. */
export function PrinterChoice({ printers, without, label = 'Printer' }: PrinterChoiceProps) {
  const { chosen, choose, pairable, pair } = printers
  return (
    <div>
      <KodeSelect
        label={label}
        value={chosen?.name ?? without}
        onChange={(name) => choose(printers.printers.find((printer) => printer.name === name) ?? null)}
        options={[...printers.printers.map(({ name }) => ({ kode: name })), { kode: without }]}
      />
      {pairable.length > 0 && (
        <div className={css.pair}>
          {pairable.map((door) => (
            <Button key={door} size="sm" kind="subtle" onClick={() => pair(door)}>
              Pasangkan {door === 'usb' ? 'USB' : 'Serial'}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
