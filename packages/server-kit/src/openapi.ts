/** OpenAPI 3.1, derived from the contract: what the server accepts and answers, on the wire. */
import { type Endpoint, jenisBerkas } from '@kencana/contract'
import { z } from 'zod'
import { dapatDibaca } from './kunci-baca.ts'
import type { Feature, Route } from './route.ts'

type Json = Record<string, unknown>

const schemaOf = (schema: z.ZodType): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json
  return rest
}

const accessText = (endpoint: Endpoint): string =>
  typeof endpoint.access === 'string' ? endpoint.access : `menu ${endpoint.access.join(', ')}`

/** A request's fields, under their other names too: whoever sends one of these leaves the field itself out. */
const fieldsOf = ({ alias }: Endpoint, input: Json): { properties: Json; required: readonly string[] } => {
  const properties = (input.properties ?? {}) as Json
  const lain = Object.entries(alias).filter(([, field]) => field in properties)
  return {
    properties: {
      ...properties,
      ...Object.fromEntries(
        lain.map(([nama, field]) => [nama, { ...(properties[field] as Json), description: `Nama lain dari ${field}` }]),
      ),
    },
    required: ((input.required ?? []) as string[]).filter((name) => lain.every(([, field]) => field !== name)),
  }
}

const parametersOf = (endpoint: Endpoint, input: Json, method: string): Json[] => {
  const { properties, required } = fieldsOf(endpoint, input)
  const header =
    endpoint.effect === 'write' && !endpoint.keyless
      ? [{ name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', format: 'uuid' } }]
      : []
  const named = Object.entries(properties).flatMap(([name, schema]) => {
    if (endpoint.path.includes(`{${name}}`)) return [{ name, in: 'path', required: true, schema }]
    return method === 'GET' ? [{ name, in: 'query', required: required.includes(name), schema }] : []
  })
  return [...header, ...named]
}

const bodyOf = (endpoint: Endpoint, input: Json, method: string): Json | undefined => {
  if (method === 'GET') return undefined
  const inPath = (name: string) => endpoint.path.includes(`{${name}}`)
  const fields = fieldsOf(endpoint, input)
  const properties = Object.fromEntries(Object.entries(fields.properties).filter(([name]) => !inPath(name)))
  if (Object.keys(properties).length === 0) return undefined
  const required = fields.required.filter((name) => !inPath(name))
  return { required: true, content: { 'application/json': { schema: { type: 'object', properties, required } } } }
}

const answerOf = ({ output }: Endpoint): Json => {
  const type = jenisBerkas(output)
  if (type) return { [type]: { schema: { type: 'string', format: 'binary' } } }
  return { 'application/json': { schema: schemaOf(output) } }
}

const operationOf = ({ endpoint, bodyLimit }: Route, method: string): Json => {
  const input = schemaOf(endpoint.input)
  const requestBody = bodyOf(endpoint, input, method)
  return {
    summary: endpoint.summary,
    description: `Akses: ${accessText(endpoint)}. Sifat: ${endpoint.effect === 'write' ? 'tulis' : 'baca'}.${
      bodyLimit ? ` Isi paling besar ${bodyLimit / 1024 / 1024} MB.` : ''
    }`,
    tags: [endpoint.path.split('/')[0]],
    ...(endpoint.access === 'public' ? { security: [] } : {}),
    ...(dapatDibaca(endpoint) ? { security: [{ token: [] }, { kunci: [] }] } : {}),
    ...(endpoint.access === 'service' ? { security: [{ layanan: [] }] } : {}),
    parameters: parametersOf(endpoint, input, method),
    ...(requestBody ? { requestBody } : {}),
    responses: {
      200: { description: 'Berhasil', content: answerOf(endpoint) },
      '4XX': { description: 'Ditolak, dengan sebab', content: { 'text/plain': { schema: { type: 'string' } } } },
    },
  }
}

/** The whole document, for /api/v1/openapi.json. */
export const openApi = (features: readonly Feature[], version: string): Json => {
  const paths: Record<string, Json> = {}
  for (const route of features.flatMap((feature) => feature.routes))
    for (const method of route.endpoint.methods) {
      const path = `/${route.endpoint.path}`
      paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(route, method) }
    }
  return {
    openapi: '3.1.0',
    info: { title: 'Kencana', version },
    servers: [{ url: '/api/v1' }],
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'x-auth-token' },
        kunci: {
          type: 'apiKey',
          in: 'header',
          name: 'x-api-key',
          description:
            'Kunci baca dari /kunci-baca, untuk laporan yang dipilih di sana; toko disebut di header x-kode-toko bila kunci itu untuk lebih dari satu. Paling banyak 60 kali semenit.',
        },
        layanan: { type: 'apiKey', in: 'header', name: 'x-service-token' },
      },
    },
    security: [{ token: [] }],
    paths,
  }
}
