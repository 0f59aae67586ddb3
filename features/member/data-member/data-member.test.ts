import { sql } from '@kencana/database'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { yangHilang } from '@kencana/testing/master-tetap'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lihatIdentitas } from '../privasi/privasi.contract.ts'
import { member, simpanIdentitas } from './data-member.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
let sales: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  sales = await shop.user(owner, 'SALES', 'SALES')
})
afterAll(() => shop.close())

const KOSONG = { kode_member: '', alamat: '', tgl_lahir: null, setuju_pesan: 'TIDAK' as const, catatan: '' }
const tambah = (user: User, lain: { nama_member: string; no_hp?: string; kode_member?: string }) =>
  user.call(member.create, { ...KOSONG, no_hp: '', ...lain })
type Row = Awaited<ReturnType<typeof tambah>>['data']
const ubah = (user: User, { _id, nama_member, alamat, setuju_pesan, catatan, versi }: Row, no_hp: string) =>
  user.send('PUT', `member/edit/by-kode-member/${_id}`, {
    body: { nama_member, alamat, setuju_pesan, catatan, versi, no_hp },
  })
const cari = async (q: string, user = kasir) =>
  (await user.call(member.list, { q, urut: 'kode_member', turun: '0', hal: 1, per: 25 })).rows.map(
    (row) => row.nama_member,
  )

// As address books and messages write it: with the zero in brackets, with invisible signs, with a hyphen that breaks no line.
const LAIN_TULISAN = [
  '+62 (0)812-3456-7890',
  '62 0812 3456 7890',
  '\u202a0812-3456-7890\u202c',
  '0812\u20113456\u20117890',
]

it('a sheet of members gives a telephone back the zero that Excel took', async () => {
  const baris = [
    { baris: 2, nama_member: 'BU ANGKA', no_hp: 81_355_577_001 },
    { baris: 3, nama_member: 'BU NEGARA', no_hp: 6_281_355_577_002 },
    { baris: 4, nama_member: 'BU TEKS', no_hp: '813-5557-7003' },
    { baris: 5, nama_member: 'BU PENDEK', no_hp: 81_355_577 },
  ]
  const { salah } = (await owner.send('POST', member.periksaImpor.path, { body: { baris } })).json as {
    salah: object[]
  }
  expect(salah).toEqual([{ baris: 5, pesan: 'No HP Harus 8 Sampai 15 Angka, Mulai Dari 0' }])
  await owner.send('POST', member.impor.path, { body: { baris: baris.slice(0, 3) } })
  expect(
    await shop.db.rows(
      sql`SELECT nama_member::text, no_hp::text FROM member WHERE no_hp LIKE '0813555770%' ORDER BY no_hp`,
    ),
  ).toEqual([
    { nama_member: 'BU ANGKA', no_hp: '081355577001' },
    { nama_member: 'BU NEGARA', no_hp: '081355577002' },
    { nama_member: 'BU TEKS', no_hp: '081355577003' },
  ])
})

