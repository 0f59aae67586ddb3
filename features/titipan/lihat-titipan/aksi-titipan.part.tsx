/** What is done to a deposit that stands: more money, money taken back, the whole called off. */
import { rp } from '@kencana/ledger'
import { FormDialog, rupiahText, useSend, useZodForm } from '@kencana/screens'
import { FormModal, KodeSelect, TextField } from '@kencana/ui'
import { useState } from 'react'
import { sepertiDatang, TANPA_JUMLAH, usePembayaran } from '../../keuangan/pembayaran/isian-bayar.shared.tsx'
import { BagianPembayaran } from '../../keuangan/pembayaran/pembayaran.shared.tsx'
import { useBakiReadyOptions } from '../../master/baki/baki.picker.tsx'
import { TITIPAN_CHANGES } from '../transaksi-titipan/slip-titipan.shared.tsx'
import type { SatuTitipan } from '../transaksi-titipan/titipan.contract.ts'
import { batalTitipan, batalUangTitipan, tambahUangTitipan } from '../transaksi-titipan/transaksi-titipan.contract.ts'
import css from './lihat-titipan.module.css'

interface AksiProps {
  titipan: SatuTitipan
  onClose: () => void
}

/** More money, up to the price that is kept; the paper says so anew. */
export function TambahUang({ titipan, onClose, onCetak }: AksiProps & { onCetak: (no_titip_group: string) => void }) {
  const { no_titip, no_titip_group, nama_customer, mengikat, lewat, total, dibayar } = titipan
  const [rows, setRows] = useState(TANPA_JUMLAH)
  const bayar = usePembayaran(rows, setRows, {
    jumlah: mengikat && !lewat ? total - dibayar : Number.POSITIVE_INFINITY,
    bebas: true,
  })
  const { busy, submit } = useSend(tambahUangTitipan, {
    changes: TITIPAN_CHANGES,
    note: ({ no_uang_titip }) =>
      bayar.lunas ? `${no_uang_titip}, kembali ${rupiahText(bayar.lunas.kembali)}` : no_uang_titip,
    done: () => {
      onClose()
      onCetak(no_titip_group)
    },
  })
  const simpan = () => {
    const pembayaran = bayar.baca()
    if (pembayaran) void submit({ no_titip, pembayaran })
  }
  return (
    <FormModal
      title="Tambah Uang Titipan"
      titleNote={<span className="k-mono k-dim">{no_titip}</span>}
      size={680}
      busy={busy}
      saveText="Simpan"
      onClose={onClose}
      onSave={simpan}
    >
      <BagianPembayaran {...bayar.bagian} judul={`Uang titipan ${nama_customer}`} fokus />
    </FormModal>
  )
}

/** More money that was entered wrongly. */
export function BatalUang({ no_uang_titip, onClose }: { no_uang_titip: string; onClose: () => void }) {
  return (
    <FormDialog
      endpoint={batalUangTitipan}
      initial={{ no_uang_titip, alasan: '', otorisasi: null }}
      changes={TITIPAN_CHANGES}
      title="Batal Uang Titipan"
      about={no_uang_titip}
      saveText="Batalkan Uang"
      cancelText="Tidak"
      danger
      note={({ no_batal }) => no_batal}
      onClose={onClose}
    >
      {({ field }) => <TextField {...field('alasan')} label="Alasan" required autoFocus maxLength={200} />}
    </FormDialog>
  )
}

/** A deposit called off: the piece back to its tray or another one, its money back less what is kept. */
export function BatalkanTitipan({ titipan, onClose }: AksiProps) {
  const { no_titip, versi, nama_barang, kode_baki, dibayar, potongan, datang } = titipan
  const kembali = rp(dibayar - potongan)
  const baki = useBakiReadyOptions()
  const { values, field, set, validate } = useZodForm(batalTitipan.input, {
    no_titip,
    versi,
    alasan: '',
    kode_baki: '',
    pembayaran: [],
    otorisasi: null,
  })
  const [rows, setRows] = useState(() => sepertiDatang(datang, kembali))
  const bayar = usePembayaran(kembali > 0 ? rows : [], setRows, { jumlah: kembali, keluar: true })
  const { busy, submit } = useSend(batalTitipan, {
    changes: TITIPAN_CHANGES,
    note: ({ no_batal }) => no_batal,
    done: onClose,
  })
  const simpan = () => {
    const pembayaran = bayar.baca()
    const input = validate()
    if (input && pembayaran) void submit({ ...input, pembayaran })
  }
  return (
    <FormModal
      title="Batalkan Titipan"
      titleNote={<span className="k-mono k-dim">{no_titip}</span>}
      size={680}
      busy={busy}
      kind="danger"
      saveText="Batalkan Titipan"
      cancelText="Tidak"
      onClose={onClose}
      onSave={simpan}
    >
      <div className={css.susun}>
        <p>
          {nama_barang} kembali ke baki {kode_baki}, uang {rupiahText(kembali)} kembali ke customer
          {potongan > 0 ? `, ${rupiahText(potongan)} hangus` : ''}.
        </p>
        <TextField {...field('alasan')} label="Alasan" required autoFocus maxLength={200} />
        <KodeSelect
          name="kode_baki"
          label="Baki"
          hint="Kembali ke baki asalnya bila dikosongkan."
          placeholder="Baki asal"
          value={values.kode_baki}
          onChange={(kode) => set({ kode_baki: kode })}
          {...baki}
        />
        {kembali > 0 && <BagianPembayaran {...bayar.bagian} judul="Uang Kembali" />}
      </div>
    </FormModal>
  )
}
