import { describe, expect, it } from 'vitest'
import { sekali, type Terlihat } from './sekali.ts'

const A: Terlihat = { kode: '1000000017', jarak: 10 }
const B: Terlihat = { kode: '1000000024', jarak: 40 }

describe('what a camera sees', () => {
  it('is scanned once while it stays in the picture, however long', () => {
    const ambil = sekali()
    expect(ambil([A], 0)).toBe(A.kode)
    for (let kini = 100; kini <= 20_000; kini += 100) expect(ambil([A], kini)).toBeNull()
  })

  it('is scanned again after it was gone, and not after a blurred picture or two', () => {
    const ambil = sekali()
    expect(ambil([A], 0)).toBe(A.kode)
    expect(ambil([], 400)).toBeNull()
    expect(ambil([A], 1_400)).toBeNull()
    expect(ambil([], 2_800)).toBeNull()
    expect(ambil([A], 2_900)).toBe(A.kode)
  })

  it('is the code nearest to the middle: what lies beside it waits until it is pointed at', () => {
    const ambil = sekali()
    expect(ambil([B, A], 0)).toBe(A.kode)
    // Already taken, and still in the middle: that is no reason to take what lies beside it.
    expect(ambil([B, A], 100)).toBeNull()
    expect(
      ambil(
        [
          { ...B, jarak: 5 },
          { ...A, jarak: 90 },
        ],
        200,
      ),
    ).toBe(B.kode)
    // Back to the first, which never left the picture.
    expect(ambil([B, A], 300)).toBeNull()
  })
})
