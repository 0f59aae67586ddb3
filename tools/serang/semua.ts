/** Every attack, and playing one. */
import { AKSES_DITOLAK, AKSI_DITOLAK } from '@kencana/server-kit'
import { AKSES } from './akses.serangan.ts'
import { BARANG } from './barang.serangan.ts'
import { BELI } from './beli.serangan.ts'
import { CABANG } from './cabang.serangan.ts'
import { CABANG_UANG } from './cabang-uang.serangan.ts'
import { Dunia, type Serangan } from './dunia.ts'
import { HARGA } from './harga.serangan.ts'
import { HITUNG } from './hitung.serangan.ts'
import { HUTANG } from './hutang.serangan.ts'
import { HUTANG_HITUNG } from './hutang-hitung.serangan.ts'
import { HUTANG_KERTAS } from './hutang-kertas.serangan.ts'
import { HUTANG_LABEL } from './hutang-label.serangan.ts'
import { HUTANG_ORANG } from './hutang-orang.serangan.ts'
import { HUTANG_PUTARAN } from './hutang-putaran.serangan.ts'
import { HUTANG_UANG } from './hutang-uang.serangan.ts'
import { JUAL } from './jual.serangan.ts'
import { LACI } from './laci.serangan.ts'
import { LUAR } from './luar.serangan.ts'
import { MARKETPLACE } from './marketplace.serangan.ts'
import { MARKIS } from './markis.serangan.ts'
import { MEMBER } from './member.serangan.ts'
import { NILAI } from './nilai.serangan.ts'
import { NOTA } from './nota.serangan.ts'
import { OPNAME } from './opname.serangan.ts'
import { ORANG } from './orang.serangan.ts'
import { PERSETUJUAN } from './persetujuan.serangan.ts'
import { POIN } from './poin.serangan.ts'
import { SERVICE } from './service.serangan.ts'
import { SERVICE_TANGAN } from './service-tangan.serangan.ts'
import { TAGIHAN } from './tagihan.serangan.ts'
import { TEMUAN_LAIN } from './temuan.serangan.ts'
import { TITIPAN } from './titipan.serangan.ts'
import { TOKO } from './toko.serangan.ts'
import { UANG } from './uang.serangan.ts'

export const SERANGAN: readonly Serangan[] = [
  ...PERSETUJUAN,
  ...ORANG,
  ...LUAR,
  ...BARANG,
  ...HITUNG,
  ...OPNAME,
  ...HARGA,
  ...MARKIS,
  ...JUAL,
  ...HUTANG,
  ...HUTANG_LABEL,
  ...HUTANG_HITUNG,
  ...HUTANG_PUTARAN,
  ...HUTANG_ORANG,
  ...HUTANG_UANG,
  ...HUTANG_KERTAS,
  ...TITIPAN,
  ...SERVICE,
  ...SERVICE_TANGAN,
  ...MARKETPLACE,
  ...POIN,
  ...MEMBER,
  ...NOTA,
  ...BELI,
  ...TOKO,
  ...UANG,
  ...LACI,
  ...NILAI,
  ...TAGIHAN,
  ...CABANG,
  ...CABANG_UANG,
  ...AKSES,
  ...TEMUAN_LAIN,
]

/** What came of an attack. */
export interface Hasil {
  /** Whether he got what he was after. */
  lolos: boolean
  permintaan: number
  /** Sentences with which he was refused. */
  kalimat: readonly string[]
  /** What makes the campaign worthless: the server broke, an honest step was refused, or it never got past the door. */
  cacat: string
  /** What the audit of the whole ledger found afterwards. */
  pelanggaran: readonly string[]
}

const PINTU = new Set([401, 403, 404])

/** What whoever has no right to a screen or an action is told, whatever he tries there: it says nothing of a limit. */
const DI_PINTU = new Set<string>([AKSES_DITOLAK, AKSI_DITOLAK, ''])

/** Rules that are such a right themselves. */
const HAK = new Set(['aksi', 'pemilik-saja', 'piutang-menu', 'bukti-own'])

/**
 * Plays an attack in a shop of its own.
 * @param periksa whether the ledger is audited afterwards
 */
export const serang = async ({ main, aturan }: Serangan, periksa = true): Promise<Hasil> => {
  const dunia = await Dunia.buka()
  try {
    let cacat = ''
    const lolos = await main(dunia).catch((error: unknown) => {
      cacat = error instanceof Error ? error.message : String(error)
      return false
    })
    const { jawaban, berubah } = dunia
    const ditolak = jawaban.filter(({ status }) => status >= 400)
    const kalimat = [...new Set(ditolak.map(({ text }) => text))]
    if (ditolak.some(({ status }) => status >= 500)) cacat ||= 'the server broke'
    if (berubah.length > 0) cacat ||= `a refusal left something behind: ${berubah[0]}`
    // A right that he does not hold keeps him from the limit: the limit was never tried.
    if (!HAK.has(aturan) && kalimat.length > 0 && ditolak.every(({ status }) => PINTU.has(status)))
      if (kalimat.every((satu) => DI_PINTU.has(satu))) cacat ||= 'it met closed doors alone'
    const pelanggaran = periksa ? await dunia.shop.violations() : []
    return { lolos, permintaan: jawaban.length, kalimat, cacat, pelanggaran }
  } finally {
    await dunia.shop.close({ planted: true })
  }
}
