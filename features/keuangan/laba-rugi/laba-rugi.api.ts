/** Who may read what a shop earned and owns. */
import { isOwner, Refusal, type Sesi } from '@kencana/server-kit'
import { tolakKasTerbuka } from '../uang/uang.api.ts'

/** The open day and other shops are the owners' alone. @throws Refusal */
export const tolakHasil = (sesi: Sesi, type_laporan: string, tgl_akhir: string): void => {
  if (type_laporan === 'RANTAI' && !isOwner(sesi.level))
    throw new Refusal('denied', 'Hasil Semua Toko Hanya Untuk OWN Dan SU')
  tolakKasTerbuka(sesi, tgl_akhir)
}
