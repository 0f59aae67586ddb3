/** How a document is paid, entered: rows of payments, what is left, and the change of cash. */
import { query } from '@kencana/screens'
import {
  Button,
  cellText,
  IconAdd,
  IconButton,
  IconTrash,
  KodeSelect,
  PersenField,
  RupiahField,
  useKeys,
} from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { saldoUang } from '../uang/uang.contract.ts'
import { CARA_BAYAR, type Pembayaran, pembayaran } from './pembayaran.contract.ts'
import css from './pembayaran.module.css'

/** One payment as it is typed. */
export interface BarisBayar {
  id: number
  cara_bayar: string
  no_rekening: string
  jumlah: number | null
  biaya_persen: string | number
  /** Its amount is whatever the others leave. */
  pas: boolean
}

/** What a fixed amount begins with: all of it in cash. */
export const UANG_PAS: readonly BarisBayar[] = [
  { id: 0, cara_bayar: 'CASH', no_rekening: '', jumlah: null, biaya_persen: 0, pas: true },
]

/** What a free amount begins with where one is expected: cash, how much is to be typed. */
export const TANPA_JUMLAH: readonly BarisBayar[] = [
  { id: 0, cara_bayar: 'CASH', no_rekening: '', jumlah: null, biaya_persen: 0, pas: false },
]

const CARA = CARA_BAYAR.map((kode) => ({ kode, nama: '' }))

const jumlahkan = (rows: readonly BarisBayar[]) => rows.reduce((sum, one) => sum + (one.jumlah ?? 0), 0)

const terisi = (rows: readonly BarisBayar[], jumlah: number): BarisBayar[] => {
  const lain = jumlahkan(rows.filter((one) => !one.pas))
  return rows.map((one) => (one.pas ? { ...one, jumlah: Math.max(jumlah - lain, 0) } : one))
}

interface Pilihan {
  /** What is to be paid, or given back. */
  jumlah: number
  /** The amount is free, up to `jumlah`: a deposit. Otherwise it is that exactly. */
  bebas?: boolean
}

/**
 * The payments of a form, kept by its screen.
 * @returns bagian: for <BagianPembayaran>; baca: what is sent, null after showing what is wrong
 */
export const usePembayaran = (
  rows: readonly BarisBayar[],
  onRows: (rows: BarisBayar[]) => void,
  { jumlah, bebas = false }: Pilihan,
) => {
  const [salah, setSalah] = useState<Readonly<Record<string, string>>>({})
  const isi = terisi(rows, jumlah)
  const baca = (): Pembayaran[] | null => {
    const dikirim = isi.filter((one) => !one.pas || one.jumlah !== 0)
    const hasil = pembayaran().safeParse(
      dikirim.map(({ cara_bayar, no_rekening, jumlah: bayar, biaya_persen }) => ({
        cara_bayar,
        no_rekening,
        jumlah: bayar,
        biaya_persen: biaya_persen === '' ? 0 : biaya_persen,
      })),
    )
    if (hasil.success) return hasil.data
    setSalah(
      Object.fromEntries(
        hasil.error.issues.toReversed().map(({ path: [at, ...rest], message }) => {
          const row = typeof at === 'number' ? isi.indexOf(dikirim[at] as BarisBayar) : -1
          return [row < 0 ? '' : `${row}.${rest.join('.')}`, message]
        }),
      ),
    )
    return null
  }
  const ganti = (next: BarisBayar[]) => {
    setSalah({})
    onRows(next)
  }
  return { bagian: { rows: isi, onRows: ganti, jumlah, bebas, salah }, dibayar: jumlahkan(isi), baca }
}

type Bagian = ReturnType<typeof usePembayaran>['bagian']

interface BarisProps {
  row: BarisBayar
  at: number
  salah: Bagian['salah']
  keluar: boolean
  rekening: readonly { kode: string; nama: string }[]
  fokus: boolean
  onChange: (patch: Partial<BarisBayar>) => void
  onHapus: () => void
}

function Baris({ row, at, salah, keluar, rekening, fokus, onChange, onHapus }: BarisProps) {
  const bank = row.cara_bayar !== 'CASH'
  const field = (name: keyof BarisBayar, label: string) => ({
    name: `pembayaran.${at}.${name}`,
    'aria-label': at === 0 ? label : `${label} ${at + 1}`,
    error: salah[`${at}.${name}`],
  })
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Delete' || !event.ctrlKey) return
    event.preventDefault()
    onHapus()
  }
  return (
    <li className={css.baris} data-keluar={keluar || undefined} onKeyDown={keys}>
      <KodeSelect
        {...field('cara_bayar', 'Cara Bayar')}
        value={row.cara_bayar}
        options={CARA}
        onChange={(cara_bayar) => {
          const [satu, lain] = rekening
          const pilihan = cara_bayar !== 'CASH' && satu && !lain ? satu.kode : ''
          onChange({
            cara_bayar,
            no_rekening: bank && cara_bayar !== 'CASH' ? row.no_rekening : pilihan,
            biaya_persen: 0,
          })
        }}
      />
      {bank ? (
        <KodeSelect
          {...field('no_rekening', 'No Rekening')}
          value={row.no_rekening}
          options={rekening}
          placeholder="Pilih rekening"
          onChange={(no_rekening) => onChange({ no_rekening })}
        />
      ) : (
        <span className={css.laci}>Kas laci</span>
      )}
      {bank && !keluar && (
        <PersenField
          {...field('biaya_persen', 'Biaya')}
          value={row.biaya_persen}
          onChange={(biaya_persen) => onChange({ biaya_persen })}
        />
      )}
      <RupiahField
        {...field('jumlah', 'Jumlah Bayar')}
        autoFocus={fokus && at === 0}
        value={row.jumlah}
        onChange={(jumlah) => onChange({ jumlah, pas: false })}
      />
      <IconButton size="sm" label={`Hapus pembayaran ${at + 1}`} title="Ctrl+Delete" onClick={onHapus}>
        <IconTrash />
      </IconButton>
    </li>
  )
}

