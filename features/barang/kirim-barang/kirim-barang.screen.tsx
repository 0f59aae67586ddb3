import { useTokoTujuanOptions } from '../../master/toko/tujuan.picker.tsx'
import { kirimBarang, listKirim } from './kirim-barang.contract.ts'
import { KirimPage } from './kirim-barang.shared.tsx'
import { RiwayatKirim } from './riwayat-kirim.part.tsx'
import { SlipKirim } from './slip-kirim.part.tsx'

/** Goods to another shop of this installation. */
export default function KirimBarangScreen() {
  return (
    <KirimPage
      path={['Barang', 'Kirim Barang']}
      nama="kirimdatabarang"
      endpoint={kirimBarang}
      list={listKirim}
      toko={useTokoTujuanOptions()}
      riwayat={(onSlip) => <RiwayatKirim onSlip={onSlip} />}
      slip={(shown, onClose) => <SlipKirim {...shown} onClose={onClose} />}
    />
  )
}
