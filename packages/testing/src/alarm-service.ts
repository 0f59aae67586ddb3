/** Warnings about repairs, each with what brings it and what does not yet. */
import { expect } from 'vitest'
import { kirimService } from '../../../features/service/transaksi-services/selesai-service.contract.ts'
import { terimaService } from './service.ts'
import { gram, openShop, type User } from './shop.ts'
import { isiTukang } from './tukang.ts'

type BacaAlarm = (kode: string, lain?: object, siapa?: User) => Promise<readonly { isi: string }[]>

/** The cases by the kind of warning. @param alarm how the test file reads warnings */
export const kasusService = (alarm: BacaAlarm): Record<string, () => Promise<void>> => ({
  SERVICE_DI_TUKANG: async () => {
    const fresh = await openShop()
    let first = await fresh.setup()
    await isiTukang(first)
    const { no_service, versi } = await terimaService(first, [{}, { nama_barang: 'GELANG', berat: gram(0.4) }])
    await first.call(kirimService, { no_service, versi, urut: [1], kode_tukang: 'T01' })
    for (let i = 0; i < 14; i += 1) first = await fresh.nextDay(first)
    // Who has it already has it no later by being told so again.
    await first.call(kirimService, { no_service, versi: versi + 1, urut: [1], kode_tukang: 'T01' })
    await first.call(kirimService, { no_service, versi: versi + 2, urut: [2], kode_tukang: 'T02' })
    expect(await alarm('SERVICE_DI_TUKANG', {}, first)).toEqual([])
    first = await fresh.nextDay(first)
    // Nor does it once it was said to be back for a moment.
    await first.call(kirimService, { no_service, versi: versi + 3, urut: [1], kode_tukang: '' })
    await first.call(kirimService, { no_service, versi: versi + 4, urut: [1], kode_tukang: 'T01' })
    const isi = async () => (await alarm('SERVICE_DI_TUKANG', {}, first)).map((one) => one.isi)
    expect(await isi()).toEqual(['T01: CINCIN 1.500 g dari IBU SRI, sejak 2026-03-02'])
    await first.call(kirimService, { no_service, versi: versi + 5, urut: [1], kode_tukang: '' })
    expect(await isi()).toEqual([])
    await fresh.close()
  },
})
