/** Vouchers issued beside gifts: sold, given for points, printed, taken back. */
import type { OutputOf } from '@kencana/contract'
import { rp } from '@kencana/ledger'
import {
  call,
  FormDialog,
  isOwner,
  RiwayatDokumen,
  rupiahText,
  showError,
  useMay,
  useSend,
  useUser,
  useZodForm,
} from '@kencana/screens'
import { Button, FieldGrid, FormModal, IntField, RupiahField, useKeys } from '@kencana/ui'
import { useState } from 'react'
import { slipDokumen } from '../../cetak/slip.shared.tsx'
import { UANG_PAS, usePembayaran } from '../../keuangan/pembayaran/isian-bayar.shared.tsx'
import { BagianPembayaran } from '../../keuangan/pembayaran/pembayaran.shared.tsx'
import type { UangKembali } from '../../keuangan/pembayaran/uang-kembali.contract.ts'
import { SlipUangKembali } from '../../keuangan/pembayaran/uang-kembali.shared.tsx'
import { saldoUang } from '../../keuangan/uang/uang.contract.ts'
import { usePara } from '../../pengaturan/para-system/para-system.shared.tsx'
import { BuktiField } from '../kartu-member/bukti-field.shared.tsx'
import { MemberField } from '../pelanggan/member-field.shared.tsx'
import { saldoMember } from '../transaksi-poin/transaksi-poin.contract.ts'
import {
  batalVoucher,
  DOKUMEN_VOUCHER,
  getBatalVoucher,
  getVoucher,
  jualVoucher,
  listVoucher,
  tukarVoucher,
} from './voucher.contract.ts'
import { kertasVoucher } from './voucher.receipt.ts'

type Voucher = OutputOf<typeof getVoucher>

const CHANGES = [listVoucher, saldoMember, saldoUang]

const Kertas = slipDokumen(DOKUMEN_VOUCHER, kertasVoucher, (voucher) => [
  ['Nilai', rupiahText(voucher.nilai)],
  ['Berlaku sampai', voucher.berlaku_sampai],
])

interface TerbitProps {
  onTerbit: (voucher: Voucher) => void
  onClose: () => void
}

function JualVoucher({ onTerbit, onClose }: TerbitProps) {
  const { field, values, validate } = useZodForm(jualVoucher.input, {
    kode_member: '-',
    nilai: null,
    pembayaran: [],
    otorisasi: null,
  })
  const [rows, setRows] = useState(UANG_PAS)
  const bayar = usePembayaran(rows, setRows, { jumlah: values.nilai ?? 0 })
  const { busy, submit } = useSend(jualVoucher, {
    changes: CHANGES,
    note: ({ no_voucher }) => no_voucher,
    done: ({ data }) => {
      onClose()
      onTerbit(data)
    },
  })
  const simpan = () => {
    const pembayaran = bayar.baca()
    const input = validate()
    if (input && pembayaran) void submit({ ...input, nilai: rp(input.nilai), pembayaran })
  }
  return (
    <FormModal title="Jual Voucher" size={680} busy={busy} saveText="Simpan Data" onClose={onClose} onSave={simpan}>
      <FieldGrid>
        <RupiahField {...field('nilai')} label="Nilai" required autoFocus />
      </FieldGrid>
      <BagianPembayaran {...bayar.bagian} judul="Dibayar" />
    </FormModal>
  )
}

function TukarVoucher({ onTerbit, onClose }: TerbitProps) {
  const [member, setMember] = useState<{ kode_member: string; nama: string } | null>(null)
  const nilai = Number(usePara()('nilai_poin') ?? 0)
  return (
    <FormDialog
      endpoint={tukarVoucher}
      initial={{ kode_member: '', poin: null, bukti: '' }}
      title="Tukar Poin Dengan Voucher"
      changes={CHANGES}
      note={({ no_voucher }) => no_voucher}
      onSaved={({ data }) => onTerbit(data)}
      onClose={onClose}
    >
      {({ field, values, set }) => (
        <FieldGrid>
          <MemberField
            name="kode_member"
            dipilih={member}
            onPilih={(satu, kartu = '') => {
              setMember(satu)
              set({ kode_member: satu?.kode_member ?? '', bukti: kartu })
            }}
            error={field('kode_member').error}
          />
          <IntField {...field('poin')} label="Poin" required />
          <p>Bernilai {rupiahText(Number(values.poin ?? 0) * nilai)}</p>
          <BuktiField {...field('bukti')} kode_member={values.kode_member} />
        </FieldGrid>
      )}
    </FormDialog>
  )
}

/** The two ways of issuing one, and those of today. */
export function Voucher() {
  const [buka, setBuka] = useState<'JUAL' | 'TUKAR' | null>(null)
  const [kertas, setKertas] = useState<Voucher | null>(null)
  const [kembali, setKembali] = useState<UangKembali | null>(null)
  const boleh = useMay(jualVoucher)
  const pemilik = isOwner(useUser())
  const nilai = Number(usePara()('nilai_poin') ?? 0)
  useKeys({ F2: () => boleh && setBuka('JUAL') })
  const terbit = { onTerbit: setKertas, onClose: () => setBuka(null) }
  return (
    <>
      {boleh && (
        <div>
          <Button kbd="F2" onClick={() => setBuka('JUAL')}>
            Jual Voucher
          </Button>{' '}
          {nilai > 0 && <Button onClick={() => setBuka('TUKAR')}>Tukar Dengan Voucher</Button>}
        </div>
      )}
      <RiwayatDokumen
        dokumen={DOKUMEN_VOUCHER}
        title="Voucher hari ini"
        emptyText="Belum ada voucher"
        list={listVoucher}
        isi={(row) => `${row.asal === 'POIN' ? `${row.poin} poin ${row.kode_member}` : 'dijual'}, ${row.status}`}
        jumlah={(row) => [rupiahText(row.nilai)]}
        {...(pemilik ? { get: getVoucher, onSlip: setKertas } : {})}
        cancel={{
          endpoint: batalVoucher,
          title: 'Batal Voucher',
          text: (row) =>
            `${rupiahText(row.nilai)} tidak berlaku lagi, ${row.asal === 'POIN' ? 'poinnya' : 'uangnya'} kembali.`,
          may: (row, user) => row.status === 'AKTIF' && (row.tgl_system === user.tgl_system || isOwner(user)),
          changes: CHANGES,
          paper: {
            of: (row) => row.asal === 'JUAL',
            show: (no_batal) => void call(getBatalVoucher, { no_batal }).then(setKembali, showError),
          },
        }}
      />
      {buka === 'JUAL' && <JualVoucher {...terbit} />}
      {buka === 'TUKAR' && <TukarVoucher {...terbit} />}
      {kembali && <SlipUangKembali slip={kembali} onClose={() => setKembali(null)} />}
      {kertas && <Kertas slip={kertas} onClose={() => setKertas(null)} />}
    </>
  )
}
