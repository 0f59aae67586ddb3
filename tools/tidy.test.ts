/** House rules that no linter knows, as tests over the files of the repository. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lockingStatements } from './row-locks.ts'
import { sourceFiles } from './source-files.ts'

const root = join(import.meta.dirname, '..')
const files = sourceFiles(root)
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const code = files.filter((file) => /\.(ts|tsx|mjs|sql)$/.test(file))
const ROLES =
  /\.(contract|server|query|store|api|posting|receipt|report|test|violations|area|menu)\.ts$|\.(screen|part|shared|picker)\.tsx$|\.(posting|receipt|report)\.test\.ts$|\.module\.css$/

/** Files in which a pattern stands that should stand nowhere, but for some. */
const standing = (pattern: RegExp, among: readonly string[], but: RegExp = /$^/) =>
  among.filter((file) => !but.test(file) && file !== 'tools/tidy.test.ts' && pattern.test(read(file)))

describe('the repository', () => {
  it('is not empty, so that the rules below look at something', () => {
    expect(code.length).toBeGreaterThan(100)
  })

  it('names the ledger tables in no writing statement but those of the migrations', () => {
    const writes = /(INSERT\s+INTO|UPDATE|DELETE\s+FROM|TRUNCATE|COPY)\s+(jurnal|mutasi|saldo_harian|hari_tutup)\b/i
    // Bench data is loaded in sets into an empty scratch database, and the audit must pass on it.
    expect(standing(writes, code, /^db\/migrations\/|^bench\/dataset\/\d-\w+\.sql$|\.(test|violations)\.ts$/)).toEqual(
      [],
    )
    expect(
      standing(/post_jurnal\(/, code, /^db\/(migrations\/|schema\.sql)|^packages\/server-kit\/src\/post-journal\.ts$/),
    ).toEqual([])
  })

  it('holds nothing unfinished', () => {
    const marks =
      /\b(TODO|FIXME|XXX|HACK)\b|coming soon|segera hadir|belum tersedia|not implemented|@ts-ignore|@ts-nocheck|\bas any\b/i
    expect(standing(marks, code)).toEqual([])
  })

  it('has no test that is skipped, focused or cannot fail', () => {
    const weak = /\.(only|skip|todo|fixme)\(|expect\(true\)|toBeTruthy\(\)/
    expect(
      standing(
        weak,
        files.filter((file) => /\.(test|e2e)\.ts$/.test(file)),
      ),
    ).toEqual([])
  })

  it('has no time limit in a test that does not follow the machine (packages/testing/src/slow.ts)', () => {
    // What ends a hanging test stands in vitest.config.ts.
    const fixed = /timeout: [\d_]+|^\s*\}, \d+_000\)$/m
    const tests = files.filter((file) => /\.(test|e2e|suite)\.ts$|^e2e\/.*\.ts$/.test(file))
    expect(standing(fixed, tests)).toEqual([])
  })

  it('draws samples in the test files, where test:long looks for them (tools/test-run/long.ts)', () => {
    const draws = /\b(sampled|longPart|runs)\(/
    const elsewhere = code.filter((file) => !/\.(test|e2e)\.ts$/.test(file))
    expect(standing(draws, elsewhere, /^packages\/testing\/src\/sample\.ts$|^tools\/test-run\/long\.ts$/)).toEqual([])
  })

  it('tries each area on another PostgreSQL too, in .ci/run', () => {
    const areas = new Set(
      files.filter((file) => /^features\/.+\.test\.ts$/.test(file)).map((file) => file.split('/')[1] ?? ''),
    )
    const run = read('.ci/run')
    const named = new Set(
      Array.from(run.matchAll(/features\/([a-z-]+)(?:\/\S+\.test\.ts|\/surat|(?= ))/g), ([, area]) => area),
    )
    expect([...areas].filter((area) => !area.endsWith('.ts') && !named.has(area))).toEqual([])
    for (const [, file = ''] of run.matchAll(/(features\/\S+\.test\.ts)/g))
      expect(existsSync(join(root, file)), file).toBe(true)
  })

  it('names no machine: no absolute home path, no private host', () => {
    expect(
      standing(/\/(work|home|Users|root)\/[a-z]|\b(10\.\d+|192\.168)\.\d+\.\d+/, [
        ...code,
        ...files.filter((f) => f.endsWith('.md')),
      ]),
    ).toEqual([])
  })

  it('locks the packages of every platform: fresh releases lack some, and only `npm ci` elsewhere would notice', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { optionalDependencies?: Record<string, string> }>
    }
    const names = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')))
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !names.has(name))
        .map((name) => `${path} ${name}`),
    )
    expect(missing).toEqual([])
  })

  it('calls every file of a feature <feature>.<role>', () => {
    const strange = files
      .filter((file) => file.startsWith('features/') && !/README\.md$|^features\/(features|menu)\.ts$/.test(file))
      .filter((file) => !ROLES.test(file) || /(utils|helpers|common|index)\./.test(basename(file)))
    expect(strange).toEqual([])
  })

  it('explains each area of features in a README', () => {
    const areas = new Set(files.filter((file) => /^features\/.+\//.test(file)).map((file) => file.split('/')[1] ?? ''))
    expect([...areas].filter((area) => !existsSync(join(root, 'features', area, 'README.md')))).toEqual([])
  })

  it('keeps ADRs to one page', () => {
    const long = files.filter((file) => file.startsWith('docs/adr/') && read(file).split('\n').length > 60)
    expect(long).toEqual([])
    expect(read('ARCHITECTURE.md').split('\n').length).toBeLessThanOrEqual(121)
  })

  it('puts rows into groups in one pass: `grouped` of server-kit', () => {
    // [...old, row] for each row, or rows.filter(...) for each key, takes n times n steps.
    const spread = /\.set\(\s*[^;]*\[\s*\.\.\.\(?\s*\w+\.get\(/
    const refiltered = /\.map\(\(?(\w+)\)? => \(\{[^;]*\.filter\(\(\w+\) => \w+\.\w+ === \1\)/
    // A loop's key compared with each row, however it is written: only where rows are few by rule.
    const each = /\.filter\(\(?(\w+)\)? => \1\.\w+ === (?!null\b|true\b|false\b)\w+( &&|\))/
    const FEW = [
      'features/sepuhan/sortir-sepuh/sortir-sepuh.query.ts: kinds of one tray, once',
      'features/dashboard/laporan-pantau-customer/laporan-pantau-customer.query.ts: notas of one customer and day',
    ].map((line) => line.split(':')[0] ?? '')
    const server = code.filter((file) => /^features\/.*\.(server|query|store|api)\.ts$/.test(file))
    const queries = code.filter((file) => /^features\/.*\.query\.ts$/.test(file))
    for (const slow of [
      'for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row])',
      'return nomor.map((_id) => ({ _id, detail: rows.filter((row) => row.no_sortir === _id) }))',
    ])
      expect(spread.test(slow) || refiltered.test(slow), slow).toBe(true)
    for (const slow of [
      'for (const kategori of semua) batas.set(kategori, rows.filter((one) => one.kategori === kategori))',
      'angka.filter((one) => one.nomor === nomor && akun.includes(one.akun))',
    ])
      expect(each.test(slow), slow).toBe(true)
    expect([...standing(spread, server), ...standing(refiltered, server)]).toEqual([])
    expect(standing(each, queries)).toEqual(FEW.toSorted())
  })

  it('proves every report by the suite', () => {
    const tests = code.filter((file) => file.endsWith('.test.ts')).map(read)
    const reports = files
      .filter((file) => /^features\/.*\.report\.ts$/.test(file))
      .flatMap((file) => [...read(file).matchAll(/export const (\w+) = report\(/g)].map(([, name = '']) => name))
    expect(reports.length).toBeGreaterThan(20)
    expect(reports.filter((name) => !tests.some((text) => text.includes(`laporanSuite(${name},`)))).toEqual([])
    // A call that no report draws has no screen.
    const others: Readonly<Record<string, string>> = {
      mutasiReports: 'the lines behind totals, a dialog',
      grafikPenjualan: 'sums of a report as charts; its test holds them against the rows',
      grafikStok: 'sums of a report as charts; its test holds them against the rows',
      grafikSusutTukang: 'sums of a report as charts; its test holds them against the rows',
      barangRusak: 'a list on the screen that validates it',
      saldoKirimBos: 'a list on the screen that validates it',
      saldoKirimLabeling: 'a list on the screen that validates it',
    }
    const calls = files
      .filter((file) => /^features\/.*\.contract\.ts$/.test(file))
      .flatMap((file) =>
        [...read(file).matchAll(/export const (\w+) = laporanEndpoint\(/g)].map(([, name = '']) => name),
      )
    const declared = files
      .filter((file) => /^features\/.*\.report\.ts$/.test(file))
      .map(read)
      .join('')
    expect(calls.filter((name) => !declared.includes(`report(${name},`)).toSorted()).toEqual(
      Object.keys(others).toSorted(),
    )
  })

  it('scans by the camera of a telephone wherever it scans: by `PindaiField` of screens', () => {
    const tsx = code.filter((file) => file.endsWith('.tsx'))
    expect(standing(/<ScanField\b/, tsx, /PindaiField\.tsx$|^apps\/web\/src\/dev\//)).toEqual([])
  })

  it('holds rows first and reads then: no sub-select beside a row lock in one statement', () => {
    const beside = (text: string) => lockingStatements([{ name: 'planted', text }]).filter(({ sub }) => sub).length
    const READ = 'SELECT k.berat, EXISTS (SELECT FROM baris d WHERE d.no = k.no) AS ada FROM kirim k WHERE k.no = 1'
    const planted = [
      `const row = await db.one(sql\`${READ} FOR UPDATE OF k\`)`,
      `const ADA = sql\`EXISTS (SELECT FROM baris)\`\nconst row = await db.one(sql\`SELECT \${ADA} AS ada FROM kirim FOR NO KEY UPDATE\`)`,
      `const baca = (kunci = sql\`\`) => db.one(sql\`${READ} \${kunci}\`)\nconst row = await baca(sql\`FOR SHARE\`)`,
    ]
    expect(planted.map(beside)).toEqual([1, 1, 1])
    const mended = `await db.run(sql\`SELECT 1 FROM kirim WHERE no = \${no} FOR UPDATE\`)\nconst row = await db.one(sql\`${READ}\`)`
    expect(beside(mended)).toBe(0)
    // What is read beside these was so before anybody waited, and stays so.
    const ALLOWED = [
      'features/cabang/kiriman-data/kiriman-data.server.ts: the document of a letter never changes',
      'features/member/poin/masa-poin.api.ts: who had points so long ago; what is left of them is read by the next statement',
      'features/penjualan/transaksi-penjualan/batal-jual.store.ts: the pieces of a sale never change; they are read by the next statement',
      'features/sepuhan/sortir-pembelian/sortir.api.ts: the lines of a sorting never change',
      'features/titipan/transaksi-titipan/titipan.api.ts: the piece of a deposit never changes; it is read by the next statement',
    ].map((line) => line.split(':')[0])
    const server = code.filter(
      (file) => /^(features|packages|apps)\/.*\.ts$/.test(file) && !/\.(test|violations)\.ts$/.test(file),
    )
    const locking = lockingStatements(server.map((name) => ({ name, text: read(name) })))
    expect(locking.length).toBeGreaterThan(100)
    expect(locking.filter(({ sub }) => sub).map(({ name }) => name)).toEqual(ALLOWED)
  })

  it('writes half-open ranges: no BETWEEN', () => {
    expect(standing(/\bBETWEEN\b/, code)).toEqual([])
  })
})

describe('docs/LEDGER.md', () => {
  it('lists the accounts and the moves of the code, each as the code has them', async () => {
    const { AKUN, KINDS, aturan, sifat } = await import('@kencana/ledger')
    const text = read('docs/LEDGER.md')
    for (const akun of Object.keys(AKUN) as (keyof typeof AKUN)[]) {
      const { isi, tanda, ref } = sifat(akun)
      const batas = tanda === 0 ? 'bebas' : tanda === 1 ? 'tidak di bawah nol' : 'tidak di atas nol'
      expect(text, akun).toContain(`| ${akun} | ${isi} | ${ref} | ${batas} |`)
    }
    for (const kind of Object.keys(KINDS) as (keyof typeof KINDS)[]) {
      const { gerak, bebas = [], uang: money = [], hanyaMasuk = [], hanyaKeluar = [], ubahDept = false } = aturan(kind)
      const uang = money.map(
        (akun) => `${akun}${hanyaMasuk.includes(akun) ? '+' : hanyaKeluar.includes(akun) ? '-' : ''}`,
      )
      const moves = gerak.map(({ dari, ke }) => `${dari.join(', ')} → ${ke.join(', ')}`).join('; ') || '-'
      const row = `| ${kind} | ${moves} | ${bebas.join(', ') || '-'} | ${uang.join(', ') || '-'} | ${ubahDept ? 'ya' : '-'} |`
      expect(text).toContain(row)
    }
    expect(text.match(/^\| [A-Z_]+ \| (barang|uang) \|/gm)).toHaveLength(Object.keys(AKUN).length)
    const moves = text.slice(text.indexOf('## Allowed moves'), text.indexOf('## What the audit'))
    expect(moves.match(/\| (ya|-) \|$/gm)).toHaveLength(Object.keys(KINDS).length)
  })

  it('has a row for each rule of the audit, and no other', () => {
    const text = read('docs/LEDGER.md')
    const rows = text.slice(text.indexOf('| rule | proves |')).matchAll(/^\| ([a-z-]+) \|/gm)
    const named = [...rows].map(([, name = '']) => name).filter((name) => name !== 'rule' && !/^-+$/.test(name))
    const rules = readdirSync(join(root, 'db/invariants')).map((name) => name.replace(/\.sql$/, ''))
    expect(named.toSorted()).toEqual(rules.toSorted())
  })
})
