/**
 * Lays the pictures of two runs of `npm run screenshots` side by side: `npm run screenshots:compare -- before after [out]`.
 * Prints every picture that differs, with how much of it does, and writes the differences in red into a third folder.
 * Exits with 1 when pictures differ or are missing, so that a change that should change nothing can be held to it.
 */
import { mkdirSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'

interface Pixels {
  data: Buffer
  width: number
  height: number
}

/** Anti-aliasing may turn a shade by this much from run to run. */
const SHADE = 24

const open = async (file: string): Promise<Pixels> => {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Pixels that differ, and the picture of them: red on a pale copy. */
const difference = (before: Pixels, after: Pixels): { count: number; picture: Buffer } => {
  const picture = Buffer.alloc(after.data.length)
  let count = 0
  for (let at = 0; at < after.data.length; at += 3) {
    const differs = [0, 1, 2].some(
      (one) => Math.abs((before.data[at + one] ?? 0) - (after.data[at + one] ?? 0)) > SHADE,
    )
    if (differs) count += 1
    const grey = 200 + Math.round((after.data[at] ?? 0) / 5)
    picture.set(differs ? [220, 0, 0] : [grey, grey, grey], at)
  }
  return { count, picture }
}

const compare = async (name: string, before: string, after: string, out: string): Promise<string | null> => {
  const [left, right] = await Promise.all([open(join(before, name)), open(join(after, name))])
  if (left.width !== right.width || left.height !== right.height)
    return `${name}: ${left.width} x ${left.height} became ${right.width} x ${right.height}`
  const { count, picture } = difference(left, right)
  if (count === 0) return null
  const { width, height } = right
  await sharp(picture, { raw: { width, height, channels: 3 } }).toFile(join(out, name))
  return `${name}: ${count} of ${width * height} pixels`
}

const pictures = (folder: string): string[] => readdirSync(folder).filter((name) => name.endsWith('.png'))

const [first, second, third = 'dist/screenshots-beda'] = process.argv.slice(2)
if (first === undefined || second === undefined) {
  console.error('Pakai: npm run screenshots:compare -- <sebelum> <sesudah> [hasil]')
  process.exit(2)
}
const [before, after, out] = [resolve(first), resolve(second), resolve(third)]
mkdirSync(out, { recursive: true })
const [there, here] = [new Set(pictures(before)), new Set(pictures(after))]
const both = [...there].filter((name) => here.has(name)).toSorted()
const found = [
  ...[...there].filter((name) => !here.has(name)).map((name) => `${name}: gone`),
  ...[...here].filter((name) => !there.has(name)).map((name) => `${name}: new`),
]
for (const name of both) {
  const line = await compare(name, before, after, out)
  if (line !== null) found.push(line)
}
for (const line of found) console.log(line)
console.log(`${both.length} pictures compared, ${found.length} differ`)
process.exit(found.length === 0 ? 0 : 1)
