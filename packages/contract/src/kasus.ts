/** Rules that a draft breaks: what somebody is asked to agree to. */
import { z } from 'zod'

/** What a request is about, one for each rule that a draft breaks; as the server saw it. */
export const kasusTampil = () =>
  z.object({
    /** What is asked for: 'HARGA BELI'. */
    kategori: z.string(),
    /** The rule, in a sentence. */
    aturan: z.string(),
    /** Which piece, customer or craftsman. */
    keterangan: z.string(),
    /** What `hitung` and `input` count: rupiah, mg, pieces, 1/10,000 %, months. */
    satuan: z.enum(['RP', 'MG', 'PCS', 'PERSEN', 'BULAN']).nullable(),
    /** What the rules say, and what was entered. */
    hitung: z.int().nullable(),
    input: z.int().nullable(),
    kode_barcode: z.string().nullable(),
    berat: z.int().nullable(),
    /** What only who agrees may read. */
    rahasia: z.string(),
    /** Rupiah and milligrams at stake. */
    rp: z.int(),
    mg: z.int(),
    /** Why, in the words of who asks; '' where nobody asks for a reason. */
    alasan: z.string().default(''),
    /** What was entered is told where it was entered alone: whoever looks from another screen reads it off the scale himself. */
    buta: z.boolean().optional(),
  })

type Tampil = z.output<ReturnType<typeof kasusTampil>>

/** A rule that a draft breaks, and what there is to know about it. */
export interface Kasus extends Partial<Omit<Tampil, 'kategori' | 'aturan' | 'alasan'>> {
  /** What is asked for: 'HARGA BELI'. */
  kategori: string
  /** The rule, in a sentence for who agrees. */
  aturan: string
  /** Somebody else of the shop who looks at it is enough. */
  saksi?: boolean
  /** The right that such a witness must hold, '/menu#aksi', beside being one; then no photo stands for him either. */
  hak?: string
  /** Who may neither look at it nor agree: it is their own work. */
  bukan?: readonly string[]
  /** Rupiah and milligrams at stake: what a deputy's limits count. */
  rp?: number
  mg?: number
  /** false where no deputy may agree: prices, limits, users, rights, opening stock. */
  wakil?: boolean
  /** Where SU does not suffice. */
  oleh?: 'OWN'
}

/** A case as it is kept with its request. */
export type KasusTertulis = Tampil &
  Required<Pick<Kasus, 'saksi' | 'hak' | 'rp' | 'mg' | 'wakil'>> &
  Pick<Kasus, 'oleh' | 'bukan'>
