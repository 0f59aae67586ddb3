import { jumlah, type Persentase, persenDari, rp } from '@kencana/ledger'
import { Badge, Button, Card, cellText } from '@kencana/ui'
import type { ReactNode } from 'react'
import { useBatas } from '../../pengaturan/batas/batas.shared.tsx'
import { type BarisJual, bagian } from './baris-jual.part.tsx'
import css from './transaksi-penjualan.module.css'

/** How much less than worked out this user may sell these pieces for without asking anybody. */
const useBebas = (barang: readonly BarisJual[], persen: Persentase): number => {
  const kini = useBatas('diskon')
  const bebas = barang.filter((row) => !row.terkunci)
  const nota = persenDari(rp(jumlah(bebas, 'total_hitung')), persen)
  return kini ? Math.min(nota, kini.hari - kini.terpakai) : nota
}

const nomor = (semua: readonly BarisJual[], list: readonly BarisJual[]): string =>
  list.map((row) => semua.indexOf(row) + 1).join(', ')

interface OtorisasiProps {
  barang: readonly BarisJual[]
  /** The most of a bill that nobody is asked about. */
  persen: Persentase
  onBulatkan: () => void
  /** Below it: what is remarked. */
  children: ReactNode
}

/** What the pieces go for against what they come to, and whether somebody has to agree to it. */
export function Otorisasi({ barang, persen, onBulatkan, children }: OtorisasiProps) {
  const bebas = useBebas(barang, persen)
  const murah = barang.filter((row) => !row.terkunci && bagian(row).murah > 0)
  const beda = murah.reduce((sum, row) => sum + bagian(row).murah, 0)
  const mahal = barang.filter((row) => row.total > row.total_hitung)
  return (
    <Card>
      <section className={css.otorisasi} aria-label="Otorisasi">
        <header>
          <b>Otorisasi</b>
          {beda > 0 && (
            <Badge tone={beda > bebas ? 'amber' : 'green'}>{beda > bebas ? 'Akan diminta' : 'Dalam batas'}</Badge>
          )}
        </header>
        {mahal.length > 0 && (
          <p>
            Harga baris {nomor(barang, mahal)} di atas hitungan sistem, bersama{' '}
            {cellText('rupiah', jumlah(mahal, 'total') - jumlah(mahal, 'total_hitung'))}.
          </p>
        )}
        {beda === 0 && mahal.length === 0 && <p>Semua barang menurut hitungan sistem.</p>}
        {beda > 0 && (
          <>
            <p>Harga baris {nomor(barang, murah)} di bawah hitungan sistem.</p>
            <dl>
              <div>
                <dt>Harga hitungan</dt>
                <dd>{cellText('rupiah', jumlah(murah, 'total_hitung'))}</dd>
              </div>
              <div>
                <dt>Harga dimasukkan</dt>
                <dd>{cellText('rupiah', jumlah(murah, 'total'))}</dd>
              </div>
              <div>
                <dt>Selisih</dt>
                <dd>{cellText('rupiah', beda)}</dd>
              </div>
            </dl>
          </>
        )}
        <Button size="sm" kbd="F8" disabled={barang.length === 0} onClick={onBulatkan}>
          Bulatkan
        </Button>
        {children}
      </section>
    </Card>
  )
}
