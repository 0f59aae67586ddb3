import type { OutputOf } from '@kencana/contract'
import {
  call,
  DokumenPage,
  isOwner,
  LoadError,
  query,
  RiwayatDokumen,
  rupiahText,
  useMay,
  useSend,
  useSubmit,
  useTanggalJam,
  useZodForm,
} from '@kencana/screens'
import { Button, Card, cellText, Empty, FieldGrid, KodeSelect, RupiahField, TextField } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { UangMasuk } from '../../cabang/uang-masuk/uang-masuk.shared.tsx'
import { slipDokumen } from '../../cetak/slip.shared.tsx'
import { useTempatUangOptions } from '../uang/rekening-toko.picker.tsx'
import { saldoUang } from '../uang/uang.contract.ts'
import {
  batalPindahUang,
  DOKUMEN_PINDAH_UANG,
  getPindahUang,
  KAS,
  laciTempat,
  listPindahUang,
  pindahUang,
  terimaUang,
  uangJalan,
} from './pindah-uang.contract.ts'
import { strukPindahUang } from './pindah-uang.receipt.ts'
import { UangJalan } from './uang-jalan.shared.tsx'

type Pindah = OutputOf<typeof getPindahUang>

const BLANK = { dari: KAS, ke: '', jumlah: null, keterangan: '' }
const CHANGES = [listPindahUang, uangJalan, saldoUang]

const Slip = slipDokumen(DOKUMEN_PINDAH_UANG, strukPindahUang, (pindah) => [
  ['Dari', pindah.dari],
  ['Ke', pindah.ke],
  ['Jumlah', rupiahText(pindah.jumlah)],
])

/** Money is there: at a bank by the number of its slip. */
function Sampai({ pindah: { no_pindah_uang, ke } }: { pindah: OutputOf<typeof uangJalan>[number] }) {
  const [referensi, setReferensi] = useState('')
  const [salah, setSalah] = useState('')
  const { busy, submit } = useSend(terimaUang, { changes: CHANGES })
  const bank = laciTempat(ke) === null
  const kirim = () => {
    if (bank && referensi.trim() === '') return setSalah('No Bukti Bank Harus Diisi')
    void submit({ no_pindah_uang, referensi: bank ? referensi.trim() : '', otorisasi: null })
  }
  return (
    <>
      {bank && (
        <TextField
          label="No Bukti Bank"
          required
          value={referensi}
          error={salah}
          onChange={(isi) => {
            setSalah('')
            setReferensi(isi)
          }}
        />
      )}
      <Button size="sm" disabled={busy} aria-label={`Sudah sampai ${no_pindah_uang}`} onClick={kirim}>
        Sudah Sampai
      </Button>
    </>
  )
}

/** What is under way: whoever sees it where it goes says so. */
function DiJalan() {
  const list = useQuery({ ...query(uangJalan, {}), staleTime: 0 })
  const boleh = useMay(terimaUang)
  const jam = useTanggalJam()
  const rows = list.data ?? []
  return (
    <Card title="Uang di jalan" note={`${rows.length} pindahan`} flush>
      {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && rows.length === 0 && <Empty title="Tidak Ada Uang Di Jalan" />}
      <UangJalan
        nama="Uang di jalan"
        baris={rows.map((row) => ({
          nomor: row.no_pindah_uang,
          siapa: `${row.dari} ke ${row.ke}`,
          tentang: `${jam(row.waktu)} ${row.user_id}, ${row.keterangan}`,
          jumlah: row.jumlah,
          aksi: boleh && <Sampai pindah={row} />,
        }))}
      />
    </Card>
  )
}

/** Money between drawer and accounts; what lies there is shown beside. */
export default function PindahUangScreen() {
  const saldo = useQuery({ ...query(saldoUang, {}), staleTime: 0 }).data
  const form = useZodForm(pindahUang.input, BLANK)
  const { busy, submit, shown, show } = useSubmit({ submit: call }, pindahUang, {
    slip: ({ data }): Pindah => data,
    changes: CHANGES,
    saved: () => form.reset(BLANK),
  })
  const bank = saldo?.bank ?? []
  const tempat = useTempatUangOptions()
  const laci = saldo?.laci.find((one) => one.kode_laci === laciTempat(form.values.dari))
  const isi = (laci ?? bank.find((one) => one.no_rekening === form.values.dari))?.saldo
  return (
    <DokumenPage
      path={['Keuangan', 'Pindah Uang']}
      bar={{
        write: pindahUang,
        facts: [{ label: 'Saldo Asal', value: isi === undefined ? '-' : cellText('rupiah', isi) }],
        total: { label: 'Jumlah', prefix: 'Rp.', value: cellText('rupiah', form.values.jumlah ?? 0) },
        busy,
        onSave: () => void submit(() => form.validate()),
      }}
    >
      <Card>
        <FieldGrid columns={2}>
          <KodeSelect {...form.field('dari')} label="Dari" required autoFocus {...tempat} />
          <KodeSelect {...form.field('ke')} label="Ke" required {...tempat} />
          <RupiahField {...form.field('jumlah')} label="Jumlah" required />
          <TextField {...form.field('keterangan')} label="Keterangan" required />
        </FieldGrid>
      </Card>
      <DiJalan />
      <UangMasuk />
      <RiwayatDokumen
        dokumen={DOKUMEN_PINDAH_UANG}
        title="Dipindahkan hari ini"
        emptyText="Belum ada uang yang dipindahkan"
        list={listPindahUang}
        isi={(row) =>
          `${row.dari} ke ${row.ke}, ${row.diterima_oleh === null ? 'di jalan' : `diterima ${row.diterima_oleh}`}`
        }
        jumlah={(row) => [cellText('rupiah', row.jumlah)]}
        plain
        get={getPindahUang}
        onSlip={show}
        cancel={{
          endpoint: batalPindahUang,
          title: 'Batal Pindah Uang',
          text: (row) => `${rupiahText(row.jumlah)} kembali ke ${row.dari}.`,
          may: (row, user) => row.no_sampai === null && (row.tgl_system === user.tgl_system || isOwner(user)),
          changes: CHANGES,
        }}
      />
      {shown && <Slip {...shown} onClose={() => show(null)} />}
    </DokumenPage>
  )
}
