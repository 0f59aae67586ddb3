/** How a document is paid, entered: rows of payments, what is left, and the change of cash. */
import { type Options, rupiahText, useMay } from '@kencana/screens'
import {
  Button,
  CheckField,
  cellText,
  IconAdd,
  IconButton,
  IconTrash,
  KodeSelect,
  RupiahField,
  TextField,
  useKeys,
  useMistyped,
} from '@kencana/ui'
import { type KeyboardEvent, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { type Bagian, type BarisBayar, lewatRekening } from './isian-bayar.shared.tsx'
import { konfirmasiBayar } from './konfirmasi.contract.ts'
import { CARA_BAYAR, denganKartu } from './pembayaran.contract.ts'
import css from './pembayaran.module.css'
import { useBiaya, useRekening } from './rekening-bayar.shared.tsx'
import { Sisa } from './sisa-bayar.shared.tsx'

const CARA = CARA_BAYAR.map((kode) => ({ kode, nama: '' }))

interface BarisProps {
  row: BarisBayar
  at: number
  salah: Bagian['salah']
  keluar: boolean
  /** Cash is typed as it is handed over. */
  diserahkan: boolean
  /** What goes back, where that is more than what is kept: a zero too many. */
  kembali: number | null
  rekening: Options
  sumber: Bagian['sumber']
  /** What the bank keeps of it, by the master of the account. */
  biaya: (row: BarisBayar) => number
  fokus: boolean
  /** Who may say that money has come may say it here. */
  bolehMasuk: boolean
  onChange: (patch: Partial<BarisBayar>) => void
  onHapus: () => void
}

interface BuktiProps extends Pick<BarisProps, 'row' | 'at' | 'bolehMasuk' | 'onChange'> {
  field: (name: keyof BarisBayar, label: string) => { name: string; 'aria-label': string; error: string | undefined }
}

/** The bank's number of a payment, and whether it has come. */
function Bukti({ row, at, field, bolehMasuk, onChange }: BuktiProps) {
  return (
    <div className={css.masuk}>
      <TextField
        {...field('referensi', 'Referensi')}
        placeholder={denganKartu(row.cara_bayar) ? 'Kode persetujuan di slip' : 'No bukti bank'}
        value={row.referensi ?? ''}
        onChange={(referensi) => onChange({ referensi })}
      />
      {bolehMasuk && (
        <CheckField
          name={`pembayaran.${at}.masuk`}
          label="Sudah masuk di rekening"
          value={row.masuk ?? false}
          onChange={(masuk) => onChange({ masuk })}
        />
      )}
    </div>
  )
}

interface LewatProps extends Pick<BarisProps, 'row' | 'rekening' | 'sumber' | 'onChange'>, Pick<BuktiProps, 'field'> {
  keJumlah: () => void
}

/** How it is paid: from the drawer, through an account, or with something else that a document takes. */
function Lewat({ row, rekening, sumber, onChange, field, keJumlah }: LewatProps) {
  const dengan = (cara_bayar: string): Partial<BarisBayar> => {
    const lain = sumber.find((one) => one.cara_bayar === cara_bayar)
    const no_rekening = lain || cara_bayar === 'CASH' ? '' : row.no_rekening
    return { cara_bayar, no_rekening, ref: lain?.ref }
  }
  const nama = sumber.find((one) => one.ref === row.ref)?.nama ?? row.ref
  return (
    <>
      <KodeSelect
        {...field('cara_bayar', 'Cara Bayar')}
        value={row.cara_bayar}
        options={[...CARA, ...sumber.map((one) => ({ kode: one.cara_bayar, nama: '' }))]}
        onChange={(cara_bayar) => {
          const baru = dengan(cara_bayar)
          onChange(baru)
          if (!lewatRekening({ ...row, ...baru })) requestAnimationFrame(keJumlah)
        }}
      />
      {lewatRekening(row) ? (
        <KodeSelect
          {...field('no_rekening', 'No Rekening')}
          value={row.no_rekening}
          {...rekening}
          placeholder="Pilih rekening"
          onChange={(no_rekening) => onChange({ no_rekening })}
        />
      ) : (
        <span className={css.laci}>{nama ?? 'Kas laci'}</span>
      )}
    </>
  )
}

function Baris({
  row,
  at,
  salah,
  keluar,
  diserahkan,
  kembali,
  biaya,
  fokus,
  bolehMasuk,
  onHapus,
  ...lewat
}: BarisProps) {
  const { onChange } = lewat
  const bank = lewatRekening(row)
  const li = useRef<HTMLLIElement>(null)
  const keJumlah = () =>
    document.activeElement === document.body && li.current?.querySelector<HTMLElement>('[name$=".jumlah"]')?.focus()
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
    <li ref={li} className={css.baris} data-keluar={keluar || undefined} onKeyDown={keys}>
      <Lewat row={row} field={field} keJumlah={keJumlah} {...lewat} />
      {bank && !keluar && <span className={css.biaya}>Biaya {cellText('persen', biaya(row))}</span>}
      <RupiahField
        {...field('jumlah', diserahkan && row.cara_bayar === 'CASH' ? 'Uang Diterima' : 'Jumlah Bayar')}
        autoFocus={fokus && at === 0}
        warning={
          kembali !== null && row.cara_bayar === 'CASH'
            ? `Kembali ${rupiahText(kembali)}, lebih dari harganya: periksa nolnya`
            : undefined
        }
        value={row.jumlah}
        onChange={(jumlah) => onChange({ jumlah, pas: false })}
      />
      <IconButton size="sm" label={`Hapus pembayaran ${at + 1}`} title="Ctrl+Delete" onClick={onHapus}>
        <IconTrash />
      </IconButton>
      {bank && !keluar && <Bukti {...{ row, at, field, bolehMasuk, onChange }} />}
    </li>
  )
}

