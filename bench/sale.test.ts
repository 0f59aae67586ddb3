import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { LIMIT } from './sale.ts'

const sidik = (name: string) =>
  createHash('sha256')
    .update(readFileSync(join(import.meta.dirname, 'sale', name)))
    .digest('hex')

it('000.56 the limit of a sale is measured by the very files that others are measured by', () => {
  expect([sidik(LIMIT.schema), sidik(LIMIT.script)]).toEqual([
    'dd4fad331f7814fcf352ce2cddbbdebd66ce10035d8030a469ea8525d6010b3e',
    '35651230dcda739602b49d6e603eed7dbad3499f63ace898572d7958d317ef24',
  ])
})
