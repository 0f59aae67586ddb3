/** What of a loan that goes on somebody has to agree to. Source: controls, what goes out; areas 000-read-first 12. */
import type { Kasus } from '@kencana/contract'
import { formatGram, formatRibuan, mg, type Rp, rp } from '@kencana/ledger'
import type { WriteContext } from '@kencana/server-kit'
import { periksaBatas } from '../../pengaturan/batas/batas.api.ts'
import { bacaPara } from '../../pengaturan/para-system/para-system.api.ts'
import type { HutangTerkunci } from './hutang.api.ts'
import { type Diminta, isiKasus, kasusSyarat } from './kasus-hutang.store.ts'
import { OTORISASI_HUTANG } from './transaksi-hutang.contract.ts'

interface Diteruskan extends Omit<Diminta, 'untuk'> {
  barang: HutangTerkunci['barang']
  lepas: boolean
  /** From when its interest runs. */
  mulai: string
  /** What stays, and all that there was, at one day's price. */
  nilai: Rp
  nilai_semua: Rp
  /** What stays, as it was weighed and tested again; '' where no more money goes out. */
  ditimbang: string
}

/** What of the principal may stay with the goods that stay. */
const sebanding = (hutang: HutangTerkunci, { nilai, nilai_semua }: Diteruskan): Rp =>
  nilai_semua === 0 ? rp(0) : rp(Number((BigInt(hutang.jumlah_hutang) * BigInt(nilai)) / BigInt(nilai_semua)))

/** What leaves the shop with a loan that goes on, money or items, is seen by somebody else. */
const kasusDilihat = (hutang: HutangTerkunci, baru: Diteruskan, keluar: Rp, untuk: string): (Kasus | null)[] => {
  const { barang, lepas, jumlah_hutang } = baru
  const boleh = sebanding(hutang, baru)
  const pergi = hutang.barang.filter((one) => !barang.some(({ urut }) => urut === one.urut))
  const berat = mg(pergi.reduce((sum, one) => sum + one.berat, 0))
  return [
    keluar > 0
      ? {
          ...isiKasus(`${untuk}: ${baru.ditimbang}`, keluar),
          aturan: 'Tambahan hutang diserahkan berdua',
          satuan: 'RP',
          hitung: 0,
          input: keluar,
          saksi: true,
        }
      : null,
    lepas
      ? {
          ...isiKasus(
            `${untuk}: ${pergi.map((one) => `${one.nama_barang} ${formatGram(one.berat)} g`).join(', ')}`,
            rp(0),
          ),
          aturan: 'Barang hutang dilepas berdua',
          satuan: 'MG',
          hitung: 0,
          input: berat,
          berat,
          mg: berat,
          saksi: true,
        }
      : null,
    // A bracelet for one rupiah of principal is a bracelet for nothing.
    lepas && jumlah_hutang > boleh
      ? {
          ...isiKasus(untuk, jumlah_hutang),
          aturan: 'Barang dilepas tanpa angsuran pokok yang sebanding',
          satuan: 'RP',
          hitung: boleh,
          input: jumlah_hutang,
        }
      : null,
  ]
}

/**
 * What of a loan that goes on somebody agrees to: a lower rate, more than its goods carry where fewer stay or more is owed, more than
 * a loan may be where more is owed, money that runs without interest for a while, and a day that moves for no interest.
 */
export const kasusRemaja = async (
  ctx: WriteContext,
  hutang: HutangTerkunci,
  baru: Diteruskan,
  keluar: Rp,
): Promise<(Kasus | null)[]> => {
  const untuk = `Peremajaan ${hutang.no_hutang} ${hutang.nama_customer}`
  const dinilai = baru.lepas || keluar > 0
  const plafon = dinilai ? baru.plafon : baru.jumlah_hutang
  const { hutang_lama } = await bacaPara(ctx.db, ctx.sesi.kode_toko, ['hutang_lama'])
  // How long a letter of before ran was agreed to by nobody here.
  const lamaDulu = hutang.awal ? 0 : hutang.lama
  const syarat = { bunga_persen: hutang.bunga_persen, lama: Math.max(Number(hutang_lama), lamaDulu) }
  const { jumlah_hutang, lama } = baru
  return [
    ...kasusSyarat({ ...baru, plafon, untuk }, syarat),
    // Nothing was paid for it: what is owed runs from the day it ran from.
    baru.mulai <= hutang.mulai
      ? {
          ...isiKasus(untuk, jumlah_hutang),
          aturan: `Diperpanjang lagi tanpa bunga, berjalan sejak ${hutang.mulai}`,
          satuan: 'PCS',
          hitung: 0,
          input: lama,
        }
      : null,
    keluar > 0 && baru.mulai > ctx.sesi.tgl_system
      ? {
          ...isiKasus(untuk, keluar),
          aturan: `Tambahan hutang tanpa bunga sampai ${baru.mulai}`,
          satuan: 'RP',
          hitung: 0,
          input: keluar,
        }
      : null,
    ...kasusDilihat(hutang, baru, keluar, untuk),
    // Many small ones on top of a loan are one large one.
    keluar > 0
      ? await periksaBatas(ctx, 'hutang', jumlah_hutang, {
          kategori: OTORISASI_HUTANG,
          aturan: `Hutang menjadi Rp. ${formatRibuan(jumlah_hutang)}`,
          keterangan: untuk,
        })
      : null,
  ]
}
