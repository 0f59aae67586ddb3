/** What a shop is to the tax office, and as whom its rate is looked up. Source: PMK 48/2023; ADR 94. */

/** Sellers as the law knows them: traders with and without the tax invoices of what they bought, makers. */
export const PENJUAL = ['PEDAGANG', 'PEDAGANG TANPA FAKTUR', 'PABRIKAN'] as const
/** Every seller: whose row that of repairs is. */
export const SEMUA_PENJUAL = 'SEMUA'
/** Begins the name of a row that is one shop's alone: 'KHUSUS TK01'. */
export const KHUSUS = 'KHUSUS'
/** A shop that takes none. */
export const BUKAN_PKP = 'BUKAN PKP'
