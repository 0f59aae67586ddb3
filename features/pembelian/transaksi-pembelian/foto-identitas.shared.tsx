import { dataUrl, PhotoField } from '@kencana/ui'
import { usePara } from '../../pengaturan/para-system/para-system.shared.tsx'

interface Props {
  url: string | null | undefined
  error?: string | undefined
  onChange: (foto: string | null) => void
}

/** The paper of who sells a piece without its nota, photographed; it has to be where the shop does so. */
export function FotoIdentitas({ url, error, onChange }: Props) {
  return (
    <PhotoField
      label="identitas penjual"
      caption="Foto Identitas"
      value={null}
      url={url ?? null}
      required={usePara()('beli_foto_identitas') === 'YA'}
      error={error}
      onChange={async (foto) => onChange(foto && (await dataUrl(foto)))}
    />
  )
}
