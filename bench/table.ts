/** What was measured, as lines for the terminal and as the table "Figures" of README.md. */
import type { Result } from './benches.ts'
import type { Size } from './dataset/sizes.ts'
import { type Figure, goalText, percentText, reached, timesWorse, valueText } from './figures.ts'

/** When and on what the figures were measured. */
export interface Machine {
  /** YYYY-MM-DD. */
  date: string
  cores: number
  /** Version of Node. */
  node: string
  /** Average load before the first bench. */
  load: number
}

const FROM = '<!-- figures: npm run bench -- all -->'
const TO = '<!-- end of figures -->'
const NOT_REACHED = ', **not reached**'

const amount = ({ barang, toko }: Size): string =>
  `${barang.toLocaleString('en-US')} items in ${toko === 1 ? '1 shop' : `${toko} shops`}`

const bareText = ({ bare, unit }: Figure): string => (bare === undefined ? '' : ` (bare: ${valueText(bare, unit)})`)

const resultText = (figure: Figure): string => {
  const { value, unit, bare } = figure
  const part =
    (unit === '/s' || (figure.goal && 'most' in figure.goal)) && bare !== undefined
      ? `, ${percentText(value / bare)}`
      : ''
  return `${valueText(value, unit)}${part}${reached(figure) === false ? NOT_REACHED : ''}`
}

/** One result as the command prints it: a line above, then a line for each figure. */
export const textOf = ({ bench, size, figures }: Result): string => {
  const lines = figures.map((figure) => {
    const { name, value, unit, bare, goal } = figure
    const ratio = bare === undefined ? '' : `  bare ${valueText(bare, unit)} (${percentText(value / bare)})`
    const verdict = goal ? `  goal ${goalText(figure)}${reached(figure) === false ? ', not reached' : ''}` : ''
    return `  ${name.padEnd(64)} ${valueText(value, unit).padStart(12)}${ratio}${verdict}`
  })
  return [`${bench.name}: ${bench.about}${size ? `, ${amount(size)}` : ''}`, ...lines].join('\n')
}

const mainRows = ({ size, figures }: Result): string[][] =>
  figures
    .filter(({ detail }) => !detail)
    .map((figure, row) => {
      const of = size && row === 0 ? `, ${amount(size)}` : ''
      return [`${figure.name}${of}${bareText(figure)}`, goalText(figure), resultText(figure)]
    })

/** What must not grow with the data, beside the same at the larger size. */
const growthRows = (larger: Result, smaller: Result): string[][] =>
  smaller.figures.flatMap((figure) => {
    const same = larger.figures.find(({ name }) => name === figure.name)
    const { growth } = figure
    if (!same || growth === undefined || !smaller.size) return []
    const times = timesWorse(same, figure)
    const verdict = times > growth ? NOT_REACHED : ''
    return [
      [
        `${figure.name}, ${amount(smaller.size)}${bareText(figure)}`,
        `growth ≤ ${growth}×`,
        `${valueText(figure.value, figure.unit)}, growth ${times.toFixed(2)}×${verdict}`,
      ],
    ]
  })

const rowsOf = (results: readonly Result[]): string[][] => {
  const [largest, ...smaller] = results.toSorted((a, b) => (b.size?.barang ?? 0) - (a.size?.barang ?? 0))
  if (!largest) return []
  return [...mainRows(largest), ...smaller.flatMap((one) => growthRows(largest, one))]
}

/** The table as Markdown: one row a figure, the command in the first row of each bench, below it when and where. */
export const tableOf = (results: readonly Result[], { date, cores, node, load }: Machine): string => {
  const lines = ['| command | what | goal | last result |', '|---|---|---|---|']
  for (const bench of new Set(results.map((result) => result.bench)))
    for (const [row, cells] of rowsOf(results.filter((result) => result.bench === bench)).entries())
      lines.push(`|${row === 0 ? ` \`npm run bench -- ${bench.name}\`` : ''} | ${cells.join(' | ')} |`)
  const machine = `Measured on ${date} with ${cores} cores, Node ${node}, a load of ${load.toFixed(1)} before the first.`
  return `${lines.join('\n')}\n\n${machine}`
}

/** The README with another table between its markers. @throws Error when it has no markers */
export const withTable = (readme: string, table: string): string => {
  const from = readme.indexOf(FROM)
  const to = readme.indexOf(TO, from)
  if (from < 0 || to < 0) throw new Error(`README.md lacks ${FROM} or ${TO}`)
  return `${readme.slice(0, from)}${FROM}\n\n${table}\n\n${readme.slice(to)}`
}
