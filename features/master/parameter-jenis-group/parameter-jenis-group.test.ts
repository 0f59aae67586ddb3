import { sql } from '@kencana/database'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { antre } from '@kencana/testing/antre'
import { masterSuite } from '@kencana/testing/master'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { group } from '../group/group.contract.ts'
import { parameterJenisGroup } from './parameter-jenis-group.contract.ts'

const isiGroup = (jenis_group: string) => ({
  kode_group: 'MM',
  nama_group: 'MAS MUDA',
  jenis_group,
  harga: 1000,
  harga_modal: 900,
  persentase: 70,
})

masterSuite({
  master: parameterJenisGroup,
  row: { jenis_group: 'KEPINGAN' },
  change: { jenis_group: 'BATANGAN' },
  inUse: {
    make: async (owner) => {
      await owner.send('POST', 'group/add', { body: isiGroup('KEPINGAN') })
    },
    text: 'Jenis Group KEPINGAN Masih Dipakai Group MM',
  },
})

describe('the kind of a group', () => {
  let shop: TestShop
  let owner: User
  beforeAll(async () => {
    shop = await openShop()
    owner = await shop.setup()
  })
  afterAll(() => shop.close())

  const jenisSemua = async () => (await owner.call(group.list, {})).map((row) => row.jenis_group)

  it('is one of the master, and goes by its new name with it', async () => {
    const asing = await owner.send('POST', 'group/add', { body: isiGroup('KEPINGAN') })
    expect([asing.status, asing.text]).toEqual([422, expect.stringContaining('Jenis Group KEPINGAN Tidak Ada')])
    expect(await jenisSemua()).toEqual([])

    await owner.call(parameterJenisGroup.create, { jenis_group: 'KEPINGAN' })
    const { status } = await owner.send('POST', 'group/add', { body: isiGroup('kepingan') })
    expect(status).toBe(200)
    expect(await jenisSemua()).toEqual(['KEPINGAN'])

    // A category of Master Kategori has none, and is edited and brought back without one.
    const tanpa = { ...isiGroup('-'), kode_group: 'MT' }
    expect((await owner.send('POST', 'group/add', { body: tanpa })).status).toBe(200)
    expect((await owner.send('DELETE', 'group/delete/by-kode-group/MT')).status).toBe(200)
    expect((await owner.send('PUT', 'group/reactive/by-kode-group/MT')).status).toBe(200)

    const rename = { jenis_group: 'PERAK', jenis_group_old: 'KEPINGAN' }
    expect((await owner.send('PUT', 'para-jenis-group', { body: rename })).status).toBe(200)
    expect(await jenisSemua()).toEqual(['PERAK', '-'])
  })

  it('is renamed while a group of it is edited: one waits for the other, neither for both', async () => {
    await owner.call(parameterJenisGroup.create, { jenis_group: 'LAMA' })
    const { status } = await owner.send('POST', 'group/add', { body: { ...isiGroup('LAMA'), kode_group: 'MX' } })
    expect(status).toBe(200)
    const isi = { ...isiGroup('LAMA'), kode_group: 'MX', nama_group: 'DIUBAH' }
    // Whoever renames has the kind and goes on to its groups; whoever edits one of them waits with nothing in his hands.
    const [edit] = await antre(
      shop.db,
      sql`SELECT 1 FROM master_jenis_group WHERE jenis_group = 'LAMA' FOR UPDATE`,
      [() => owner.send('PUT', 'group/edit/by-kode-group/MX', { body: isi })],
      sql`SELECT 1 FROM master_group WHERE kode_group = 'MX' FOR UPDATE NOWAIT`,
    )
    expect(edit).toMatchObject({ status: 'fulfilled', value: { status: 200 } })
  })
})
