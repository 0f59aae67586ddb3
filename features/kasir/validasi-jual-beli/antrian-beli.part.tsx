/** Purchases that wait for the cashier: ticked, weighed again beyond a limit, paid out, or turned down. */
import type { OutputOf } from '@kencana/contract'
import { jumlah } from '@kencana/ledger'
import { gramText, LoadError, query, useSend } from '@kencana/screens'
import { Button, Card, CheckField, cellText, FormModal, TextField, Tick } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { caraBayar } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { PEMBELIAN_CHANGES, useBatalBeli } from '../../pembelian/transaksi-pembelian/batal.shared.tsx'
import { bukaBeli, validasiBeli } from '../../pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'
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
                {one.no_faktur_jual !== null && `, nota ${one.no_faktur_jual} ${gramText(one.berat_nota)}`}
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

/** The purchases that wait, which of them are ticked and weighed, and sending them. */
export const useAntrianBeli = () => {
  const list = useQuery({ ...query(bukaBeli, {}), staleTime: 0 })
  const [pilih, setPilih] = useState<readonly string[]>([])
  const { busy, submit } = useSend(validasiBeli, { changes: PEMBELIAN_CHANGES, done: () => setPilih([]) })
  const timbang = useTimbang()
  const semua = list.data ?? []
  const dipilih = semua.filter((one) => pilih.includes(one.no_grup))
  return {
    list,
    semua,
    dipilih,
    timbang,
    busy,
    /** Cash that goes out with what is ticked. */
    tunai: total(dipilih.filter((one) => one.no_rekening === null)),
    ubah: (no: string) => setPilih((now) => (now.includes(no) ? now.filter((one) => one !== no) : [...now, no])),
    pilihSemua: (ya: boolean) => setPilih(ya ? semua.map((one) => one.no_grup) : []),
    validasi: () => submit({ no_grup: dipilih.map((one) => one.no_grup), timbang: timbang.kirim(dipilih) }),
  }
}

/** The cards of the waiting purchases; nothing where none waits. */
export function KartuBeli({ antrian }: { antrian: ReturnType<typeof useAntrianBeli> }) {
  const [tolak, setTolak] = useState<Grup | null>(null)
  const { list, semua, dipilih, timbang, ubah, pilihSemua } = antrian
  return (
    <>
      {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {semua.length > 0 && (
        <Card title="Pembelian menunggu validasi" note={`${semua.length} faktur`} flush>
          <div className={css.semua}>
            <CheckField label="Pilih semua" value={dipilih.length === semua.length} onChange={pilihSemua} />
          </div>
          <ul className={css.faktur}>
            {semua.map((grup) => (
              <Faktur
                key={grup.no_grup}
                grup={grup}
                dipilih={dipilih.includes(grup)}
                onPilih={() => ubah(grup.no_grup)}
                onTolak={() => setTolak(grup)}
                timbang={grup.perlu_saksi && dipilih.includes(grup) && <TimbangBeli grup={grup} timbang={timbang} />}
              />
            ))}
          </ul>
        </Card>
      )}
      {tolak && <Tolak grup={tolak} onClose={() => setTolak(null)} />}
    </>
  )
}
