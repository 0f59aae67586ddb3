/** The masters' screens, about twenty lines each; e2e/masters.e2e.ts does with every one of them what people do. */
import type { TestShop, User } from '@kencana/testing'
import { lotMM, ujiTambah } from '@kencana/testing/uji'

/** One field of the form. */
interface MasterField {
  label: string
  /** What the keyboard types into it, in small letters as people do. */
  typed: string
  /** How the list shows it. */
  shown: string
  /** What is said when it is empty; nothing where it may be. */
  pesan: string
}

/** What the suite must know of one screen. */
export interface MasterPage {
  path: `/${string}`
  label: string
  /** Name in the paths of its calls, and the field that is its key there. */
  name: string
  by: string
  /** The first is the key, the second the name. */
  fields: readonly [MasterField, MasterField, ...MasterField[]]
  emptyText: string
  /** Head of the file, and the row's line behind code and name. */
  csv: { head: string; line: string }
  /** Heads of the columns of key and name. */
  columns: readonly [string, string]
  /** Rows that are there before anybody added one. */
  seeded: number
  prepare?: (owner: User) => Promise<void>
  /** A further row over the API. */
  more: (kode: string, nama: string) => Record<string, unknown>
  /** Makes the row needed, and says how its deletion is refused. */
  inUse: { make: (owner: User, shop: TestShop) => Promise<void>; text: string }
}

const MM = {
  nama_group: 'MAS MUDA',
  jenis_group: 'PERHIASAN',
  harga: 1_645_000,
  harga_modal: 1_560_000,
  persentase: 70,
}
const addGroup = async (owner: User) => {
  await owner.send('POST', 'group/add', { body: { kode_group: 'MM', ...MM } })
}
const harus = (label: string, how = 'Harus Diisi') => ({ label, pesan: `${label} ${how}` })

/** Every master with a screen. */
export const MASTERS: readonly MasterPage[] = [
  {
    path: '/master-group',
    label: 'Group',
    name: 'group',
    by: 'by-kode-group',
    fields: [
      { ...harus('Kode Group'), typed: 'mm', shown: 'MM' },
      { ...harus('Nama Group'), typed: 'mas muda', shown: 'MAS MUDA' },
      { ...harus('Jenis Group', 'Harus Dipilih'), typed: 'perhiasan', shown: 'PERHIASAN' },
      { ...harus('Persentase'), typed: '70.5', shown: '70.5%' },
      { ...harus('Harga'), typed: '1645000', shown: '1,645,000' },
      { ...harus('Harga Modal'), typed: '1560000', shown: '1,560,000' },
      { label: 'PPN', pesan: '', typed: '', shown: '' },
    ],
    emptyText: 'Data Group Kosong',
    columns: ['Kode Group', 'Nama Group'],
    csv: {
      head: 'Kode Group,Nama Group,Jenis Group,Harga (Rp),Harga Modal (Rp),Persentase,PPN',
      line: 'PERHIASAN,1645000,1560000,70,KENA',
    },
    seeded: 0,
    more: (kode_group, nama_group) => ({ kode_group, ...MM, nama_group }),
    inUse: {
      make: async (owner) => {
        await owner.send('POST', 'jenis/add', { body: { kode_dept: 'CIN', nama_dept: 'CINCIN', kode_group: 'MM' } })
      },
      text: 'Group MM Masih Dipakai Jenis CIN',
    },
  },

  {
    path: '/master-jenis',
    label: 'Jenis',
    name: 'jenis',
    by: 'by-kode-dept',
    fields: [
      { ...harus('Kode Jenis'), typed: 'cin', shown: 'CIN' },
      { ...harus('Nama Jenis'), typed: 'cincin, "kawin"', shown: 'CINCIN, "KAWIN"' },
      { ...harus('Kategori', 'Harus Dipilih'), typed: 'muda', shown: 'MAS MUDA' },
    ],
    emptyText: 'Data Jenis Kosong',
    columns: ['Kode Jenis', 'Nama Jenis'],
    csv: { head: 'Kode Jenis,Nama Jenis,Kategori,Nama Kategori', line: 'MM,MAS MUDA' },
    seeded: 0,
    prepare: addGroup,
    more: (kode_dept, nama_dept) => ({ kode_dept, nama_dept, kode_group: 'MM' }),
    inUse: {
      make: async (owner) => {
        await owner.call(ujiTambah, { ...lotMM(1, 2), kode_baki: 'A1' })
      },
      text: 'Jenis CIN Masih Ada Barangnya',
    },
  },

  {
    path: '/master-gudang',
    label: 'Gudang',
    name: 'gudang',
    by: 'by-kode-gudang',
    fields: [
      { ...harus('Kode Gudang'), typed: 'brk', shown: 'BRK' },
      { ...harus('Nama Gudang'), typed: 'brankas', shown: 'BRANKAS' },
    ],
    emptyText: 'Data Gudang Kosong',
    columns: ['Kode Gudang', 'Nama Gudang'],
    csv: { head: 'Kode Gudang,Nama Gudang,Bawaan', line: '' },
    seeded: 12,
    more: (kode_gudang, nama_gudang) => ({ kode_gudang, nama_gudang }),
    inUse: {
      make: async (owner) => {
        const body = { kode_baki: 'B1', nama_baki: 'B', kode_gudang: 'BRK', berat_baki: 1, berat_bandrol: 0 }
        await owner.send('POST', 'baki/add', { body })
      },
      text: 'Gudang BRK Masih Dipakai Baki B1',
    },
  },

  {
    path: '/master-baki',
    label: 'Baki',
    name: 'baki',
    by: 'by-kode-baki',
    fields: [
      { ...harus('Kode Baki'), typed: 'cn01', shown: 'CN01' },
      { ...harus('Nama Baki'), typed: 'cincin 1', shown: 'CINCIN 1' },
      { ...harus('Kode Gudang', 'Harus Dipilih'), typed: 'toko', shown: 'TOKO' },
      { ...harus('Berat Baki'), typed: '1182.5', shown: '1,182.500' },
      { ...harus('Berat Bandrol'), typed: '.35', shown: '0.350' },
    ],
    emptyText: 'Data Baki Kosong',
    columns: ['Kode Baki', 'Nama Baki'],
    csv: {
      head: 'Kode Baki,Nama Baki,Gudang,Nama Gudang,Berat Baki (g),Berat Bandrol (g)',
      line: 'TOKO,TOKO,182.500,0.350',
    },
    seeded: 1,
    more: (kode_baki, nama_baki) => ({
      kode_baki,
      nama_baki,
      kode_gudang: 'TOKO',
      berat_baki: 182.5,
      berat_bandrol: 0.35,
    }),
    inUse: {
      make: async (owner) => {
        await addGroup(owner)
        await owner.send('POST', 'jenis/add', { body: { kode_dept: 'CIN', nama_dept: 'CINCIN', kode_group: 'MM' } })
        await owner.call(ujiTambah, { ...lotMM(1, 2), kode_baki: 'CN01' })
      },
      text: 'Baki CN01 Masih Berisi Barang',
    },
  },
]
