import { type Feature, peranDatabase, route } from '@kencana/server-kit'
import { ALARM_LUAR } from './alarm-luar.query.ts'
import { auditNeraca, catatHasil } from './neraca.api.ts'
import { auditNeraca as endpoint } from './neraca.contract.ts'

const auditRoute = route(endpoint, async (_, { root, waktu }) => {
  const hasil = await auditNeraca(root, waktu)
  await catatHasil(root, waktu, hasil)
  return { ...hasil, peran: await peranDatabase(root) }
})

export const neracaFeature: Feature = { routes: [auditRoute], alarm: ALARM_LUAR }
