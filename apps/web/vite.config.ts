import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

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

// A file per use and not per module, so that a cold list is a handful of requests in one wave.
const GROUPS = [
  // What the first page always needs, whoever opens it; libraries change less often than we do.
  { name: 'pustaka', tags: ['$initial' as const], test: /[\\/]node_modules[\\/]/, priority: 3 },
  { name: 'rangka', tags: ['$initial' as const], priority: 2 },
  // What nearly every list needs.
  { name: 'daftar', minShareCount: 12, priority: 1 },
  { name: 'laporan', test: /packages[\\/](reports|screens[\\/]src[\\/](report|printer))[\\/]/, minShareCount: 3 },
  { name: 'pilihan', test: /features[\\/].*\.(contract|picker)\.tsx?$/, minShareCount: 3 },
]

export default defineConfig({
  root: here('.'),
  plugins: [react(), pwa],
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    outDir: here('../../dist/web'),
    emptyOutDir: true,
    target: 'es2023',
    chunkSizeWarningLimit: 600,
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
