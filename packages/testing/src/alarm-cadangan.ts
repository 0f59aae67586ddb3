/** Warnings about backups and their key, each with what brings it and what does not yet. */
import { sql } from '@kencana/database'
import { expect } from 'vitest'
import { openShop, type User } from './shop.ts'

type BacaAlarm = (kode: string, lain?: object, siapa?: User) => Promise<readonly { isi: string }[]>

/** The cases by the kind of warning. @param alarm how the test file reads warnings */
export const kasusCadangan = (alarm: BacaAlarm): Record<string, () => Promise<void>> => {
  const diToko = async (
    kerja: (
      isi: (kode: string) => Promise<string[]>,
      ubah: (isi: string) => Promise<unknown>,
      kini: Date,
    ) => Promise<void>,
  ) => {
    const shop = await openShop()
    const owner = await shop.setup()
    await shop.db.run(sql`
      INSERT INTO tempat_cadangan (tempat, kode_toko, user_id, dibuat_pada) VALUES
        ('/mnt/nas', 'TK01', 'OWNER', ${shop.clock.now()}), ('/mnt/usb', 'TK01', 'OWNER', ${shop.clock.now()})`)
    await kerja(
      async (kode) => (await alarm(kode, {}, owner)).map((one) => one.isi),
      (isi) => shop.db.pool.query(`UPDATE tempat_cadangan SET ${isi}`),
      shop.clock.now(),
    )
    await shop.close()
  }
  return {
    CADANGAN_GAGAL: () =>
      diToko(async (isi, ubah) => {
        await ubah("terakhir = '2026-03-02'")
        expect(await isi('CADANGAN_GAGAL')).toEqual([])
        await ubah("gagal = 'Tempat /mnt/usb penuh', gagal_sejak = '2026-03-02' WHERE tempat = '/mnt/usb'")
        expect(await isi('CADANGAN_GAGAL')).toEqual(['Tempat /mnt/usb penuh'])
      }),
    CADANGAN_LAMA: () =>
      diToko(async (isi, ubah, kini) => {
        const jam = (lalu: number) => `terakhir = timestamptz '${kini.toISOString()}' - interval '${lalu} hours'`
        await ubah(jam(47))
        expect(await isi('CADANGAN_LAMA')).toEqual([])
        await ubah(`${jam(49)} WHERE tempat = '/mnt/usb'`)
        expect(await isi('CADANGAN_LAMA')).toEqual(['Cadangan terakhir di /mnt/usb lebih dari 48 jam yang lalu'])
      }),
    KUNCI_CADANGAN_BELUM_DISALIN: () =>
      diToko(async (isi, ubah) => {
        expect(await isi('KUNCI_CADANGAN_BELUM_DISALIN')).toEqual([])
        await ubah("kunci = 'CADANGAN-Q9X3AB12'")
        expect(await isi('KUNCI_CADANGAN_BELUM_DISALIN')).toEqual([
          'Tanpa kertas CADANGAN-Q9X3AB12 cadangan di luar tidak terbuka bila komputer ini hilang',
        ])
      }),
    CADANGAN_SATU_DISK: () =>
      diToko(async (isi, ubah) => {
        expect(await isi('CADANGAN_SATU_DISK')).toEqual([])
        await ubah('satu_disk = true')
        expect(await isi('CADANGAN_SATU_DISK')).toEqual([expect.stringContaining('ada di disk yang sama')])
        await ubah("satu_disk = tempat = '/mnt/nas'")
        expect(await isi('CADANGAN_SATU_DISK')).toEqual([])
      }),
    KUNCI_CADANGAN_DILIHAT: async () => {
      const shop = await openShop()
      const owner = await shop.setup()
      const lihat = (sidik: string) =>
        shop.db.run(sql`
          INSERT INTO kunci_dilihat (sidik, user_id, kode_toko, waktu) VALUES (${sidik}, 'OWNER', 'TK01', ${shop.clock.now()})`)
      const isi = async () => (await alarm('KUNCI_CADANGAN_DILIHAT', {}, owner)).map((one) => one.isi)
      await lihat('0123456789abcdef')
      expect(await isi()).toEqual([])
      await lihat('CADANGAN-Q9X3AB12')
      expect(await isi()).toEqual(['Kunci CADANGAN-Q9X3AB12 ditunjukkan kepada OWNER untuk dicetak'])
      await shop.close()
    },
  }
}
