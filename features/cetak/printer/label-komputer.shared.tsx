/** The label printer of this computer: which labels lie in it, and which language it understands. Remembered here, as the printer is. */
import { type NamaTemplate, TEMPLATE_LABEL } from '@kencana/receipts'

/** What a label printer understands. */
const BAHASA = ['ZPL', 'ESC/POS'] as const

/** The same for whoever bought one: its box says which. */
export const PRINTER_LABEL = BAHASA.map((value) => ({
  value,
  label: value === 'ZPL' ? 'Printer label (ZPL)' : 'Printer struk (ESC/POS)',
}))

/** Labels and language of this computer. */
export interface LabelKomputer {
  template: NamaTemplate
  bahasa: (typeof BAHASA)[number]
}

const INGATAN = 'label_barcode'
const BIASA: LabelKomputer = { template: 'LIPAT', bahasa: 'ZPL' }

const namaTemplate = Object.keys(TEMPLATE_LABEL) as NamaTemplate[]

/** Labels that lie in a printer, by the names on their packs. */
export const PILIHAN_TEMPLATE = namaTemplate.map((value) => ({ value, label: TEMPLATE_LABEL[value].nama }))

/** What was chosen here last; a folded tag and ZPL where nothing was. */
export const labelDiingat = (): LabelKomputer => {
  const { template, bahasa } = JSON.parse(localStorage.getItem(INGATAN) ?? '{}') as Partial<LabelKomputer>
  return {
    template: namaTemplate.find((one) => one === template) ?? BIASA.template,
    bahasa: BAHASA.find((one) => one === bahasa) ?? BIASA.bahasa,
  }
}

/** Remembers it for this computer. */
export const ingatLabel = ({ template, bahasa }: LabelKomputer): void =>
  localStorage.setItem(INGATAN, JSON.stringify({ template, bahasa }))
