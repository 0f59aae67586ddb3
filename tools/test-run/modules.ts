/** What vitest says of a file that ran, in our words. */
import { join, relative } from 'node:path'
import type { TestModule } from 'vitest/node'
import type { Ran } from './table.ts'

const root = join(import.meta.dirname, '..', '..')

/** Its path from the root of the repository. */
export const nameOf = (one: TestModule): string => relative(root, one.moduleId).replaceAll('\\', '/')

/** How long it took, from its imports to its last hook. */
export const ranOf = (one: TestModule): Ran => {
  const { prepareDuration, collectDuration, setupDuration, environmentSetupDuration, duration } = one.diagnostic()
  const ms = prepareDuration + collectDuration + setupDuration + environmentSetupDuration + duration
  return { file: nameOf(one), project: one.project.name, seconds: ms / 1000 }
}

/** Whether all of it ran and nothing failed. */
export const good = (one: TestModule): boolean =>
  ['passed', 'skipped'].includes(one.state()) && one.errors().length === 0

/** What failed in it: its tests, or the file itself where none of them did. */
export const failures = (one: TestModule): string[] => {
  const tests = [...one.children.allTests('failed')].map((test) => test.fullName)
  return (tests.length > 0 ? tests : ['(no test of it)']).map((test) => `${nameOf(one)} › ${test}`)
}