describe('a member', () => {
  it('gets the next number that no card of before has, else the number of his card', async () => {
    const pertama = await tambah(sales, { nama_member: 'BU SARI' })
    const [angka] = /\d+$/.exec(pertama.data.kode_member) ?? []
    expect(pertama.data.kode_member).toMatch(/^M-\d{5,}$/)
    const berikut = `M-${String(Number(angka) + 1).padStart(5, '0')}`
    expect((await tambah(sales, { nama_member: 'KARTU LAMA', kode_member: berikut })).data.kode_member).toBe(berikut)
    const sesudah = (await tambah(sales, { nama_member: 'PAK BUDI' })).data.kode_member
    expect(Number(/\d+$/.exec(sesudah)?.[0])).toBe(Number(angka) + 2)
    await expect(tambah(sales, { nama_member: 'LAIN', kode_member: berikut })).rejects.toThrow(
      `Member ${berikut} Sudah Ada`,
    )
  })

  it('9. is one, however his telephone is typed', async () => {
    const { data } = await tambah(kasir, { nama_member: 'BU TELEPON', no_hp: '+62 812-3456-7890' })
    expect(data.no_hp).toBe('081234567890')
    for (const no_hp of ['081234567890', '6281234567890', '0062 812 3456 7890', '(0812) 3456-7890', ...LAIN_TULISAN])
      await expect(tambah(kasir, { nama_member: 'LAIN', no_hp })).rejects.toThrow(
        `No HP 081234567890 Sudah Dipakai Member ${data.kode_member}`,
      )
    for (const no_hp of ['12', '81234567', '0812ABC4567', '08123456789012345', '7123456789'])
      await expect(tambah(kasir, { nama_member: 'LAIN', no_hp })).rejects.toThrow(
        'No HP Harus 8 Sampai 15 Angka, Mulai Dari 0',
      )
    // The zero that a sheet takes away, or that stands before the country's number alone.
    expect((await tambah(kasir, { nama_member: 'TANPA NOL', no_hp: '812-3456-7801' })).data.no_hp).toBe('081234567801')
    const lain = await tambah(kasir, { nama_member: 'BU LAIN', no_hp: '081299990000' })
    expect((await ubah(kasir, lain.data, '081234567890')).text).toContain(`Sudah Dipakai Member ${data.kode_member}`)
    await owner.call(member.remove, { id: data._id })
    await expect(tambah(kasir, { nama_member: 'LAIN', no_hp: '081234567890' })).rejects.toThrow(
      `No HP 081234567890 Sudah Dipakai Member ${data.kode_member} Berstatus DELETED, Aktifkan Kembali ?`,
    )
    // Somebody else's number is not taken by a change: nobody is taken back by it.
    expect((await ubah(kasir, lain.data, '081234567890')).text).toContain(`${data.kode_member} Yang Sudah Dihapus`)
  })

  it('of one telephone is made once by two who are in a hurry', async () => {
    const dua = await Promise.allSettled(
      [kasir, sales].map((user) => tambah(user, { nama_member: 'BU CEPAT', no_hp: '081355556666' })),
    )
    expect(dua.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await cari('5556666')).toEqual(['BU CEPAT'])
  })

  it('is found by the last digits of his telephone, a part of his name, his number', async () => {
    const { data } = await tambah(kasir, { nama_member: 'IBU SRI WAHYUNI', no_hp: '081377778888' })
    expect(await cari('8888')).toEqual(['IBU SRI WAHYUNI'])
    expect(await cari('777-78888')).toEqual(['IBU SRI WAHYUNI'])
    expect(await cari('+62 813-7777-8888')).toEqual(['IBU SRI WAHYUNI'])
    expect(await cari('+62 (0)813\u20117777\u20118888')).toEqual(['IBU SRI WAHYUNI'])
    expect(await cari('0813')).toEqual([])
    expect(await cari('wahyu')).toEqual(['IBU SRI WAHYUNI'])
    expect(await cari(data.kode_member.toLowerCase())).toEqual(['IBU SRI WAHYUNI'])
    expect(await cari('%')).toEqual([])
    expect(await cari('_____')).toEqual([])
  })

  it('is told by the last digits of his telephone in a list, the whole to the owners', async () => {
    const { data } = await tambah(sales, { nama_member: 'BU SAMAR', no_hp: '081388887777' })
    const telepon = async (user: User) => {
      const { rows } = await user.call(member.list, { q: 'BU SAMAR', urut: 'kode_member', turun: '0', hal: 1, per: 25 })
      return rows.map((row) => row.no_hp)
    }
    expect([await telepon(sales), await telepon(kasir), await telepon(owner)]).toEqual([
      ['********7777'],
      ['********7777'],
      ['081388887777'],
    ])
    // Who changes something else leaves the telephone as it was shown.
    await ubah(kasir, { ...data, catatan: 'SUKA GELANG' }, '********7777')
    const lagi = { ...data, versi: data.versi + 1 }
    for (const no_hp of ['********7778', '*********7777', '***7777', '08*********77'])
      expect((await ubah(kasir, lagi, no_hp)).text).toContain('No HP Harus 8 Sampai 15 Angka')
    await expect(tambah(kasir, { nama_member: 'BU BINTANG', no_hp: '********7777' })).rejects.toThrow('No HP Harus 8')
    expect(await telepon(owner)).toEqual(['081388887777'])
  })

  it('is told by the end of his paper, the whole to owners who ask for it', async () => {
    const { kode_member } = (await tambah(sales, { nama_member: 'BU KTP' })).data
    await expect(owner.call(lihatIdentitas, { dokumen: kode_member })).rejects.toThrow('Belum Dicatat')
    await expect(kasir.call(simpanIdentitas, { kode_member, nik: '123' })).rejects.toThrow('NIK Harus 16 Angka')
    await expect(sales.call(simpanIdentitas, { kode_member, nik: '3573010203040506' })).rejects.toThrow()
    await kasir.call(simpanIdentitas, { kode_member, nik: '3573010203040506' })
    const { rows } = await kasir.call(member.list, { q: 'BU KTP', urut: 'kode_member', turun: '0', hal: 1, per: 25 })
    expect(rows[0]?.identitas).toBe('NIK ************0506')
    await expect(kasir.call(lihatIdentitas, { dokumen: kode_member })).rejects.toThrow()
    expect(await owner.call(lihatIdentitas, { dokumen: kode_member })).toMatchObject({
      jenis_identitas: 'NIK',
      no_identitas: '3573010203040506',
    })
    await kasir.call(simpanIdentitas, { kode_member, nik: 'x1234567' })
    expect(await owner.call(lihatIdentitas, { dokumen: kode_member })).toMatchObject({
      jenis_identitas: 'PASPOR',
      no_identitas: 'X1234567',
    })
    await expect(kasir.call(simpanIdentitas, { kode_member: 'TIDAK', nik: '3573010203040506' })).rejects.toThrow(
      'Member TIDAK Tidak Ada',
    )
  })

  it('keeps his telephone from who serves him: only who keeps members changes it, owners delete him', async () => {
    const { data } = await tambah(sales, { nama_member: 'BU POIN', no_hp: '081311112222' })
    expect((await ubah(sales, data, '081399998888')).status).toBe(403)
    const id = data._id
    await expect(kasir.call(member.remove, { id })).rejects.toThrow()
    expect((await ubah(kasir, data, '081399998888')).status).toBe(200)
    await owner.call(member.remove, { id })
    expect(await cari('99998888')).toEqual([])
    await owner.call(member.reactivate, { id })
    expect(await cari('99998888')).toEqual(['BU POIN'])
  })
})

