/** A sale through a marketplace, in its form: which platform, and what that calls the order. */
import { type Draft, fieldErrors, useFields } from '@kencana/screens'
import { dataUrl, KodeSelect, oops, PhotoField, TextField } from '@kencana/ui'
import { useMarketplaceOptions } from '../../master/marketplace/marketplace.picker.tsx'
import { halangan } from './cara-jual.part.tsx'
import type { IsiJual } from './simpan-jual.part.tsx'
import { marketplaceJual } from './transaksi-penjualan.contract.ts'

/** As it is entered; without a platform the sale is one over the counter. */
export interface IsiMarketplace {
  kode_marketplace: string
  no_order: string
  /** The label of the parcel, as a data URL. */
  foto_resi?: string | null
}

const DI_TOKO: IsiMarketplace = { kode_marketplace: '', no_order: '' }

/** The order of a draft, nothing over the counter. */
export const lewat = (isi: IsiMarketplace | undefined): IsiMarketplace | undefined =>
  isi?.kode_marketplace ? isi : undefined

/** The fields of the order in a draft. */
export const useMarketplace = (draft: Draft<IsiJual>) => {
  const isi = draft.value.marketplace ?? DI_TOKO
  return useFields(
    isi,
    (patch) => {
      const kata = patch.kode_marketplace ? halangan(draft.inHand().value, 'MARKETPLACE') : ''
      if (kata !== '') return oops(kata)
      draft.set((now) => ({ ...now, marketplace: { ...DI_TOKO, ...now.marketplace, ...patch } }))
    },
    (kini) => (lewat(kini) ? fieldErrors(marketplaceJual, { ...kini }) : {}),
  )
}

/** The platform that a sale goes through, and the number of its order once there is one. */
export function PilihMarketplace({
  order: { field, set },
  ada,
  foto,
}: {
  order: ReturnType<typeof useMarketplace>
  ada: boolean
  foto: string | null
}) {
  return (
    <>
      <KodeSelect
        {...field('kode_marketplace')}
        label="Marketplace"
        placeholder="di toko"
        {...useMarketplaceOptions()}
      />
      {ada && (
        <>
          {/* Scanned from the label of the parcel. */}
          <div data-kode>
            <TextField {...field('no_order')} label="No Order" required mono maxLength={60} />
          </div>
          <PhotoField
            label="resi pengiriman"
            caption="Foto Resi"
            value={null}
            url={foto}
            onChange={async (baru) => set({ foto_resi: baru && (await dataUrl(baru)) })}
          />
        </>
      )}
    </>
  )
}

/** Who pays a sale that goes through a platform. */
export const DitagihKe = ({ marketplace }: { marketplace: string }) => (
  <p>
    Ditagih ke <b>{marketplace}</b>, uangnya dicatat saat dicairkan.
  </p>
)
