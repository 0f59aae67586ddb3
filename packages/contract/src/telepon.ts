/** Telephones: one way to keep them, many to write them. */
import { z } from 'zod'
import { teksBebas, upper } from './fields.ts'
import { kolom } from './sel.ts'

const TAK_TERLIHAT = /[\p{Cf}\p{Zl}\p{Zp}]/gu

/** A telephone as the shop's papers print it: free text, without the signs nobody sees that a copied number brings. */
export const noHpToko = (label = 'No HP') => teksBebas(label, 30, (value) => upper(value.replaceAll(TAK_TERLIHAT, '')))

/** Whether an entry of that name is a telephone, whose field takes off the signs it is written with. */
export const isTelepon = (name: string): boolean => /(^|_)hp(_|$)/.test(name)

const TELEPON = /^0\d{7,14}$/

/** A telephone without what it is written with: blanks, brackets, dots, any hyphen, signs that nobody sees. */
export const tanpaTanda = (value: string): string => value.replaceAll(/[\s().\p{Pd}\u2212\p{Cf}]/gu, '')

/** One telephone in one way, as nomor_hp of the database: 0812-3456, +62 812 3456, +62 (0)812 3456 and 62812 3456 are 08123456. */
export const bentukTelepon = (value: string): string => tanpaTanda(value).replace(/^(\+62|0062|62(?=0*8))0*/, '0')

/** The zero that a number loses in Excel, and that people leave out after the country's: 8123456789 is 08123456789. */
export const denganNol = (value: string): string => bentukTelepon(value).replace(/^8(?=\d{8,}$)/, '08')

// Its last digits, the rest as stars: how a member's is shown to whoever may not read it.
const TERSAMAR = /^\*{4,11}\d{4}$/

/** Of whom a telephone may be: anybody's, or also a known member's, who is named by his number. */
interface TeleponOptions {
  member?: boolean
}

/** A telephone number, digits from 0 on whichever way it was typed; '' where it may be left empty. */
const telepon = (label: string, { member = false }: TeleponOptions) =>
  kolom(
    'teks',
    label,
    z
      .string({ error: `${label} Harus Diisi` })
      .overwrite(denganNol)
      .refine(
        (value) => value === '' || TELEPON.test(value) || (member && TERSAMAR.test(value)),
        `${label} Harus 8 Sampai 15 Angka, Mulai Dari 0`,
      ),
  )

/**
 * A telephone number of a customer: `+62 812-3456-789` and `812-3456-789` are 08123456789.
 * @param options member: also the stars and last four digits that a member's was shown by; the server knows the rest
 */
export const noHp = (label = 'No HP', options: TeleponOptions = {}) =>
  telepon(label, options).refine((value) => value !== '', `${label} Harus Diisi`)

/** The same where it may be left empty; then ''. */
export const noHpBebas = (label = 'No HP', options: TeleponOptions = {}) => telepon(label, options).default('')
