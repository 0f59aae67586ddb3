/** What a run of the tests says of itself at its end. Times are told, never judged. */

/** One file as it ran. */
export interface Ran {
  file: string
  /** The project of vitest.config.ts it belongs to. */
  project: string
  seconds: number
}

export interface Told {
  ran: readonly Ran[]
  /** From the first file's begin to the last one's end. */
  wall: number
  workers: number
  slow: number
  /** Files that failed and passed alone: `file › test`. */
  flaky: readonly string[]
  /** Files that failed twice. */
  failed: readonly string[]
}

/** How many of the longest are listed. */
const LONGEST = 20

/** Browser tests are one kind, others are of the folder in which they stand. */
export const kindOf = ({ file, project }: Pick<Ran, 'file' | 'project'>): string =>
  project === 'browser'
    ? 'browser'
    : file
        .split('/')
        .slice(0, file.startsWith('features/') ? 2 : 1)
        .join('/')

const seconds = (value: number): string => `${value.toFixed(1)} s`.padStart(10)

const sum = (ran: readonly Ran[]): number => ran.reduce((all, one) => all + one.seconds, 0)

/** The closing table, line by line. */
export const table = ({ ran, wall, workers, slow, flaky, failed }: Told): string[] => {
  const rows = [...new Set(ran.map(kindOf))]
    .map((kind) => ran.filter((one) => kindOf(one) === kind))
    .map((files) => ({ kind: files[0] ? kindOf(files[0]) : '', n: files.length, s: sum(files) }))
    .toSorted((a, b) => b.s - a.s)
  const busy = wall === 0 ? 0 : (100 * sum(ran)) / (wall * workers)
  return [
    `${'kind'.padEnd(28)}${'files'.padStart(6)}${'file time'.padStart(10)}`,
    ...rows.map(({ kind, n, s }) => `${kind.padEnd(28)}${String(n).padStart(6)}${seconds(s)}`),
    `${'sum'.padEnd(28)}${String(ran.length).padStart(6)}${seconds(sum(ran))}`,
    '',
    'longest',
    ...ran
      .toSorted((a, b) => b.seconds - a.seconds)
      .slice(0, LONGEST)
      .map((one) => `${seconds(one.seconds)}  ${one.file}`),
    '',
    `${wall.toFixed(0)} s, ${workers} workers busy ${busy.toFixed(0)} %, TEST_SLOW ${slow}`,
    ...flaky.map((one) => `FLAKY ${one}`),
    ...failed.map((one) => `FAILED TWICE ${one}`),
    ...(flaky.length === 0 && failed.length === 0 ? ['nothing was flaky'] : []),
  ]
}
