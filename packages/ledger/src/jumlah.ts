import { type Mg, mg } from './measures.ts'

/** The sum of one column, in its own measure. @throws MeasureError when it is not a safe integer */
export const jumlah = <K extends string, T extends { readonly [P in K]: number }>(rows: readonly T[], kolom: K): T[K] =>
  mg(rows.reduce((sum, row) => sum + row[kolom], 0)) as number as T[K]

/** What some goods weigh together. */
export const jumlahBerat = (rows: readonly { readonly berat: Mg }[]): Mg => jumlah(rows, 'berat')
