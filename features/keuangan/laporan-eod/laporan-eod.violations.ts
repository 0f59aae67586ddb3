import type { Violation } from '@kencana/testing/violation'

export const VIOLATIONS: readonly Violation[] = [
  [
    'a closed day that says more money came than did',
    "UPDATE hari_tutup SET ringkasan = jsonb_set(ringkasan, '{uang,0,masuk}', '1')",
    'ringkasan',
  ],
  [
    'a certificate with another weight, the day sealed anew',
    `UPDATE hari_tutup h SET ringkasan = jsonb_set(ringkasan, '{emas,0,keluar}', '1'), segel = isi_segel_2(kode_toko, tgl_system, segel_sebelumnya,
      catatan_segel(ditutup_oleh, ditutup_pada, kosong, jsonb_set(ringkasan, '{emas,0,keluar}', '1')), riwayat_barang, riwayat_nilai)
    WHERE tgl_system = (SELECT max(tgl_system) FROM hari_tutup)`,
    'ringkasan',
  ],
]
