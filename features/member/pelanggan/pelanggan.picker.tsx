/** The customer of a form: typed once, found again by telephone, name or number, with what he did before beside it. */
import { useMay, useReckoned, useSend, useSettled } from '@kencana/screens'
import { Badge, Button, CheckField, cx, TextField, type TextFieldProps } from '@kencana/ui'
import { type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { member } from '../data-member/data-member.contract.ts'
import { cariPelanggan, empatAngka, type Pelanggan } from './pelanggan.contract.ts'
import css from './pelanggan.module.css'
import { Riwayat } from './riwayat.part.tsx'

/** What forms keep of their customer. */
export interface Dipilih {
  /** '-': no member. */
  kode_member: string
  /** The end of the number of his paper, '' where nobody has seen it. */
  identitas: string
}

/** Whom a form names; a draft of before knows no members. */
export const dipilihDari = ({ kode_member = '-', identitas = '' }: Partial<Dipilih>): Dipilih => ({
  kode_member,
  identitas,
})

/** A form's customer before anybody is entered. */
export const BELUM_DIPILIH: Dipilih = { kode_member: '-', identitas: '' }

type Bound = Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onChange' | 'onBlur'>

interface PelangganFieldsProps {
  nama: Bound
  hp: Bound
  alamat: Bound
  dipilih: Dipilih
  /** What has to be entered; nothing where anybody may stay nameless. */
  wajib?: readonly ('nama' | 'hp' | 'alamat')[]
  /** All of it at once: somebody who is known, or that he is nobody known. */
  onPilih: (pelanggan: Pick<Pelanggan, 'nama' | 'no_hp' | 'alamat'> & Dipilih) => void
}

const SEMUA = ['nama', 'hp', 'alamat'] as const

const dikenal = ({ kode_member }: Dipilih): boolean => kode_member !== '-'

/** Digits of a telephone and numbers of cards are nobody else's; a part of a name is many a newcomer's. */
const diaSendiri = ({ kode_member }: Pelanggan, q: string): boolean =>
  kode_member !== '-' && (/^[\d\s+.()-]+$/.test(q) || q.toUpperCase() === kode_member)

interface UsulanProps extends Pick<ComponentProps<'div'>, 'ref' | 'tabIndex' | 'onKeyDown' | 'onBlur'> {
  list: readonly Pelanggan[]
  aktif: number
  onPick: (one: Pelanggan) => void
}

/** Known customers below the fields: arrows and Enter take one; Enter alone who is found by telephone or card. */
function Usulan({ list, aktif, onPick, ...keys }: UsulanProps) {
  return (
    <div {...keys} className={css.usulan} role="listbox" aria-label="Pelanggan yang dikenal">
      {list.map((one, at) => (
        <div
          key={`${one.kode_member} ${one.no_hp}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === aktif}
          className={cx(css.satu, at === aktif && css.aktif)}
          onMouseDown={(event) => {
            event.preventDefault()
            onPick(one)
          }}
        >
          <b>{one.nama}</b>
          <span className="k-mono">{one.no_hp}</span>
          <span className="k-dim">{one.alamat}</span>
          <Badge tone={one.kode_member === '-' ? 'grey' : 'green'}>
            {one.kode_member === '-' ? 'PERNAH DATANG' : one.kode_member}
          </Badge>
        </div>
      ))}
    </div>
  )
}

const ARAH: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

interface PilihPelangganProps {
  list: readonly Pelanggan[]
  onPilih: (one: Pelanggan) => void
  onClose: () => void
}

/** Which of several customers is meant, where a few digits found them: arrows and Enter choose, Esc leaves it. */
export function PilihPelanggan({ list, onPilih, onClose }: PilihPelangganProps) {
  const [aktif, setAktif] = useState(0)
  const root = useRef<HTMLDivElement>(null)
  // Before it is seen: whoever presses an arrow as soon as it stands there must not press it elsewhere.
  useLayoutEffect(() => root.current?.focus(), [])
  const keys = (event: KeyboardEvent) => {
    const geser = ARAH[event.key]
    const satu = list[aktif]
    if (geser !== undefined) setAktif((now) => Math.min(Math.max(now + geser, 0), list.length - 1))
    else if (event.key === 'Enter' && satu) onPilih(satu)
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return <Usulan ref={root} tabIndex={0} onKeyDown={keys} onBlur={onClose} list={list} aktif={aktif} onPick={onPilih} />
}

/** Makes a member of a customer who was typed by hand. */
function JadikanMember({ nama, hp, alamat, onPilih }: PelangganFieldsProps) {
  const { busy, submit } = useSend(member.create, {
    changes: [member.list, cariPelanggan],
    done: ({ data }) =>
      onPilih({
        nama: data.nama_member,
        no_hp: data.no_hp,
        alamat: data.alamat,
        kode_member: data.kode_member,
        identitas: '',
      }),
  })
  const [setuju, setSetuju] = useState(false)
  const siap = nama.value.trim() !== '' && hp.value.trim() !== ''
  const jadikan = () =>
    void submit({
      kode_member: '',
      nama_member: nama.value,
      no_hp: hp.value,
      alamat: alamat.value,
      tgl_lahir: '',
      setuju_pesan: setuju ? 'YA' : 'TIDAK',
      catatan: '',
    } as never)
  return (
    <>
      {siap && <CheckField aside label="Mau dikirimi pesan" value={setuju} onChange={setSetuju} />}
      <Button size="sm" disabled={busy || !siap} onClick={jadikan}>
        Jadikan Member
      </Button>
    </>
  )
}

function Isian({ nama, hp, alamat, wajib = SEMUA }: Pick<PelangganFieldsProps, 'nama' | 'hp' | 'alamat' | 'wajib'>) {
  const harus = (apa: (typeof SEMUA)[number]) => wajib.includes(apa)
  return (
    <>
      <TextField {...nama} label="Nama Customer" required={harus('nama')} autoFocus={harus('hp')} maxLength={100} />
      <TextField {...hp} label="No HP" required={harus('hp')} inputMode="tel" maxLength={30} />
      <TextField {...alamat} label="Alamat" required={harus('alamat')} maxLength={200} />
    </>
  )
}

const SIAPA_SAJA = { nama: '', no_hp: '', alamat: '', ...BELUM_DIPILIH }

/** Name, telephone and address of a form's customer; three cells of its grid and a strip below them. */
export function PelangganFields(props: PelangganFieldsProps) {
  const { nama, hp, alamat, dipilih, wajib, onPilih } = props
  const isian = useRef<HTMLDivElement>(null)
  const [q, setQ] = useState('')
  const [aktif, setAktif] = useState(-1)
  const bolehMember = useMay(member.create)
  const { result, settling } = useReckoned(cariPelanggan, { q }, empatAngka(q))
  const list = q === '' || dikenal(dipilih) ? [] : (result ?? [])
  const sendiri = list.length === 1 && list[0] && diaSendiri(list[0], q) ? list[0] : undefined
  const pick = ({ nama, no_hp, alamat, kode_member, identitas }: Pelanggan) => {
    setQ('')
    setAktif(-1)
    onPilih({ nama, no_hp, alamat, kode_member, identitas })
  }
  // Who types four digits and Enter, or scans a card, does not wait for the list.
  const ambil = useSettled(settling, () => sendiri && pick(sendiri))
  const typed = (bound: Bound) => ({
    ...bound,
    readOnly: dikenal(dipilih) && bound.value !== '',
    onChange: (value: string) => {
      setQ(value)
      setAktif(-1)
      bound.onChange(value)
    },
  })
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && settling && q !== '') return ambil()
    if (list.length === 0) return
    const geser = ARAH[event.key]
    const satu = list[aktif] ?? sendiri
    if (geser !== undefined) setAktif((now) => Math.min(Math.max(now + geser, 0), list.length - 1))
    else if (event.key === 'Enter' && satu) pick(satu)
    else if (event.key === 'Escape') setQ('')
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // The keys are of the fields inside it.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what its fields are typed
    <div ref={isian} className={css.pelanggan} onKeyDown={keys}>
      <Isian nama={typed(nama)} hp={typed(hp)} alamat={alamat} wajib={wajib} />
      {list.length > 0 && <Usulan list={list} aktif={aktif} onPick={pick} />}
      <div className={css.strip}>
        <span>
          {nama.value === '' ? 'Ketik nama, angka akhir No HP, atau pindai kartu member' : nama.value}{' '}
          <Badge tone={dikenal(dipilih) ? 'green' : 'grey'}>
            {dikenal(dipilih) ? `MEMBER ${dipilih.kode_member}` : 'NON MEMBER'}
          </Badge>
        </span>
        <Riwayat kode_member={dipilih.kode_member} no_hp={hp.value} />
        <span className={css.tombol}>
          {dikenal(dipilih) ? (
            <Button
              size="sm"
              onClick={() => {
                onPilih(SIAPA_SAJA)
                isian.current?.querySelector('input')?.focus()
              }}
            >
              Ganti Customer
            </Button>
          ) : (
            bolehMember && <JadikanMember {...props} />
          )}
        </span>
      </div>
    </div>
  )
}
