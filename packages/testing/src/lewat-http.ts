/** A server in a process of its own, for callers that know one in this process. */
import type { FastifyInstance, InjectOptions } from 'fastify'

/** @param alamat where it listens now, 'http://127.0.0.1:1234' */
export const lewatHttp = (alamat: () => string): FastifyInstance => {
  const inject = async ({ method, url, headers, query, payload }: InjectOptions) => {
    const tujuan = new URL(url as string, alamat())
    tujuan.search = new URLSearchParams(query as Record<string, string>).toString()
    const isi = payload === undefined ? {} : { body: JSON.stringify(payload) }
    const kepala = { ...(headers as Record<string, string>), ...(isi.body && { 'content-type': 'application/json' }) }
    const answer = await fetch(tujuan, { method: method ?? 'GET', headers: kepala, ...isi })
    const rawPayload = Buffer.from(await answer.arrayBuffer())
    const { status, headers: datang } = answer
    return { statusCode: status, body: String(rawPayload), rawPayload, headers: Object.fromEntries(datang) }
  }
  return { inject } as unknown as FastifyInstance
}
