/** The address of a font's file, as the bundler gives it. */
declare module '*.woff2?url' {
  const url: string
  export default url
}
