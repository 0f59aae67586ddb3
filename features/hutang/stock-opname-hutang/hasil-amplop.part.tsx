import type { OutputOf } from '@kencana/contract'
import { jumlahBerat, mg } from '@kencana/ledger'
import { FormDialog, gramText, isOwner, LinesTable, may, saveProof, useSend, useUser } from '@kencana/screens'
import { ask, Banner, Button, Card, type Column, IconDownload, TextField } from '@kencana/ui'
import { useState } from 'react'
import {
  AngkaHitungan,
  HasilAngka,
  HasilBadge,
  Kata,
  TimbanganHitungan,
  tandaHitung,
} from '../../barang/stock-opname/opname.shared.tsx'
import { getKartuHutang } from '../transaksi-hutang/bayar-hutang.contract.ts'
import { type BarisAmplop, beritaAmplop } from './berita-amplop.report.ts'
import { getOpnameHutang, listOpnameHutang, setujuiOpnameHutang, temuJaminan } from './stock-opname-hutang.contract.ts'

type Opname = OutputOf<typeof getOpnameHutang>
type Hasil = NonNullable<Opname['hasil']>
type Amplop = Hasil['amplop'][number]

const CHANGES = [getOpnameHutang, listOpnameHutang, getKartuHutang]

const temu = ({ temu_oleh, alasan_temu }: Amplop) => (temu_oleh === null ? '' : `${temu_oleh}, ${alasan_temu}`)

const COLUMNS: readonly Column<Amplop>[] = [
  { key: 'hasil', title: 'Hasil', width: 144, render: ({ hasil }) => <HasilBadge hasil={hasil} /> },
  { key: 'no_hutang', title: 'No Hutang', kind: 'kode' },
  { key: 'nama_customer', title: 'Nama Customer', kind: 'name' },
  { key: 'barang', title: 'Barang' },
  { key: 'tempat', title: 'Tempat', value: ({ tempat }) => tempat || '-' },
  { key: 'dokumen', title: 'Dokumen', kind: 'kode' },
  { key: 'hitung_1', title: 'Hitung 1', value: ({ hitung_1 }) => tandaHitung(hitung_1) },
  { key: 'hitung_2', title: 'Hitung 2', value: ({ hitung_2 }) => tandaHitung(hitung_2) },
  { key: 'temu_oleh', title: 'Ditemukan', value: temu },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
]

const barisBerita = ({ hasil, pindai }: Opname): BarisAmplop[] => [
  ...(hasil?.amplop ?? []).map((one) => ({
    ...one,
    hitung_1: tandaHitung(one.hitung_1),
    hitung_2: tandaHitung(one.hitung_2),
    temu: temu(one) || '-',
  })),
  ...pindai
    .filter((one) => one.hasil === 'TIDAK DIKENAL')
    .map(({ kode_amplop, hasil: asing }) => ({
      no_hutang: kode_amplop,
      nama_customer: '-',
      barang: '-',
      dokumen: '-',
      berat: mg(0),
      hasil: asing,
      hitung_1: '-',
      hitung_2: '-',
      temu: '-',
    })),
]

const disetujui = ({ status, alasan_batal }: Opname, { setuju_oleh, tgl_setuju }: Hasil): string => {
  if (setuju_oleh !== null) return `Disetujui ${setuju_oleh} ${tgl_setuju}`
  return status === 'BATAL' ? `Dibatalkan, ${alasan_batal}` : 'Belum Disetujui'
}

const bukuPertama = ({ timbang: { buku_pertama } }: Hasil): string =>
  buku_pertama === null ? '' : `, Buku ${gramText(buku_pertama)}`

/** The certificate as PDF, with places to sign. */
const berita = (opname: Opname, hasil: Hasil) =>
  saveProof(beritaAmplop, barisBerita(opname), {
    tanggal: opname.tgl_system,
    lines: [
      `No ${opname.no_so}`,
      `Tanggal ${opname.tgl_system}`,
      `Buku ${hasil.buku.amplop} amplop ${gramText(hasil.buku.berat)}, Kurang ${hasil.kurang.amplop} amplop ${gramText(hasil.kurang.berat)}`,
      `Timbangan ${gramText(hasil.timbang.berat)}, Buku ${gramText(hasil.timbang.buku)}, Selisih ${gramText(hasil.timbang.selisih)}`,
      ...(hasil.timbang.pertama === null
        ? []
        : [`Timbangan Pertama ${gramText(hasil.timbang.pertama)}${bukuPertama(hasil)}`]),
      `Dihitung ${hasil.tutup_pertama_oleh}${opname.putaran === 2 ? `, Dihitung Ulang ${hasil.tutup_oleh}` : ''}`,
      disetujui(opname, hasil),
    ],
    signatures: ['Dihitung Oleh', 'Dihitung Ulang Oleh', 'Disetujui Oleh'],
  })

