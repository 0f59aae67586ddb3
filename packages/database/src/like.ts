/** Text that people type, inside LIKE: their % and _ are letters like any other. @returns the pattern of that text alone */
export const likeText = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** The pattern of any text that contains this one. */
export const likeAnywhere = (text: string): string => `%${likeText(text)}%`
