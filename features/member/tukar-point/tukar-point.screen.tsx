import type { OutputOf } from '@kencana/contract'
import {
  call,
  DokumenPage,
  isOwner,
  LinesTable,
  optionsOf,
  query,
  RiwayatDokumen,
  useSubmit,
  useZodForm,
} from '@kencana/screens'
import { Card, type Column, cellText, FieldGrid, IntField, KodeSelect } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { slipDokumen } from '../../cetak/slip.shared.tsx'
import { JalanKeluar } from '../../master/baki/jalan-keluar.shared.tsx'
import { FotoHadiah } from '../../master/data-hadiah/foto-hadiah.shared.tsx'
import { BuktiField } from '../kartu-member/bukti-field.shared.tsx'
import { MemberField } from '../pelanggan/member-field.shared.tsx'
import { saldoMember } from '../transaksi-poin/transaksi-poin.contract.ts'
import { Voucher } from '../voucher/voucher.shared.tsx'
import {
  batalTukarPoin,
  DOKUMEN_TUKAR_POIN,
  getTukarPoin,
  hadiahTukar,
  listTukarPoin,
  tukarPoin,
} from './tukar-point.contract.ts'
import { strukTukarPoin } from './tukar-point.receipt.ts'

type Tukar = OutputOf<typeof getTukarPoin>
type Hadiah = OutputOf<typeof hadiahTukar>[number]

const BELUM = <JalanKeluar ke="hadiah" />
const BLANK = { kode_member: '', kode_hadiah: '', qty: 1, bukti: '' }
const CHANGES = [listTukarPoin, hadiahTukar, saldoMember]

const poinText = (poin: number) => `${cellText('int', poin)} poin`

const Slip = slipDokumen(DOKUMEN_TUKAR_POIN, strukTukarPoin, (tukar) => [
  ['Member', `${tukar.kode_member} ${tukar.nama_member}`],
  ['Hadiah', `${tukar.qty} ${tukar.nama_hadiah}`],
  ['Poin', cellText('int', tukar.poin)],
  ['Sisa', cellText('int', tukar.sisa)],
])

const COLUMNS: readonly Column<Hadiah>[] = [
  { key: 'foto', title: 'Foto', width: 56, render: (row) => <FotoHadiah hadiah={row} /> },
  { key: 'nama_hadiah', title: 'Nama Hadiah', kind: 'name' },
  { key: 'poin', title: 'Poin', kind: 'int' },
  { key: 'stock', title: 'Stok', kind: 'int' },
  { key: 'kode_hadiah', title: 'Kode Hadiah', kind: 'kode' },
]

/** What was taken today, to be printed again or given back. */
const Riwayat = ({ onSlip }: { onSlip: (slip: Tukar) => void }) => (
  <RiwayatDokumen
    dokumen={DOKUMEN_TUKAR_POIN}
    title="Ditukar hari ini"
    emptyText="Belum ada poin yang ditukar"
    list={listTukarPoin}
    isi={(row) => `${row.kode_member} ${row.nama_member}: ${row.qty} ${row.nama_hadiah}`}
    jumlah={(row) => [poinText(row.poin)]}
    get={getTukarPoin}
    onSlip={onSlip}
    cancel={{
      endpoint: batalTukarPoin,
      title: 'Batal Tukar Poin',
      text: (row) =>
        `${row.qty} ${row.nama_hadiah} kembali ke stok, ${poinText(row.poin)} kembali ke ${row.nama_member}.`,
      may: (row, user) => row.tgl_system === user.tgl_system || isOwner(user),
      changes: CHANGES,
    }}
  />
)

const useTukar = () => {
  const form = useZodForm(tukarPoin.input, BLANK)
  const [member, setMember] = useState<{ kode_member: string; nama: string } | null>(null)
  const kirim = useSubmit({ submit: call }, tukarPoin, {
    slip: ({ data }): Tukar => data,
    changes: CHANGES,
    saved: () => {
      setMember(null)
      form.reset(BLANK)
    },
  })
  const hadiah = useQuery({ ...query(hadiahTukar, {}), staleTime: 0 })
  const { kode_member, kode_hadiah, qty } = form.values
  const saldo = useQuery({ ...query(saldoMember, { kode_member }), staleTime: 0, enabled: kode_member !== '' }).data
  const dipilih = hadiah.data?.find((one) => one.kode_hadiah === kode_hadiah)
  const poin = (dipilih?.poin ?? 0) * Number(qty ?? 0)
  return { form, member, setMember, ...kirim, hadiah, saldo, poin }
}

function Isian({ form, member, setMember, hadiah, saldo }: ReturnType<typeof useTukar>) {
  const rows = hadiah.data ?? []
  const pilihan = optionsOf(
    hadiah,
    rows.map((one) => ({ kode: one.kode_hadiah, nama: one.nama_hadiah })),
    BELUM,
  )
  return (
    <FieldGrid columns={2}>
      <MemberField
        name="kode_member"
        dipilih={member}
        onPilih={(satu, dipindai = '') => {
          setMember(satu)
          form.set({ kode_member: satu?.kode_member ?? '', bukti: dipindai })
        }}
        error={form.field('kode_member').error}
      />
      <BuktiField {...form.field('bukti')} kode_member={form.values.kode_member} />
      <KodeSelect {...form.field('kode_hadiah')} label="Hadiah" required {...pilihan} />
      <IntField {...form.field('qty')} label="Jumlah" required />
      {saldo !== undefined && saldo.tunggakan > 0 && (
        <p>Masih kurang {poinText(saldo.tunggakan)}: poin berikutnya menutupnya lebih dulu.</p>
      )}
    </FieldGrid>
  )
}

/** Points of a member who stands at the counter for a gift. */
export default function TukarPointScreen() {
  const tukar = useTukar()
  const { form, busy, submit, shown, show, hadiah, saldo, poin } = tukar
  const sisa = saldo && saldo.saldo - poin
  return (
    <DokumenPage
      path={['Member', 'Tukar Point']}
      bar={{
        write: tukarPoin,
        facts: [
          { label: 'Poin Member', value: saldo ? cellText('int', saldo.saldo) : '-' },
          {
            label: 'Sisa',
            value: sisa === undefined ? '-' : cellText('int', sisa),
            ...(sisa !== undefined && sisa < 0 ? { tone: 'red' as const } : {}),
          },
        ],
        total: { label: 'Poin Ditukar', value: cellText('int', poin) },
        busy,
        onSave: () => void submit(() => form.validate()),
      }}
    >
      <Card>
        <Isian {...tukar} />
      </Card>
      <LinesTable
        columns={COLUMNS}
        rows={hadiah.data ?? []}
        rowId={(row) => row.kode_hadiah}
        noun="hadiah"
        emptyText={hadiah.data ? 'Belum ada hadiah' : 'Memuat hadiah'}
        onRowClick={({ kode_hadiah }) => form.set({ kode_hadiah })}
      />
      <Riwayat onSlip={show} />
      <Voucher />
      {shown && <Slip {...shown} onClose={() => show(null)} />}
    </DokumenPage>
  )
}