function Sisa({ rows, onRows, jumlah, bebas, keluar }: Bagian & { keluar: boolean }) {
  const [diterima, setDiterima] = useState<number | null>(null)
  const dibayar = jumlahkan(rows)
  const sisa = jumlah - dibayar
  const tunai = jumlahkan(rows.filter((one) => one.cara_bayar === 'CASH'))
  const kembali = (diterima ?? 0) - tunai
  const bisaPas = !bebas && rows.length > 0 && sisa !== 0
  return (
    <div className={css.kaki}>
      <dl>
        <div>
          <dt>{keluar ? 'Dikembalikan' : 'Dibayar'}</dt>
          <dd>{cellText('rupiah', dibayar)}</dd>
        </div>
        <div>
          <dt>{sisa < 0 ? 'Lebih' : 'Sisa'}</dt>
          <dd data-tone={sisa < 0 || (!bebas && sisa > 0) ? 'red' : undefined}>{cellText('rupiah', Math.abs(sisa))}</dd>
        </div>
        {diterima !== null && tunai > 0 && (
          <div>
            <dt>{kembali < 0 ? 'Kurang' : 'Kembali'}</dt>
            <dd data-tone={kembali < 0 ? 'red' : 'green'}>{cellText('rupiah', Math.abs(kembali))}</dd>
          </div>
        )}
      </dl>
      {bisaPas && (
        <Button size="sm" onClick={() => onRows(rows.map((one, at) => ({ ...one, pas: at === 0 })))}>
          Uang Pas
        </Button>
      )}
      {!keluar && tunai > 0 && (
        <RupiahField className={css.diterima} label="Uang Diterima" value={diterima} onChange={setDiterima} />
      )}
    </div>
  )
}

interface Props extends Bagian {
  /** 'Pembayaran' when left out; 'Titip Uang', 'Uang Kembali'. */
  judul?: string
  /** Money goes out: nothing is kept by the bank, and nobody gives change. */
  keluar?: boolean
  /** Adds a row; F2 in a dialog, another key where F2 adds lines. */
  kbd?: string
  /** A dialog begins at the first amount. */
  fokus?: boolean
}

/** Rows of payments: how, through which account, how much. Keys: `kbd` adds a row, Ctrl+Delete takes it away. */
export function BagianPembayaran({
  judul = 'Pembayaran',
  keluar = false,
  kbd = 'F2',
  fokus = false,
  ...bagian
}: Props) {
  const { rows, onRows, bebas, salah } = bagian
  const root = useRef<HTMLElement>(null)
  const baru = useRef(false)
  const saldo = useQuery(query(saldoUang, {})).data
  const rekening = (saldo?.bank ?? []).map((one) => ({
    kode: one.no_rekening,
    nama: `${one.kode_bank}, ${one.atas_nama}`,
  }))
  const tambah = () => {
    baru.current = true
    const tunai = rows.some((one) => one.cara_bayar === 'CASH')
    onRows([
      ...rows,
      {
        id: Math.max(-1, ...rows.map((one) => one.id)) + 1,
        cara_bayar: tunai ? 'TRANSFER' : 'CASH',
        no_rekening: tunai && rekening.length === 1 ? (rekening[0]?.kode ?? '') : '',
        jumlah: null,
        biaya_persen: 0,
        pas: !bebas && rows.every((one) => !one.pas),
      },
    ])
  }
  useKeys({ [kbd]: tambah }, root)
  useEffect(() => {
    if (!baru.current) return
    baru.current = false
    root.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus()
  })
  const hapus = (at: number) => {
    onRows(rows.filter((_, one) => one !== at))
    root.current?.querySelector<HTMLButtonElement>('button[aria-keyshortcuts]')?.focus()
  }
  return (
    <section ref={root} className={css.bagian} aria-label={judul}>
      <header>
        <b>{judul}</b>
        <Button size="sm" icon={<IconAdd />} kbd={kbd} onClick={tambah}>
          Tambah
        </Button>
      </header>
      {rows.length > 0 && (
        <ul>
          {rows.map((row, at) => (
            <Baris
              key={row.id}
              row={row}
              at={at}
              salah={salah}
              keluar={keluar}
              rekening={rekening}
              fokus={fokus}
              onChange={(patch) => onRows(rows.map((one, other) => (other === at ? { ...one, ...patch } : one)))}
              onHapus={() => hapus(at)}
            />
          ))}
        </ul>
      )}
      {salah[''] !== undefined && <p className={css.salah}>{salah['']}</p>}
      <Sisa {...bagian} keluar={keluar} />
    </section>
  )
}
