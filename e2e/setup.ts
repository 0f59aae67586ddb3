/** Vitest's global setup of the browser tests: what the shop serves is built before anybody opens it. */
import { buildProduct } from './product.ts'

export default function setup(): void {
  buildProduct()
}
