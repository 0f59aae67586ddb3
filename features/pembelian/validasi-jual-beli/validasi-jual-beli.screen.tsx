import type { OutputOf } from '@kencana/contract'
import { jumlah } from '@kencana/ledger'
import { DokumenPage, gramText, LoadError, query, useSend } from '@kencana/screens'
import { Button, Card, CheckField, cellText, Empty, FormModal, TextField, Tick } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { NonTunai } from '../../keuangan/pembayaran/non-tunai.shared.tsx'
import { caraBayar } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { saldoUang } from '../../keuangan/uang/uang.contract.ts'
import { PEMBELIAN_CHANGES, useBatalBeli } from '../transaksi-pembelian/batal.shared.tsx'
import { bukaBeli, validasiBeli } from '../transaksi-pembelian/transaksi-pembelian.contract.ts'
import { TimbangBeli, useTimbang } from './timbang-beli.part.tsx'
import css from './validasi-jual-beli.module.css'

type Grup = OutputOf<typeof bukaBeli>[number]

const total = (grup: readonly Grup[]) =>
  jumlah(
    grup.flatMap((one) => one.barang),
    'harga',
  )

function Tolak({ grup, onClose }: { grup: Grup; onClose: () => void }) {
  const { alasan, save, busy } = useBatalBeli(grup.barang, onClose)
  return (
    <FormModal
      title="Batal Pembelian"
      titleNote={<span className="k-mono k-dim">{grup.no_grup}</span>}
      busy={busy}
      kind="danger"
      saveText="Batalkan Pembelian"
      cancelText="Tidak"
      onClose={onClose}
      onSave={save}
    >
      <p>
        {grup.barang.length} barang dari {grup.nama_customer} tidak jadi dibeli.
      </p>
      <TextField {...alasan} label="Alasan" required autoFocus />
    </FormModal>
  )
}

interface FakturProps {
  grup: Grup
  dipilih: boolean
  onPilih: () => void
  onTolak: () => void
  /** What is asked of a form that is ticked. */
  timbang: ReactNode
}

function Faktur({ grup, dipilih, onPilih, onTolak, timbang }: FakturProps) {
  return (
    <li>
      <Tick checked={dipilih} onChange={onPilih} aria-label={`Pilih ${grup.no_grup}`} />
      <div>
        <p className={css.kepala}>
          <b className="k-mono">{grup.no_grup}</b>
          <span>{grup.nama_customer}</span>
          <span className="k-dim">
            {grup.kode_sales} {grup.nama_sales}
          </span>
          <span>{caraBayar(grup)}</span>
        </p>
        <ul className={css.barang}>
          {grup.barang.map((one) => (
            <li key={one.no_faktur_beli}>
              <span>{one.nama_barang}</span>
              <span className="k-dim">
                {one.kode_group} {one.kode_dept} {one.kadar}, {one.kondisi}
              </span>
              <span>{gramText(one.berat)}</span>
              <b data-lebih={one.harga > one.harga_hitung || undefined}>{cellText('rupiah', one.harga)}</b>
            </li>
          ))}
        </ul>
        {timbang}
      </div>
      <span className={css.jumlah}>
        <b>{cellText('rupiah', total([grup]))}</b>
        <Button size="sm" kind="subtle" onClick={onTolak}>
          Batalkan
        </Button>
      </span>
    </li>
  )
}

/** The cashier: what was entered at the counter becomes valid, goods and money at once, or is turned down. */
export default function ValidasiJualBeliScreen() {
  const list = useQuery({ ...query(bukaBeli, {}), staleTime: 0 })
  const kas = useQuery({ ...query(saldoUang, {}), staleTime: 0 }).data?.kas
  const [pilih, setPilih] = useState<readonly string[]>([])
  const [tolak, setTolak] = useState<Grup | null>(null)
  const { busy, submit } = useSend(validasiBeli, { changes: PEMBELIAN_CHANGES, done: () => setPilih([]) })
  const timbang = useTimbang()
  const semua = list.data ?? []
  const ticked = semua.filter((one) => pilih.includes(one.no_grup))
  const ubah = (no: string) => setPilih((now) => (now.includes(no) ? now.filter((one) => one !== no) : [...now, no]))
  return (
    <DokumenPage
      path={['Kasir', 'Validasi Jual Beli']}
      bar={{
        write: validasiBeli,
        facts: [
          { label: 'Dipilih', value: cellText('int', ticked.length), unit: 'faktur' },
          { label: 'Saldo Kas', value: kas === undefined ? '…' : cellText('rupiah', kas) },
        ],
        total: { label: 'Dibayar', prefix: 'Rp.', value: cellText('rupiah', total(ticked)) },
        saveText: 'Validasi',
        busy,
        disabled: ticked.length === 0,
        onSave: () =>
          ticked.length > 0 &&
          void submit({ no_grup: ticked.map((one) => one.no_grup), timbang: timbang.kirim(ticked) }),
        onCancel: () => setPilih([]),
      }}
    >
      <Card title="Pembelian menunggu validasi" note={`${semua.length} faktur`} flush>
        {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
        {list.data?.length === 0 && <Empty title="Belum Ada Data Yang Harus Di Validasi" />}
        {semua.length > 0 && (
          <div className={css.semua}>
            <CheckField
              label="Pilih semua"
              value={pilih.length === semua.length}
              onChange={(ya) => setPilih(ya ? semua.map((one) => one.no_grup) : [])}
            />
          </div>
        )}
        <ul className={css.faktur}>
          {semua.map((grup) => (
            <Faktur
              key={grup.no_grup}
              grup={grup}
              dipilih={pilih.includes(grup.no_grup)}
              onPilih={() => ubah(grup.no_grup)}
              onTolak={() => setTolak(grup)}
              timbang={
                grup.perlu_saksi && pilih.includes(grup.no_grup) && <TimbangBeli grup={grup} timbang={timbang} />
              }
            />
          ))}
        </ul>
      </Card>
      <NonTunai />
      {tolak && <Tolak grup={tolak} onClose={() => setTolak(null)} />}
    </DokumenPage>
  )
}
