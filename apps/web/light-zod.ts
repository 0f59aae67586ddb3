import type { Plugin } from 'vite'

const WRITERS = /\/core\/(json-schema-processors|to-json-schema)\.js$/
/** What stands in for them, as the build calls it. */
export const LEFT_OUT = 'no-json-schema'
const NONE = `\0${LEFT_OUT}`

/**
 * Leaves zod's writers of JSON schemas out of what a browser loads: only the server describes its calls. Each schema names
 * them, so that no bundler sees that nobody calls them. A version of zod that wants another name of them stops the build.
 */
export const lightZod: Plugin = {
  name: 'light-zod',
  enforce: 'pre',
  resolveId: (source, importer) =>
    WRITERS.test(source) && importer?.includes('/zod/v4/classic/schemas.js') ? NONE : undefined,
  load: (id) =>
    id === NONE
      ? 'export const createToJSONSchemaMethod = () => undefined\nexport const createStandardJSONSchemaMethod = () => undefined\n'
      : undefined,
}
