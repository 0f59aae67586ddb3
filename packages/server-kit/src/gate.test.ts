import { expect, it } from 'vitest'
import { Gate } from './gate.ts'

/** Work that ends when it is told to. */
const held = () => {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return { end, ended }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

it('lets a full shop wait and the others pass, each in order', async () => {
  const gate = new Gate({ perShop: 2, all: 3 })
  const log: string[] = []
  const jobs = ['a1', 'a2', 'a3', 'b1', 'b2'].map((name) => ({ name, ...held() }))
  const running = jobs.map(({ name, ended }) =>
    gate.run(name.charAt(0), async () => {
      log.push(name)
      await ended
    }),
  )
  await turn()
  expect(log).toEqual(['a1', 'a2', 'b1'])
  jobs[0]?.end()
  await running[0]
  await turn()
  expect(log).toEqual(['a1', 'a2', 'b1', 'a3'])
  jobs[1]?.end()
  await running[1]
  await turn()
  expect(log.at(-1)).toBe('b2')
  for (const job of jobs) job.end()
  await Promise.all(running)
})

it('gives the place back when the work fails', async () => {
  const gate = new Gate({ perShop: 1, all: 1 })
  await expect(gate.run('a', () => Promise.reject(new Error('rusak')))).rejects.toThrow('rusak')
  expect(await gate.run('a', async () => 7)).toBe(7)
})
