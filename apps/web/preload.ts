/**
 * Writes down at build time which files each address needs, for the server to name in its answer: the browser then
 * loads a screen beside the shell, instead of after it has run.
 */
import { join } from 'node:path'
import { normalizePath, type Plugin, type Rolldown } from 'vite'

/** The addresses of the menu's files and the module that each shows, read as text: the menu itself is for browsers. */
export const screensOf = (menu: string): [path: string, module: string][] =>
  menu
    .split(/^ {4}path: '/m)
    .slice(1)
    .flatMap((entry): [string, string][] => {
      const module = /import\(\s*'([^']+)'/.exec(entry)?.[1]
      return module ? [[entry.slice(0, entry.indexOf("'")), module]] : []
    })

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>

const chunkOf = (bundle: Bundle, file: string): Rolldown.OutputChunk | undefined => {
  const found = bundle[file]
  return found?.type === 'chunk' ? found : undefined
}

/** A file, what it imports, and their styles. */
const needed = (bundle: Bundle, file: string, all = new Set<string>()): Set<string> => {
  const chunk = chunkOf(bundle, file)
  if (!chunk || all.has(file)) return all
  all.add(file)
  for (const style of chunk.viteMetadata?.importedCss ?? []) all.add(style)
  for (const one of chunk.imports) needed(bundle, one, all)
  return all
}

const linkTo = (file: string): string => {
  if (file.endsWith('.js')) return `</${file}>; rel=modulepreload`
  if (file.endsWith('.css')) return `</${file}>; rel=preload; as=style; crossorigin`
  return `</${file}>; rel=preload; as=font; type=font/woff2; crossorigin`
}

/** The Link header of each address. The shell's own files are named first: they are the largest, and run first. */
export const linksByPath = (bundle: Bundle, screens: readonly [path: string, module: string][]) => {
  const entry = Object.values(bundle).find((one) => one.type === 'chunk' && one.isEntry)
  const bytes = (file: string) => chunkOf(bundle, file)?.code.length ?? 0
  const shell = [...needed(bundle, entry?.fileName ?? '')].toSorted((a, b) => bytes(b) - bytes(a))
  // Without them the columns are measured twice.
  const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'))
  const byModule = new Map(
    Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [[one.facadeModuleId, one.fileName] as const] : [])),
  )
  const links = screens.flatMap(([path, module]) => {
    const file = byModule.get(module)
    return file ? [[path, [...needed(bundle, file, new Set(shell)), ...fonts].map(linkTo).join(', ')]] : []
  })
  return Object.fromEntries(links) as Record<string, string>
}

/** The plugin: `preload.json` beside the shell. */
export const preload = (menuFolder: string, others: readonly [path: string, module: string][]): Plugin => ({
  name: 'kencana-preload',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_, bundle) {
    const files = await this.fs.readdir(menuFolder)
    const menu = await Promise.all(files.map((file) => this.fs.readFile(join(menuFolder, file), { encoding: 'utf8' })))
    const screens = screensOf(menu.join('\n')).map(([path, module]): [string, string] => [
      path,
      normalizePath(join(menuFolder, module)),
    ])
    const source = JSON.stringify(linksByPath(bundle, [...screens, ...others]), null, 1)
    this.emitFile({ type: 'asset', fileName: 'preload.json', source })
  },
})
