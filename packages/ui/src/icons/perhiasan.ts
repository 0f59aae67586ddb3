import { circle, type Icon, icon } from './icon.tsx'

/** Cincin. */
export const IconCincin = icon(circle(8, 10, 3.6), 'M6 2.5h4l1 1.5L8 6.4 5 4Z')
/** Gelang. */
export const IconGelang = icon(
  'M2.2 8c0-2.3 2.6-4 5.8-4s5.8 1.7 5.8 4-2.6 4-5.8 4-5.8-1.7-5.8-4ZM4.6 8c0-1.2 1.5-2 3.4-2s3.4.8 3.4 2-1.5 2-3.4 2-3.4-.8-3.4-2Z',
)
/** Kalung. */
export const IconKalung = icon('M2.8 2.5c0 4.3 2 7.5 5.2 7.5s5.2-3.2 5.2-7.5M8 10.2l1.3 1.7L8 13.6l-1.3-1.7Z')
/** Anting. */
export const IconAnting = icon(
  'M6.2 4.3a1.9 1.9 0 1 1 2.9 1.6c-.7.4-1.1.8-1.1 1.5v.4',
  'M8 7.8c1.5 1.5 2.3 2.6 2.3 3.7a2.3 2.3 0 0 1-4.6 0c0-1.1.8-2.2 2.3-3.7Z',
)
/** Liontin. */
export const IconLiontin = icon(circle(8, 3.2, 1.2), 'M8 4.4 12.5 9 8 13.8 3.5 9ZM3.5 9h9')
/** Giwang. */
export const IconGiwang = icon(circle(4.8, 5.3, 2.3), circle(11.2, 5.3, 2.3), 'M4.8 7.6v4.9M11.2 7.6v4.9')

const PER_JENIS: Record<string, Icon> = {
  CIN: IconCincin,
  GLG: IconGelang,
  KLG: IconKalung,
  ATG: IconAnting,
  LTN: IconLiontin,
  GWG: IconGiwang,
}

/** The pictogram that stands in for a missing photo, by kode_dept; a ring for types nobody drew. */
export const iconOfJenis = (kodeDept: string): Icon => PER_JENIS[kodeDept.toUpperCase()] ?? IconCincin
