/** The notas of a payout, each with what came of it and the fee. */
import { cellText, RupiahField } from '@kencana/ui'
import { FotoResi } from '../resi-marketplace/resi-marketplace.shared.tsx'
import type { Piutang } from './cair-marketplace.contract.ts'
import css from './cair-marketplace.module.css'
import { type IsianBaris, salahBaris } from './isian-cair.part.tsx'

/** What stays owed. */
function Sisa({ satu, baris }: { satu: Piutang; baris: IsianBaris }) {
  const { diterima, biaya } = baris.nilai(satu)
  const sisa = satu.sisa - (diterima ?? 0) - (biaya ?? 0)
  if (sisa < 0) return null
  return <span className="k-dim">{sisa === 0 ? 'lunas' : `sisa ${cellText('rupiah', sisa)}`}</span>
}

export function BarisCair({ dipilih, baris }: { dipilih: readonly Piutang[]; baris: IsianBaris }) {
  return (
    <ul className={css.baris} aria-label="Faktur yang dicairkan">
      {dipilih.map((satu) => {
        const { diterima, biaya } = baris.nilai(satu)
        return (
          <li key={satu.no_faktur_jual}>
            <span className={css.faktur}>
              <b className="k-mono">{satu.no_order}</b>
              <small className="k-mono k-dim">{satu.no_faktur_jual}</small>
              <Sisa satu={satu} baris={baris} />
              <FotoResi no_faktur_jual={satu.no_faktur_jual} />
            </span>
            <RupiahField
              name={`${satu.no_faktur_jual}_diterima`}
              label={`Diterima ${satu.no_order}`}
              required
              value={diterima}
              error={salahBaris(satu, baris.nilai(satu)) || undefined}
              onChange={(baru) => baris.terima(satu, baru)}
            />
            <RupiahField
              name={`${satu.no_faktur_jual}_biaya`}
              label={`Biaya ${satu.no_order}`}
              value={biaya}
              onChange={(baru) => baris.biaya(satu, baru)}
            />
          </li>
        )
      })}
    </ul>
  )
}
