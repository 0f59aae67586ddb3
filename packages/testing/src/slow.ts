/**
 * A time limit of a test on the machine it runs on: `TEST_SLOW` times what it is on a quiet one of two cores. The run measures that
 * factor as it starts (tools/test-run/slow.ts); a limit is what ends a wait for something that will never come, no promise of speed.
 * @param ms on a quiet machine
 * @example slow(10_000) // 25_000 beside two busy processes
 */
export const slow = (ms: number): number => Math.round(ms * (Number(process.env.TEST_SLOW) || 1))