interface Props extends Bagian {
  /** 'Pembayaran' when left out; 'Titip Uang', 'Uang Kembali'. */
  judul?: string
  /** What goes out is, where it is not given back. */
  sebutan?: string
  /** Adds a row; F2 in a dialog, another key where F2 adds lines. */
  kbd?: string
  /** A dialog begins at the first amount. */
  fokus?: boolean
  /** What an amount is for, where that is not the same in every state of the form. */
  petunjuk?: string
  /** Where a page leads to paying: to the first amount. Its key does so too, and adds a row only from within. */
  menuju?: RefObject<(() => void) | null>
}

const JUMLAH = 'li input[inputmode="numeric"]'

/** Adds and takes away rows, and leads to the first amount; the focus goes along. */
const useTambah = ({ rows, onRows, bebas }: Bagian) => {
  const root = useRef<HTMLElement>(null)
  const fokus = useRef<string | null>(null)
  // With the row itself: an effect that still waited from the drawing before would look for it too early.
  useLayoutEffect(() => {
    if (fokus.current === null) return
    root.current?.querySelector<HTMLInputElement>(fokus.current)?.focus()
    fokus.current = null
  })
  const tambah = () => {
    fokus.current = 'li:last-child input'
    onRows([
      ...rows,
      {
        id: Math.max(-1, ...rows.map((one) => one.id)) + 1,
        cara_bayar: rows.some((one) => one.cara_bayar === 'CASH') ? 'TRANSFER' : 'CASH',
        no_rekening: '',
        jumlah: null,
        pas: !bebas && rows.every((one) => !one.pas),
      },
    ])
  }
  const hapus = (at: number) => {
    onRows(rows.filter((_, one) => one !== at))
    root.current?.querySelector<HTMLButtonElement>('button[aria-keyshortcuts]')?.focus()
  }
  const bayar = () => {
    if (root.current?.contains(document.activeElement)) return tambah()
    if (rows.length > 0) return root.current?.querySelector<HTMLInputElement>(JUMLAH)?.focus()
    tambah()
    fokus.current = JUMLAH
  }
  return { root, tambah, bayar, hapus }
}

/** Rows of payments: how, through which account, how much. Keys: `kbd` adds a row, Ctrl+Delete takes it away. */
export function BagianPembayaran(props: Props) {
  const {
    judul = 'Pembayaran',
    kbd = 'F2',
    fokus = false,
    petunjuk,
    menuju,
    sebutan = 'Dikembalikan',
    ...bagian
  } = props
  const { rows, onRows, bebas, keluar, sumber, salah, uang } = bagian
  const rekening = useRekening(bagian)
  const biaya = useBiaya()
  const bolehMasuk = useMay(konfirmasiBayar)
  const { root, tambah, bayar, hapus } = useTambah(bagian)
  useImperativeHandle(menuju, () => bayar)
  useKeys({ [kbd]: menuju ? bayar : tambah }, root)
  // A sum beside which something is typed wrongly, its discount or an amount of its own, is not known.
  const kabur = useMistyped(root)
  return (
    <section ref={root} className={css.bagian} aria-label={judul} data-berurut>
      <header>
        <b>{judul}</b>
        <Button size="sm" icon={<IconAdd />} kbd={kbd} onClick={tambah}>
          Tambah
        </Button>
      </header>
      {petunjuk !== undefined && <p className={css.petunjuk}>{petunjuk}</p>}
      {rows.length > 0 && (
        <ul>
          {rows.map((row, at) => (
            <Baris
              key={row.id}
              row={kabur && row.pas ? { ...row, jumlah: null } : row}
              at={at}
              salah={salah}
              keluar={keluar}
              diserahkan={!bebas && !keluar}
              kembali={!bebas && !keluar && uang.tunai > 0 && uang.kembali > uang.tunai ? uang.kembali : null}
              rekening={rekening}
              sumber={sumber}
              biaya={biaya}
              fokus={fokus}
              bolehMasuk={bolehMasuk}
              onChange={(patch) => onRows(rows.map((one, other) => (other === at ? { ...one, ...patch } : one)))}
              onHapus={() => hapus(at)}
            />
          ))}
        </ul>
      )}
      {salah[''] !== undefined && <p className={css.salah}>{salah['']}</p>}
      <Sisa {...bagian} sebutan={sebutan} kabur={kabur} />
    </section>
  )
}
