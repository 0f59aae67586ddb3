import { describe, expect, it } from 'vitest'
import { linksByPath } from './preload.ts'

const chunk = (fileName: string, more: object) => ({
  type: 'chunk',
  fileName,
  isEntry: false,
  code: '',
  imports: [],
  facadeModuleId: null,
  ...more,
})

const BUNDLE = {
  'assets/index.js': chunk('assets/index.js', { isEntry: true, imports: ['assets/vendor.js'], code: 'ab' }),
  'assets/vendor.js': chunk('assets/vendor.js', {
    code: 'abc',
    viteMetadata: { importedCss: new Set(['assets/style.css']) },
  }),
  'assets/list.js': chunk('assets/list.js', { imports: ['assets/vendor.js'] }),
  'assets/layar-baki.js': chunk('assets/layar-baki.js', {
    facadeModuleId: '/baki.screen.tsx',
    imports: ['assets/list.js', 'assets/index.js'],
  }),
  'assets/style.css': { type: 'asset', fileName: 'assets/style.css', source: '@font-face{src:url(inter.woff2)}' },
  'assets/inter.woff2': { type: 'asset', fileName: 'assets/inter.woff2' },
  'assets/inter-greek.woff2': { type: 'asset', fileName: 'assets/inter-greek.woff2' },
}

describe('what an address needs', () => {
  it('is named once each, the shell first and its largest file before all, the fonts of styles last', () => {
    const links = linksByPath(BUNDLE as never, [
      ['/master-baki', '/baki.screen.tsx'],
      ['/hilang', '/no.screen.tsx'],
    ])
    expect(links).toEqual({
      '/master-baki': [
        '</assets/vendor.js>; rel=modulepreload',
        '</assets/index.js>; rel=modulepreload',
        '</assets/style.css>; rel=preload; as=style; crossorigin',
        '</assets/layar-baki.js>; rel=modulepreload',
        '</assets/list.js>; rel=modulepreload',
        '</assets/inter.woff2>; rel=preload; as=font; type=font/woff2; crossorigin',
      ].join(', '),
    })
  })
})
