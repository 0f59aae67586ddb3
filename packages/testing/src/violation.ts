/** A violation of a rule of the audit, planted around the server by features/neraca/neraca.test.ts. */
export type Violation = readonly [
  /** What somebody did: 'an item of another weight'. */
  what: string,
  /** How, as SQL with every trigger off. */
  statement: string,
  /** The rule of db/invariants that finds it. */
  rule: string,
]
