import { rp, uang } from '@kencana/ledger'
import { masterSuite } from '@kencana/testing/master'
import { bukukan } from '@kencana/testing/posting'
import { expect, it } from 'vitest'
import { laci } from './laci.contract.ts'

const L1 = { kode_laci: 'L1', nama_laci: 'LACI DEPAN' }

masterSuite({
  master: laci,
  row: L1,
  change: { nama_laci: 'LACI TENGAH' },
  perToko: true,
  inUse: {
    make: async (_, shop) => {
      const buku = { kode_toko: 'TK01', tgl_system: '2026-03-02', user_id: 'OWNER', waktu: shop.clock.now() }
      const lines = [uang('KAS', rp(1_000), L1.kode_laci), uang('MODAL', rp(-1_000))]
      await shop.db.transaction((tx) => bukukan(tx, buku, { kind: 'TAMBAH_UANG', lines }))
    },
    text: 'Laci L1 Masih Berisi Uang, Pindahkan Dulu',
  },
})

it('is not called as the one that every shop has', () => {
  for (const kode_laci of ['UTAMA', 'utama'])
    expect(laci.create.input.safeParse({ ...L1, kode_laci }).error?.issues[0]?.message).toBe(
      'Laci UTAMA Sudah Ada Di Setiap Toko',
    )
})
