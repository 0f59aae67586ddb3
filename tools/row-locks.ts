/**
 * Statements that hold rows and read sub-selects in one go. After it waited PostgreSQL reads the held row anew and the sub-select not: what is
 * decided by it is as old as the wait. Hold first, then read.
 */

interface File {
  name: string
  text: string
}

/** What stands between two `${}`, and what stands in one. */
type Part = { sql: string } | { code: string; inside: Template[] }

interface Template {
  at: number
  parts: Part[]
}

const END = '`'

/** Reads code up to `until` of its own depth. @returns the templates of SQL in it, and where it ends */
const readCode = (text: string, from: number, until: string): { inside: Template[]; end: number } => {
  const inside: Template[] = []
  let depth = 0
  let at = from
  while (at < text.length) {
    const char = text[at] ?? ''
    if (char === until && depth === 0) break
    const skipped = /^(\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/.exec(
      text.slice(at, at + 4_000),
    )
    if (skipped) at += skipped[0].length
    else if (char === END) {
      const template = readTemplate(text, at + 1)
      if (/\bsql$/.test(text.slice(Math.max(0, at - 4), at))) inside.push(template.read)
      else inside.push(...template.read.parts.flatMap((part) => ('code' in part ? part.inside : [])))
      at = template.end
    } else {
      depth += char === '{' ? 1 : char === '}' ? -1 : 0
      at += 1
    }
  }
  return { inside, end: at }
}

/** Reads a template from behind its first mark. */
const readTemplate = (text: string, from: number): { read: Template; end: number } => {
  const parts: Part[] = []
  let at = from
  let begin = from
  while (at < text.length && text[at] !== END) {
    if (text[at] === '\\') at += 2
    else if (text.startsWith('${', at)) {
      const { inside, end } = readCode(text, at + 2, '}')
      parts.push({ sql: text.slice(begin, at) }, { code: text.slice(at + 2, end), inside })
      at = end + 1
      begin = at
    } else at += 1
  }
  parts.push({ sql: text.slice(begin, at) })
  return { read: { at: from, parts }, end: at + 1 }
}

const CONSTANT = /\bconst (\w+)(?:: [\w<>]+)? =\s*(?:(?:\([^()]*\)|\w+)(?:: [\w<>]+)? =>\s*|[^;{}`]*[?:]\s*)?sql$/
const BEGINS = /^(?:export )?(?:const|function) (\w+)|^ {2}(?:async )?(?:get )?#?(\w+)\(/gm

/** What a template is the text of: a constant, or the function that answers it; undefined for a statement that is run where it stands. */
const nameOf = (text: string, { at }: Template): string | undefined => {
  const before = text.slice(Math.max(0, at - 600), at - 1)
  const constant = CONSTANT.exec(before)?.[1]
  if (constant !== undefined || !/(\breturn|=>)\s*sql$/.test(before)) return constant
  const last = [...text.slice(0, at).matchAll(BEGINS)].at(-1)
  return last?.[1] ?? last?.[2]
}

type Fragments = ReadonlyMap<string, readonly Template[]>

/** Of those that have one name, the one that stands above. */
const nearest = (all: readonly Template[] | undefined, { at }: Template): Template[] => {
  const one = all?.findLast((each) => each.at < at) ?? all?.[0]
  return one === undefined || one.at === at ? [] : [one]
}

/** How deep fragments stand in each other. */
const DEEP = 4

/** The text of a template with what stands in it, as far as that is written down. */
const whole = (template: Template, fragments: readonly Fragments[], deep = 0): string =>
  template.parts
    .map((part) => {
      if ('sql' in part) return part.sql
      const words = deep > DEEP ? [] : [...new Set(part.code.match(/\w+/g))]
      const named = words.flatMap((word) =>
        nearest(
          fragments.map((one) => one.get(word)).find((one) => one !== undefined),
          template,
        ),
      )
      return [...part.inside, ...named].map((one) => whole(one, fragments, deep + 1)).join(' ')
    })
    .join(' ')

const LOCK = /\bFOR\s+((NO\s+KEY\s+)?UPDATE|(KEY\s+)?SHARE)\b/i
const SUB_SELECT = /\(\s*SELECT\b/i

/** Ends with what somebody passes on. */
const endsOpen = ({ parts }: Template): boolean => {
  const last = parts.at(-1)
  return parts.length > 1 && last !== undefined && 'sql' in last && last.sql.trim() === ''
}

const byName = (file: File, templates: readonly Template[]): Fragments => {
  const names = new Map<string, Template[]>()
  for (const one of templates) {
    const name = nameOf(file.text, one)
    if (name === undefined) continue
    const there = names.get(name)
    if (there) there.push(one)
    else names.set(name, [one])
  }
  return names
}

/** Statements that hold rows: where each stands, and whether it reads a sub-select. What a caller hands over is not seen. */
export const lockingStatements = (files: readonly File[]): { name: string; sql: string; sub: boolean }[] => {
  const read = files.map((file) => {
    const { inside } = readCode(file.text, 0, '')
    return { file, templates: inside, own: byName(file, inside) }
  })
  const exported = new Map<string, readonly Template[]>()
  for (const { file, own } of read)
    for (const [name, templates] of own)
      if (new RegExp(`^export (const|function) ${name}\\b`, 'm').test(file.text)) exported.set(name, templates)
  return read.flatMap(({ file, templates, own }) => {
    const imported = new Set(
      [...file.text.matchAll(/^import [^;]*?\{([^}]*)\}/gm)].flatMap(([, list]) => list?.match(/\w+/g) ?? []),
    )
    const others: Fragments = new Map([...exported].filter(([name]) => imported.has(name)))
    // A lock that is passed on may end any statement of the file that lets itself be ended.
    const passed = templates.some((one) => one.parts.length === 1 && /^\s*FOR\b/.test(whole(one, [])))
    return templates.flatMap((one) => {
      const text = whole(one, [own, others]).replace(/\s+/g, ' ').trim()
      const locks = LOCK.test(text) || (passed && endsOpen(one))
      return locks ? [{ name: file.name, sql: text.slice(0, 200), sub: SUB_SELECT.test(text) }] : []
    })
  })
}
