/**
 * An answer as JSON text. Putting fifty thousand rows into words takes most of a second, in which the process would answer
 * nobody: a large answer is encoded in slices, and other work comes in between.
 */
import { setImmediate as othersFirst } from 'node:timers/promises'
import { z } from 'zod'

/** Rows of one slice: a few milliseconds. */
const SEKALI = 500

/** How many rows a value is, with those that lie in its fields. */
const rowsOf = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 1
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + rowsOf(one), 0)
  let rows = 1
  for (const inner of Object.values(value)) if (Array.isArray(inner)) rows += inner.length
  return rows
}

const textOf = (schema: z.ZodType, value: unknown): string => JSON.stringify(z.encode(schema, value))

/** `[a,b]` as `a,b`. */
const inner = (list: string): string => list.slice(1, -1)

/** A list in slices; one element that is large by itself is taken apart. */
const listText = async (schema: z.ZodArray<z.ZodType>, list: readonly unknown[]): Promise<string> => {
  const parts: string[] = []
  let slice: unknown[] = []
  let rows = 0
  const flush = async () => {
    if (slice.length === 0) return
    parts.push(inner(textOf(schema, slice)))
    slice = []
    rows = 0
    await othersFirst()
  }
  for (const one of list) {
    const own = rowsOf(one)
    if (own > SEKALI) {
      await flush()
      parts.push(await encodeText(schema.element, one))
      continue
    }
    slice.push(one)
    rows += own
    if (rows >= SEKALI) await flush()
  }
  await flush()
  return `[${parts.join(',')}]`
}

const objectText = async (schema: z.ZodObject, value: Readonly<Record<string, unknown>>): Promise<string> => {
  const parts: string[] = []
  for (const [name, field] of Object.entries(schema.shape))
    if (value[name] !== undefined)
      parts.push(`${JSON.stringify(name)}:${await encodeText(field as z.ZodType, value[name])}`)
  return `{${parts.join(',')}}`
}

/** The kind of rows that a report of several answers with. */
const optionOf = (schema: z.ZodUnion<readonly z.ZodType[]>, list: readonly unknown[]): z.ZodType =>
  schema.options.find((option) => z.safeEncode(option, list.slice(0, SEKALI)).success) ?? schema

/**
 * The text of `JSON.stringify(z.encode(schema, value))`, made without holding up others for long.
 * @throws ZodError where the value is not what the schema says: a bug
 */
export const encodeText = async (schema: z.ZodType, value: unknown): Promise<string> => {
  if (rowsOf(value) <= SEKALI) return textOf(schema, value)
  if (Array.isArray(value)) {
    const list = schema instanceof z.ZodUnion ? optionOf(schema as z.ZodUnion<readonly z.ZodType[]>, value) : schema
    if (list instanceof z.ZodArray) return listText(list as z.ZodArray<z.ZodType>, value)
  } else if (schema instanceof z.ZodObject) return objectText(schema, value as Record<string, unknown>)
  return textOf(schema, value)
}
