/** docs/attacks.md: each rule, where it stands, and the attacks that try to get around it. */
import { ATURAN } from './aturan.ts'
import { aturanSerangan } from './dunia.ts'
import { KALIMAT } from './kalimat.ts'
import { SERANGAN } from './semua.ts'
import { TEMUAN } from './temuan.ts'

const KEPALA = `# Attacks

Written by the test in \`tools/serang.test.ts\` (\`npx vitest run --project unit tools/serang.test.ts -u\`). Each attack is played by somebody
who holds the right to try, in a shop with default rights; \`npm run serang -- --tanpa <rule>\` switches a rule off, and exactly its
attacks must go through. A refusal leaves goods, books and documents as they were: looked at after each one. docs/controls.md has
every rule, these and those that tests of their own area hold.`

const temuanDari = (id: string): string[] =>
  Object.entries(TEMUAN).flatMap(([nomor, serangan]) => (serangan.includes(id) ? [nomor] : []))

const sebut = (id: string): string => {
  const temuan = temuanDari(id)
  return `\`${id}\`${temuan.length > 0 ? ` (${temuan.join(', ')})` : ''}: ${KALIMAT[id] ?? '-'}`
}

/** The whole page. */
export const tabelSerangan = (): string => {
  const baris = ATURAN.map(({ id, teks, file }) => {
    const serangan = SERANGAN.filter((one) => aturanSerangan(one).includes(id)).map((one) => sebut(one.id))
    return `| \`${id}\` | ${teks} | ${file} | ${serangan.join('<br>')} |`
  })
  return [
    KEPALA,
    '',
    '| rule | what it says | where | attacks and the sentence that holds them |',
    '|---|---|---|---|',
    ...baris,
  ].join('\n')
}
