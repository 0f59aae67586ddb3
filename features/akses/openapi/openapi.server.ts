import { type Feature, openApi, route } from '@kencana/server-kit'
import { openapi } from './openapi.contract.ts'

/** The document of everything registered, itself included; made once, when it is first asked for: a start waits for nobody's schema. */
export const openapiFeature = (features: readonly Feature[], version: string): Feature => {
  let document: ReturnType<typeof openApi> | undefined
  const own: Feature = {
    routes: [
      route(openapi, async () => {
        document ??= openApi([...features, own], version)
        return document
      }),
    ],
  }
  return own
}
