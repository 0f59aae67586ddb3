// @ts-check
// The limit of `bench start`: a bare Node HTTP server, nothing behind it.
import { createServer } from 'node:http'

const server = createServer((_, response) => response.end('{"status":"ok"}'))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}`)
})
