/** Agreements: asked for by a refused write, looked at by a witness or an owner, good for exactly one draft. */
import { alasan, berkas, endpoint, fotoMasuk, gram, kasusTampil, pesan, teksBebas } from '@kencana/contract'
import { z } from 'zod'
import { userId } from '../sesi/sesi.contract.ts'

/** Whoever has to look: any other user of the shop who may, or OWN and SU. */
const TINGKAT = ['SAKSI', 'OTORISASI'] as const

const idMinta = () => z.uuid('Permintaan Tidak Dikenal')

const password = () =>
  z.string({ error: 'Password Harus Diisi' }).min(1, 'Password Harus Diisi').max(200, 'Password Terlalu Panjang')

/** PIN of six digits. */
const pin = (label = 'PIN') => z.string({ error: `${label} Harus Diisi` }).regex(/^\d{6}$/, `${label} Harus 6 Angka`)

const disetujui = () => z.object({ id: z.string(), disetujui_oleh: z.string() })

export const authorization = endpoint({
  method: 'POST',
  path: 'authorization',
  summary: 'Setujui satu permintaan di layar ini: OWN/SU atau wakilnya, dengan User ID dan passwordnya',
  effect: 'write',
  access: 'session',
  lateDay: true,
  input: z.object({ id: idMinta(), user_id: userId(), password: password() }),
  output: disetujui(),
})

export const saksikan = endpoint({
  method: 'POST',
  path: 'otorisasi/saksi',
  summary: 'Saksikan satu permintaan di layar ini: user lain toko ini, dengan PIN-nya',
  effect: 'write',
  access: 'session',
  lateDay: true,
  input: z.object({ id: idMinta(), user_id: userId(), pin: pin() }),
  output: disetujui(),
})

export const sendiri = endpoint({
  method: 'POST',
  path: 'otorisasi/sendiri',
  summary:
    'Setujui permintaan sendiri: pemilik satu-satunya dengan alasan, atau peminta tanpa orang lain di toko dengan foto timbangan',
  effect: 'write',
  access: 'session',
  lateDay: true,
  input: z.object({ id: idMinta(), alasan: alasan(), foto: fotoMasuk().nullable().default(null) }),
  output: disetujui(),
})

export const putuskan = endpoint({
  method: 'POST',
  path: 'otorisasi/minta/{id}/putuskan',
  summary: 'Setujui atau tolak satu permintaan dari layar sendiri',
  effect: 'write',
  access: ['/dashboard'],
  aksi: 'saksi',
  lateDay: true,
  input: z.object({
    id: idMinta(),
    setuju: z.boolean('Harus Dipilih'),
    kata: teksBebas('Alasan', 200),
    /** What he reads off the scale himself, of a case that does not tell what was entered. */
    dibaca: gram('Berat Yang Dibaca').optional(),
  }),
  output: pesan(),
})

export const tarikMinta = endpoint({
  method: 'POST',
  path: 'otorisasi/minta/{id}/tarik',
  summary: 'Tarik satu permintaan sendiri yang belum dijawab',
  effect: 'write',
  access: 'session',
  lateDay: true,
  input: z.object({ id: idMinta() }),
  output: pesan(),
})

const minta = z.object({
  id: z.string(),
  kode_toko: z.string(),
  waktu: z.string(),
  berlaku_sampai: z.string(),
  peminta: z.string(),
  nama_peminta: z.string(),
  tingkat: z.enum(TINGKAT),
  kategori: z.string(),
  kasus: z.array(kasusTampil()),
})

/** One request, as who asks sees it; what only who agrees may read is left empty. */
export const getMinta = endpoint({
  method: 'GET',
  path: 'otorisasi/minta/{id}',
  summary: 'Keadaan satu permintaan sendiri',
  effect: 'read',
  access: 'session',
  input: z.object({ id: idMinta() }),
  output: minta.extend({
    keadaan: z.enum(['MENUNGGU', 'SETUJU', 'TOLAK', 'LEWAT']),
    oleh: z.string(),
    kata: z.string(),
    /** A reason, and for a witness a photo of the scale, is enough: there is nobody else. */
    sendiri: z.boolean(),
    /** Who agreed last in this shop with his password. */
    terakhir: z.string(),
  }),
})

/** What waits for this user, of all shops for OWN and SU. */
export const listMinta = endpoint({
  method: 'GET',
  path: 'otorisasi/minta',
  summary: 'Permintaan yang menunggu persetujuan peminta',
  effect: 'read',
  access: 'session',
  input: z.object({}),
  output: z.array(minta),
})

export const fotoMinta = endpoint({
  method: 'GET',
  path: 'otorisasi/minta/{id}/foto',
  summary: 'Foto barang satu permintaan',
  effect: 'read',
  access: 'session',
  input: z.object({ id: idMinta() }),
  output: berkas('image/jpeg'),
})

export const simpanPin = endpoint({
  method: 'PUT',
  path: 'users/pin',
  summary: 'Simpan PIN saksi sendiri',
  effect: 'write',
  access: 'session',
  lateDay: true,
  input: z.object({ password: password(), new_password: pin('PIN Baru') }),
  output: pesan(),
})
