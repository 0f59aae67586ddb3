/** Backups: what lies here, the places outside of this machine, and the key that opens them. */
import { endpoint, pesan } from '@kencana/contract'
import { z } from 'zod'

/** Letters of the key's end that whoever keeps the paper types from it. */
export const UJUNG = 6

/** Places at most: each costs its time at every run. */
export const PALING_BANYAK_TEMPAT = 5

const tempat = z.object({
  tempat: z.string(),
  /** Named by BACKUP_DIR. */
  tetap: z.boolean(),
  /** When the newest backup there was made. */
  terakhir: z.string().nullable(),
  /** On the disk of the data, with which it would die; null until it was looked at. */
  satu_disk: z.boolean().nullable(),
  sisa_mb: z.int().nullable(),
  gagal: z.string().nullable(),
  gagal_sejak: z.string().nullable(),
  /** When it was last tried. */
  dicoba: z.string().nullable(),
  /** Its newest backup is older than two days. */
  lama: z.boolean(),
})

export const lihatCadangan = endpoint({
  method: 'GET',
  path: 'cadangan',
  summary: 'Cadangan di disk ini, tempat cadangan di luar, dan kuncinya',
  effect: 'read',
  access: 'OWN',
  input: z.object({}),
  output: z.object({
    /** Null where another server keeps the data, and its backups. `gagal` tells why the last one was not made. */
    di_sini: z.object({ jumlah: z.int(), terakhir: z.string().nullable(), gagal: z.string().nullable() }).nullable(),
    /** This data was brought back from there: nothing is brought to any place until an owner says that this computer is the shop now. */
    dipulihkan_dari: z.string().nullable(),
    berjalan: z.boolean(),
    tempat: z.array(tempat),
    /** Null until there is a place whose copies it locks. */
    kunci: z.object({ sidik: z.string(), perlu: z.boolean(), tampil: z.boolean() }).nullable(),
  }),
})

const namaTempat = z.string().trim().min(1, 'Folder Harus Diisi').max(500, 'Folder Paling Banyak 500 Huruf')

export const tambahTempat = endpoint({
  method: 'POST',
  path: 'cadangan/tempat',
  summary: 'Tambah folder di disk lain atau di jaringan yang menerima salinan terkunci dari setiap cadangan',
  effect: 'write',
  access: 'OWN',
  lateDay: true,
  input: z.object({ tempat: namaTempat }),
  output: pesan(),
})

export const lepasTempat = endpoint({
  method: 'POST',
  path: 'cadangan/tempat/lepas',
  summary: 'Tidak lagi menyalin cadangan ke folder ini; yang sudah ada di sana tetap',
  effect: 'write',
  access: 'OWN',
  lateDay: true,
  input: z.object({ tempat: namaTempat }),
  output: pesan(),
})

export const diskBaru = endpoint({
  method: 'POST',
  path: 'cadangan/tempat/baru',
  summary: 'Nyatakan disk di folder ini memang disk baru yang kosong, supaya cadangan disalin lagi ke sana',
  effect: 'write',
  access: 'OWN',
  lateDay: true,
  input: z.object({ tempat: namaTempat }),
  output: pesan(),
})

export const ambilAlih = endpoint({
  method: 'POST',
  path: 'cadangan/ambil-alih',
  summary: 'Nyatakan data yang dipulihkan ini toko yang sekarang, supaya cadangannya disalin ke tempatnya lagi',
  effect: 'write',
  access: 'OWN',
  lateDay: true,
  input: z.object({}),
  output: pesan(),
})

export const cadangkan = endpoint({
  method: 'POST',
  path: 'cadangan/sekarang',
  summary: 'Buat cadangan sekarang dan salin ke semua tempat',
  effect: 'write',
  access: 'OWN',
  lateDay: true,
  input: z.object({}),
  output: pesan(),
})

export const lihatKunciCadangan = endpoint({
  method: 'POST',
  path: 'cadangan/kunci/lihat',
  summary: 'Kunci cadangan untuk dicetak; hanya selama kunci itu baru dan sampai kertasnya disimpan',
  effect: 'write',
  access: 'OWN',
  lateDay: true,
  // Its answer is the key, which is kept in no table: who asks twice is written down twice.
  keyless: true,
  input: z.object({}),
  output: pesan().extend({ sidik: z.string(), kunci: z.string() }),
})

export const simpanKunciCadangan = endpoint({
  method: 'POST',
  path: 'cadangan/kunci/sudah',
  summary: 'Nyatakan kertas kunci cadangan sudah disimpan; sesudahnya kunci tidak ditunjukkan lagi',
  effect: 'write',
  access: 'OWN',
  lateDay: true,
  input: z.object({
    sidik: z.string().max(20, 'Kunci Lain'),
    ujung: z.string().trim().toUpperCase().length(UJUNG, `Ketik ${UJUNG} Huruf Terakhir Dari Kertas`),
  }),
  output: pesan(),
})
