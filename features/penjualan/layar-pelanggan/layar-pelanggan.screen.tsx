/** The customer's screen at the counter: what is being sold to him, as it is scanned. */
import { qrModules } from '@kencana/receipts/qr'
import { query, type UserData, useSession } from '@kencana/screens'
import { PhotoTile, useScanner } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useFotoBarang } from '../../barang/data-barang/foto.shared.tsx'
import { keadaanJual, type Nota } from '../transaksi-penjualan/nota.contract.ts'
import css from './layar-pelanggan.module.css'
import { dengarLayar, type IsiLayar, type KeLayar, LAYAR_KOSONG } from './siar-layar.shared.tsx'

/** So long the nota's QR stays for a phone when the seller has gone on, in ms. */
const SESUDAH = 60_000
/** So long it is waited for a customer who pays at the cashier, and how often it is asked whether he has. */
const DI_KASIR = 900_000
const TANYA = 3_000

const TIADA: KeLayar = { dari: '', isi: LAYAR_KOSONG }

// A sale that is done gives way to the next piece alone; that another window sells nothing says nothing of this one.
const berikut = (kini: KeLayar, baru: KeLayar): KeLayar => {
  if (baru.isi.keadaan !== 'KOSONG') return baru
  return kini.isi.keadaan === 'SELESAI' || kini.dari !== baru.dari ? kini : baru
}

/** A sale that waited at the cashier, as its nota says by now. @returns null while it waits */
const selesaiDiKasir = (isi: IsiLayar, nota: Pick<Nota, 'status' | 'tautan' | 'token'>): IsiLayar | null => {
  if (nota.status === 'OPEN') return null
  if (nota.status === 'BATAL') return LAYAR_KOSONG
  return { ...isi, judul: 'Terima Kasih', qr: nota.tautan || nota.token, menunggu: '' }
}

/** Asks whether the nota that the seller wrote is right, as he may, until the cashier is done with it; what the answer makes of it. */
const useDiKasir = ({ isi }: KeLayar, selesai: (isi: IsiLayar) => void): void => {
  const { data } = useQuery({
    ...query(keadaanJual, { no_faktur_jual: isi.menunggu }),
    enabled: isi.menunggu !== '',
    refetchInterval: TANYA,
    staleTime: 0,
    retry: false,
  })
  useEffect(() => {
    if (!data || data.no_faktur_jual !== isi.menunggu) return
    const jadi = selesaiDiKasir(isi, data)
    if (jadi) selesai(jadi)
  }, [data, isi, selesai])
}

/** What the sale says; a sale that is done is gone after a minute. Scans that land here are handed to the sale. */
const useLayar = (user: UserData | null): IsiLayar => {
  const [tampil, setTampil] = useState(TIADA)
  const pindai = useRef<(kode: string) => void>(null)
  const { kode_toko, user_id } = user ?? { kode_toko: '', user_id: '' }
  useEffect(() => {
    setTampil(TIADA)
    if (user_id === '') return
    const telinga = dengarLayar(kode_toko, user_id, {
      terima: (baru) => setTampil((kini) => berikut(kini, baru)),
      hilang: (dari) => setTampil((kini) => (kini.dari === dari && kini.isi.keadaan === 'ISI' ? TIADA : kini)),
    })
    pindai.current = telinga.pindai
    return telinga.stop
  }, [kode_toko, user_id])
  useEffect(() => {
    if (tampil.isi.keadaan !== 'SELESAI') return
    const habis = setTimeout(() => setTampil(TIADA), tampil.isi.menunggu === '' ? SESUDAH : DI_KASIR)
    return () => clearTimeout(habis)
  }, [tampil])
  useDiKasir(
    tampil,
    useCallback((isi: IsiLayar) => setTampil((kini) => ({ ...kini, isi })), []),
  )
  useScanner((kode) => pindai.current?.(kode))
  return tampil.isi
}

function Qr({ isi }: { isi: string }) {
  const data = qrModules(isi)
  const gelap = data.flatMap((baris, y) => baris.flatMap((hitam, x) => (hitam ? [`M${x + 2} ${y + 2}h1v1h-1z`] : [])))
  return (
    <svg className={css.qr} viewBox={`0 0 ${data.length + 4} ${data.length + 4}`} role="img" aria-label="QR nota">
      <rect width="100%" height="100%" fill="#fff" />
      <path d={gelap.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}

type Baris = IsiLayar['barang'][number]

function Barang({ baris }: { baris: Baris }) {
  const src = useFotoBarang(baris)
  return (
    <li>
      <span className={css.foto}>
        {src ? <img src={src} alt="" /> : <PhotoTile kodeDept={baris.kode_dept} label={baris.nama_barang} large />}
      </span>
      <span className={css.nama}>
        <b>{baris.nama_barang}</b>
        <small>
          {baris.kadar_cetak !== '-' && `${baris.kadar_cetak}, `}
          {baris.berat} g
        </small>
      </span>
      <b className={css.harga}>{baris.total}</b>
    </li>
  )
}

function Dijual({ isi: { barang, angka, total } }: { isi: IsiLayar }) {
  const daftar = useRef<HTMLUListElement>(null)
  const jumlah = barang.length
  // The piece that was scanned last is the one that is spoken of.
  useEffect(() => {
    if (jumlah > 0) daftar.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [jumlah])
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={css.gulung} tabIndex={0} aria-label="Barang">
        <ul ref={daftar} className={css.barang}>
          {barang.map((baris) => (
            <Barang key={baris.kode_barang} baris={baris} />
          ))}
        </ul>
      </section>
      <footer>
        <dl>
          {angka.map(({ label, value, tone }) => (
            <div key={label} data-tone={tone}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={css.total}>
          <span>{total.label}</span> <b>Rp. {total.value}</b>
        </p>
      </footer>
    </>
  )
}

function Selesai({ isi: { angka, total, judul, qr } }: { isi: IsiLayar }) {
  return (
    <div className={css.tengah}>
      <h2>{judul}</h2>
      <p className={css.total}>
        <span>{total.label}</span> <b>Rp. {total.value}</b>
      </p>
      {angka.map(({ label, value }) => (
        <p key={`${label} ${value}`} className={css.kembali}>
          {label} <b>{value}</b>
        </p>
      ))}
      {qr !== '' && (
        <>
          <Qr isi={qr} />
          <p>
            {qr.startsWith('http')
              ? 'Pindai QR ini dengan kamera HP untuk melihat keaslian nota.'
              : 'QR nota ini dikenal di toko kami.'}
          </p>
        </>
      )}
    </div>
  )
}

/** Pieces, prices and total while they are scanned, change and the nota's QR afterwards, the shop's name in between. */
export default function LayarPelangganScreen() {
  const { user } = useSession()
  const isi = useLayar(user)
  const nama = user?.nama_toko ?? ''
  useEffect(() => {
    document.title = nama === '' ? 'Layar Pelanggan' : `${nama} | LAYAR PELANGGAN`
  }, [nama])
  return (
    <main className={css.layar} data-keadaan={isi.keadaan}>
      <header>
        <h1>{nama || 'Layar Pelanggan'}</h1>
      </header>
      {isi.keadaan === 'ISI' && <Dijual isi={isi} />}
      {isi.keadaan === 'SELESAI' && <Selesai isi={isi} />}
      {isi.keadaan === 'KOSONG' && (
        <div className={css.tengah}>
          <h2>{user ? 'Selamat Datang' : 'Masuk dulu di layar kasir'}</h2>
        </div>
      )}
    </main>
  )
}
