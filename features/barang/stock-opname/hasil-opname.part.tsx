import type { OutputOf } from '@kencana/contract'
import { jumlahBerat, mg } from '@kencana/ledger'
import { gramText, isOwner, LinesTable, pcsText, saveProof, useInvalidate, useSend, useUser } from '@kencana/screens'
import { ask, Button, Card, type Column, IconDownload, toast } from '@kencana/ui'
import { type BarisBerita, beritaAcara } from './berita-acara.report.ts'
import { AngkaHitungan, HasilAngka, HasilBadge, Kata, TimbanganHitungan, tandaHitung } from './opname.shared.tsx'
import { barangHilang, getOpname, listOpname, setujuiOpname } from './stock-opname.contract.ts'

type Opname = OutputOf<typeof getOpname>
type Hasil = NonNullable<Opname['hasil']>
type Barang = Hasil['barang'][number]

const COLUMNS: readonly Column<Barang>[] = [
  { key: 'hasil', title: 'Hasil', width: 128, render: ({ hasil }) => <HasilBadge hasil={hasil} /> },
  { key: 'kode_barcode', title: 'Barcode', kind: 'kode' },
  { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
  { key: 'kode_group', title: 'Kategori' },
  { key: 'kode_dept', title: 'Jenis' },
  { key: 'kode_baki', title: 'Baki Buku', kind: 'kode' },
  { key: 'dokumen', title: 'Dokumen', kind: 'kode' },
  { key: 'hitung_1', title: 'Hitung 1', value: ({ hitung_1 }) => tandaHitung(hitung_1) },
  { key: 'hitung_2', title: 'Hitung 2', value: ({ hitung_2 }) => tandaHitung(hitung_2) },
  { key: 'dibukukan', title: 'Dibukukan', value: ({ dibukukan }) => (dibukukan ? 'YA' : '-') },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
]

const beritaBaris = ({ hasil, pindai }: Opname): BarisBerita[] => [
  ...(hasil?.barang ?? []).map((one) => ({
    ...one,
    hitung_1: tandaHitung(one.hitung_1),
    hitung_2: tandaHitung(one.hitung_2),
    dibukukan: one.dibukukan ? 'YA' : '-',
  })),
  ...pindai
    .filter((one) => one.hasil === 'TIDAK DIKENAL')
    .map(({ kode_barcode, hasil: tidakDikenal }) => ({
      kode_barcode,
      nama_barang: '-',
      kode_group: '-',
      kode_dept: '-',
      kode_baki: '-',
      dokumen: '-',
      berat: mg(0),
      hasil: tidakDikenal,
      hitung_1: '-',
      hitung_2: '-',
      dibukukan: '-',
    })),
]

/** The certificate as PDF, with places to sign. */
const berita = (opname: Opname, hasil: Hasil) =>
  saveProof(beritaAcara, beritaBaris(opname), {
    tanggal: opname.tgl_system,
    lines: [
      `No ${opname.no_so}`,
      `Tanggal ${opname.tgl_system}, Baki ${opname.kode_baki} ${opname.nama_baki}`,
      `Buku ${pcsText(hasil.buku.pcs)} ${gramText(hasil.buku.berat)}, Kurang ${pcsText(hasil.kurang.pcs)} ${gramText(hasil.kurang.berat)}`,
      ...(hasil.timbang
        ? [
            `Timbangan ${gramText(hasil.timbang.berat)}, Buku ${gramText(hasil.timbang.buku)}, Selisih ${gramText(hasil.timbang.selisih)}`,
          ]
        : []),
      `Dihitung ${hasil.tutup_pertama_oleh}${opname.putaran === 2 ? `, Dihitung Ulang ${hasil.tutup_oleh}` : ''}`,
      hasil.setuju_oleh === null
        ? opname.status === 'BATAL'
          ? `Dibatalkan, ${opname.alasan_batal}`
          : 'Belum Disetujui'
        : `Disetujui ${hasil.setuju_oleh} ${hasil.tgl_setuju}`,
      ...(hasil.no_hilang === null ? [] : [`Selisih ${hasil.no_hilang}`]),
      ...(hasil.no_pindah === null ? [] : [`Pindah ${hasil.no_pindah}`]),
    ],
    signatures: ['Dihitung Oleh', 'Dihitung Ulang Oleh', 'Disetujui Oleh'],
  })

const CHANGES = [getOpname, listOpname, barangHilang]

/** Approving, with what could not be booked told afterwards. */
const useSetujui = ({ no_so }: Opname) => {
  const invalidate = useInvalidate()
  const { busy, submit } = useSend(setujuiOpname, {
    changes: [],
    // After a refusal too it is shown as it is now.
    after: () => invalidate(CHANGES),
    note: ({ data }) => data.no_so,
    done: ({ dilewati }) => {
      if (dilewati.length > 0) toast('info', 'Tidak dibukukan, berubah sejak dihitung', dilewati.join(', '))
    },
  })
  const setujui = async ({ kurang }: Hasil) => {
    const text = `${kurang.pcs} barang dibukukan hilang, ${gramText(kurang.berat)}.`
    if (await ask({ title: 'Anda Yakin !!', text, ok: 'OK', cancel: 'Tidak' })) await submit({ no_so })
  }
  return { setujui, busy }
}

const Angka = ({ pcs, ...props }: { label: string; pcs: number; berat: number; tone?: string }) => (
  <AngkaHitungan {...props} banyak={pcs} satuan="pcs" />
)

/** A closed count: sums, every piece, approval and certificate. */
export function HasilOpname({ opname, hasil }: { opname: Opname; hasil: Hasil }) {
  const saya = useUser()
  const { setujui, busy } = useSetujui(opname)
  const jumlah = (apa: string) => {
    const rows = hasil.barang.filter((one) => one.hasil === apa)
    return { pcs: rows.length, berat: jumlahBerat(rows) }
  }
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
              {opname.status === 'TUTUP' && isOwner(saya) && (
                <Button kind="primary" busy={busy} busyText="Sedang Menyimpan" onClick={() => void setujui(hasil)}>
                  Setujui
                </Button>
              )}
              {opname.status === 'TUTUP' && !isOwner(saya) && <Kata>Menunggu persetujuan OWN atau SU.</Kata>}
            </>
          }
        >
          <Angka label="Buku" {...hasil.buku} />
          <Angka label="Ada" {...hasil.ada} />
          <Angka label="Kurang" {...hasil.kurang} {...(hasil.kurang.pcs > 0 ? { tone: 'red' } : {})} />
          <Angka label="Baki lain" {...jumlah('BAKI LAIN')} />
          <Angka label="Bukan stok" {...jumlah('BUKAN STOK')} />
          {hasil.timbang && <TimbanganHitungan {...hasil.timbang} />}
          <Angka label="Masuk, keluar" pcs={jumlah('MASUK').pcs + jumlah('KELUAR').pcs} berat={0} />
        </HasilAngka>
      </Card>
      <LinesTable
        columns={COLUMNS}
        rows={hasil.barang}
        rowId={(row) => row.kode_barang}
        noun="barang"
        emptyText="Data Barang Kosong"
      />
      {asing.length > 0 && (
        <Card title="Barcode tidak dikenal" note={`${asing.length} kali`}>
          <Kata>{asing.map((one) => one.kode_barcode).join(', ')}</Kata>
        </Card>
      )}
    </>
  )
}
