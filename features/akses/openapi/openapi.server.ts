import { type Feature, openApi, route } from '@kencana/server-kit'
import { openapi } from './openapi.contract.ts'

/** The document of everything registered, itself included; made once. */
export const openapiFeature = (features: readonly Feature[], version: string): Feature => {
  const own: Feature = { routes: [route(openapi, async () => document)] }
  const document = openApi([...features, own], version)
  return own
}
