import { type Feature, route } from '@kencana/server-kit'
import { semuaPemakaian } from './batas.api.ts'
import { batasSaya } from './batas.contract.ts'

/** What is left of a day's limits, told to whom they hold for. */
export const batasFeature: Feature = { routes: [route(batasSaya, (_, { db, sesi }) => semuaPemakaian(db, sesi))] }
