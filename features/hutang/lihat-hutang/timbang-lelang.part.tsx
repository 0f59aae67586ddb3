/** Goods of a loan on the scale again, each piece by itself. */
import { useSend } from '@kencana/screens'
import { FormModal } from '@kencana/ui'
import { TimbangBeli, useTimbang } from '../../kasir/validasi-jual-beli/timbang-beli.shared.tsx'
import type { KartuHutang } from '../transaksi-hutang/bayar-hutang.contract.ts'
import { timbangLelang } from '../transaksi-hutang/lelang-hutang.contract.ts'
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
    <FormModal
      title="Timbang Barang Lelang"
      titleNote={<span className="k-mono k-dim">{no_hutang}</span>}
      size={720}
      busy={busy}
      saveText="Simpan"
      hint="Disaksikan user lain, lalu dilelang hari ini juga"
      onClose={onClose}
      onSave={simpan}
    >
      <div className={css.susun}>
        <p>{nama_customer}: timbang dan uji tiap biji barangnya di depan user lain.</p>
        {timbang.isian}
      </div>
    </FormModal>
  )
}
