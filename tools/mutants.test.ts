/** The list of mutants against the files as they are now, and what their runner makes of a test report. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { MUTANTS } from './mutants/all.ts'
import { outcomeOf, type TestReport } from './mutants/check.ts'
import { jualMutants } from './mutants/jual.ts'
import { kasusJualMutants } from './mutants/jual-kasus.ts'
import { type Migration, madeAnew } from './mutants/migrations.ts'
import { bernomor, type Mutant, mutated } from './mutants/mutant.ts'

const root = join(import.meta.dirname, '..')

describe('the mutants', () => {
  it('have names of their own', () => {
    expect(MUTANTS.length).toBeGreaterThanOrEqual(15)
    expect(new Set(MUTANTS.map(({ id }) => id)).size).toBe(MUTANTS.length)
  })

  it.each(MUTANTS.map((mutant) => [mutant.id, mutant] as const))('%s stands exactly once', (_, mutant) => {
    const source = readFileSync(join(root, mutant.file), 'utf8')
    expect(mutated(source, mutant)).not.toBe(source)
  })

  it('are noticed by tests that exist', () => {
    const files = MUTANTS.flatMap(({ killedBy }) => (killedBy === 'types' ? [] : killedBy))
    expect(files.filter((file) => !/\.(test|e2e)\.ts$/.test(file) || !existsSync(join(root, file)))).toEqual([])
  })

  it('change what runs, not what a later migration makes anew', () => {
    const migrations = readdirSync(join(root, 'db/migrations'))
      .filter((name) => name.endsWith('.sql'))
      .toSorted()
      .map((name) => ({
        file: `db/migrations/${name}`,
        source: readFileSync(join(root, 'db/migrations', name), 'utf8'),
      }))
    const gone = MUTANTS.flatMap((mutant) => {
      const anew = madeAnew(mutant, migrations)
      return anew === undefined ? [] : [`${mutant.id}: ${anew}`]
    })
    expect(gone).toEqual([])
  })
})

describe('a mutant of a migration', () => {
  const satu = (body: string): string =>
    `-- As ';' says.\nCREATE FUNCTION satu() RETURNS int AS $$\nBEGIN\n  ${body};\nEND $$;`
  const dua = 'CREATE FUNCTION dua() RETURNS int AS $$ SELECT 2; $$;'
  const anew = (...sources: string[]) => {
    const migrations: Migration[] = sources.map((source, n) => ({ file: `${n}.sql`, source }))
    return madeAnew({ file: '0.sql', text: 'a + 1' }, migrations)
  }

  it('is refused when its function is made anew or dropped later, in the same file too', () => {
    const lagi = satu('a + 2').replace('CREATE', 'CREATE OR REPLACE')
    expect(anew(satu('a + 1'), dua, lagi)).toBe('FUNCTION satu in 2.sql')
    expect(anew(`${satu('a + 1')}\n${lagi}`)).toBe('FUNCTION satu in 0.sql')
    expect(anew(satu('a + 1'), 'DROP FUNCTION IF EXISTS satu(int);')).toBe('FUNCTION satu in 1.sql')
    expect(anew('CREATE VIEW v AS SELECT a + 1;', 'DROP VIEW v; CREATE VIEW v AS SELECT 1;')).toBe('VIEW v in 1.sql')
  })

  it('is none of it when it changes what stands last, or what no later one can replace', () => {
    expect(anew(`${satu('a + 2')}\n${satu('a + 1')}`, dua)).toBeUndefined()
    expect(anew("INSERT INTO t VALUES ('a + 1');", satu('1'))).toBeUndefined()
    expect(anew(dua, satu('a + 1'))).toBeUndefined()
  })
})

describe('each numbered case of selling', () => {
  const kasus = (breaks: string): number[] =>
    (/\(([\d, ]+)\)\.$/.exec(breaks)?.[1] ?? '').split(', ').filter(Boolean).map(Number)
  const mutants = [...jualMutants, ...kasusJualMutants].flatMap((one) =>
    kasus(one.breaks).map((nomor) => ({ ...one, nomor })),
  )

  it('has a mutant', () => {
    const semua = Array.from({ length: 27 }, (_, at) => at + 1)
    expect(semua.filter((nomor) => !mutants.some((one) => one.nomor === nomor))).toEqual([])
  })

  it.each(mutants.map((one) => [one.nomor, one.id, one] as const))(
    '%i is held by the test of %s that has its number in its name',
    (nomor, _, { killedBy }) => {
      const files = killedBy === 'types' ? [] : killedBy
      const judul = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
      expect(judul).toContain(`kasus ${nomor}:`)
    },
  )
})

describe('each numbered case of deposits, of buying back and exchanging, of marketplaces, of loans, of branches', () => {
  const cases = MUTANTS.flatMap(({ nomor, killedBy }) =>
    nomor === undefined || killedBy === 'types' ? [] : [[nomor, killedBy] as const],
  )

  it('has a mutant', () => {
    const semua = Object.entries({ '02.5': 11, '04.5': 13, '05.5': 6, '10.5': 16, '12.5': 13 }).flatMap(
      ([halaman, n]) => Array.from({ length: n }, (_, at) => `${halaman}.${at + 1}`),
    )
    expect(semua.filter((nomor) => !cases.some(([one]) => one === nomor))).toEqual([])
  })

  it.each(cases)('%s is held by a test that has it in its name', (nomor, files) => {
    const judul = files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/(?:\b(?:it|describe)|\))\(\s*['`](.*?)['`],/gs)].map(
        ([, kata = '']) => kata,
      ),
    )
    expect(judul.filter((kata) => bernomor(nomor).test(kata))).not.toEqual([])
  })
})

describe('a mutant', () => {
  const mutant: Mutant = { id: 'x', breaks: '', file: 'f.ts', text: 'a > 0', becomes: "'$&'", killedBy: 'types' }

  it('changes its text and nothing else', () => {
    expect(mutated('if (a > 0) b()', mutant)).toBe("if ('$&') b()")
  })

  it('of a case is tried against the tests with that number alone', () => {
    const nama = ['02.5.1 of two', '02.5.11 waits', 'kasus 5, 02.5.1: so', '102.5.1 no', '02.5.1.3 no']
    expect(nama.filter((kata) => bernomor('02.5.1').test(kata))).toEqual([nama[0], nama[2]])
  })

  it('is refused when its place is gone, stands twice, or stays as it is', () => {
    expect(() => mutated('if (a) b()', mutant)).toThrow('x: its text stands 0 times in f.ts')
    expect(() => mutated('a > 0 && a > 0', mutant)).toThrow('2 times')
    expect(() => mutated('a > 0', { ...mutant, becomes: 'a > 0' })).toThrow('changes nothing')
  })
})

describe('a test report', () => {
  const report = (status: string, tests: string[], message = ''): TestReport => ({
    success: status === 'passed',
    testResults: [
      {
        name: join(root, 'a.test.ts'),
        status,
        message,
        assertionResults: tests.map((one, at) => ({ status: one, fullName: `test ${at}` })),
      },
    ],
  })

  it('of passing tests is no kill', () => {
    expect(outcomeOf(report('passed', ['passed']), root)).toEqual({ is: 'passed' })
  })

  it('names the first test that failed, or the file where its closing audit did', () => {
    expect(outcomeOf(report('failed', ['passed', 'failed', 'failed']), root)).toEqual({
      is: 'failed',
      by: 'a.test.ts: test 1',
    })
    expect(outcomeOf(report('failed', ['passed'], 'not clean\nat x'), root)).toEqual({
      is: 'failed',
      by: 'a.test.ts: not clean',
    })
  })

  it('is no kill when nothing ran: the mutant has broken more than its rule', () => {
    expect(outcomeOf(report('failed', [], 'does not load'), root)).toEqual({ is: 'broken', why: 'does not load' })
    expect(outcomeOf(report('failed', ['skipped']), root)).toMatchObject({ is: 'broken' })
    expect(outcomeOf({ success: false, testResults: [] }, root)).toMatchObject({ is: 'broken' })
  })
})
