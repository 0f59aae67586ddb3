/** What a request is about, as whoever agrees reads it. */

import type { OutputOf } from '@kencana/contract'
import { formatDesimal } from '@kencana/ledger'
import { useFile } from '@kencana/screens'
import { cellText } from '@kencana/ui'
import { fotoMinta, type getMinta } from './otorisasi.contract.ts'
import css from './otorisasi.module.css'

type Kasus = OutputOf<typeof getMinta>['kasus'][number]
type Satuan = NonNullable<Kasus['satuan']>

const nilai = (value: number, satuan: Satuan): string =>
  ({
    RP: () => `Rp. ${cellText('rupiah', value)}`,
    MG: () => `${cellText('gram', value)} g`,
    PCS: () => `${cellText('int', value)} pcs`,
    BULAN: () => `${value} bulan`,
    PERSEN: () => `${formatDesimal((value / 10_000).toFixed(2))} %`,
  })[satuan]()

/** What the rule measures: what it should be, what was entered, and how far they are apart. */
const dibanding = ({ satuan, hitung, input }: Kasus) => {
  if (satuan === null || input === null) return []
  if (hitung === null) return [['Diisi', nilai(input, satuan)]]
  return [
    ['Seharusnya', nilai(hitung, satuan)],
    ['Diisi', nilai(input, satuan)],
    ['Beda', nilai(input - hitung, satuan)],
  ]
}

/** Grams and rupiah that go with the agreement, unless they are what the rule measures. */
const dipertaruhkan = ({ satuan, berat, mg, rp }: Kasus) => [
  ...(satuan === 'MG' || !(berat || mg) ? [] : [['Berat', nilai(berat || mg, 'MG')]]),
  ...(satuan === 'RP' || !rp ? [] : [['Rupiah', nilai(rp, 'RP')]]),
]

function Nilai(kasus: Kasus) {
  const rows = [
    ...dibanding(kasus),
    ...dipertaruhkan(kasus),
    ...(kasus.alasan === '' ? [] : [['Alasan', kasus.alasan]]),
  ]
  if (rows.length === 0) return null
  return (
    <dl>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Each rule that a draft breaks: what it says, of what, and both values; with the piece's photo where there is one. */
export function DaftarKasus({ id, kasus }: { id: string; kasus: readonly Kasus[] }) {
  const foto = useFile(fotoMinta, kasus.some((one) => one.kode_barcode !== null) ? { id } : null)
  return (
    <div className={css.kasus}>
      {foto && <img src={foto} alt="Foto barang" />}
      {kasus.length > 1 && <b>{kasus.length} alasan</b>}
      <ul className="k-lagi-bawah" tabIndex={kasus.length > 1 ? 0 : undefined} aria-label="Alasan otorisasi">
        {kasus.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of a request never changes
          <li key={at}>
            <b>{one.aturan}</b>
            {one.keterangan !== '' && <span>{one.keterangan}</span>}
            {one.rahasia !== '' && <em>{one.rahasia}</em>}
            <Nilai {...one} />
          </li>
        ))}
      </ul>
    </div>
  )
}
