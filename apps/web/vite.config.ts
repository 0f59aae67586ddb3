import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { MENU } from '../../features/menu.ts'
import { lightMenu } from './light-menu.ts'
import { LEFT_OUT, lightZod } from './light-zod.ts'
import { preload } from './preload.ts'
import { SCREEN_FILES, screens } from './screens.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const SCREENS = MENU.flatMap(({ path, run }, at): [string, string][] => (run ? [] : [[path, SCREEN_FILES[at] ?? '']]))

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
    globIgnores: [
      'assets/layar-*',
      'assets/{PindaiKamera,baca-kode,letter-files}-*',
      'assets/inter-{latin-ext,vietnamese,greek,cyrillic}-*',
    ],
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

/** What a price means belongs to three forms, and is no part of what masters lend. */
const LENT =
  /[\\/]features[\\/](?!master[\\/]parameter-harga-emas[\\/]arti)([^\\/]+)[\\/].*\.(contract|shared|picker)\.tsx?$/

/** What a price means and of which kadar a category is: taken along by the form of a piece, it would bring all goods to three masters. */
const PRICE = /[\\/]features[\\/]master[\\/]parameter-harga-emas[\\/]arti/

/** The button of a history, which masters have and documents not: with the settings it would bring all of them along. */
const HISTORY = /[\\/]features[\\/]pengaturan[\\/]riwayat[\\/]riwayat\.shared\.tsx$/

const SETTINGS = /[\\/]features[\\/]pengaturan[\\/].*\.(contract|shared|picker)\.tsx?$/

/** Choices that a few forms ask for: with the others of masters they would come before every list. */
const FEW =
  /[\\/]features[\\/]master[\\/](baki[\\/]bila-perlu|toko[\\/]tujuan|kode-transaksi[\\/]kode-transaksi\.picker)/

/**
 * Whose codes and choices every area asks for; a gift's picture, which brings along what shows it large, is no choice, nor are rates of
 * tax, what a price means, what few forms ask for, nor what sends a document anew once its tray is used again.
 */
const COMMON =
  /[\\/]features[\\/](master[\\/](?!data-hadiah[\\/]foto|tarif-ppn[\\/]tarif|baki[\\/](aktifkan|isi-jalan|bila-perlu)|toko[\\/]tujuan|kode-transaksi[\\/]kode-transaksi\.picker|sales[\\/]sales-sendiri|parameter-harga-emas[\\/]arti)|akses[\\/](?!otorisasi)).*\.(contract|shared|picker)\.tsx?$/

// Shared as widely as the list and no part of it: what documents with their slips and money, goods with labels of before, and reports are made of.
const DOCUMENTS =
  /packages[\\/](receipts|ledger[\\/]src[\\/](akun|bayar|journal|kinds|selisih|lebur|potong-lot|harga-beli)|screens[\\/]src[\\/](transaction|draft|printer)|contract[\\/]src[\\/](sidik|label-lama))|features[\\/]((cetak|akses[\\/]otorisasi)[\\/]|master[\\/]baki[\\/]aktifkan)|@noble[\\/]hashes/
/** What both have: lines in a table, on a page. */
const LINES =
  /screens[\\/]src[\\/](printer[\\/](printPage|Print\.module)|transaction[\\/](LinesTable|Transaction\.module))/
const REPORTS = /packages[\\/](reports|screens[\\/]src[\\/]report)[\\/]/

/** Days and scans are entered in documents and reports; the first list shows neither. */
const ENTRY = /packages[\\/]ui[\\/]src[\\/]fields[\\/](DateField|DateFilter|calendar|ScanField)/

/** Small pictures that a click shows large: lent to areas, and the part of none. */
const PHOTO = /packages[\\/]ui[\\/]src[\\/](photo[\\/](PhotoZoom|Zoom|dataUrl)|table[\\/]PhotoTile)/

const isOfLists = (id: string): boolean =>
  /[\\/](packages|node_modules)[\\/]/.test(id) && ![DOCUMENTS, REPORTS, ENTRY, PHOTO].some((other) => other.test(id))

// A file per use and not per module, so that a cold list is a handful of requests in one wave. A group takes what its
// modules import along: what more screens need has to come first.
const GROUPS = [
  // What the first page always needs, whoever opens it; libraries change less often than we do.
  { name: 'vendor', tags: ['$initial' as const], test: /[\\/]node_modules[\\/]/, priority: 7 },
  { name: 'shell', tags: ['$initial' as const], priority: 6 },
  // What nearly every list needs.
  { name: 'list', test: isOfLists, minShareCount: 14, priority: 5 },
  { name: 'entry', test: ENTRY, minShareCount: 3, priority: 4.5 },
  { name: 'photo', test: PHOTO, minShareCount: 2, priority: 4.2 },
  // What screens lend each other is light: one by one it would be dozens of small files.
  { name: 'common', test: COMMON, minShareCount: 2, priority: 4 },
  { name: 'lines', test: LINES, minShareCount: 3, priority: 3 },
  { name: 'documents', test: DOCUMENTS, minShareCount: 3, priority: 2 },
  { name: 'reports', test: REPORTS, minShareCount: 3, priority: 1 },
  { name: 'arti-harga', test: PRICE, minShareCount: 2, priority: 0.8 },
  { name: 'riwayat', test: HISTORY, minShareCount: 2, priority: 0.7 },
  { name: 'few', test: FEW, minShareCount: 2, priority: 0.6 },
  // Every area asks for the shop's settings: taken along by one of them, they would bring that area everywhere.
  { name: 'pengaturan', test: SETTINGS, minShareCount: 2, priority: 0.5 },
  { name: (id: string) => LENT.exec(id)?.[1] ?? null, debugName: 'areas', test: LENT, minShareCount: 2 },
]

export default defineConfig({
  root: here('.'),
  plugins: [
    lightMenu,
    lightZod,
    screens,
    // Days pass by it in the form of the installation (jsx-runtime.ts).
    react({ jsxImportSource: '@kencana/ui' }),
    pwa,
    preload([...SCREENS, ['/', here('src/shell/pages/Entry.tsx')]]),
  ],
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
  // Modules, so that a worker too fetches what it rarely needs (letters of a paper) only then.
  worker: { format: 'es' },
  build: {
    outDir: here('../../dist/web'),
    emptyOutDir: true,
    // The server names what an address needs (preload.ts) and the worker keeps what screens share: naming it again at
    // each import() of the menu would make every page heavier with every screen.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    target: 'es2023',
    chunkSizeWarningLimit: 600,
    // All of it is as large as one picture, and a screen's own would be one more thing to wait for.
    cssCodeSplit: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // Whoever starts the shop reads what the build says: of what was left out on purpose, nothing.
      onLog: (level, log, tell) => {
        if (log.code !== 'IMPORT_IS_UNDEFINED' || !log.message.includes(LEFT_OUT)) tell(level, log)
      },
      output: {
        // The worker tells screens from the shell by this name. The shell names every screen, so what is too long in a name is too long
        // a hundred and seventy times; seven letters tell any two files apart.
        chunkFileNames: ({ facadeModuleId, name }) =>
          facadeModuleId?.endsWith('.screen.tsx')
            ? `assets/layar-${name.replace('.screen', '')}-[hash:7].js`
            : 'assets/[name]-[hash:7].js',
        codeSplitting: { groups: GROUPS },
      },
    },
  },
})
