/** Makes of the checker what outsiders get: one file for Node, and one page with that file in it for browsers. */
import { join } from 'node:path'
import { build } from 'esbuild'

const KEPALA = `/*
 * Verifikasi bukti toko, tanpa apa pun selain berkas ini:
 *   node verifikasi.mjs <berkas bukti> --kunci <kunci publik toko>
 *   node verifikasi.mjs --qr "<isi QR sertifikat>" --kunci <kunci publik toko>
 */`

const DEPAN = `<!doctype html>
<html lang="id">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Verifikasi bukti</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
label { display: block; margin: 0 0 1rem }
input { font: inherit; max-width: 100%; box-sizing: border-box }
button { font: inherit; padding: .4rem 1.2rem }
pre { overflow-x: auto; font-size: 14px }
</style>
<body>
<script type="module">
`

/** The checker as one file and as a page that opens from a disk. */
export const bangunVerifikasi = async (): Promise<{ mjs: string; html: string }> => {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'verifikasi.mjs')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    external: ['node:*'],
    charset: 'utf8',
    banner: { js: KEPALA },
    logLevel: 'warning',
  })
  const mjs = outputFiles[0]?.text ?? ''
  if (mjs === '' || mjs.includes('</script')) throw new Error('the checker cannot stand in a page')
  return { mjs, html: `${DEPAN}${mjs}</script>\n` }
}
