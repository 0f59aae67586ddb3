/** What a paper of its own is drawn with, beside reports and labels. */
export { encodable, type Face, fitted, textWidth } from './font.ts'
export { type PdfImage, readJpeg } from './jpeg.ts'
export { type PageSize, PdfPage, writePdf } from './pdf-file.ts'
