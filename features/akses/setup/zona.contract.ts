/** Where a shop lies and by which number its installation is told apart: asked at the first set-up, and edited later. */
import { z } from 'zod'

/** An IANA time zone of Indonesia. */
const ZONA_WAKTU = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const
export const zonaWaktu = () => z.enum(ZONA_WAKTU, { error: 'Zona Waktu Harus Dipilih' })

/** The first two digits of every barcode: no two installations of a chain have the same. */
export const nomorInstalasi = () =>
  z.coerce
    .number({ error: 'Nomor Instalasi Harus Diisi' })
    .int('Nomor Instalasi Harus 10 Sampai 99')
    .min(10, 'Nomor Instalasi Harus 10 Sampai 99')
    .max(99, 'Nomor Instalasi Harus 10 Sampai 99')
