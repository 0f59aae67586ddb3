/** Vitest's global setup of the browser tests: what the shop serves is built before anybody opens it. */
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildProduct, tempDataDir } from './product.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The built web application: a copy, so that a build beside a running test takes nothing away from it. */
    kencanaWeb: string
  }
}

export default function setup(project: TestProject): () => void {
  buildProduct()
  const copy = tempDataDir()
  cpSync(join(import.meta.dirname, '..', 'dist', 'web'), copy.path, { recursive: true })
  project.provide('kencanaWeb', copy.path)
  return copy.remove
}
