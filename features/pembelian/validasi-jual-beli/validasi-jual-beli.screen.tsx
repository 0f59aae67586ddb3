import type { OutputOf } from '@kencana/contract'
import { LoadError, mutation, query, queryKey, SaveBar, useBusy, useTitle } from '@kencana/screens'
import { Button, Card, CheckField, cellText, Empty, Form, Modal, Page, popup, TextField, Tick } from '@kencana/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { saldoUang } from '../../keuangan/uang/uang.contract.ts'
import { useBatalBeli } from '../transaksi-pembelian/batal.shared.tsx'
import { bukaBeli, listBeli, validasiBeli } from '../transaksi-pembelian/transaksi-pembelian.contract.ts'
import css from './validasi-jual-beli.module.css'

type Grup = OutputOf<typeof bukaBeli>[number]

const total = (grup: readonly Grup[]) =>
  grup.flatMap((one) => one.barang).reduce((sum, barang) => sum + barang.harga, 0)

const BERUBAH = [bukaBeli, listBeli, saldoUang]

function Tolak({ grup, onClose }: { grup: Grup; onClose: () => void }) {
  const cache = useQueryClient()
  const { batal, dialog } = useBatalBeli()
  const [alasan, setAlasan] = useState('')
  const [salah, setSalah] = useState<string>()
  const { busy, run } = useBusy()
  const submit = async () => {
    if (alasan.trim() === '') return setSalah('Alasan Harus Diisi')
    await run(async () => {
      const answer = await batal(grup.barang, alasan)
      if (!answer) return
      popup('success', answer.message)
      await Promise.all(BERUBAH.map((one) => cache.invalidateQueries({ queryKey: queryKey(one) })))
      onClose()
    })
  }
  return (
    <>
      <Modal
        title="Batal Pembelian"
        titleNote={<span className="k-mono k-dim">{grup.no_grup}</span>}
        busy={busy}
        onClose={onClose}
        actions={
          <>
            <Button onClick={onClose} disabled={busy}>
              Tidak
            </Button>
            <Button
              kind="danger"
              kbd="F9"
              data-save
              busy={busy}
              busyText="Sedang Menyimpan"
              onClick={() => void submit()}
            >
              Batalkan Pembelian
            </Button>
          </>
        }
      >
        <Form onSave={() => void submit()}>
          <p>
            {grup.barang.length} barang dari {grup.nama_customer} tidak jadi dibeli.
          </p>
          <TextField
            name="alasan"
            label="Alasan"
            required
            autoFocus
            value={alasan}
            error={salah}
            onChange={(value) => {
              setSalah(undefined)
              setAlasan(value)
            }}
          />
        </Form>
      </Modal>
      {dialog}
    </>
  )
}

function Faktur({
  grup,
  dipilih,
  onPilih,
  onTolak,
}: {
  grup: Grup
  dipilih: boolean
  onPilih: () => void
  onTolak: () => void
}) {
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
          <span>{grup.no_rekening === null ? grup.cara_bayar : `${grup.cara_bayar} ${grup.no_rekening}`}</span>
        </p>
        <ul className={css.barang}>
          {grup.barang.map((one) => (
            <li key={one.no_faktur_beli}>
              <span>{one.nama_barang}</span>
              <span className="k-dim">
                {one.kode_group} {one.kode_dept} {one.kadar}, {one.kondisi}
              </span>
              <span>{cellText('gram', one.berat)} g</span>
              <b data-lebih={one.harga > one.harga_hitung || undefined}>{cellText('rupiah', one.harga)}</b>
            </li>
          ))}
        </ul>
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

const useValidasi = () => {
  const cache = useQueryClient()
  const list = useQuery({ ...query(bukaBeli, {}), staleTime: 0 })
  const [pilih, setPilih] = useState<readonly string[]>([])
  const terpilih = (list.data ?? []).filter((one) => pilih.includes(one.no_grup))
  const sahkan = useMutation({
    ...mutation(validasiBeli),
    onSuccess: async ({ message }) => {
      setPilih([])
      popup('success', message)
      await Promise.all(BERUBAH.map((one) => cache.invalidateQueries({ queryKey: queryKey(one) })))
    },
  })
  const submit = () => {
    if (sahkan.isPending || terpilih.length === 0) return
    sahkan.mutate({ no_grup: terpilih.map((one) => one.no_grup) })
  }
  return { list, terpilih, pilih, setPilih, submit, busy: sahkan.isPending }
}

/** The cashier: what was entered at the counter becomes valid, goods and money at once, or is turned down. */
export default function ValidasiJualBeliScreen() {
  useTitle('Validasi Jual Beli')
  const { list, terpilih, pilih, setPilih, submit, busy } = useValidasi()
  const kas = useQuery({ ...query(saldoUang, {}), staleTime: 0 }).data?.kas
  const [tolak, setTolak] = useState<Grup | null>(null)
  const semua = list.data ?? []
  const ubah = (no: string) => setPilih((now) => (now.includes(no) ? now.filter((one) => one !== no) : [...now, no]))
  return (
    <Page
      path={['Kasir', 'Validasi Jual Beli']}
      title="Validasi Jual Beli"
      bar={
        <SaveBar
          facts={[
            { label: 'Dipilih', value: cellText('int', terpilih.length), unit: 'faktur' },
            { label: 'Saldo Kas', value: kas === undefined ? '…' : cellText('rupiah', kas) },
          ]}
          total={{ label: 'Dibayar', prefix: 'Rp.', value: cellText('rupiah', total(terpilih)) }}
          saveText="Validasi"
          busyText="Sedang Menyimpan"
          busy={busy}
          disabled={terpilih.length === 0}
          onSave={submit}
          cancelText="Batal"
          onCancel={() => setPilih([])}
        />
      }
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
            />
          ))}
        </ul>
      </Card>
      {tolak && <Tolak grup={tolak} onClose={() => setTolak(null)} />}
    </Page>
  )
}
