import type { Endpoint } from '@kencana/contract'
import { Badge } from '@kencana/ui'
import { useMay } from './session.ts'

/** Why the button of a write is not there, for whom it is not; nothing for others. */
export function LookOnly({ write }: { write: Pick<Endpoint, 'access' | 'aksi'> }) {
  if (useMay(write)) return null
  const owners = write.access === 'OWN/SU' || write.access === 'OWN'
  const reason = owners ? 'Hanya OWN dan SU yang mengubah' : 'Minta OWN atau SU memberi hak untuk mengubah'
  return <Badge tone="blue">{`Hanya dilihat: ${reason}`}</Badge>
}
