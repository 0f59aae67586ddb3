import { FormDialog, may, rupiahText, useSend, useUser, useZodForm } from '@kencana/screens'
import { Badge, Button, cellText, type FactRows, Facts, FieldGrid, FormModal, Section, TextField } from '@kencana/ui'
import { useState } from 'react'
import { UANG_PAS, usePembayaran } from '../../keuangan/pembayaran/isian-bayar.shared.tsx'
import { BagianPembayaran } from '../../keuangan/pembayaran/pembayaran.shared.tsx'
import type { KartuHutang, Lelang } from '../transaksi-hutang/bayar-hutang.contract.ts'
import { denganKuasa, olehOrang } from '../transaksi-hutang/kuasa-hutang.contract.ts'
import { batalLelang, batalSurplus, bayarSurplus, isianSurplus } from '../transaksi-hutang/lelang-hutang.contract.ts'
import { HUTANG_CHANGES } from '../transaksi-hutang/slip-hutang.shared.tsx'
import css from './lihat-hutang.module.css'
import { TimbangBatal } from './timbang-lelang.part.tsx'

type Kertas = 'LELANG' | 'SURPLUS'

interface Props {
  hutang: KartuHutang
  onCetak: (kertas: Kertas) => void
  onSelesai: (kertas: { no_hutang: string; kertas: Kertas }) => void
}

/** What an auction left over goes to its customer, who shows his paper. */
function BayarSurplus({
  hutang,
  lelang,
  onClose,
  onSelesai,
}: Omit<Props, 'onCetak'> & { lelang: Lelang; onClose: () => void }) {
  const form = useZodForm(isianSurplus.omit({ pembayaran: true }).refine(...denganKuasa('penerima')), {
    no_lelang: lelang.no_lelang,
    identitas_penerima: '',
    penerima: '',
    kuasa: '',
    otorisasi: null,
  })
  const [rows, setRows] = useState(UANG_PAS)
  const bayar = usePembayaran(rows, setRows, { jumlah: lelang.lebih, keluar: true, sebut: 'Kelebihan Lelang' })
  const { busy, submit } = useSend(bayarSurplus, {
    changes: HUTANG_CHANGES,
    note: ({ no_surplus }) => no_surplus,
    done: () => onSelesai({ no_hutang: hutang.no_hutang, kertas: 'SURPLUS' }),
  })
  const simpan = () => {
    const pembayaran = bayar.baca()
    const input = form.validate()
    if (input && pembayaran) void submit({ ...input, pembayaran })
  }
  return (
    <FormModal
      title="Bayar Kelebihan Lelang"
      titleNote={<span className="k-mono k-dim">{lelang.no_lelang}</span>}
      size={720}
      busy={busy}
      saveText="Simpan"
      onClose={onClose}
      onSave={simpan}
    >
      <div className={css.susun}>
        <p>
          {hutang.nama_customer}: {rupiahText(lelang.lebih)} miliknya, diserahkan dengan kartu identitasnya.
        </p>
        <FieldGrid columns={2}>
          <TextField {...form.field('identitas_penerima')} label="Identitas Penerima" required autoFocus />
          <TextField {...form.field('penerima')} label="Penerima" placeholder="bila bukan customer" maxLength={100} />
        </FieldGrid>
        {form.values.penerima !== '' && (
          <TextField
            {...form.field('kuasa')}
            label="Hubungan Atau Surat Kuasa"
            placeholder="mis. istri, atau nomor surat kuasanya"
            required
            maxLength={100}
          />
        )}
        <BagianPembayaran {...bayar.bagian} judul="Kelebihan lelang keluar" sebutan="Dibayarkan" />
      </div>
    </FormModal>
  )
}

/** An auction was wrong: its pieces lie here for the loan again, each over the scale before somebody else. */
function BatalkanLelang({ lelang, onClose }: { lelang: Lelang; onClose: () => void }) {
  if (!lelang.timbang_batal) return <TimbangBatal lelang={lelang} onClose={onClose} />
  return (
    <FormDialog
      endpoint={batalLelang}
      initial={{ no_lelang: lelang.no_lelang, alasan: '', otorisasi: null }}
      changes={HUTANG_CHANGES}
      title="Batal Lelang"
      about={lelang.no_lelang}
      saveText="Batalkan Lelang"
      danger
      note={({ no_batal }) => no_batal}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <p>Barangnya sudah ditimbang berdua hari ini, dan kembali menjadi jaminan.</p>
          <TextField {...field('alasan')} label="Alasan" required autoFocus maxLength={200} />
        </>
      )}
    </FormDialog>
  )
}

