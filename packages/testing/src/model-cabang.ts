/** What people of two installations do, at random: each step picks whom and what, and remembers what it should have done; it reads no book. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { hapusKirim } from '../../../features/barang/kirim-barang/kirim-barang.contract.ts'
import { terimaBarang } from '../../../features/barang/terima-barang/terima-barang.contract.ts'
import {
  kirimKecabang,
  tarikKecabang,
} from '../../../features/cabang/kirim-barang-kecabang/kirim-barang-kecabang.contract.ts'
import { kirimUlang } from '../../../features/cabang/kiriman-data/kiriman-data.contract.ts'
import { tanyaKabar } from '../../../features/cabang/surat/kabar.api.ts'
import { terimaUangMasuk, tolakUangMasuk } from '../../../features/cabang/uang-masuk/uang-masuk.contract.ts'
import { tutupToko } from '../../../features/hari-toko/tutup-toko/tutup-toko.contract.ts'
import { ambilKas, batalUang } from '../../../features/keuangan/uang/uang.contract.ts'
import { tambahCincin } from './barang.ts'
import { antarSekali, type Berdua, type Ujung } from './cabang.ts'
import type { Cuaca } from './jaringan.ts'
import {
  acak,
  boleh,
  type Langkah,
  lain,
  type Model,
  type Sisi,
  salahSatu,
  sisiMana,
  TOKO,
  type Uang,
} from './model-dasar.ts'
import { beliSah, cincinLama, disetujuiBila, isiKondisi, isiPembelian } from './pembelian.ts'
import { jualSah } from './penjualan.ts'
import { isianTerima, isianUang, siapUangCabang } from './uang-cabang.ts'

const CUACA: readonly Cuaca[] = ['BAIK', 'BAIK', 'BAIK', 'PUTUS', 'PUTUS_SESUDAH', 'GANDA', 'TUNDA', 'LAMBAT']
/** Pieces in each shop at first. */
const PUNYA = 12
/** So many of both stay unsold: there is always something to send. */
const SISA = 4

const hari = ({ shop }: Ujung) => shop.clock.now().toISOString().slice(0, 10)
const terlambat = (ujung: Ujung) => ujung.owner.data.tgl_system < hari(ujung)

/** Both with rings on their trays, who sells and buys, and cash. */
export const modelBaru = async (dua: Berdua, seed: number): Promise<Model> => {
  const ujung = [dua.pusat, dua.cabang] as const
  const punya: Model['punya'] = [[], []]
  await siapUangCabang(dua)
  for (const sisi of [0, 1] as const) {
    const { owner } = ujung[sisi]
    await isiPembelian(owner)
    await isiKondisi(owner)
    for (let i = 0; i < PUNYA; i += 1)
      punya[sisi].push((await tambahCincin(owner, { tujuan: TOKO[sisi] })).kode_barcode)
  }
  return { ujung, n: acak(seed), punya, terjual: [[], []], kiriman: [], uang: [], kas: 0 }
}

/** Up to three pieces leave their tray. */
const kirimDari = async (m: Model, dari: Sisi): Promise<boolean> => {
  const kode = m.punya[dari].slice(0, 1 + m.n(3))
  const isi = { to: TOKO[lain(dari)], detail_barang: kode.map((kode_barcode) => ({ kode_barcode })) }
  if (kode.length === 0) return false
  return boleh(async () => {
    const { no_kirim: no } = await m.ujung[dari].owner.call(kirimKecabang, isi)
    m.punya[dari].splice(0, kode.length)
    m.kiriman.push({ no, dari, kode, sampai: new Set(), diminta: false })
  })
}

/** A type of goods that an installation has, or has no longer: letters of its pieces are refused there. */
const jenis = ({ shop }: Ujung, ada: boolean) =>
  shop.db.run(sql`UPDATE jenis SET dihapus_pada = ${ada ? null : shop.clock.now()} WHERE kode_dept = 'CIN'`)

