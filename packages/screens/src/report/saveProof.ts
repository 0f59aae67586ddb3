import { buildResult, exportReport, fileName, plainResult, type ReportDefinition } from '@kencana/reports'
import { downloadFile, oops } from '@kencana/ui'
import { getSession, serverNow } from '../session/session.ts'

/**
 * Saves the proof of one document as a PDF: its lines as a table, its facts under the title, places to sign.
 * @param lines facts of the document: ['No HCR-TK01-261120-0001', 'Alasan PATAH']
 * @param tanggal the shop day in the file's name
 */
export const saveProof = async <Row>(
  definition: ReportDefinition<Row>,
  rows: readonly Row[],
  { lines, tanggal, signatures }: { lines: readonly string[]; tanggal: string; signatures: readonly string[] },
): Promise<void> => {
  const { user } = getSession()
  if (!user) return
  const { nama_toko, alamat_toko, user_id, zona_waktu } = user
  const dicetak = serverNow().toLocaleString('sv-SE', { timeZone: zona_waktu }).slice(0, 16)
  try {
    const head = { nama_toko, alamat_toko, user_id, dicetak, lines, signatures }
    const file = await exportReport('pdf', plainResult(definition, buildResult(definition, rows)), head)
    downloadFile(fileName(definition.title, tanggal, 'pdf'), file)
  } catch {
    oops('Terjadi Kesalahan Saat Request Data')
  }
}
