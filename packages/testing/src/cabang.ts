/** Two installations of one chain with a network between them: TK01 at the head office, TK11 at the branch. */
import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { PENERIMA } from '../../../features/cabang/cabang.area.ts'
import { imporPusat, periksaPusat } from '../../../features/cabang/import-data-pusat/import-data-pusat.contract.ts'
import {
  hubungkan,
  listSambungan,
  tambahSambungan,
  ubahInstalasi,
  ubahSambungan,
} from '../../../features/cabang/sambungan/sambungan.contract.ts'
import { antarkan } from '../../../features/cabang/surat/antar.api.ts'
import { terapkanMenunggu } from '../../../features/cabang/surat/surat.server.ts'
import { ubahHargaEmas } from '../../../features/master/parameter-harga-emas/parameter-harga-emas.contract.ts'
import { isiMaster } from './barang.ts'
import { Jaringan } from './jaringan.ts'
import { openShop, type TestShop, type User } from './shop.ts'

/** The secret that the two share. */
export const TOKEN = 'token-layanan-untuk-uji-1234567890-abcd'

/** One end: an installation, its owner, and the network that leads to it. */
export interface Ujung {
  shop: TestShop
  owner: User
  ke: Jaringan
}

export interface Berdua {
  pusat: Ujung
  cabang: Ujung
  /** Delivers what waits on both sides until nothing more goes. */
  antar: () => Promise<void>
  close: (options?: { planted?: boolean }) => Promise<void>
}

const buka = async (nomor: number, kode_toko: string, master: boolean): Promise<Ujung> => {
  const shop = await openShop()
  // Test databases are copies of one: each is an installation of its own.
  await shop.db.run(sql`UPDATE instalasi SET id = gen_random_uuid()`)
  const owner = await shop.setup(rp(1_000_000), kode_toko)
  await owner.call(ubahInstalasi, { nomor })
  if (master) await isiMaster(owner)
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const alamat = shop.app.server.address() as AddressInfo
  return { shop, owner, ke: await Jaringan.open(`http://127.0.0.1:${alamat.port}`) }
}

/** Puts off what a broken line waits for. */
const segera = (shop: TestShop) => shop.db.run(sql`UPDATE sambungan_kontak SET coba_lagi_pada = NULL`)

/** One attempt at what waits on one side. */
export const antarSekali = async ({ shop }: Ujung): Promise<void> => {
  await segera(shop)
  await antarkan(shop.deps)
  await terapkanMenunggu(shop.deps, PENERIMA)
}

/** A letter of its own making, as an installation would write whose server does what it likes; its content is judged by the other one. */
export const tulisSurat = async (
  { shop }: Ujung,
  jenis: string,
  isi: object,
  dokumen = 'UJI',
): Promise<{ keadaan: () => Promise<{ status: string; galat: string }> }> => {
  const id = randomUUID()
  await shop.db.run(sql`
    INSERT INTO surat_keluar (id, sambungan, jenis, kode_toko, dokumen, isi, dibuat_pada)
    SELECT ${id}, s.id, ${jenis}, t.kode_toko, ${dokumen}, ${sql.json(isi)}::jsonb, ${shop.clock.now()}
    FROM sambungan s, toko t WHERE t.is_pusat ORDER BY s.dibuat_pada LIMIT 1`)
  return {
    keadaan: async () =>
      (await shop.db.one<{ status: string; galat: string }>(
        sql`SELECT status, galat FROM surat_keluar WHERE id = ${id}`,
      )) ?? { status: '-', galat: '' },
  }
}

/** Both linked, each knowing the other's shops. @param peran what TK01's installation is to the other: PUSAT owns its masters */
export const berdua = async (peran: 'PUSAT' | 'SETARA' = 'SETARA'): Promise<Berdua> => {
  const [pusat, cabang] = await Promise.all([buka(10, 'TK01', true), buka(20, 'TK11', peran === 'SETARA')])
  const disana = peran === 'PUSAT' ? 'CABANG' : 'SETARA'
  const dari = await pusat.owner.call(tambahSambungan, { portal: cabang.ke.alamat, peran: disana, token: TOKEN })
  const ke = await cabang.owner.call(tambahSambungan, { portal: pusat.ke.alamat, peran, token: TOKEN })
  await pusat.owner.call(hubungkan, { id: dari.id })
  await cabang.owner.call(hubungkan, { id: ke.id })
  return {
    pusat,
    cabang,
    antar: async () => {
      for (let ke = 0; ke < 4; ke += 1) for (const ujung of [pusat, cabang]) await antarSekali(ujung)
    },
    close: async (options) => {
      await Promise.all([pusat.ke.close(), cabang.ke.close()])
      await pusat.shop.close(options)
      await cabang.shop.close(options)
    },
  }
}

/** A branch that follows its head office, whose masters and prices it has. */
export const bercabang = async (): Promise<Berdua> => {
  const dua = await berdua('PUSAT')
  const { sidik } = await dua.cabang.owner.call(periksaPusat, {})
  await dua.cabang.owner.call(imporPusat, { sidik })
  return dua
}

/** Cuts the first link of a side, or lets it stand again. */
export const hubungLagi = async ({ owner }: Ujung, aktif: boolean): Promise<void> => {
  const [satu] = (await owner.call(listSambungan, {})).sambungan
  if (!satu) throw new Error('no link')
  await owner.call(ubahSambungan, { id: satu.id, versi: satu.versi, portal: satu.portal, token: '', aktif })
}

/** Another price of MM. */
export const ubahHarga = ({ owner }: Ujung, harga: number) =>
  owner.call(ubahHargaEmas, { kode_group: 'MM', harga: rp(harga), harga_modal: null })
