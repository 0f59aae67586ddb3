/** Goods of a loan on the scale again, each piece by itself. */
import { useSend } from '@kencana/screens'
import { FormModal } from '@kencana/ui'
import type { ReactNode } from 'react'
import { TimbangBeli, useTimbang } from '../../kasir/validasi-jual-beli/timbang-beli.shared.tsx'
import { type KartuHutang, type Lelang, timbangBatalBayar } from '../transaksi-hutang/bayar-hutang.contract.ts'
import { timbangBatalLelang, timbangLelang } from '../transaksi-hutang/lelang-hutang.contract.ts'
import { HUTANG_CHANGES } from '../transaksi-hutang/slip-hutang.shared.tsx'
import css from './lihat-hutang.module.css'

type Barang = Pick<KartuHutang['barang'][number], 'urut' | 'nama_barang' | 'jumlah'>

/** What is put on the scale of these items, and what of it the server is told. @param perBiji each piece by itself */
export const useTimbangBarang = (barang: readonly Barang[], perBiji: boolean) => {
  const timbang = useTimbang()
  const grup = {
    perlu_saksi: true,
    barang: barang.flatMap(({ urut, nama_barang, jumlah }) =>
      Array.from({ length: perBiji ? jumlah : 1 }, (_, ke) => ({
        no_faktur_beli: `${urut}/${ke}`,
        nama_barang: perBiji && jumlah > 1 ? `${nama_barang} ${ke + 1}/${jumlah}` : nama_barang,
      })),
    ),
  }
  return {
    isian: <TimbangBeli grup={grup} timbang={timbang} />,
    /** What was typed; null while something is left out, which is marked. */
    baca: () =>
      timbang.lengkap([grup])
        ? (timbang.kirim([grup])?.map(({ no_faktur_beli, berat, kadar }) => ({
            urut: Number(no_faktur_beli.split('/')[0]),
            berat,
            kadar,
          })) ?? null)
        : null,
  }
}

interface KertasTimbang {
  judul: string
  nomor: string
  kata: string
  hint: string
  busy: boolean
  isian: ReactNode
  onSave: () => void
  onClose: () => void
}

function FormTimbang({ judul, nomor, kata, hint, busy, isian, onSave, onClose }: KertasTimbang) {
  return (
    <FormModal
      title={judul}
      titleNote={<span className="k-mono k-dim">{nomor}</span>}
      size={720}
      busy={busy}
      saveText="Simpan"
      hint={hint}
      onClose={onClose}
      onSave={onSave}
    >
      <div className={css.susun}>
        <p>{kata}</p>
        {isian}
      </div>
    </FormModal>
  )
}

/** Pieces of an auction that is to be undone, weighed and tested before somebody else, each under its own number. */
export function TimbangBatal({ lelang, onClose }: { lelang: Lelang; onClose: () => void }) {
  const timbang = useTimbang()
  const kembar = (nama: string) => lelang.barang.filter((one) => one.nama_barang === nama).length > 1
  const grup = {
    perlu_saksi: true,
    barang: lelang.barang.map(({ no_faktur_beli, nama_barang, kode_dept }) => ({
      no_faktur_beli,
      nama_barang: kembar(nama_barang) ? `${nama_barang} ${kode_dept} ${no_faktur_beli}` : nama_barang,
    })),
  }
  const { busy, submit } = useSend(timbangBatalLelang, { changes: HUTANG_CHANGES, note: () => lelang.no_lelang })
  const simpan = () => {
    if (timbang.lengkap([grup]))
      void submit({ no_lelang: lelang.no_lelang, barang: timbang.kirim([grup]) ?? [], otorisasi: null })
  }
  return (
    <FormTimbang
      judul="Timbang Batal Lelang"
      nomor={lelang.no_lelang}
      kata="Timbang dan uji tiap biji lelang ini di depan user lain."
      hint="Disaksikan user lain, lalu lelangnya dibatalkan hari ini juga"
      busy={busy}
      isian={<TimbangBeli grup={grup} timbang={timbang} />}
      onSave={simpan}
      onClose={onClose}
    />
  )
}

/** What a payment handed out is there again, weighed and tested before somebody else, before the payment is undone. */
export function TimbangBatalBayar({
  no_bayar,
  barang,
  onClose,
}: {
  no_bayar: string
  barang: readonly Barang[]
  onClose: () => void
}) {
  const timbang = useTimbangBarang(barang, true)
  const { busy, submit } = useSend(timbangBatalBayar, { changes: HUTANG_CHANGES, note: () => no_bayar })
  const simpan = () => {
    const isi = timbang.baca()
    if (isi) void submit({ no_bayar, barang: isi, otorisasi: null })
  }
  return (
    <FormTimbang
      judul="Timbang Barang Kembali"
      nomor={no_bayar}
      kata="Timbang dan uji tiap biji barang yang kembali di depan user lain."
      hint="Disaksikan user lain, lalu pembayarannya dibatalkan hari ini juga"
      busy={busy}
      isian={timbang.isian}
      onSave={simpan}
      onClose={onClose}
    />
  )
}

/** What is to be auctioned, weighed and tested before somebody else. */
export function TimbangLelang({ hutang, onClose }: { hutang: KartuHutang; onClose: () => void }) {
  const { no_hutang, versi, barang, nama_customer } = hutang
  const timbang = useTimbangBarang(barang, true)
  const { busy, submit } = useSend(timbangLelang, { changes: HUTANG_CHANGES, note: () => no_hutang })
  const simpan = () => {
    const isi = timbang.baca()
    if (isi) void submit({ no_hutang, versi, barang: isi, otorisasi: null })
  }
  return (
    <FormTimbang
      judul="Timbang Barang Lelang"
      nomor={no_hutang}
      kata={`${nama_customer}: timbang dan uji tiap biji barangnya di depan user lain.`}
      hint="Disaksikan user lain, lalu dilelang hari ini juga"
      busy={busy}
      isian={timbang.isian}
      onSave={simpan}
      onClose={onClose}
    />
  )
}
