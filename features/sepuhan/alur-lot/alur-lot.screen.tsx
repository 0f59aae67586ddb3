import type { OutputOf } from '@kencana/contract'
import { LoadError, query, useTitle } from '@kencana/screens'
import { cellText, Empty, Form, IconSearch, Page, Skeleton, TextField } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { alurLot, TAHAP } from './alur-lot.contract.ts'
import css from './alur-lot.module.css'

type Alur = OutputOf<typeof alurLot>
type Simpul = Alur['simpul'][number]

const NAMA: Readonly<Record<Simpul['tahap'], string>> = {
  BELI: 'Pembelian',
  SORTIR: 'Sortir pembelian',
  LOT: 'Sortir sepuh',
  SEPUH: 'Kirim sepuh',
  TERIMA: 'Terima sepuh',
  LABEL: 'Kirim labeling',
  BARANG: 'Barang baru',
}

const LEBAR = 184
const TINGGI = 112
const JARAK_X = 44
const JARAK_Y = 16
const ATAS = 40
const TEPI = 16

interface Kotak {
  x: number
  y: number
  simpul: Simpul
}

/** Each step a column, each document a box in it. */
const letakkan = (simpul: readonly Simpul[]): Map<string, Kotak> => {
  const tahap = TAHAP.filter((one) => simpul.some((row) => row.tahap === one))
  const kotak = new Map<string, Kotak>()
  for (const [kolom, nama] of tahap.entries())
    for (const [baris, row] of simpul.filter((one) => one.tahap === nama).entries())
      kotak.set(row.id, {
        x: TEPI + kolom * (LEBAR + JARAK_X),
        y: ATAS + baris * (TINGGI + JARAK_Y),
        simpul: row,
      })
  return kotak
}

function Baris({ label, value, tone }: { label: string; value: string; tone?: 'red' }) {
  return (
    <span className={css.baris} data-tone={tone}>
      <span>{label}</span>
      <span>{value}</span>
    </span>
  )
}

const gram = (berat: number) => `${cellText('gram', berat)} g`

function Isi({ simpul }: { simpul: Simpul }) {
  const { sisa_qty, sisa_berat, rusak_qty, rusak_berat, susut, selisih } = simpul
  return (
    <>
      <b className={simpul.tgl_system === null ? undefined : 'k-mono'}>{simpul.nomor}</b>
      {simpul.tgl_system !== null && <span className="k-dim">{simpul.tgl_system}</span>}
      <Baris label={`${simpul.qty} pcs`} value={gram(simpul.berat)} />
      {sisa_berat !== 0 && <Baris label={`sisa ${sisa_qty} pcs`} value={gram(sisa_berat)} />}
      {rusak_berat !== 0 && <Baris label={`rusak ${rusak_qty} pcs`} value={gram(rusak_berat)} tone="red" />}
      {susut !== 0 && <Baris label={susut > 0 ? 'susut' : 'lebih'} value={gram(Math.abs(susut))} tone="red" />}
      {selisih !== 0 && <Baris label="selisih" value={gram(selisih)} tone="red" />}
    </>
  )
}

function Gambar({ alur, onPilih }: { alur: Alur; onPilih: (nomor: string) => void }) {
  const kotak = letakkan(alur.simpul)
  const semua = [...kotak.values()]
  const lebar = Math.max(...semua.map((one) => one.x)) + LEBAR + TEPI
  const tinggi = Math.max(...semua.map((one) => one.y)) + TINGGI + TEPI
  const terberat = Math.max(...alur.alur.map((one) => one.berat), 1)
  const kolom = [...new Map(semua.map((one) => [one.x, one.simpul.tahap]))]
  return (
    <section className={css.gulir} aria-label={`Alur ${alur.nomor}`}>
      <div className={css.kanvas} style={{ width: lebar, height: tinggi }}>
        <svg width={lebar} height={tinggi} aria-hidden="true">
          {alur.alur.map(({ dari, ke, berat }) => {
            const [a, b] = [kotak.get(dari), kotak.get(ke)]
            if (!a || !b) return null
            const [x1, y1, x2, y2] = [a.x + LEBAR, a.y + TINGGI / 2, b.x, b.y + TINGGI / 2]
            const tengah = (x1 + x2) / 2
            return (
              <path
                key={`${dari} ${ke}`}
                d={`M ${x1} ${y1} C ${tengah} ${y1}, ${tengah} ${y2}, ${x2} ${y2}`}
                strokeWidth={Math.max(2, (berat / terberat) * 18)}
              />
            )
          })}
        </svg>
        {kolom.map(([x, tahap]) => (
          <span key={tahap} className={css.tahap} style={{ left: x }}>
            {NAMA[tahap]}
          </span>
        ))}
        {semua.map(({ x, y, simpul }) => (
          <button
            key={simpul.id}
            type="button"
            className={css.simpul}
            style={{ left: x, top: y, width: LEBAR, height: TINGGI }}
            data-ini={simpul.nomor === alur.nomor || undefined}
            disabled={simpul.tgl_system === null}
            onClick={() => onPilih(simpul.nomor)}
          >
            <Isi simpul={simpul} />
          </button>
        ))}
      </div>
    </section>
  )
}

/** Where the grams of one number are now: from purchases to new items, with the loss of every step. */
export default function AlurLotScreen() {
  useTitle('Alur Lot')
  const navigate = useNavigate()
  const { nomor = '' } = useSearch({ strict: false }) as { nomor?: string }
  const [ketik, setKetik] = useState(nomor)
  const alur = useQuery({
    ...query(alurLot, { nomor: nomor || '-' }),
    enabled: nomor !== '',
    staleTime: 0,
    retry: false,
  })
  const buka = (satu: string) => {
    setKetik(satu)
    void navigate({ to: '.', search: { nomor: satu } })
  }
  return (
    <Form onSave={() => buka(ketik.trim().toUpperCase())}>
      <Page path={['Laporan', 'Laporan Sepuhan', 'Alur Lot']} title="Alur Lot">
        <div className={css.cari}>
          <TextField
            name="nomor"
            label="Nomor sortir, sepuh, terima, labeling atau faktur"
            autoFocus
            mono
            value={ketik}
            onChange={setKetik}
            hint="F9 mencari. Klik satu dokumen untuk melihat alurnya."
          />
        </div>
        {nomor === '' && <Empty icon={<IconSearch size={22} />} title="Ketik satu nomor" />}
        {alur.isError && <LoadError error={alur.error} onRetry={() => void alur.refetch()} />}
        {alur.isLoading && <Skeleton width="100%" height={240} />}
        {alur.data && <Gambar alur={alur.data} onPilih={buka} />}
      </Page>
    </Form>
  )
}
