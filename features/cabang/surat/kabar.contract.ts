import { endpoint, gramJumlah, rupiahJumlah } from '@kencana/contract'
import { z } from 'zod'
import { hasil, tanpaNol } from './surat.contract.ts'

/** Letters of which one asks what became of them, in one go. */
export const SETANYA = 200

/** Differences that are named. */
export const MASTER_DISEBUT = 100

/** A shop of who tells, and one of who hears. */
const kode = () => z.string().min(1).max(60).overwrite(tanpaNol)
const berdua = { kode_toko: kode(), lain: kode() }

/** How far each has the other's letters, and what its books say of goods between the two. */
const kabar = z.object({
  /** The place of the last letter of the other one that is kept here. */
  terakhir: z.int().min(0),
  cabang: z.array(z.object({ ...berdua, pcs: z.int(), berat: gramJumlah() })).max(10_000),
  /** The same by category, and what goods between the two cost; an installation of before tells neither. */
  rinci: z
    .array(z.object({ ...berdua, kode_group: kode(), pcs: z.int(), berat: gramJumlah() }))
    .max(50_000)
    .optional(),
  rk: z
    .array(z.object({ ...berdua, rp: rupiahJumlah() }))
    .max(10_000)
    .optional(),
  /** To a head office: of its masters, what stands otherwise here since the link was cut. */
  master: z.array(z.string().max(400).overwrite(tanpaNol)).max(MASTER_DISEBUT).optional(),
  /** Letters that were kept until a day is open: what has become of them? */
  tanya: z.array(z.uuid()).max(SETANYA).default([]),
  /** What became of those that the other one asked for. */
  putusan: z.array(hasil).max(SETANYA).default([]),
})

/** Two installations tell each other where they stand; whoever lost letters is sent them again. */
export const tukarKabar = endpoint({
  method: 'POST',
  path: 'layanan/kabar',
  summary: 'Sampai di mana surat, dan saldo CABANG kedua instalasi',
  effect: 'write',
  access: 'service',
  keyless: true,
  input: kabar,
  output: kabar,
})
