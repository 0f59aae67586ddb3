/** What of a loan that goes on somebody has to agree to. Source: controls, what goes out; areas 000-read-first 12. */
import type { Kasus } from '@kencana/contract'
import { sql } from '@kencana/database'
import { formatGram, formatRibuan, mg, persentase, type Rp, rp } from '@kencana/ledger'
import type { WriteContext } from '@kencana/server-kit'
import { notaDijaminkan } from '../../pembelian/transaksi-pembelian/jaminan.api.ts'
import { periksaBatas } from '../../pengaturan/batas/batas.api.ts'
import { kasusLarangan, laranganAtas, type Peminjam } from '../larangan-hutang/larangan-hutang.api.ts'
import { fotoSendiri } from './foto-hutang.store.ts'
import type { HutangTerkunci } from './hutang.api.ts'
import { type Diminta, kasusAsal, kasusSyarat } from './kasus-hutang.store.ts'
import { bacaSyarat, nilaiJaminan } from './nilai-hutang.api.ts'
import { isiKasus, kasusSehari } from './sehari-hutang.store.ts'
import { kasusPengambil, type Pengambil } from './serah-hutang.store.ts'
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

/** The items that go back. */
const yangPergi = (hutang: HutangTerkunci, tetap: HutangTerkunci['barang']): HutangTerkunci['barang'] =>
  hutang.barang.filter((one) => !tetap.some(({ urut }) => urut === one.urut))

/** What leaves the shop with a loan that goes on, money or items, is seen by somebody else. */
const kasusDilihat = (hutang: HutangTerkunci, baru: Diteruskan, keluar: Rp, untuk: string): (Kasus | null)[] => {
  const { barang, lepas, jumlah_hutang } = baru
  const boleh = sebanding(hutang, baru)
  const pergi = yangPergi(hutang, barang)
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

/** More money to a customer is another loan to him: judged by what was noted of him, and by what he was lent on this day. */
const kasusTambahan = async (
  ctx: WriteContext,
  { no_hutang, nama_customer }: HutangTerkunci,
  {
    jumlah_hutang,
    barang,
    keluar,
    untuk,
  }: Pick<Diteruskan, 'jumlah_hutang' | 'barang'> & { keluar: Rp; untuk: string },
): Promise<(Kasus | null)[]> => {
  const siapa = await ctx.db.one<Peminjam & { lama: boolean; lain: boolean }>(sql`
    SELECT h.kode_member::text, h.nik, h.no_hp, a.awal AS lama, EXISTS (SELECT FROM member_identitas i
      WHERE i.kode_member = member_akhir(h.kode_member::text, 'infinity')::kode AND i.no_identitas <> h.nik) AS lain
    FROM hutang h JOIN hutang a ON a.no_hutang = akar_hutang(h.no_hutang)
    WHERE h.no_hutang = ${no_hutang}`)
  if (!siapa) throw new Error('no loan held')
  const berat = mg(barang.reduce((sum, one) => sum + one.berat, 0))
  const bernota = barang.flatMap((one) => one.kode_barcode ?? [])
  const nota = await notaDijaminkan(ctx.db, bernota, no_hutang)
  const asal = {
    nama_customer,
    barang: barang.map((one) => ({ ...one, nota: nota.get(one.kode_barcode ?? '') ?? null })),
    nilai: await nilaiJaminan(ctx.db, ctx.sesi.kode_toko, barang),
    lain: siapa.lain,
    untuk,
    jumlah_hutang,
  }
  return [
    // What was agreed to for a small loan was agreed to for no large one.
    ...(await kasusAsal(ctx, asal)),
    kasusLarangan(await laranganAtas(ctx.db, siapa), { untuk, jumlah: keluar }),
    // Any picture would do where nobody but its photographer has seen it.
    (await fotoSendiri(ctx, no_hutang))
      ? {
          ...isiKasus(untuk, keluar),
          aturan: 'Foto identitas customer belum dilihat orang lain selain yang memotretnya',
          satuan: 'RP',
          hitung: 0,
          input: keluar,
        }
      : null,
    // Many small ones on top of a loan are one large one.
    await periksaBatas(ctx, 'hutang', jumlah_hutang, {
      kategori: OTORISASI_HUTANG,
      aturan: `Hutang menjadi Rp. ${formatRibuan(jumlah_hutang)}`,
      keterangan: untuk,
    }),
    await kasusSehari(ctx, siapa, { jumlah_hutang: keluar, untuk }),
    // Goods of the books of before were weighed by no two here: more is lent on them as on new ones.
    siapa.lama
      ? await periksaBatas(ctx, 'emas_hutang', berat, {
          kategori: OTORISASI_HUTANG,
          aturan: 'Tambahan atas barang hutang dari buku lama',
          keterangan: untuk,
          berat,
        })
      : null,
  ]
}

/**
 * On which terms a loan goes on with nobody's word: on its own. Where money goes out on the shop's as well, as of a new one: those that were
 * agreed to for a small sum were agreed to for no large one.
 */
const syaratTerus = async (ctx: WriteContext, { bunga_persen, lama, awal }: HutangTerkunci, keluar: Rp) => {
  const toko = await bacaSyarat(ctx.db, ctx.sesi.kode_toko)
  if (keluar > 0) return { bunga_persen: persentase(Math.max(bunga_persen, toko.bunga_persen)), lama: toko.lama }
  // How long a letter of before ran was agreed to by nobody here.
  return { bunga_persen, lama: awal ? toko.lama : Math.max(toko.lama, lama) }
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
  oleh: Pengambil,
): Promise<(Kasus | null)[]> => {
  const untuk = `Peremajaan ${hutang.no_hutang} ${hutang.nama_customer}`
  const dinilai = baru.lepas || keluar > 0
  const plafon = dinilai ? baru.plafon : baru.jumlah_hutang
  const syarat = await syaratTerus(ctx, hutang, keluar)
  const { jumlah_hutang, lama } = baru
  return [
    ...kasusSyarat({ ...baru, plafon, untuk }, syarat),
    // Nothing was paid for it: what is owed runs from the day it ran from.
    baru.mulai <= hutang.mulai
      ? {
          ...isiKasus(untuk, jumlah_hutang),
          aturan: `Diperpanjang lagi tanpa bunga, berjalan sejak ${hutang.mulai}`,
          satuan: 'BULAN',
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
    // Part of the goods is fetched as all of them are.
    baru.lepas ? await kasusPengambil(ctx, { ...hutang, barang: yangPergi(hutang, baru.barang) }, oleh) : null,
    ...(keluar > 0 ? await kasusTambahan(ctx, hutang, { ...baru, keluar, untuk }) : []),
  ]
}
