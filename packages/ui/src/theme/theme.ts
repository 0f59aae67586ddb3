import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'
import { dark, light, type Token } from './tokens.ts'

const gold: MantineColorsTuple = [
  '#FBF4E0',
  '#F6E7BC',
  '#F0D78F',
  '#ECC966',
  '#E6B93F',
  '#DCAD2E',
  '#CF9F20',
  '#B07F12',
  '#7E5A08',
  '#5A4005',
]

/** Face of everything that is not a code. */
const SANS = '"Inter Variable", ui-sans-serif, system-ui, "Segoe UI", Roboto, sans-serif'
/** Face of codes, barcodes, document numbers and dates of the shop. */
const MONO = '"JetBrains Mono Variable", ui-monospace, "Cascadia Mono", Consolas, monospace'

/** The theme given to the UI kit; what the kit cannot say is in the `--k-*` variables. */
export const theme = createTheme({
  primaryColor: 'gold',
  primaryShade: { light: 4, dark: 4 },
  colors: { gold },
  autoContrast: true,
  black: '#1B1A17',
  defaultRadius: 6,
  fontFamily: SANS,
  fontFamilyMonospace: MONO,
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '15px', xl: '16px' },
  lineHeights: { xs: '16px', sm: '18px', md: '20px', lg: '24px', xl: '24px' },
  headings: { fontFamily: SANS, fontWeight: '600' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  // The placeholder is a child that a menu may not have; without it the first entry takes the focus.
  components: { Menu: { defaultProps: { withInitialFocusPlaceholder: false } } },
})

const prefixed = (tokens: Record<Token, string>) =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--k-${name}`, value]))

const kitColours = {
  '--mantine-color-body': 'var(--k-bg)',
  '--mantine-color-text': 'var(--k-ink)',
  '--mantine-color-dimmed': 'var(--k-ink3)',
  '--mantine-color-default': 'var(--k-surface)',
  '--mantine-color-default-hover': 'var(--k-hover)',
  '--mantine-color-default-border': 'var(--k-line2)',
  '--mantine-color-default-color': 'var(--k-ink)',
  '--mantine-color-error': 'var(--k-red)',
  '--mantine-color-placeholder': 'var(--k-ink3)',
}

/** Writes the tokens of the current theme as `--k-*` and points the kit's own variables at them. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: { '--k-sans': SANS, '--k-mono': MONO, '--mantine-line-height': '20px' },
  light: { ...prefixed(light), ...kitColours },
  dark: { ...prefixed(dark), ...kitColours },
})
