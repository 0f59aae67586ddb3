/**
 * Writes down at build time which files each address needs, for the server to name in its answer: the browser then
 * loads a screen beside the shell, instead of after it has run.
 */
import { normalizePath, type Plugin, type Rolldown } from 'vite'

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

/** Fonts that a style names: without them the columns are measured twice. Those of PDF alone are fetched when one is made. */
const screenFonts = (bundle: Bundle): string[] => {
  const styles = Object.values(bundle).flatMap((one) =>
    one.type === 'asset' && one.fileName.endsWith('.css') ? [String(one.source)] : [],
  )
  const named = (file: string) => styles.some((style) => style.includes(file.slice(file.lastIndexOf('/') + 1)))
  return Object.keys(bundle).filter((file) => file.endsWith('.woff2') && named(file))
}

/** The Link header of each address. The shell's own files are named first: they are the largest, and run first. */
export const linksByPath = (bundle: Bundle, screens: readonly [path: string, module: string][]) => {
  const entry = Object.values(bundle).find((one) => one.type === 'chunk' && one.isEntry)
  const bytes = (file: string) => chunkOf(bundle, file)?.code.length ?? 0
  const shell = [...needed(bundle, entry?.fileName ?? '')].toSorted((a, b) => bytes(b) - bytes(a))
  const fonts = screenFonts(bundle)
  const byModule = new Map(
    Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [[one.facadeModuleId, one.fileName] as const] : [])),
  )
  const links = screens.flatMap(([path, module]) => {
    const file = byModule.get(module)
    return file ? [[path, [...needed(bundle, file, new Set(shell)), ...fonts].map(linkTo).join(', ')]] : []
  })
  return Object.fromEntries(links) as Record<string, string>
}

/** The plugin: `preload.json` beside the shell. @param screens each address and the file of what it shows */
export const preload = (screens: readonly [path: string, file: string][]): Plugin => ({
  name: 'kencana-preload',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const modules = screens.map(([path, file]): [string, string] => [path, normalizePath(file)])
    this.emitFile({
      type: 'asset',
      fileName: 'preload.json',
      source: JSON.stringify(linksByPath(bundle, modules), null, 1),
    })
  },
})
