import type { OutputOf } from '@kencana/contract'
import { Card, cellText, sebutanTempat } from '@kencana/ui'
import { Link } from '@tanstack/react-router'
import type { dashboard } from './dashboard.contract.ts'
import css from './stok.module.css'

type Stok = NonNullable<OutputOf<typeof dashboard>['stok']>

/** Three greys and a hatch; what is more than four categories shares the last. */
const CORAK = 4

interface Tempat {
  kode: string
  nama: string
  berat: number
  bagian: { kode_group: string; berat: number }[]
}

const tempatDari = (stok: Stok): Tempat[] => {
  const tempat = new Map<string, Tempat>()
  for (const { kode_gudang, nama_gudang, kode_group, berat } of stok) {
    const one = tempat.get(kode_gudang) ?? { kode: kode_gudang, nama: nama_gudang, berat: 0, bagian: [] }
    tempat.set(kode_gudang, {
      ...one,
      berat: one.berat + berat,
      bagian: [...one.bagian, { kode_group, berat }],
    })
  }
  return [...tempat.values()]
}

/** Categories by their weight, the heaviest first. */
const groupDari = (stok: Stok): { kode: string; nama: string }[] => {
  const berat = new Map<string, number>()
  for (const row of stok) berat.set(row.kode_group, (berat.get(row.kode_group) ?? 0) + row.berat)
  return [...berat]
    .toSorted(([, a], [, b]) => b - a)
    .map(([kode]) => ({ kode, nama: stok.find((row) => row.kode_group === kode)?.nama_group ?? kode }))
}

/** Grams per gudang, split by category; each row leads to its report. */
export function StokPerGudang({ stok, tanggal }: { stok: Stok; tanggal: string }) {
  const group = groupDari(stok)
  const tempat = tempatDari(stok)
  const terbesar = Math.max(...tempat.map((one) => one.berat), 1)
  const corak = (kode: string) =>
    Math.min(
      group.findIndex((one) => one.kode === kode),
      CORAK - 1,
    )
  const qty = stok.reduce((sum, row) => sum + row.qty, 0)
  const search = { tanggal, kode_gudang: 'ALL', kode_group: 'ALL', kode_dept: 'ALL' }
  return (
    <Card title="Stok per gudang" note="gram">
      {stok.length === 0 && <p className="k-dim">Belum ada barang.</p>}
      <ul className={css.legend} aria-label="Kategori">
        {group.map(({ kode, nama }) => (
          <li key={kode}>
            <i data-corak={corak(kode)} /> {nama}
          </li>
        ))}
      </ul>
      <ul className={css.bars}>
        {tempat.map(({ kode, nama, berat, bagian }) => (
          <li key={kode}>
            <Link to="/laporan-barang-summary" search={{ ...search, kode_gudang: kode }}>
              <b>{sebutanTempat(kode)}</b> {nama === sebutanTempat(kode) ? '' : nama}
            </Link>
            <span className={css.bar} aria-hidden="true">
              {bagian
                .toSorted((a, b) => corak(a.kode_group) - corak(b.kode_group))
                .map((one) => (
                  <i
                    key={one.kode_group}
                    data-corak={corak(one.kode_group)}
                    style={{ width: `${(one.berat / terbesar) * 100}%` }}
                  />
                ))}
            </span>
            <span className={css.number}>{cellText('gram', berat)}</span>
          </li>
        ))}
      </ul>
      <div className={css.total}>
        <b>Total stok</b>
        <span className="k-dim">{cellText('int', qty)} pcs</span>
        <Link to="/laporan-barang-summary" search={search}>
          <b>
            {cellText(
              'gram',
              stok.reduce((sum, row) => sum + row.berat, 0),
            )}
          </b>
        </Link>
      </div>
    </Card>
  )
}