describe('a member who is changed', () => {
  const row = {
    kode_member: 'A-9',
    nama_member: 'BU LENGKAP',
    no_hp: '081266667777',
    alamat: 'JL. TETAP 5',
    tgl_lahir: '1980-02-03',
    setuju_pesan: 'YA' as const,
    catatan: 'SUKA GELANG',
  }
  const baca = async () => {
    const [one] = (await owner.call(member.list, { q: 'A-9', urut: 'kode_member', turun: '0', hal: 1, per: 25 })).rows
    if (!one) throw new Error('no member A-9')
    return { ...one }
  }
  const lembar = (to: { path: string }, isi: object) =>
    owner.send('POST', to.path, { body: { baris: [{ kode_member: 'A-9', nama_member: 'BU LENGKAP', ...isi }] } })

  it('keeps what is not named, field by field, by call and by sheet', async () => {
    await owner.call(member.create, row)
    const change = { nama_member: 'BU BARU', no_hp: '081255554444', alamat: 'JL. BARU 1', tgl_lahir: '1981-01-01' }
    const lain = { setuju_pesan: 'TIDAK', catatan: 'PINDAH' }
    expect(await yangHilang({ master: member, owner, row, change: { ...change, ...lain }, baca })).toEqual([])
  })

  it('loses what a sheet names empty, which its trial says before', async () => {
    const kosong = { alamat: null, tgl_lahir: '', setuju_pesan: null }
    expect((await lembar(member.periksaImpor, kosong)).json).toMatchObject({
      diubah: 1,
      dikosongkan: [
        { field: 'alamat', jumlah: 1 },
        { field: 'tgl_lahir', jumlah: 1 },
        { field: 'setuju_pesan', jumlah: 1 },
      ],
      salah: [],
    })
    expect((await lembar(member.periksaImpor, {})).json).toMatchObject({ sama: 1, dikosongkan: [] })
    expect((await lembar(member.impor, kosong)).json).toMatchObject({ diubah: 1 })
    const sesudah = { ...row, alamat: '', tgl_lahir: null, setuju_pesan: 'TIDAK' }
    expect(await baca()).toMatchObject(sesudah)
    // What is empty already loses nothing.
    expect((await lembar(member.periksaImpor, kosong)).json).toMatchObject({ sama: 1, dikosongkan: [] })
    const { _id } = await baca()
    await owner.send('PUT', `member/edit/by-kode-member/${_id}`, { body: { catatan: '' } })
    expect(await baca()).toMatchObject({ ...sesudah, catatan: '' })
  })
})