/** A missing envelope turned up. */
function Temu({ no_so, amplop, onClose }: { no_so: string; amplop: Amplop; onClose: () => void }) {
  return (
    <FormDialog
      endpoint={temuJaminan}
      initial={{ no_so, no_hutang: amplop.no_hutang, alasan: '', otorisasi: null }}
      title="Amplop Ditemukan"
      about={amplop.no_hutang}
      saveText="Simpan"
      changes={CHANGES}
      note={() => amplop.no_hutang}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <p>
            {amplop.nama_customer}: {amplop.barang}
          </p>
          <TextField {...field('alasan')} label="Di Mana Dan Oleh Siapa" required autoFocus maxLength={200} />
        </>
      )}
    </FormDialog>
  )
}

const Angka = ({ amplop, ...props }: { label: string; amplop: number; berat: number; tone?: string }) => (
  <AngkaHitungan {...props} banyak={amplop} satuan="amplop" />
)

const jumlahHasil = ({ amplop }: Hasil, apa: Amplop['hasil']) => {
  const rows = amplop.filter((one) => one.hasil === apa)
  return { amplop: rows.length, berat: jumlahBerat(rows) }
}

function SemuaAngka({ hasil }: { hasil: Hasil }) {
  const { amplop: kurang } = hasil.kurang
  return (
    <>
      <Angka label="Buku" {...hasil.buku} />
      <Angka label="Ada" {...hasil.ada} />
      <Angka label="Kurang" {...hasil.kurang} {...(kurang > 0 ? { tone: 'red' } : {})} />
      <Angka label="Bukan jaminan" {...jumlahHasil(hasil, 'BUKAN JAMINAN')} />
      <TimbanganHitungan {...hasil.timbang} />
      <Angka label="Masuk" {...jumlahHasil(hasil, 'MASUK')} />
      <Angka label="Keluar" {...jumlahHasil(hasil, 'KELUAR')} />
    </>
  )
}

/** Bags that weigh something else, twice: one of them holds something else. */
function KantongBeda({ beda, selisih }: Hasil['timbang']) {
  if (!beda) return null
  return (
    <Banner tone="amber">
      Berat semua kantong berselisih {gramText(selisih)} dari buku, lebih dari toleransi timbangan. Buka dan timbang
      kantongnya satu per satu.
    </Banner>
  )
}

/** A closed count: sums, every envelope, approval, what turned up, and the certificate. */
export function HasilAmplop({ opname, hasil }: { opname: Opname; hasil: Hasil }) {
  const saya = useUser()
  const [dicari, setDicari] = useState<Amplop | null>(null)
  const { busy, submit } = useSend(setujuiOpnameHutang, { changes: CHANGES, note: ({ data }) => data.no_so })
  const { no_so, status } = opname
  const setujui = async () => {
    const berat = hasil.timbang.beda ? ` Kantong berselisih ${gramText(hasil.timbang.selisih)} dari buku.` : ''
    const text = `${hasil.kurang.amplop} amplop tidak ditemukan, ${gramText(hasil.kurang.berat)}. Tebus dan perpanjangannya menunggu persetujuan OWN.${berat}`
    if (await ask({ title: 'Anda Yakin !!', text, ok: 'OK', cancel: 'Tidak' })) await submit({ no_so })
  }
  const boleh = (status === 'SELESAI' || status === 'BATAL') && may(saya, temuJaminan)
  const kolom: readonly Column<Amplop>[] = boleh
    ? [
        ...COLUMNS,
        {
          key: 'alasan_temu',
          title: '',
          width: 128,
          render: (row) =>
            row.hasil === 'KURANG' &&
            row.temu_oleh === null && (
              <Button size="sm" onClick={() => setDicari(row)} aria-label={`Ditemukan ${row.no_hutang}`}>
                Ditemukan
              </Button>
            ),
        },
      ]
    : COLUMNS
  const asing = opname.pindai.filter((one) => one.hasil === 'TIDAK DIKENAL')
  return (
    <>
      <Card title="Hasil Hitungan">
        <HasilAngka
          aksi={
            <>
              <Button icon={<IconDownload />} onClick={() => void berita(opname, hasil)}>
                Berita Acara PDF
              </Button>
              {status === 'TUTUP' && isOwner(saya) && (
                <Button kind="primary" busy={busy} busyText="Sedang Menyimpan" onClick={() => void setujui()}>
                  Setujui
                </Button>
              )}
              {status === 'TUTUP' && !isOwner(saya) && <Kata>Menunggu persetujuan OWN atau SU.</Kata>}
            </>
          }
        >
          <SemuaAngka hasil={hasil} />
        </HasilAngka>
      </Card>
      <LinesTable
        columns={kolom}
        rows={hasil.amplop}
        rowId={(row) => row.no_hutang}
        noun="amplop"
        emptyText="Data Barang Kosong"
      />
      <KantongBeda {...hasil.timbang} />
      {asing.length > 0 && (
        <Card title="Nomor tidak dikenal" note={`${asing.length} kali`}>
          <Kata>{asing.map((one) => one.kode_amplop).join(', ')}</Kata>
        </Card>
      )}
      {dicari && <Temu no_so={no_so} amplop={dicari} onClose={() => setDicari(null)} />}
    </>
  )
}
