/** Attacks of a dishonest branch: its server writes what letters it likes, and its owner cuts and ties the link as it suits him. */
import { sql } from '@kencana/database'
import { tambahCincin } from '@kencana/testing/barang'
import { type Berdua, bercabang, berdua, hubungLagi, tulisSurat, type Ujung, ubahHarga } from '@kencana/testing/cabang'
import { koreksiBerat } from '../../features/barang/koreksi-barang/koreksi-barang.contract.ts'
import { terimaBarang } from '../../features/barang/terima-barang/terima-barang.contract.ts'
import { kirimKecabang } from '../../features/cabang/kirim-barang-kecabang/kirim-barang-kecabang.contract.ts'
import { tambahSambungan } from '../../features/cabang/sambungan/sambungan.contract.ts'
import { daftarAlarm } from '../../features/dashboard/alarm.contract.ts'
import { type Dunia, lolos, type Serangan } from './dunia.ts'

/** Plays it between two installations, whose books must be clean afterwards. @throws Error */
export const antara = async (dua: Berdua, main: (dua: Berdua) => Promise<boolean>): Promise<boolean> => {
  let didapat = true
  try {
    didapat = await main(dua)
  } finally {
    // What he got may leave anything behind: then that is the finding.
    await dua.close({ planted: didapat })
  }
  return didapat
}

/** What became of a letter, as if it had been answered to who wrote it. @returns whether it was believed */
export const dipercaya = async (
  { jawaban }: Dunia,
  surat: Awaited<ReturnType<typeof tulisSurat>>,
): Promise<boolean> => {
  const { status, galat } = await surat.keadaan()
  if (status !== 'TERKIRIM' && status !== 'GAGAL') throw new Error(`the letter was not judged: ${status}`)
  const ditolak = status === 'GAGAL'
  jawaban.push({ status: ditolak ? 422 : 200, text: galat, json: null, headers: {} } as unknown as (typeof jawaban)[0])
  return !ditolak
}

const letak = async ({ shop }: Ujung, kode: string) =>
  (await shop.db.one<{ s: string }>(sql`SELECT status_barang AS s FROM barang WHERE kode_barcode = ${kode}`))?.s

const kirim = async (dari: Ujung, to: string, kode_barcode: string) =>
  (await dari.owner.call(kirimKecabang, { to, detail_barang: [{ kode_barcode }] })).no_kirim

const terima = (di: Ujung, no_kirim: string, kode: string) =>
  di.owner.call(terimaBarang, { no_kirim, kode_baki: 'CN02', detail_barang: [kode] })

/** A ring of the head office that went to the branch and lies there. */
const diCabang = async (dua: Berdua, sebelum?: (kode: string) => Promise<unknown>) => {
  const cincin = await tambahCincin(dua.pusat.owner)
  await sebelum?.(cincin.kode_barcode)
  const no_kirim = await kirim(dua.pusat, 'TK11', cincin.kode_barcode)
  await dua.antar()
  await terima(dua.cabang, no_kirim, cincin.kode_barcode)
  await dua.antar()
  return { ...cincin, no_kirim }
}

const isiSurat = async ({ shop }: Ujung, no_kirim: string) => {
  const surat = await shop.db.one<{ isi: { barang: object[] } & Record<string, unknown> }>(
    sql`SELECT isi FROM surat_keluar WHERE dokumen = ${no_kirim} AND jenis = 'KIRIMAN'`,
  )
  if (!surat) throw new Error('no letter')
  return surat.isi
}

/** A dispatch of the branch that says of a piece of the head office what the branch likes. */
const kembalikan = async ({ pusat, cabang }: Berdua, no_kirim: string, nomor: string, ubah: object) => {
  const isi = await isiSurat(pusat, no_kirim)
  const barang = [{ ...isi.barang[0], ...ubah }]
  return tulisSurat(cabang, 'KIRIMAN', { ...isi, no_kirim: nomor, asal: 'TK11', tujuan: 'TK01', barang })
}

const timbang = ({ owner }: Ujung, kode: string, berat: number) =>
  owner.send(koreksiBerat.methods[0], koreksiBerat.path.replace('{kode}', kode), {
    body: { berat, berat_asli: berat, alasan: 'TIMBANG ULANG', otorisasi: null },
  })

