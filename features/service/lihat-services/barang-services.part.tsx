import { formatGram, type Mg } from '@kencana/ledger'
import { useFile, useTanggalJam } from '@kencana/screens'
import { cellText, Facts, PhotoField, Status } from '@kencana/ui'
import type { SatuService } from '../transaksi-services/service.contract.ts'
import { SEBUTAN_SERVICE } from '../transaksi-services/status-service.contract.ts'
import { fotoService } from '../transaksi-services/transaksi-services.contract.ts'
import css from './lihat-services.module.css'

type Barang = SatuService['barang'][number]
type Baris = readonly [label: string, value: string]

const g = (value: Mg) => `${formatGram(value)} g`
const rupiah = (value: number) => `Rp. ${cellText('rupiah', value)}`

const isiBarang = (one: Barang): readonly Baris[] => [
  ['Kerja', [one.jenis_kerja, one.deskripsi].filter(Boolean).join(', ')],
  ['Jumlah', `${one.jumlah} pcs`],
  ...(one.kode_barcode === null ? [] : ([['Nota toko', one.kode_barcode]] as const)),
  ['Berat masuk', g(one.berat)],
  ...(one.no_selesai === null
    ? ([['Ada di', one.kode_tukang === '' ? 'Toko' : `${one.kode_tukang} ${one.nama_tukang}`]] as const)
    : ([
        ...(one.patri === 0 ? [] : ([['Patri', g(one.patri)]] as const)),
        ...(one.batu === 0 ? [] : ([['Batu', g(one.batu)]] as const)),
        ...(one.susut === 0 ? [] : ([['Susut', g(one.susut)]] as const)),
        ['Berat keluar', g(one.berat_kini)],
      ] as const)),
  ...one.pemegang.map(({ nama, sejak, user_id }): Baris => [`${nama} sejak`, `${sejak}, ${user_id}`]),
  ['Ongkos', rupiah(one.ongkos)],
  ...(one.kerja_tambahan === ''
    ? []
    : ([
        [
          [one.kerja_tambahan, one.setuju_nama && `disetujui ${one.setuju_nama}`].filter(Boolean).join(', '),
          rupiah(one.tambahan),
        ],
      ] as const)),
]

type FotoBarang = Barang['foto_semua'][number]

const JUDUL = { MASUK: 'Foto masuk', SELESAI: 'Foto selesai' } as const

/** A picture, with who took it and when. */
function Foto({ no_service, barang, foto }: { no_service: string; barang: Barang; foto: FotoBarang }) {
  const url = useFile(fotoService, { no_service, hash: foto.foto })
  const jam = useTanggalJam()
  const judul = JUDUL[foto.jenis]
  return (
    <figure>
      <figcaption>
        {judul}, {jam(foto.waktu)} {foto.user_id}
      </figcaption>
      <PhotoField
        value={null}
        url={url ?? null}
        label={`${barang.nama_barang} ${judul.toLowerCase()}`}
        readOnly
        onChange={() => undefined}
      />
    </figure>
  )
}

/** One piece with its pictures of before and after side by side. */
export function SatuBarang({ no_service, barang }: { no_service: string; barang: Barang }) {
  return (
    <div className={css.barang}>
      <div>
        <div className={css.judul}>
          <b>
            {barang.urut}. {barang.nama_barang} {barang.kadar}
          </b>
          <Status value={SEBUTAN_SERVICE[barang.status] ?? ''} />
        </div>
        <Facts rows={isiBarang(barang)} />
      </div>
      <div className={css.potret}>
        {barang.foto_semua.map((foto) => (
          <Foto key={foto.foto} no_service={no_service} barang={barang} foto={foto} />
        ))}
      </div>
    </div>
  )
}
