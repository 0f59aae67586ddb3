const DRAWN = 'image/jpeg,image/png,image/webp'

/**
 * What a photo field lets people pick. An iPhone or iPad makes a JPEG of its photo where HEIC is not asked for, so there it
 * is not; elsewhere it can be picked, or who picks it would not learn why it is grey. An iPad calls itself a Mac.
 */
export const photoTypes = ({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): string =>
  /iPhone|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
    ? DRAWN
    : `${DRAWN},image/heic,image/heif,.heic,.heif`
