/** What a craftsman may lose and earn of an order without being asked: whoever books the loss does not set it. */
import type { Kasus } from '@kencana/contract'
import { formatGram, formatRibuan, type Mg, mg, type Rp, rp } from '@kencana/ledger'
import type { WriteContext } from '@kencana/server-kit'
import { batasPersen } from '../../pengaturan/batas/jatah.api.ts'
import { bilanganParaSystem } from '../../pengaturan/para-system/para-system.api.ts'
import type { PesananTerkunci } from '../data-pesanan/data-pesanan.api.ts'

interface Jatah {
  kode_tukang: string
  ongkos_tukang: Rp
  berat_susut: Mg
}

/** The rules that an assignment breaks: both limits follow from the order's estimated weight. */
export const kasusJatah = async (
  ctx: WriteContext,
  { no_pesanan, perkiraan_berat }: PesananTerkunci,
  { kode_tukang, ongkos_tukang, berat_susut }: Jatah,
): Promise<(Kasus | null)[]> => {
  const { kode_toko } = ctx.sesi
  const susut = mg(await batasPersen(ctx.db, kode_toko, 'jatah_susut', perkiraan_berat))
  const perGram = await bilanganParaSystem(ctx.db, kode_toko, 'ongkos_gram')
  const ongkos = rp(Number((BigInt(perGram) * BigInt(perkiraan_berat)) / 1000n))
  const keterangan = `${no_pesanan}, tukang ${kode_tukang}, perkiraan ${formatGram(perkiraan_berat)} g`
  const umum = { keterangan, berat: perkiraan_berat }
  return [
    berat_susut <= susut
      ? null
      : {
          ...umum,
          kategori: 'JATAH TUKANG',
          aturan: `Jatah susut tukang paling besar ${formatGram(susut)} g`,
          satuan: 'MG',
          hitung: susut,
          input: berat_susut,
          mg: berat_susut,
        },
    ongkos_tukang <= ongkos
      ? null
      : {
          ...umum,
          kategori: 'ONGKOS TUKANG',
          aturan: `Ongkos tukang paling besar Rp. ${formatRibuan(ongkos)}`,
          satuan: 'RP',
          hitung: ongkos,
          input: ongkos_tukang,
          rp: ongkos_tukang,
        },
  ]
}
