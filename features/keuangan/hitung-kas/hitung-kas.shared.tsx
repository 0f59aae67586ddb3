import { rupiahText } from '@kencana/screens'

/** What a count came to. */
export const selisihText = (selisih: number): string =>
  selisih === 0 ? 'sesuai buku' : `${selisih < 0 ? 'kurang' : 'lebih'} ${rupiahText(Math.abs(selisih))}`
