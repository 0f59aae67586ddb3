/** The customer's screen at the counter: what is being sold to him, as it is scanned. */
import { useSession } from '@kencana/screens'
import { PhotoTile } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useFotoBarang } from '../../barang/data-barang/foto.shared.tsx'
import css from './layar-pelanggan.module.css'
import { dengarLayar, type IsiLayar, LAYAR_KOSONG } from './siar-layar.shared.tsx'

/** So long the nota's QR stays for a phone when the seller has gone on, in ms. */
const SESUDAH = 60_000

/** What the sale says; a sale that is done gives way to the next piece, or to nothing after a minute. */
const useLayar = (user_id: string | undefined): IsiLayar => {
  const [isi, setIsi] = useState(LAYAR_KOSONG)
  useEffect(() => {
    setIsi(LAYAR_KOSONG)
    if (user_id === undefined) return
    return dengarLayar((baru) =>
      setIsi((kini) => (baru.keadaan === 'KOSONG' && kini.keadaan === 'SELESAI' ? kini : baru)),
    )
  }, [user_id])
  useEffect(() => {
    if (isi.keadaan !== 'SELESAI') return
    const habis = setTimeout(() => setIsi(LAYAR_KOSONG), SESUDAH)
    return () => clearTimeout(habis)
  }, [isi])
  return isi
}

function Qr({ isi }: { isi: string }) {
  const { data } = useQuery({
    queryKey: ['qr', isi],
    queryFn: async () => (await import('@kencana/receipts/qr')).qrModules(isi),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!data) return null
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
      <ul ref={daftar} className={css.barang}>
        {barang.map((baris) => (
          <Barang key={baris.kode_barang} baris={baris} />
        ))}
      </ul>
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
          <span>{total.label}</span> <b>Rp {total.value}</b>
        </p>
      </footer>
    </>
  )
}

function Selesai({ isi: { angka, total, qr } }: { isi: IsiLayar }) {
  return (
    <div className={css.tengah}>
      <h2>Terima Kasih</h2>
      <p className={css.total}>
        <span>{total.label}</span> <b>Rp {total.value}</b>
      </p>
      {angka.map(({ label, value }) => (
        <p key={label} className={css.kembali}>
          {label} <b>Rp {value}</b>
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
  const isi = useLayar(user?.user_id)
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
