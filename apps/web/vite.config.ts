import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { preload } from './preload.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const pwa = VitePWA({
  registerType: 'prompt',
  injectRegister: null,
  includeAssets: ['ikon.svg', 'ikon-180.png'],
  manifest: {
    name: 'Kencana',
    short_name: 'Kencana',
    description: 'Pembukuan toko emas: setiap gram tercatat dua sisi.',
    lang: 'id',
    start_url: '/',
    display: 'standalone',
    background_color: '#F6F5F2',
    theme_color: '#F6F5F2',
    icons: [
      { src: '/ikon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/ikon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  },
  workbox: {
    // The shell only: a screen is kept once it was opened.
    globPatterns: ['index.html', 'ikon.svg', 'assets/*.{js,css,woff2}'],
    globIgnores: ['assets/layar-*'],
    navigateFallback: '/index.html',
    navigateFallbackDenylist: [/^\/api\/(?!docs)/],
    runtimeCaching: [
      {
        urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
        handler: 'CacheFirst',
        options: { cacheName: 'layar', expiration: { maxEntries: 300 } },
      },
    ],
  },
})

/** Areas whose codes and choices the others ask for. */
const COMMON = new Set(['master', 'akses', 'cetak'])

const ofArea = (id: string): string | null => {
  const area = /[\\/]features[\\/]([^\\/]+)/.exec(id)?.[1]
  return area === undefined || COMMON.has(area) ? 'common' : area
}

// A file per use and not per module, so that a cold list is a handful of requests in one wave.
const GROUPS = [
  // What the first page always needs, whoever opens it; libraries change less often than we do.
  { name: 'vendor', tags: ['$initial' as const], test: /[\\/]node_modules[\\/]/, priority: 3 },
  { name: 'shell', tags: ['$initial' as const], priority: 2 },
  // What nearly every list needs.
  { name: 'list', minShareCount: 10, priority: 1 },
  // What screens lend each other is light: one by one it would be dozens of small files.
  { name: ofArea, debugName: 'areas', test: /[\\/]features[\\/].*\.(contract|picker)\.tsx?$/, minShareCount: 2 },
  { name: 'reports', test: /packages[\\/](reports|screens[\\/]src[\\/](report|printer))[\\/]/, minShareCount: 3 },
]

export default defineConfig({
  root: here('.'),
  plugins: [react(), pwa, preload(here('src/menu'), [['/', here('src/shell/pages/Entry.tsx')]])],
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    outDir: here('../../dist/web'),
    emptyOutDir: true,
    target: 'es2023',
    chunkSizeWarningLimit: 600,
    // All of it is as large as one picture, and a screen's own would be one more thing to wait for.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        // The worker tells screens from the shell by this name.
        chunkFileNames: (chunk) =>
          `assets/${chunk.facadeModuleId?.endsWith('.screen.tsx') ? 'layar-' : ''}[name]-[hash].js`,
        codeSplitting: { groups: GROUPS },
      },
    },
  },
})
