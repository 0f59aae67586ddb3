import { center, field, pair, type Receipt, rule, shopHead } from '@kencana/receipts'
import { ReceiptDialog } from '@kencana/screens'
import { Button, Card, Status } from '@kencana/ui'
import { useRef, useState } from 'react'
import css from './Dev.module.css'

const NOTA: Receipt = {
  judul: 'Cetak nota',
  nomor: 'JL-TK01-261120-0039',
  berkas: 'nota_penjualan.txt',
  salinan: [],
  baris: [
    ...shopHead('TOKO MAS KENCANA JAYA', 'JL. PASAR BESAR NO. 18, MALANG TELP. 0341-362118'),
    ...rule(),
    ...field('NO', 'JL-TK01-261120-0039'),
    ...field('TGL', '2026-11-20 14:32'),
    ...field('SALES', 'S03 RINA MARLINA'),
    ...field('CUST', 'SITI ROHMAH (M-00318)'),
    ...rule(),
    '1000482136 CINCIN MILANO',
    ...pair('16K 3.485 g x 1,645,000', '5,733,000', 2),
    ...pair('ONGKOS', '75,000', 2),
    '1000482012 GELANG KRENDEL PADI',
    ...pair('17K 6.120 g x 1,762,500', '10,786,500', 2),
    ...pair('ONGKOS', '120,000', 2),
    ...pair('DISKON', '−150,000', 2),
    '1000481972 ANTING JEPIT BUNGA',
    ...pair('16K 1.870 g x 1,645,000', '3,076,500', 2),
    ...pair('ONGKOS', '50,000', 2),
    ...rule(),
    ...pair('5 PCS 16.055 G', 'Rp. 27,707,000'),
    ...pair('TUKAR', '6,450,000'),
    ...pair('TRANSFER', '15,000,000'),
    ...pair('CASH', '6,300,000'),
    ...pair('KEMBALI', '43,000'),
    ...rule(),
    ...center('BARANG DAPAT DIJUAL KEMBALI'),
    ...center('DENGAN MEMBAWA NOTA INI'),
  ],
}

const SLIP: Receipt = { ...NOTA, judul: 'Cetak slip sortir', salinan: ['INTERNAL', 'LABEL'] }

/** The receipt dialog after a sale, and for the reprint of a slip with named copies. */
export function DevReceipt() {
  const [shown, setShown] = useState<Receipt | null>(null)
  const prints = useRef(0)
  return (
    <Card title="Struk">
      <div className={css.row}>
        <Button onClick={() => setShown(NOTA)}>Nota</Button>
        <Button onClick={() => setShown(SLIP)}>Slip</Button>
      </div>
      {shown && (
        <ReceiptDialog
          receipt={shown}
          message={shown === NOTA ? 'Data Berhasil Disimpan' : undefined}
          printed={shown === SLIP ? 1 : undefined}
          facts={[
            ['Total', 'Rp. 27,707,000'],
            ['Kembali', 'Rp. 43,000'],
            [
              'Status',
              <Status key="status" value="OPEN">
                BELUM SAH, menunggu kasir
              </Status>,
            ],
            ['Poin', '+15 saat validasi'],
          ]}
          onPrinted={async () => ++prints.current}
          onClose={() => setShown(null)}
        />
      )}
    </Card>
  )
}
