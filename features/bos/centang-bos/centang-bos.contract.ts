/** Goods between the shop and its owner: what of them he has not ticked yet. Source: controls, what goes out was seen by somebody else. */
import { alasan, endpoint, gramJumlah, nomor, pesan, pilihan, tanggal } from '@kencana/contract'
import { z } from 'zod'

export const listCentang = endpoint({
  method: 'GET',
  path: 'krmbrgbos/centang',
  summary:
    'Barang yang keluar ke bos atau pabrik, atau datang dari sana: belum dicentang, atau dicentang dalam 30 hari',
  effect: 'read',
  access: ['/centang-barang-bos'],
  input: z.object({ tampil: pilihan('Tampil', ['BELUM', 'SUDAH'], 'Harus Dipilih').default('BELUM') }),
  output: z.array(
    z.object({
      dokumen: z.string(),
      kind: z.string(),
      pihak: z.enum(['BOS', 'PABRIK']),
      /** KELUAR: to the owner or the factory. MASUK: from there. */
      arah: z.enum(['KELUAR', 'MASUK']),
      tgl_system: tanggal(),
      waktu: z.string(),
      user_id: z.string(),
      kode_group: z.string(),
      qty: z.int(),
      berat: gramJumlah(),
      /** Who ticked it, null while nobody has. */
      dicentang: z.string().nullable(),
    }),
  ),
})

export const centangBos = endpoint({
  method: 'POST',
  path: 'krmbrgbos/centang',
  summary: 'Pemilik menyatakan barang ini memang ia terima atau ia berikan',
  effect: 'write',
  access: 'OWN/SU',
  input: z.object({
    dokumen: z
      .array(nomor('No Dokumen'))
      .min(1, 'Belum Ada Data Yang Dipilih')
      .max(200, 'Paling Banyak 200 Dokumen')
      .refine((list) => new Set(list).size === list.length, 'Dokumen Yang Sama Dua Kali'),
  }),
  output: pesan(),
})

export const batalCentang = endpoint({
  method: 'POST',
  path: 'krmbrgbos/centang/{dokumen}/batal',
  summary: 'Tarik centang yang salah',
  effect: 'write',
  access: 'OWN/SU',
  input: z.object({ dokumen: nomor('No Dokumen'), alasan: alasan() }),
  output: pesan(),
})
