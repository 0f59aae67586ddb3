import { Badge } from '@kencana/ui'
import { type Permitted, useMay, useUser } from './session.ts'

/** Why the button of a write is not there, for whom it is not; nothing for others. */
export function LookOnly({ write }: { write: Permitted }) {
  const { dari_pusat } = useUser()
  if (useMay(write)) return null
  if (write.milikPusat && dari_pusat)
    return (
      <Badge tone="blue" wrap>
        Hanya dilihat: Master Ini Diatur Pusat
      </Badge>
    )
  const owners = write.access === 'OWN/SU' || write.access === 'OWN'
  const reason = owners ? 'Hanya OWN dan SU yang mengubah' : 'Minta OWN atau SU memberi hak untuk mengubah'
  return <Badge tone="blue" wrap>{`Hanya dilihat: ${reason}`}</Badge>
}
