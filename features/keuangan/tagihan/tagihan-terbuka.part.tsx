import type { OutputOf } from '@kencana/contract'
import { FormDialog, LinesTable, LoadError, query, rupiahText, useMay } from '@kencana/screens'
import { type Column, FieldGrid, KodeSelect, RupiahField, TextField } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useKodeTransaksiOptions } from '../../master/kode-transaksi/kode-transaksi.picker.tsx'
import { batasSaya } from '../../pengaturan/batas/batas.contract.ts'
import { useRekeningOptions } from '../uang/rekening-toko.picker.tsx'
import { SlipUang } from '../uang/slip-uang.shared.tsx'
import { saldoUang } from '../uang/uang.contract.ts'
import { bayarTagihan, listTagihan, tagihanTerbuka } from './tagihan.contract.ts'

type Terbuka = OutputOf<typeof tagihanTerbuka>[number]
type Bukti = OutputOf<typeof bayarTagihan>['data']

const umur = ({ lewat }: Terbuka): string =>
  lewat > 0 ? `lewat ${lewat} hari` : lewat === 0 ? 'hari ini' : `${-lewat} hari lagi`

const COLUMNS: readonly Column<Terbuka>[] = [
  { key: 'tgl_jatuh_tempo', title: 'Jatuh Tempo', kind: 'date' },
  { key: 'lewat', title: 'Umur', value: umur },
  { key: 'pihak', title: 'Pihak', kind: 'name' },
  { key: 'no_bon', title: 'No Bon', kind: 'kode' },
  { key: 'no_tagihan', title: 'No Tagihan', kind: 'kode' },
  { key: 'jumlah', title: 'Jumlah', kind: 'rupiah', total: true },
  { key: 'dibayar', title: 'Dibayar', kind: 'rupiah', total: true },
  { key: 'sisa', title: 'Sisa', kind: 'rupiah', total: true },
]

interface BayarProps {
  tagihan: Terbuka
  onSaved: (bukti: Bukti) => void
  onClose: () => void
}

/** A bill is paid, in whole or in part: all that is open unless told. */
function Bayar({ tagihan, onSaved, onClose }: BayarProps) {
  const { no_tagihan, pihak, no_bon, sisa } = tagihan
  const rekening = useRekeningOptions()
  const kas = useKodeTransaksiOptions('KAS', 'KELUAR', 'HUTANG_LAIN')
  const bank = useKodeTransaksiOptions('BANK', 'KELUAR', 'HUTANG_LAIN')
  return (
    <FormDialog
      endpoint={bayarTagihan}
      initial={{ no_tagihan, no_rekening: '', kode_transaksi: '', jumlah: sisa, keterangan: `${pihak} ${no_bon}` }}
      title="Bayar Tagihan"
      about={no_tagihan}
      saveText="Bayar"
      changes={[tagihanTerbuka, listTagihan, saldoUang, batasSaya]}
      note={({ no_uang }) => no_uang}
      onSaved={({ data }) => onSaved(data)}
      onClose={onClose}
    >
      {({ field, values }) => {
        const kategori = values.no_rekening === '' ? kas : bank
        return (
          <FieldGrid>
            <KodeSelect {...field('no_rekening')} label="No Rekening" note="kosong: dari kas" {...rekening} />
            <KodeSelect {...field('kode_transaksi')} label="Kategori" required autoFocus {...kategori} />
            <RupiahField {...field('jumlah')} label="Jumlah" required note={`sisa ${rupiahText(sisa)}`} />
            <TextField {...field('keterangan')} label="Keterangan" required maxLength={120} />
          </FieldGrid>
        )
      }}
    </FormDialog>
  )
}

/** Bills that are not paid yet, what is due first in front; a click or Enter pays one. */
export function TagihanTerbuka() {
  const list = useQuery({ ...query(tagihanTerbuka, {}), staleTime: 0 })
  const boleh = useMay(bayarTagihan)
  const [dipilih, setDipilih] = useState<Terbuka | null>(null)
  const [bukti, setBukti] = useState<Bukti | null>(null)
  return (
    <>
      {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      <LinesTable
        columns={COLUMNS}
        rows={list.data ?? []}
        rowId={(row) => row.no_tagihan}
        noun="tagihan terbuka"
        emptyText={list.data ? 'Semua tagihan sudah lunas' : 'Memuat tagihan'}
        {...(boleh ? { onRowClick: setDipilih } : {})}
      />
      {dipilih && <Bayar tagihan={dipilih} onSaved={setBukti} onClose={() => setDipilih(null)} />}
      {bukti && <SlipUang slip={bukti} onClose={() => setBukti(null)} />}
    </>
  )
}