/** Goods: out, in, asked back, given up, found again. */
const langkahBarang = (m: Model) => {
  const kirim: Langkah = () => kirimDari(m, sisiMana(m))
  /** Over there nobody has their type: the letter is refused, and sent again or taken back once there is one. */
  const ditolak: Langkah = async () => {
    const dari = sisiMana(m)
    const ke = m.ujung[lain(dari)]
    await jenis(ke, false)
    const dikirim = await kirimDari(m, dari)
    if (dikirim) await antarSekali(m.ujung[dari])
    await jenis(ke, true)
    return dikirim
  }
  const terima: Langkah = async () => {
    const terbuka = m.kiriman.filter(({ kode, sampai }) => sampai.size < kode.length)
    const satu = salahSatu(m, terbuka)
    if (!satu) return false
    const belum = satu.kode.filter((kode) => !satu.sampai.has(kode))
    const datang = belum.slice(0, 1 + m.n(belum.length))
    const ke = lain(satu.dari)
    // Refused while its letter is on the way, or once it was given back.
    return boleh(async () => {
      const isi = { no_kirim: satu.no, kode_baki: 'CN02', detail_barang: datang }
      await m.ujung[ke].owner.call(terimaBarang, isi)
      for (const kode of datang) satu.sampai.add(kode)
      m.punya[ke].push(...datang)
    })
  }
  const tarik: Langkah = async () => {
    const satu = salahSatu(m, m.kiriman)
    if (!satu) return false
    return boleh(async () => {
      await m.ujung[satu.dari].owner.call(tarikKecabang, { no_kirim: satu.no, alasan: 'MODEL' })
      satu.diminta = true
    })
  }
  const hapus: Langkah = async () => {
    const satu = salahSatu(m, m.kiriman)
    const isi = { no_kirim: satu?.no ?? '', alasan: 'HILANG', otorisasi: null }
    return satu !== undefined && boleh(() => disetujuiBila(m.ujung[satu.dari].owner, hapusKirim, isi))
  }
  /** What was asked back lies on its tray again: it may be sent once more. */
  const temukan: Langkah = async () => {
    const satu = salahSatu(
      m,
      m.kiriman.filter((one) => one.diminta),
    )
    if (!satu) return false
    const ada = await m.ujung[satu.dari].shop.db.rows<{ kode: string }>(sql`
      SELECT kode_barcode AS kode FROM barang WHERE status_barang = 'TERSEDIA' AND kode_barcode = ANY (${satu.kode}::text[])`)
    const baru = ada.map(({ kode }) => kode).filter((kode) => !m.punya[satu.dari].includes(kode))
    m.punya[satu.dari].push(...baru)
    return baru.length > 0
  }
  return { kirim, 'kirim ditolak': ditolak, terima, tarik, 'hapus sisa': hapus, temukan }
}

/** Over the counter: what came from the other installation is sold and bought back like any other piece. */
const langkahMeja = (m: Model) => {
  const HARGA = 5_000_000
  const jual: Langkah = async () => {
    const di = sisiMana(m)
    const kode = m.punya[di].find((one) => m.kiriman.some(({ sampai }) => sampai.has(one)))
    if (kode === undefined || m.punya.flat().length <= SISA) return false
    return boleh(async () => {
      const { tagihan } = await jualSah(m.ujung[di].owner, m.ujung[di].owner, [kode])
      m.kas += tagihan
      m.punya[di] = m.punya[di].filter((one) => one !== kode)
      m.terjual[di].push(kode)
    })
  }
  const beliKembali: Langkah = async () => {
    const di = sisiMana(m)
    const [kode] = m.terjual[di]
    if (kode === undefined) return false
    return boleh(async () => {
      await beliSah(m.ujung[di].owner, [cincinLama({ kode_barcode: kode, harga: rp(HARGA) })])
      m.kas -= HARGA
      m.terjual[di].shift()
    })
  }
  return { jual, 'beli kembali': beliKembali }
}