function Batalkan({ lelang, surplus, onClose }: { lelang: Lelang; surplus: boolean; onClose: () => void }) {
  const bersama = { changes: HUTANG_CHANGES, danger: true, onClose } as const
  if (surplus && lelang.surplus)
    return (
      <FormDialog
        {...bersama}
        endpoint={batalSurplus}
        initial={{ no_surplus: lelang.surplus.no_surplus, alasan: '', otorisasi: null }}
        title="Batal Kelebihan Lelang"
        about={lelang.surplus.no_surplus}
        saveText="Batalkan Pembayaran"
        note={({ no_batal }) => no_batal}
      >
        {({ field }) => <TextField {...field('alasan')} label="Alasan" required autoFocus maxLength={200} />}
      </FormDialog>
    )
  return <BatalkanLelang lelang={lelang} onClose={onClose} />
}

const rupiah = (value: number) => cellText('rupiah', value)

function Uang({ lelang: { nilai, bunga, denda, kurang, lebih, surplus } }: { lelang: Lelang }) {
  const baris: FactRows = [
    ['Nilai', rupiah(nilai)],
    ['Bunga dan denda dibayar', rupiah(bunga + denda)],
    ...(kurang > 0 ? ([['Kurang dari pokok, biaya toko', rupiah(kurang)]] as const) : []),
    ...(lebih > 0 ? ([['Kelebihan milik customer', rupiah(lebih)]] as const) : []),
    ...(surplus
      ? ([
          [
            'Dibayarkan',
            `${surplus.no_surplus} ${surplus.tgl_system} ${olehOrang(surplus.penerima, surplus.kuasa, surplus.identitas_penerima)}`,
          ],
        ] as const)
      : []),
  ]
  return <Facts rows={baris} />
}

/** How the goods of a loan were auctioned, and what is still to be done of it. */
export function BagianLelang({ hutang, onCetak, onSelesai }: Props) {
  const user = useUser()
  const [buka, setBuka] = useState<'SURPLUS' | 'BATAL' | 'BATAL SURPLUS' | null>(null)
  const { lelang } = hutang
  if (!lelang) return null
  const terbuka = lelang.lebih > 0 && !lelang.surplus
  const tutup = () => setBuka(null)
  return (
    <Section
      label="Lelang"
      className={css.susun}
      title={
        <>
          Lelang <span className="k-mono k-dim">{lelang.no_lelang}</span>{' '}
          {terbuka && <Badge tone="amber">KELEBIHAN MILIK CUSTOMER</Badge>}
        </>
      }
    >
      <Uang lelang={lelang} />
      <div className={css.aksi}>
        {terbuka && may(user, bayarSurplus) && (
          <Button kind="primary" onClick={() => setBuka('SURPLUS')}>
            Bayar Kelebihan
          </Button>
        )}
        <Button onClick={() => onCetak('LELANG')}>Cetak Lelang</Button>
        {lelang.surplus && <Button onClick={() => onCetak('SURPLUS')}>Cetak Kelebihan</Button>}
        {lelang.surplus && may(user, batalSurplus) && (
          <Button kind="danger" onClick={() => setBuka('BATAL SURPLUS')}>
            Batalkan Kelebihan
          </Button>
        )}
        {!lelang.surplus && may(user, batalLelang) && (
          <Button kind="danger" onClick={() => setBuka('BATAL')}>
            Batalkan Lelang
          </Button>
        )}
      </div>
      {buka === 'SURPLUS' && <BayarSurplus hutang={hutang} lelang={lelang} onClose={tutup} onSelesai={onSelesai} />}
      {buka !== null && buka !== 'SURPLUS' && (
        <Batalkan lelang={lelang} surplus={buka === 'BATAL SURPLUS'} onClose={tutup} />
      )}
    </Section>
  )
}
