/** What is done to a loan that is owed: interest, redemption, renewal; and what undoes it. */
import { rupiahText, useSend, useZodForm } from '@kencana/screens'
import {
  CheckField,
  cellText,
  FieldGrid,
  FormModal,
  IntField,
  oops,
  PersenField,
  RupiahField,
  TextField,
} from '@kencana/ui'
import { type ReactNode, useState } from 'react'
import { TANPA_JUMLAH, UANG_PAS, usePembayaran } from '../../keuangan/pembayaran/isian-bayar.shared.tsx'
import { BagianPembayaran } from '../../keuangan/pembayaran/pembayaran.shared.tsx'
import {
  bayarBunga,
  type KartuHutang,
  lunasiHutang,
  remajakanHutang,
  SEMUA_KEMBALI,
} from '../transaksi-hutang/bayar-hutang.contract.ts'
import { HUTANG_CHANGES } from '../transaksi-hutang/slip-hutang.shared.tsx'
import type { Selesai } from './detail-hutang.part.tsx'
import css from './lihat-hutang.module.css'

interface AksiProps {
  hutang: KartuHutang
  onClose: () => void
  /** Which paper comes of it: a payment of this loan, or the loan that goes on. */
  onSelesai: (kertas: Selesai) => void
}

/** What is owed today. */
function Tagihan({ hutang: { tagihan, nama_customer } }: Pick<AksiProps, 'hutang'>) {
  return (
    <p>
      {nama_customer}: pokok {rupiahText(tagihan.pokok)}, bunga {rupiahText(tagihan.bunga)} sampai {tagihan.sampai}
      {tagihan.denda > 0 ? `, denda ${rupiahText(tagihan.denda)}` : ''}
    </p>
  )
}

interface KotakProps extends Pick<AksiProps, 'hutang' | 'onClose'> {
  title: string
  busy: boolean
  onSave: () => void
  children: ReactNode
}

function Kotak({ title, hutang, busy, onSave, onClose, children }: KotakProps) {
  return (
    <FormModal
      title={title}
      titleNote={<span className="k-mono k-dim">{hutang.no_hutang}</span>}
      size={720}
      busy={busy}
      saveText="Simpan"
      onClose={onClose}
      onSave={onSave}
    >
      <div className={css.susun}>
        <Tagihan hutang={hutang} />
        {children}
      </div>
    </FormModal>
  )
}

/** Interest, all that is owed of it or part. */
export function BayarBunga({ hutang, onClose, onSelesai }: AksiProps) {
  const { no_hutang, versi, tagihan } = hutang
  const [rows, setRows] = useState(() => TANPA_JUMLAH.map((one) => ({ ...one, jumlah: tagihan.bunga as number })))
  const bayar = usePembayaran(rows, (baru) => setRows(baru as typeof rows), { jumlah: tagihan.bunga, bebas: true })
  const { busy, submit } = useSend(bayarBunga, {
    changes: HUTANG_CHANGES,
    note: ({ no_bayar }) => no_bayar,
    done: ({ no_bayar }) => onSelesai({ no_hutang, no_bayar }),
  })
  const simpan = () => {
    const pembayaran = bayar.baca()
    if (pembayaran) void submit({ no_hutang, versi, pembayaran, otorisasi: null })
  }
  return (
    <Kotak title="Bayar Bunga" hutang={hutang} busy={busy} onSave={simpan} onClose={onClose}>
      <BagianPembayaran {...bayar.bagian} judul="Bunga" fokus />
    </Kotak>
  )
}

/** All of it; the goods go back to the customer, or to who fetches them for him. */
export function Lunasi({ hutang, onClose, onSelesai }: AksiProps) {
  const { no_hutang, versi, tagihan } = hutang
  const form = useZodForm(lunasiHutang.input, {
    no_hutang,
    versi,
    diskon: 0,
    pembayaran: [],
    pengambil: '',
    identitas_pengambil: '',
    otorisasi: null,
  })
  const [rows, setRows] = useState(UANG_PAS)
  const paling = tagihan.bunga + tagihan.denda
  const lewat = (form.values.diskon ?? 0) > paling
  const bayar = usePembayaran(rows, setRows, { jumlah: tagihan.total - Math.min(form.values.diskon ?? 0, paling) })
  const { busy, submit } = useSend(lunasiHutang, {
    changes: HUTANG_CHANGES,
    note: ({ no_bayar }) => (bayar.lunas ? `${no_bayar}, kembali ${rupiahText(bayar.lunas.kembali)}` : no_bayar),
    done: ({ no_bayar }) => onSelesai({ no_hutang, no_bayar }),
  })
  const simpan = () => {
    if (lewat) return oops(`Diskon Paling Banyak ${rupiahText(paling)}`)
    const pembayaran = bayar.baca()
    const input = form.validate()
    if (input && pembayaran) void submit({ ...input, pembayaran })
  }
  return (
    <Kotak title="Pelunasan" hutang={hutang} busy={busy} onSave={simpan} onClose={onClose}>
      <FieldGrid columns={3}>
        <TextField
          {...form.field('identitas_pengambil')}
          label="No Identitas"
          placeholder="kosong: disaksikan"
          maxLength={40}
          autoFocus
        />
        <TextField {...form.field('pengambil')} label="Pengambil" placeholder="bila bukan customer" maxLength={100} />
        <RupiahField
          {...form.field('diskon')}
          label="Diskon"
          {...(lewat ? { error: `Diskon Paling Banyak ${rupiahText(paling)}` } : {})}
        />
      </FieldGrid>
      <BagianPembayaran {...bayar.bagian} judul="Pelunasan" />
    </Kotak>
  )
}