/** Cash from drawer to drawer. */
const langkahUang = (m: Model) => {
  const kirim: Langkah = async () => {
    const dari = sisiMana(m)
    const jumlah = 1_000 * (1 + m.n(400))
    return boleh(async () => {
      const { no_uang: no } = await disetujuiBila(m.ujung[dari].owner, ambilKas, isianUang(jumlah, TOKO[lain(dari)]))
      m.uang.push({ no, dari, jumlah, keadaan: 'JALAN' })
    })
  }
  const di = (satu: Uang) => m.ujung[lain(satu.dari)].owner
  /** What is on the way, now and then what is no more. */
  const manaSaja = () => {
    const jalan = m.uang.filter(({ keadaan }) => keadaan === 'JALAN')
    return salahSatu(m, jalan.length === 0 || m.n(2) === 0 ? m.uang : jalan)
  }
  const terima: Langkah = async () => {
    const satu = manaSaja()
    if (!satu || !(await boleh(() => di(satu).call(terimaUangMasuk, isianTerima(satu.no))))) return false
    if (satu.keadaan !== 'JALAN') throw new Error(`money ${satu.no} was received, and is ${satu.keadaan}`)
    satu.keadaan = 'DITERIMA'
    return true
  }
  const tolak: Langkah = async () => {
    const satu = manaSaja()
    return satu !== undefined && boleh(() => di(satu).call(tolakUangMasuk, { no_uang: satu.no, alasan: 'MODEL' }))
  }
  const batal: Langkah = async () => {
    const satu = manaSaja()
    const isi = { no_uang: satu?.no ?? '', alasan: 'MODEL', otorisasi: null }
    if (!satu || !(await boleh(() => disetujuiBila(m.ujung[satu.dari].owner, batalUang, isi)))) return false
    if (satu.keadaan !== 'JALAN') throw new Error(`money ${satu.no} was taken back, and is ${satu.keadaan}`)
    satu.keadaan = 'BATAL'
    return true
  }
  return { 'kirim uang': kirim, 'terima uang': terima, 'tolak uang': tolak, 'batal uang': batal }
}

/** Sends a letter again that was refused. */
const ulangi = async (
  { shop, owner }: Ujung,
  pilih: (id: readonly string[]) => string | undefined,
): Promise<boolean> => {
  const gagal = await shop.db.rows<{ id: string }>(
    sql`SELECT id::text FROM surat_keluar WHERE status = 'GAGAL' ORDER BY urut`,
  )
  const id = pilih(gagal.map((satu) => satu.id))
  return id !== undefined && boleh(() => owner.call(kirimUlang, { id }))
}

/** Closes a day that is over. */
const tutup = async (ujung: Ujung): Promise<boolean> => {
  if (!terlambat(ujung)) return false
  await ujung.owner.call(tutupToko, { PROSES: 'close' })
  ujung.owner = await ujung.shop.login('OWNER')
  return true
}

/** The line, letters that were refused, and days: one side's stays late while the other one's goes on. */
const langkahSurat = (m: Model) => {
  const antar: Langkah = async () => {
    const dari = sisiMana(m)
    m.ujung[lain(dari)].ke.antrean.push(CUACA[m.n(CUACA.length)] ?? 'BAIK')
    await antarSekali(m.ujung[dari])
    return true
  }
  const lepas: Langkah = async () => {
    await m.ujung[sisiMana(m)].ke.lepaskan()
    return true
  }
  const pagi: Langkah = async () => {
    if (m.ujung.some(terlambat)) return false
    for (const { shop } of m.ujung) shop.clock.walk(1)
    return true
  }
  return {
    antar,
    lepas,
    'kirim ulang': () => ulangi(m.ujung[sisiMana(m)], (id) => salahSatu(m, id)),
    'hari berganti': pagi,
    tutup: () => tutup(m.ujung[sisiMana(m)]),
  }
}

/** Every step by its name. */
export const langkahModel = (m: Model): Readonly<Record<string, Langkah>> => ({
  ...langkahBarang(m),
  ...langkahMeja(m),
  ...langkahUang(m),
  ...langkahSurat(m),
})

/** Whatever is on its way arrives: days are closed, letters go. */
export const sampaiTenang = async ({ ujung }: Model, antarSemua: () => Promise<void>): Promise<void> => {
  for (const satu of ujung) {
    satu.ke.antrean.splice(0)
    await satu.ke.lepaskan()
    await tutup(satu)
  }
  for (let ke = 0; ke < 3; ke += 1) {
    await antarSemua()
    for (const { shop } of ujung) await tanyaKabar(shop.deps)
  }
}
