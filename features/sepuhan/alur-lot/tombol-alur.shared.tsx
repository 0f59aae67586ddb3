import { IconArrowRight, IconButton } from '@kencana/ui'
import { useNavigate } from '@tanstack/react-router'

/** Opens the flow around a number. */
export function TombolAlur({ nomor }: { nomor: string }) {
  const navigate = useNavigate()
  return (
    <IconButton
      size="sm"
      label={`Alur ${nomor}`}
      onClick={() => void navigate({ to: '/laporan-sortir-pembelian/alur', search: { nomor } })}
    >
      <IconArrowRight />
    </IconButton>
  )
}