describe('members of a sheet', () => {
  const impor = (baris: object[]) => owner.send('POST', member.impor.path, { body: { baris } })
  const periksa = (baris: object[]) => owner.send('POST', member.periksaImpor.path, { body: { baris } })

  it('come in together, by their cards or with new numbers, or none of them', async () => {
    const baris = [
      {
        kode_member: 'A-1',
        nama_member: 'BU SATU',
        no_hp: '081211110001',
        tgl_lahir: '1980-02-03',
        setuju_pesan: 'YA',
      },
      { nama_member: 'BU DUA', no_hp: '+6281211110002' },
      { nama_member: 'BU TIGA' },
    ]
    expect((await periksa(baris)).json).toMatchObject({ baru: 3, salah: [] })
    expect(
      (await shop.db.one<{ n: number }>(sql`SELECT count(*)::int AS n FROM member WHERE nama_member = 'BU SATU'`))?.n,
    ).toBe(0)
    expect((await impor(baris)).json).toMatchObject({ baru: 3, diubah: 0 })
    const salah = [...baris.slice(0, 1), { nama_member: 'BU EMPAT', no_hp: '081211110002' }, { no_hp: '081211110009' }]
    expect((await periksa(salah)).json).toMatchObject({
      sama: 1,
      salah: [{ baris: 3, pesan: expect.stringContaining('081211110002 Sudah Dipakai') }, { baris: 4 }],
    })
    expect((await impor(salah)).status).toBe(422)
    expect(await cari('0009')).toEqual([])
    // As it is shown to most, a telephone stays; hidden otherwise it is wrong, and both say so.
    const tersembunyi = (no_hp: string) => [{ kode_member: 'A-1', nama_member: 'BU SATU', no_hp }]
    expect((await periksa(tersembunyi('********0001'))).json).toMatchObject({ sama: 1, salah: [] })
    expect((await impor(tersembunyi('********0001'))).json).toMatchObject({ sama: 1, diubah: 0 })
    const pesan = 'No HP Harus 8 Sampai 15 Angka, Mulai Dari 0'
    expect((await periksa(tersembunyi('********0002'))).json).toMatchObject({ salah: [{ baris: 2, pesan }] })
    expect((await impor(tersembunyi('********0002'))).text).toContain(pesan)
  })
})
