import { sql } from '@kencana/database'
import { openShop, type TestShop } from '@kencana/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { refuseDemo } from './demo.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

it('lets a shop of its own start where no demo lies', async () => {
  await refuseDemo(shop.deps.db)
  await shop.setup()
  await refuseDemo(shop.deps.db)
})

it('stops a shop of its own where the demo lies, whole or half loaded, and says what to do', async () => {
  for (const nilai of ['mulai', 'selesai']) {
    await shop.db.run(sql`
      INSERT INTO rahasia (nama, nilai) VALUES ('demo', ${nilai}) ON CONFLICT (nama) DO UPDATE SET nilai = EXCLUDED.nilai`)
    await expect(refuseDemo(shop.deps.db)).rejects.toThrow(
      'Di sini sudah ada toko demo, jadi --kosong tidak dijalankan. Isi DATA_DIR',
    )
  }
})
