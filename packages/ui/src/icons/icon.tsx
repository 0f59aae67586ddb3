import type { SVGProps } from 'react'

/** Props of every icon: any SVG attribute; `size` in px (16, 12 in chips, 20 on the phone). */
export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  size?: number
}

/** A component that draws one icon. */
export type Icon = (props: IconProps) => React.JSX.Element

/** A circle as path data, so that an icon is nothing but a list of paths. */
export const circle = (cx: number, cy: number, r: number): string =>
  `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

/** A rounded rectangle as path data. */
export const rect = (x: number, y: number, w: number, h: number, r = 1): string =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${-(w - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${-r}v${-(h - 2 * r)}a${r} ${r} 0 0 1 ${r} ${-r}`

/** Makes an icon of the set: 16 × 16, 1.4 stroke, round caps, no fill, the colour of the text around it. */
export const icon = (...paths: string[]): Icon =>
  function DrawnIcon({ size = 16, ...rest }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.4}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        {...rest}
      >
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
    )
  }
