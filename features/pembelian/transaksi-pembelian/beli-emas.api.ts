/** What gold that customers leave with the shop is bought at. */
export { nilaiEmas } from './harga-beli.query.ts'
