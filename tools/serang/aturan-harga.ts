/** Rules of what a price follows from, as tools/serang/aturan.ts has the others. */
import type { Mutant } from '../mutants/mutant.ts'

// biome-ignore format: a table to be read at a glance
export const ATURAN_HARGA: readonly (Pick<Mutant, 'id' | 'file' | 'text' | 'becomes'> & { teks: string })[] = [
  { id: 'harga-pertama', teks: 'harga pertama mengikuti kadar yang sama', file: 'features/pengaturan/batas/ubah-harga.api.ts', text: 'if (lama === 0) return kasusHargaPertama(ctx, kode_group, baru)', becomes: 'if (lama === 0) return null' },
  { id: 'parameter-harga', teks: 'cara menghitung harga diubah dengan persetujuan', file: 'features/pengaturan/para-system/para-system.server.ts', text: 'await setujuiMaster(ctx, await kasusHarga(ctx, key, sebelum, value))', becomes: '' },
  { id: 'persentase-setuju', teks: 'persentase kategori yang dipakai dibetulkan dengan persetujuan', file: 'features/master/group/koreksi-persentase.server.ts', text: 'await setujuiMaster(ctx, dipakai ? [{ kunci: kode_group, kasus }] : [])', becomes: '' },
  { id: 'kadar-edit', teks: 'kadar yang turun jauh disetujui, juga di edit', file: 'features/barang/data-barang/data-barang.server.ts', text: 'if (persentase >= sebelum.persentase) return', becomes: 'if (persentase >= 0) return' },
]
