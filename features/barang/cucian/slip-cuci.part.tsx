import type { OutputOf } from '@kencana/contract'
import { LabelDialog, ReceiptDialog } from '@kencana/screens'
import { Button, cellText, IconBarcode } from '@kencana/ui'
import { useState } from 'react'
import { catatCetak } from '../../cetak/cetak.shared.tsx'
import { useNota } from '../../pengaturan/setting-nota/setting-nota.shared.tsx'
import { CETAK_CUCI, CETAK_TERIMA_CUCI, type getCuci, type getTerimaCuci } from './cucian.contract.ts'
import { strukCuci, strukTerimaCuci } from './cucian.receipt.ts'

interface Props<Isi> {
  isi: Isi
  message?: string
  onClose: () => void
}

const pesan = (message: string | undefined) => (message === undefined ? {} : { message })

/** The slip of a batch, new or again. */
export function SlipCuci({ isi, message, onClose }: Props<OutputOf<typeof getCuci>>) {
  const { kepala } = useNota()
  return (
    <ReceiptDialog
      receipt={strukCuci(isi, kepala)}
      {...pesan(message)}
      printed={isi.cetakan}
      facts={[
        ['Keterangan', isi.keterangan || '-'],
        ['Qty', `${isi.pcs} pcs`],
        ['Berat', `${cellText('gram', isi.berat)} g`],
      ]}
      onPrinted={catatCetak(CETAK_CUCI, isi.no_cuci)}
      onClose={onClose}
    />
  )
}

type Terima = OutputOf<typeof getTerimaCuci>

/** The slip of what came back; pieces that weigh less than their labels say need new ones. */
export function SlipTerimaCuci({ isi, message, onClose }: Props<Terima>) {
  const { kepala } = useNota()
  const [label, setLabel] = useState(false)
  const berubah = isi.detail_barang.filter((one) => one.berat_kembali !== one.berat_kirim)
  if (label)
    return (
      <LabelDialog
        labels={berubah.map(({ berat_kembali, kode_baki, ...one }) => ({
          ...one,
          berat: berat_kembali,
          lines: [`BAKI ${kode_baki}`],
        }))}
        onPrinted={(item, copies) => catatCetak('LABEL', item.kode_barcode)(copies)}
        onClose={onClose}
      />
    )
  return (
    <ReceiptDialog
      receipt={strukTerimaCuci(isi, kepala)}
      {...pesan(message)}
      printed={isi.cetakan}
      facts={[
        ['Cucian', isi.no_cuci],
        ['Qty', `${isi.pcs} pcs`],
        ['Berat', `${cellText('gram', isi.berat)} g`],
        ['Susut', `${cellText('gram', isi.susut)} g`],
        ...(berubah.length === 0 || isi.no_batal !== null
          ? []
          : [
              [
                'Label baru',
                <Button key="label" size="sm" icon={<IconBarcode />} onClick={() => setLabel(true)}>
                  Cetak {berubah.length} Label
                </Button>,
              ] as const,
            ]),
      ]}
      onPrinted={catatCetak(CETAK_TERIMA_CUCI, isi.no_terima)}
      onClose={onClose}
    />
  )
}
