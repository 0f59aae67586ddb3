import type { OutputOf } from '@kencana/contract'
import { rp } from '@kencana/ledger'
import { FormDialog, LoadError, query, useJam } from '@kencana/screens'
import { cellText, FieldGrid, Modal, RupiahField, Sums } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { UANG_PAS, usePembayaran } from '../../keuangan/pembayaran/isian-bayar.shared.tsx'
import { SerahkanKasir, useLewatKasir } from '../../keuangan/pembayaran/kasir.shared.tsx'
import { BagianPembayaran } from '../../keuangan/pembayaran/pembayaran.shared.tsx'
import { usePengambil } from '../../member/batas-lapor/pengambil.shared.tsx'
import { useBatasHint } from '../../pengaturan/batas/batas.shared.tsx'
import { kembalikanContohPesanan } from '../batal-pesanan/batal-pesanan.contract.ts'
import { serahPesanan, tagihanPesanan } from '../serah-pesanan/serah-pesanan.contract.ts'
import { type AksiProps, BakiContoh, CHANGES, DialogAksi } from './aksi.part.tsx'
import css from './lihat-pesanan.module.css'

type Tagihan = OutputOf<typeof tagihanPesanan>

function Rincian({ tagihan, diskon, bayar }: { tagihan: Tagihan; diskon: number; bayar: number }) {
  const jam = useJam()
  const { berat, berat_customer, berat_harga, kunci_harga } = tagihan
  // After a cut the price before it holds for an hour.
  const hariIni = tagihan.harga_sampai ? `sebelum turun, sampai ${jam(tagihan.harga_sampai)}` : 'hari ini'
  const baris: [label: string, value: string][] = [
    ['Berat barang', `${cellText('gram', berat)} g`],
    ...(berat_customer === 0
      ? []
      : ([
          ['Emas customer', `${cellText('gram', berat_customer)} g`],
          ['Berat dihitung', `${cellText('gram', berat_harga)} g`],
        ] as [string, string][])),
    [
      kunci_harga ? 'Harga per gram, dikunci' : `Harga per gram ${hariIni}`,
      cellText('rupiah', tagihan.harga_gram_kadar),
    ],
    ...(tagihan.berat_lebih === 0
      ? []
      : ([
          [
            `${cellText('gram', tagihan.berat_lebih)} g, harga ${hariIni}`,
            cellText('rupiah', tagihan.harga_gram_lebih_kadar),
          ],
        ] as [string, string][])),
    ['Harga emas', cellText('rupiah', tagihan.harga_emas)],
    ['Harga atribut', cellText('rupiah', tagihan.harga_atribut)],
    ['Ongkos', cellText('rupiah', tagihan.ongkos)],
    ['Diskon', cellText('rupiah', -diskon)],
    ...(tagihan.berat_beli === 0
      ? []
      : ([[`Emas lebih ${cellText('gram', tagihan.berat_beli)} g dibeli`, cellText('rupiah', -tagihan.beli)]] as [
          string,
          string,
        ][])),
    ['Titip uang', cellText('rupiah', -tagihan.persekot)],
  ]
  return (
    <Sums
      label="Tagihan"
      title={bayar < 0 ? 'Uang kembali' : 'Harus dibayar'}
      value={Math.abs(bayar)}
      rows={baris}
      below
    />
  )
}

