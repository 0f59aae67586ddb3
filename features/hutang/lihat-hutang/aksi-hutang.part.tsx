/** What is done to a loan that is owed: interest, redemption, renewal; and what undoes it. */
import { type FieldBinding, rupiahText, useSend, useZodForm } from '@kencana/screens'
import { FieldGrid, FormModal, RupiahField, TextField } from '@kencana/ui'
import { type ReactNode, useState } from 'react'
import { TANPA_JUMLAH, UANG_PAS, usePembayaran } from '../../keuangan/pembayaran/isian-bayar.shared.tsx'
import { BagianPembayaran } from '../../keuangan/pembayaran/pembayaran.shared.tsx'
import { TempatAmplop } from '../tempat-hutang/tempat-hutang.shared.tsx'
import { bayarBunga, type KartuHutang, lunasiHutang } from '../transaksi-hutang/bayar-hutang.contract.ts'
import { HUTANG_CHANGES } from '../transaksi-hutang/slip-hutang.shared.tsx'
import type { Selesai } from './detail-hutang.part.tsx'
import css from './lihat-hutang.module.css'

export interface AksiProps {
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

/** The dialog of one action on one loan. */
export function Kotak({ title, hutang, busy, onSave, onClose, children }: KotakProps) {
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
        <TempatAmplop no_hutang={hutang.no_hutang} />
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

interface PengambilProps {
  identitas: FieldBinding<string>
  pengambil: FieldBinding<string>
  kuasa: FieldBinding<string>
  fokus?: boolean
  children?: ReactNode
}

/** Who stands there as goods go back: the customer with his paper, or who fetches them for him. */
export function IsianPengambil({ identitas, pengambil, kuasa, fokus = false, children }: PengambilProps) {
  return (
    <>
      <FieldGrid columns={3}>
        <TextField
          {...identitas}
          label="No Identitas"
          placeholder="kosong: disaksikan"
          maxLength={40}
          autoFocus={fokus}
        />
        <TextField {...pengambil} label="Pengambil" placeholder="bila bukan customer" maxLength={100} />
        {children}
      </FieldGrid>
      {pengambil.value !== '' && (
        <TextField
          {...kuasa}
          label="Hubungan Atau Surat Kuasa"
          placeholder="mis. istri, atau nomor surat kuasanya"
          required
          maxLength={100}
        />
      )}
    </>
  )
}

/** All of it; the goods go back to the customer, or to who fetches them for him. */
export function Lunasi({ hutang, onClose, onSelesai }: AksiProps) {
  const { no_hutang, versi, tagihan } = hutang
  const paling = tagihan.bunga + tagihan.denda
  const isian = lunasiHutang.input.refine(({ diskon }) => diskon <= paling, {
    path: ['diskon'],
    message: `Diskon Paling Banyak ${rupiahText(paling)}`,
  })
  const form = useZodForm(isian, {
    no_hutang,
    versi,
    diskon: 0,
    pembayaran: [],
    pengambil: '',
    identitas_pengambil: '',
    kuasa: '',
    otorisasi: null,
  })
  const [rows, setRows] = useState(UANG_PAS)
  const bayar = usePembayaran(rows, setRows, { jumlah: tagihan.total - Math.min(form.values.diskon ?? 0, paling) })
  const { busy, submit } = useSend(lunasiHutang, {
    changes: HUTANG_CHANGES,
    note: ({ no_bayar }) => (bayar.lunas ? `${no_bayar}, kembali ${rupiahText(bayar.lunas.kembali)}` : no_bayar),
    done: ({ no_bayar }) => onSelesai({ no_hutang, no_bayar }),
  })
  const simpan = () => {
    const pembayaran = bayar.baca()
    const input = form.validate()
    if (input && pembayaran) void submit({ ...input, pembayaran })
  }
  return (
    <Kotak title="Pelunasan" hutang={hutang} busy={busy} onSave={simpan} onClose={onClose}>
      <IsianPengambil
        identitas={form.field('identitas_pengambil')}
        pengambil={form.field('pengambil')}
        kuasa={form.field('kuasa')}
        fokus
      >
        <RupiahField {...form.field('diskon')} label="Diskon" />
      </IsianPengambil>
      <BagianPembayaran {...bayar.bagian} judul="Pelunasan" />
    </Kotak>
  )
}
