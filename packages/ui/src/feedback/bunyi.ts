/** Sounds for whoever scans without looking at the screen: short and high is right, everything else is not. */

/** What happened: 'baca' a click when a camera read a code, 'baik' one high tone, 'lain' two middle ones, 'salah' one long low tone. */
export type Bunyi = 'baca' | 'baik' | 'lain' | 'salah'

/** Tones as frequency in Hz, start and length in seconds. */
const NADA: Readonly<Record<Bunyi, readonly (readonly [number, number, number])[]>> = {
  baca: [[880, 0, 0.04]],
  baik: [[1320, 0, 0.07]],
  lain: [
    [660, 0, 0.1],
    [660, 0.16, 0.1],
  ],
  salah: [[196, 0, 0.4]],
}

let context: AudioContext | undefined

/** Plays it, where the browser lets sounds be made; a scan never fails for want of one. */
export const bunyi = (what: Bunyi): void => {
  try {
    context ??= new AudioContext()
    const { currentTime, destination } = context
    for (const [hertz, from, length] of NADA[what]) {
      const tone = context.createOscillator()
      const volume = context.createGain()
      tone.frequency.value = hertz
      volume.gain.setValueAtTime(0.15, currentTime + from)
      volume.gain.exponentialRampToValueAtTime(0.001, currentTime + from + length)
      tone.connect(volume).connect(destination)
      tone.start(currentTime + from)
      tone.stop(currentTime + from + length)
    }
  } catch {
    // No sound card, or sounds forbidden: what is on the screen says the same.
  }
}