/** The items that stay. */
function Tetap({
  hutang: { barang },
  lepas,
  onLepas,
}: Pick<AksiProps, 'hutang'> & { lepas: readonly number[]; onLepas: (urut: number) => void }) {
  if (barang.length < 2) return null
  return (
    <div>
      {barang.map(({ urut, nama_barang, berat }) => (
        <CheckField
          key={urut}
          name={`tetap_${urut}`}
          label={`${nama_barang} ${cellText('gram', berat)} g tetap dijaminkan`}
          value={!lepas.includes(urut)}
          onChange={() => onLepas(urut)}
        />
      ))}
    </div>
  )
}

/** It goes on: interest paid, the principal as it is, less or more, some of the goods back. */
export function Remajakan({ hutang, onClose, onSelesai }: AksiProps) {
  const { no_hutang, versi, tagihan, jumlah_hutang, bunga_persen, lama, barang } = hutang
  const form = useZodForm(remajakanHutang.input, {
    no_hutang,
    versi,
    jumlah_hutang,
    bunga_persen: String(bunga_persen / 10_000),
    lama,
    tetap: null,
    bayar_bunga: [],
    bayar_pokok: [],
    otorisasi: null,
  })
  const [lepas, setLepas] = useState<readonly number[]>([])
  const [untukBunga, setUntukBunga] = useState(UANG_PAS)
  const [untukPokok, setUntukPokok] = useState(UANG_PAS)
  const harus = tagihan.bunga + tagihan.denda
  const naik = (form.values.jumlah_hutang ?? 0) - jumlah_hutang
  const bunga = usePembayaran(harus === 0 ? [] : untukBunga, setUntukBunga, { jumlah: harus })
  const pokok = usePembayaran(naik === 0 ? [] : untukPokok, setUntukPokok, { jumlah: Math.abs(naik), keluar: naik > 0 })
  const { busy, submit } = useSend(remajakanHutang, {
    changes: HUTANG_CHANGES,
    note: ({ no_hutang: baru }) => baru,
    done: ({ no_hutang: baru, no_bunga }) =>
      onSelesai(no_bunga === null ? { no_hutang: baru } : { no_hutang, no_bayar: no_bunga, lanjut: baru }),
  })
  const simpan = () => {
    const bayar_bunga = bunga.baca()
    const bayar_pokok = pokok.baca()
    const input = form.validate()
    if (lepas.length === barang.length) return oops(SEMUA_KEMBALI)
    const tetap = lepas.length === 0 ? null : barang.flatMap(({ urut }) => (lepas.includes(urut) ? [] : [urut]))
    if (input && bayar_bunga && bayar_pokok) void submit({ ...input, tetap, bayar_bunga, bayar_pokok })
  }
  const ubahLepas = (urut: number) =>
    setLepas((now) => (now.includes(urut) ? now.filter((one) => one !== urut) : [...now, urut]))
  return (
    <Kotak title="Peremajaan" hutang={hutang} busy={busy} onSave={simpan} onClose={onClose}>
      <FieldGrid columns={3}>
        <RupiahField {...form.field('jumlah_hutang')} label="Jumlah Hutang" required />
        <PersenField {...form.field('bunga_persen')} label="Bunga" required />
        <IntField {...form.field('lama')} label="Lama" unit="bulan" required />
      </FieldGrid>
      <Tetap hutang={hutang} lepas={lepas} onLepas={ubahLepas} />
      {harus > 0 && (
        <BagianPembayaran {...bunga.bagian} judul={`Bunga${tagihan.denda > 0 ? ' dan denda' : ''}`} fokus />
      )}
      {naik !== 0 && (
        <BagianPembayaran {...pokok.bagian} judul={naik > 0 ? 'Tambahan hutang keluar' : 'Angsuran pokok'} />
      )}
    </Kotak>
  )
}
