import { KirimPage } from '../../barang/kirim-barang/kirim-barang.shared.tsx'
import { useTokoLainOptions } from '../../master/toko/tujuan.picker.tsx'
import { kirimKecabang, listKecabang } from './kirim-barang-kecabang.contract.ts'
import { RiwayatKecabang } from './riwayat-kecabang.part.tsx'
import { SlipKecabang } from './slip-kecabang.part.tsx'

/** Goods to a shop of another installation: they are on the way until that one says that it has them. */
export default function KirimKecabangScreen() {
  return (
    <KirimPage
      path={['Cabang', 'Kirim Barang Ke Cabang']}
      nama="kirim_kecabang"
      endpoint={kirimKecabang}
      list={listKecabang}
      toko={useTokoLainOptions()}
      riwayat={(onSlip) => <RiwayatKecabang onSlip={onSlip} />}
      slip={(shown, onClose) => <SlipKecabang {...shown} onClose={onClose} />}
    />
  )
}