export const CABANG: readonly Serangan[] = [
  {
    id: 'cabang-hitung-palsu',
    aturan: 'cabang-berat',
    siasat: 'Cabang menyatakan menerima cincin 3.485 g sebagai 3.000 g: setengah gram hilang di antara dua buku',
    main: async (d) =>
      antara(await berdua(), async (dua) => {
        const { kode_barang, kode_barcode } = await tambahCincin(dua.pusat.owner)
        const no_kirim = await kirim(dua.pusat, 'TK11', kode_barcode)
        await dua.antar()
        const barang = [{ kode_barang, berat: 3, nilai: null }]
        const isi = { no_kirim, no_terima: 'TCB-TK11-260302-0001', toko: 'TK11', barang }
        const surat = await tulisSurat(dua.cabang, 'SAMPAI', isi)
        await dua.antar()
        return dipercaya(d, surat)
      }),
  },
  {
    id: 'cabang-kirim-ulang',
    aturan: 'cabang-sekali',
    siasat: 'Cabang mengirim cincin yang sudah kembali ke pusat sekali lagi, dengan nomor kiriman baru',
    main: async (d) =>
      antara(await berdua(), async (dua) => {
        const { kode_barcode, no_kirim } = await diCabang(dua)
        const balik = await kirim(dua.cabang, 'TK01', kode_barcode)
        await dua.antar()
        await terima(dua.pusat, balik, kode_barcode)
        await dua.antar()
        if ((await letak(dua.pusat, kode_barcode)) !== 'TERSEDIA') throw new Error('the honest way back failed')
        const surat = await kembalikan(dua, no_kirim, 'KCB-TK11-260302-9001', {})
        await dua.antar()
        return dipercaya(d, surat)
      }),
  },
  {
    id: 'cabang-dua-baki',
    aturan: 'cabang-diminta',
    siasat: 'Cabang memegang cincin dan menyatakannya ditarik kembali: cincin yang sama ada di dua baki',
    main: async (d) =>
      antara(await berdua(), async (dua) => {
        const { kode_barcode } = await tambahCincin(dua.pusat.owner)
        const no_kirim = await kirim(dua.pusat, 'TK11', kode_barcode)
        await dua.antar()
        const surat = await tulisSurat(dua.cabang, 'DITARIK', { no_kirim })
        await dua.antar()
        return (await dipercaya(d, surat)) && (await letak(dua.pusat, kode_barcode)) === 'TERSEDIA'
      }),
  },
  {
    id: 'cabang-sambungan-lain',
    aturan: 'cabang-milik-sambungan',
    siasat: 'Instalasi ketiga menyatakan menerima kiriman antara pusat dan cabang dengan token sambungannya sendiri',
    main: async (d) =>
      antara(await berdua(), async (dua) => {
        const { pusat } = dua
        const { kode_barang, kode_barcode } = await tambahCincin(pusat.owner)
        const no_kirim = await kirim(pusat, 'TK11', kode_barcode)
        await dua.antar()
        const token = 'token-instalasi-ketiga-1234567890-abcdef'
        const { id } = await pusat.owner.call(tambahSambungan, { portal: 'http://127.0.0.1:1', peran: 'SETARA', token })
        await pusat.shop.db.run(
          sql`UPDATE sambungan SET nomor = 30, instalasi = gen_random_uuid() WHERE id::text = ${id}`,
        )
        const barang = [{ kode_barang, berat: 3.485, nilai: null }]
        const isi = { no_kirim, no_terima: 'TCB-TK11-260302-0001', toko: 'TK11', barang }
        const surat = { id: crypto.randomUUID(), urut: 1, ke: 1, jenis: 'SAMPAI', dokumen: 'X', isi }
        const answer = await fetch(`${pusat.ke.alamat}/api/v1/layanan/surat`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-service-token': token },
          body: JSON.stringify({ surat: [surat] }),
        })
        const { hasil } = (await answer.json()) as { hasil: { status: string; galat: string }[] }
        return dipercaya(d, {
          keadaan: async () => ({
            status: hasil[0]?.status === 'DITERIMA' ? 'TERKIRIM' : 'GAGAL',
            galat: hasil[0]?.galat ?? '',
          }),
        })
      }),
  },
  {
    id: 'cabang-murah-saat-putus',
    aturan: 'cabang-lapor-sendiri',
    siasat: 'OWN cabang memutus sambungan, menjual dengan harga sendiri, mengembalikan harganya, lalu menyambung lagi',
    main: async () =>
      antara(await bercabang(), async (dua) => {
        const { pusat, cabang } = dua
        await hubungLagi(cabang, false)
        await ubahHarga(cabang, 2_300_000)
        await ubahHarga(cabang, 2_350_000)
        await hubungLagi(cabang, true)
        await dua.antar()
        const { rows } = await pusat.owner.call(daftarAlarm, {
          kode: 'MASTER_CABANG_SENDIRI',
          kode_toko: 'ALL',
          tanggal: 'ALL',
          tampil: 'SEMUA',
          hal: 1,
          per: 200,
        })
        return !rows.some(({ isi }) => isi.includes('harga 2350000 menjadi 2300000'))
      }),
  },
  {
    id: 'cabang-susut-tiap-toko',
    aturan: 'cabang-beda-dibawa',
    siasat: 'Cincin dikoreksi 20 mg di pusat dan 20 mg lagi di cabang: setiap instalasi memakai toleransi penuh',
    main: async (d) =>
      antara(await berdua(), async (dua) => {
        const { kode_barcode } = await diCabang(dua, async (kode) => {
          const jujur = await timbang(dua.pusat, kode, 3.465)
          if (jujur.status !== 200) throw new Error(`an honest step was refused: ${jujur.text}`)
        })
        const lagi = await timbang(dua.cabang, kode_barcode, 3.445)
        d.jawaban.push(lagi)
        return lolos(lagi)
      }),
  },
  {
    id: 'cabang-susut-bohong',
    aturan: 'cabang-beda-kembali',
    siasat: 'Cincin yang dikoreksi 20 mg di pusat kembali dari cabang 20 mg lebih ringan, tanpa koreksi kata suratnya',
    main: async (d) =>
      antara(await berdua(), async (dua) => {
        const { no_kirim } = await diCabang(dua, (kode) => timbang(dua.pusat, kode, 3.465))
        const ubah = { berat: 3.445, koreksi_kurang: 0 }
        const surat = await kembalikan(dua, no_kirim, 'KCB-TK11-260302-9001', ubah)
        await dua.antar()
        return dipercaya(d, surat)
      }),
  },
]