function FormSerah({ pesanan, tagihan, onClose, onKertas }: AksiProps & { tagihan: Tagihan }) {
  const { no_pesanan } = pesanan
  const [diskon, setDiskon] = useState<number | null>(0)
  const [kode_baki_contoh, setBaki] = useState('')
  const [rows, setRows] = useState(UANG_PAS)
  const batas = useBatasHint('diskon')
  const pengambil = usePengambil({ ...pesanan, alamat: pesanan.alamat_customer })
  const bayar = tagihan.total - (diskon ?? 0) - tagihan.beli - tagihan.persekot
  const lewatKasir = useLewatKasir() && bayar !== 0
  const judul = bayar < 0 ? 'Uang Kembali' : 'Pembayaran'
  const dibayar = usePembayaran(bayar === 0 ? [] : rows, setRows, {
    jumlah: Math.abs(bayar),
    keluar: bayar < 0,
  })
  return (
    <DialogAksi
      endpoint={serahPesanan}
      title="Serahkan Pesanan"
      nomor={no_pesanan}
      saveText="Serahkan"
      size={980}
      locked={lewatKasir}
      prepare={() => {
        const pembayaran = dibayar.baca()
        const kertas = pengambil.baca()
        if (!pembayaran || !kertas) return null
        const { dia } = kertas
        return { no_pesanan, diskon: rp(diskon ?? 0), pembayaran, pengambil: dia, kode_baki_contoh, otorisasi: null }
      }}
      onSaved={({ data, message }) => onKertas({ jenis: 'SERAH', isi: { ...data, tunai: dibayar.lunas }, message })}
      onRefused={pengambil.ditolak}
      onClose={onClose}
    >
      <div className={css.serah}>
        <Rincian tagihan={tagihan} diskon={diskon ?? 0} bayar={bayar} />
        <div className={css.susun}>
          <p className={css.barang}>
            <b>{tagihan.nama_barang}</b> <span className="k-mono">{tagihan.kode_barcode}</span>, kadar {tagihan.kadar}
          </p>
          <FieldGrid columns={2}>
            <RupiahField name="diskon" label="Diskon" autoFocus hint={batas} value={diskon} onChange={setDiskon} />
            <BakiContoh pesanan={pesanan} value={kode_baki_contoh} onChange={setBaki} />
          </FieldGrid>
          {pengambil.bagian}
          {lewatKasir ? (
            <SerahkanKasir judul={judul} dimana="Kasir menyerahkan barangnya bersama uangnya, di Lihat Pesanan." />
          ) : (
            bayar !== 0 && <BagianPembayaran {...dibayar.bagian} judul={judul} />
          )}
        </div>
      </div>
    </DialogAksi>
  )
}

/** The finished piece to its customer: the bill, a discount, and exactly what is left to pay or to give back. */
export function Serahkan(props: AksiProps) {
  const { pesanan, onClose } = props
  const tagihan = useQuery({ ...query(tagihanPesanan, { no_pesanan: pesanan.no_pesanan }), staleTime: 0 })
  if (tagihan.isError)
    return (
      <Modal title="Serahkan Pesanan" onClose={onClose}>
        <LoadError error={tagihan.error} onRetry={() => void tagihan.refetch()} />
      </Modal>
    )
  // A bill of before may be at another price: it is not shown.
  return tagihan.data && tagihan.isFetchedAfterMount ? <FormSerah {...props} tagihan={tagihan.data} /> : null
}

/** The piece an order is worked after goes back before the order is handed over. */
export function KembalikanContoh({ pesanan, onClose }: Pick<AksiProps, 'pesanan' | 'onClose'>) {
  const { no_pesanan, contoh, contoh_nama, contoh_berat, nama_customer } = pesanan
  return (
    <FormDialog
      endpoint={kembalikanContohPesanan}
      initial={{ no_pesanan, kode_baki_contoh: '' }}
      changes={CHANGES}
      title="Kembalikan Contoh"
      about={no_pesanan}
      saveText="Kembalikan"
      note={({ no_kembali }) => no_kembali}
      onClose={onClose}
    >
      {({ field }) => (
        <div className={css.susun}>
          <p>
            <b>{contoh_nama}</b> {cellText('gram', contoh_berat)} g kembali{' '}
            {contoh === 'TOKO' ? 'ke etalase' : `kepada ${nama_customer}`}.
          </p>
          <BakiContoh pesanan={pesanan} {...field('kode_baki_contoh')} />
        </div>
      )}
    </FormDialog>
  )
}
