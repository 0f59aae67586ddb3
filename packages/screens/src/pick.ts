/** Those fields of a row alone, in this order: what of it is kept, or sent. */
export const pick = <T extends object, K extends keyof T>(row: T, names: readonly K[]): Pick<T, K> =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<T, K>

/** A list with one more entry at a place: where it was before it was taken away. */
export const putBack = <T>(rows: readonly T[], row: T, at: number): T[] => [
  ...rows.slice(0, at),
  row,
  ...rows.slice(at),
]
