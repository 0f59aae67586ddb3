import { formatGram, type Mg } from '@kencana/ledger'
import { call, may, showError, useFile, useInvalidate, useUser } from '@kencana/screens'
import { cellText, dataUrl, PhotoField, Status } from '@kencana/ui'
import { fotoSelesaiService } from '../transaksi-services/selesai-service.contract.ts'
import { getService, type SatuService } from '../transaksi-services/service.contract.ts'
import { fotoService } from '../transaksi-services/transaksi-services.contract.ts'
import css from './lihat-services.module.css'

type Barang = SatuService['barang'][number]
type Baris = readonly [label: string, value: string]

const g = (value: Mg) => `${formatGram(value)} g`
const rupiah = (value: number) => cellText('rupiah', value)

const isiBarang = (one: Barang): readonly Baris[] => [
  ['Kerja', [one.jenis_kerja, one.deskripsi].filter(Boolean).join(', ')],
  ['Jumlah', `${one.jumlah} pcs`],
  ['Berat masuk', g(one.berat)],
  ...(one.no_selesai === null
    ? ([['Ada di', one.kode_tukang === '' ? 'Toko' : `${one.kode_tukang} ${one.nama_tukang}`]] as const)
    : ([
        ...(one.patri === 0 ? [] : ([['Patri', g(one.patri)]] as const)),
        ...(one.susut === 0 ? [] : ([['Susut', g(one.susut)]] as const)),
        ['Berat keluar', g(one.berat_kini)],
      ] as const)),
  ...one.pemegang.map(({ nama, sejak, user_id }): Baris => [`${nama} sejak`, `${sejak}, ${user_id}`]),
  ['Ongkos', rupiah(one.ongkos)],
  ...(one.tambahan === 0
    ? []
    : ([[`${one.kerja_tambahan}, disetujui ${one.setuju_nama}`, rupiah(one.tambahan)]] as const)),
]

interface FotoProps {
  no_service: string
  barang: Barang
  hash: string | null
  judul: string
  onBaru?: (foto: Blob) => void
}

function Foto({ no_service, barang, hash, judul, onBaru }: FotoProps) {
  const url = useFile(fotoService, hash === null ? null : { no_service, hash })
  return (
    <figure>
      <figcaption>{judul}</figcaption>
      <PhotoField
        value={null}
        url={url ?? null}
        label={`${barang.nama_barang} ${judul.toLowerCase()}`}
        readOnly={onBaru === undefined}
        onChange={(baru) => baru && onBaru?.(baru)}
      />
    </figure>
  )
}

/** One piece with its pictures of before and after side by side. */
export function SatuBarang({ no_service, barang }: { no_service: string; barang: Barang }) {
  const invalidate = useInvalidate()
  const bolehFoto = may(useUser(), fotoSelesaiService) && barang.status === 'DONE' && barang.foto_selesai === null
  const kirim = async (baru: Blob) => {
    await call(fotoSelesaiService, { no_service, urut: barang.urut, foto: await dataUrl(baru) }).catch(showError)
    await invalidate([getService])
  }
  return (
    <div className={css.barang}>
      <div>
        <b>
          {barang.urut}. {barang.nama_barang} {barang.kadar}
        </b>{' '}
        <Status value={barang.status} />
        <dl className={css.fakta}>
          {isiBarang(barang).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Foto no_service={no_service} barang={barang} hash={barang.foto} judul="Foto masuk" />
      {(barang.foto_selesai !== null || bolehFoto) && (
        <Foto
          no_service={no_service}
          barang={barang}
          hash={barang.foto_selesai}
          judul="Foto selesai"
          {...(bolehFoto ? { onBaru: (baru: Blob) => void kirim(baru) } : {})}
        />
      )}
    </div>
  )
}
