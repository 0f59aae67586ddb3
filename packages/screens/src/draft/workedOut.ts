/**
 * Works lines out anew, which takes calls, while others may come in and be changed.
 * @returns what puts the lines of now at what came out: those that came in or were changed meanwhile stay as they are
 */
export const workedOut = async <R extends object>(
  rows: readonly R[],
  anew: (row: R) => Promise<R>,
): Promise<(now: readonly R[]) => R[]> => {
  const found = new Map(await Promise.all(rows.map(async (row) => [row, await anew(row)] as const)))
  return (now) => now.map((row) => found.get(row) ?? row)
}
