import { describe, expect, it } from 'vitest'
import { sql, statementName, toQueryConfig } from './sql.ts'

describe('sql', () => {
  it('binds every value and numbers them through nested pieces', () => {
    const where = sql`kode = ${'A1'} and berat > ${5}`
    const query = sql`select * from baki where ${where} and aktif = ${true} limit ${10}`
    expect(query.text).toBe('select * from baki where kode = $1 and berat > $2 and aktif = $3 limit $4')
    expect(query.values).toEqual(['A1', 5, true, 10])
  })

  it('never lets a value become SQL', () => {
    const query = sql`select ${"x'; drop table baki; --"}`
    expect(query.text).toBe('select $1')
    expect(query.values).toEqual(["x'; drop table baki; --"])
  })

  it('joins pieces and values', () => {
    const list = sql.join([1, sql`lower(${'B'})`, 3])
    expect(sql`select ${list}`.text).toBe('select $1, lower($2), $3')
    expect(sql`where ${sql.join([sql`a`, sql`b`], ' and ')}`.text).toBe('where a and b')
    expect(sql.join([]).text).toBe('')
  })

  it('quotes names', () => {
    expect(sql`select ${sql.ident('toko', 'ko"de')}`.text).toBe('select "toko"."ko""de"')
    expect(() => sql.ident('a\0b')).toThrow(TypeError)
  })

  it('refuses undefined and numbers that are none', () => {
    expect(() => sql`select ${undefined}`).toThrow(TypeError)
    expect(() => sql`select ${Number.NaN}`).toThrow(TypeError)
    expect(sql`select ${null}`.values).toEqual([null])
  })

  it('names a statement by its text, and only one with values', () => {
    expect(toQueryConfig(sql`select ${1}`).name).toBe(toQueryConfig(sql`select ${2}`).name)
    expect(statementName('select $1')).not.toBe(statementName('select $1, $2'))
    expect(toQueryConfig(sql`select 1`).name).toBeUndefined()
  })
})
