// @ts-check
// The limit of `bench lookup` and `bench list`: Node's own HTTP server and the driver, the same statements prepared, the
// rows as JSON. No session, no right, no check, no contract.
import { createServer } from 'node:http'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL ?? '', max: 16 })
/** @type {{ name: string, text: string }[]} */
const statements = JSON.parse(process.env.STATEMENTS ?? '[]')

/** @param {string} address */
const answer = async (address) => {
  const values = JSON.parse(new URL(address, 'http://localhost').searchParams.get('v') ?? '[]')
  const asked = statements.map((statement, i) => pool.query({ ...statement, values: values[i] }))
  return JSON.stringify((await Promise.all(asked)).map(({ rows }) => rows))
}

/** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
const serve = async (request, response) => {
  const [status, body] = await answer(request.url ?? '/').then(
    (text) => [200, text],
    (error) => [500, String(error)],
  )
  response.writeHead(Number(status), {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(String(body)),
  })
  response.end(body)
}
const server = createServer((request, response) => void serve(request, response))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}`)
})
