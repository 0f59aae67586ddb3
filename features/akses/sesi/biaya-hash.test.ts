/** What a password's hash costs in the product: tests lower it for themselves, so it is read in a process that is none. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('is 19 MiB and two passes of argon2id', () => {
  const dari = join(import.meta.dirname, 'password.api.ts')
  const kode = `const { hashPassword } = await import(${JSON.stringify(dari)}); console.log(await hashPassword('kencana123'))`
  const hash = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', kode], {
    encoding: 'utf8',
  })
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})
