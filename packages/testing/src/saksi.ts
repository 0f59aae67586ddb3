/** Witnesses for tests: somebody else of the shop looks, on his own screen, at what a draft says. */
import type { Endpoint, InputOf, OutputOf } from '@kencana/contract'
import type { Mg } from '@kencana/ledger'
import { type Caller, CallRefused } from '@kencana/server-kit'
import { expect } from 'vitest'
import { putuskan } from '../../../features/akses/otorisasi/otorisasi.contract.ts'
import { simpanPesanan } from '../../../features/pesanan/transaksi-pesanan/transaksi-pesanan.contract.ts'
import { formPesanan } from './pesanan.ts'

/** Has somebody else of the shop look at exactly this input. @returns it with what he confirmed, to be sent */
export const disaksikan = async <E extends Endpoint>(
  caller: Caller,
  saksi: Caller,
  endpoint: E,
  input: InputOf<E>,
  kategori: string,
): Promise<InputOf<E>> => {
  const answer: unknown = await caller.call(endpoint, input).catch((error: unknown) => error)
  if (!(answer instanceof CallRefused) || answer.minta === undefined) throw answer
  expect(answer.message).toBe(`Butuh Saksi ${kategori}`)
  // Where it is not told him he reads it off the scale.
  const { berat_timbang: dibaca } = input as { berat_timbang?: Mg }
  await saksi.call(putuskan, { id: answer.minta, setuju: true, kata: '', ...(dibaca !== undefined && { dibaca }) })
  return { ...(input as object), otorisasi: answer.minta } as typeof input
}

/** Calls an endpoint after somebody else of the shop has looked at exactly this input. */
export const denganSaksi = async <E extends Endpoint>(
  caller: Caller,
  saksi: Caller,
  endpoint: E,
  input: InputOf<E>,
  kategori: string,
): Promise<OutputOf<E>> => caller.call(endpoint, await disaksikan(caller, saksi, endpoint, input, kategori))

/** One order with more gold of the customer than one person takes in alone. @returns its number */
export const pesanDisaksikan = async (
  caller: Caller,
  saksi: Caller,
  baris: NonNullable<Parameters<typeof formPesanan>[1]>[number],
): Promise<string> =>
  (await denganSaksi(caller, saksi, simpanPesanan, await formPesanan(caller, [baris]), 'EMAS CUSTOMER')).no_grup
