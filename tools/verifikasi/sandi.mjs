/** Hashes and signatures as the specifications have them, for every Node and browser; nothing of it is this product's own. */
const UTF8 = new TextEncoder()
export const bytes = (text) => UTF8.encode(text)
export const hex = (b) => Array.from(b, (x) => x.toString(16).padStart(2, '0')).join('')
export const unhex = (text) => Uint8Array.from(text.match(/../g) ?? [], (x) => Number.parseInt(x, 16))
export const unbase = (text) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))

const K = new Int32Array(
  new Uint32Array(
    (
      '428a2f9871374491b5c0fbcfe9b5dba53956c25b59f111f1923f82a4ab1c5ed5d807aa9812835b01243185be550c7dc372be5d7480deb1fe9bdc06a7c19bf174' +
      'e49b69c1efbe47860fc19dc6240ca1cc2de92c6f4a7484aa5cb0a9dc76f988da983e5152a831c66db00327c8bf597fc7c6e00bf3d5a7914706ca635114292967' +
      '27b70a852e1b21384d2c6dfc53380d13650a7354766a0abb81c2c92e92722c85a2bfe8a1a81a664bc24b8b70c76c51a3d192e819d6990624f40e3585106aa070' +
      '19a4c1161e376c082748774c34b0bcb5391c0cb34ed8aa4a5b9cca4f682e6ff3748f82ee78a5636f84c878148cc7020890befffaa4506cebbef9a3f7c67178f2'
    )
      .match(/.{8}/g)
      .map((x) => Number.parseInt(x, 16)),
  ),
)
const AWAL = '6a09e667bb67ae853c6ef372a54ff53a510e527f9b05688c1f83d9ab5be0cd19'.match(/.{8}/g)

/** SHA-256 in pieces: the browser's own takes a text whole only, and a year does not lie in memory. */
export class Sha256 {
  h = Int32Array.from(AWAL, (x) => Number.parseInt(x, 16) | 0)
  w = new Int32Array(64)
  blok = new Uint8Array(64)
  isi = 0
  panjang = 0
  putar() {
    const { w, h, blok } = this
    for (let i = 0; i < 16; i++)
      w[i] = (blok[4 * i] << 24) | (blok[4 * i + 1] << 16) | (blok[4 * i + 2] << 8) | blok[4 * i + 3]
    for (let i = 16; i < 64; i++) {
      const x = w[i - 15]
      const y = w[i - 2]
      const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)
      const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10)
      w[i] = (w[i - 16] + s0 + w[i - 7] + s1) | 0
    }
    let [a, b, c, d, e, f, g, k] = h
    for (let i = 0; i < 64; i++) {
      const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
      const t1 = (k + s1 + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0
      const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
      k = g
      g = f
      f = e
      e = (d + t1) | 0
      d = c
      c = b
      b = a
      a = (t1 + t2) | 0
    }
    for (const [i, x] of [a, b, c, d, e, f, g, k].entries()) h[i] = (h[i] + x) | 0
    this.isi = 0
  }
  tambah(data) {
    this.panjang += data.length
    for (let i = 0; i < data.length; ) {
      const n = Math.min(64 - this.isi, data.length - i)
      this.blok.set(data.subarray(i, i + n), this.isi)
      this.isi += n
      i += n
      if (this.isi === 64) this.putar()
    }
    return this
  }
  selesai() {
    const bit = this.panjang * 8
    this.tambah(Uint8Array.of(0x80))
    while (this.isi !== 56) this.tambah(Uint8Array.of(0))
    const akhir = new DataView(new ArrayBuffer(8))
    akhir.setUint32(0, Math.floor(bit / 2 ** 32))
    akhir.setUint32(4, bit >>> 0)
    this.tambah(new Uint8Array(akhir.buffer))
    return Uint8Array.from({ length: 32 }, (_, i) => this.h[i >> 2] >>> (24 - 8 * (i & 3)))
  }
}
export const sha256 = (...bagian) => bagian.reduce((h, one) => h.tambah(one), new Sha256()).selesai()

// Ed25519 (RFC 8032) for browsers without it.
const P = 2n ** 255n - 19n
const L = 2n ** 252n + 27742317777372353535851937790883648493n
const mod = (a, m = P) => ((a % m) + m) % m
const pangkat = (a, n) => {
  let r = 1n
  for (let x = mod(a), e = n; e > 0n; e >>= 1n, x = (x * x) % P) if (e & 1n) r = (r * x) % P
  return r
}
const D = mod(-121665n * pangkat(121666n, P - 2n))
const kecil = (b) => BigInt(`0x${hex(b.toReversed())}`)
/** A point from its 32 bytes, undefined for bytes that are none. */
const titik = (b) => {
  const y = kecil(b) & (2n ** 255n - 1n)
  const u = mod(y * y - 1n)
  const v = mod(D * y * y + 1n)
  let x = mod(u * v ** 3n * pangkat(u * mod(v ** 7n), (P - 5n) / 8n))
  if (mod(v * x * x) !== u) x = mod(x * pangkat(2n, (P - 1n) / 4n))
  if (y >= P || mod(v * x * x) !== u || (x === 0n && b[31] >> 7 === 1)) return undefined
  if (Number(x & 1n) !== b[31] >> 7) x = P - x
  return [x, y, 1n, mod(x * y)]
}
const jumlah = ([x1, y1, z1, t1], [x2, y2, z2, t2]) => {
  const a = mod((y1 - x1) * (y2 - x2))
  const b = mod((y1 + x1) * (y2 + x2))
  const c = mod(2n * D * t1 * t2)
  const d = mod(2n * z1 * z2)
  return [mod((b - a) * (d - c)), mod((d + c) * (b + a)), mod((d - c) * (d + c)), mod((b - a) * (b + a))]
}
const kali = (titikAwal, n) => {
  let r = [0n, 1n, 1n, 0n]
  for (let q = titikAwal, e = n; e > 0n; e >>= 1n, q = jumlah(q, q)) if (e & 1n) r = jumlah(r, q)
  return r
}
const DASAR = titik(unhex(`58${'66'.repeat(31)}`))

/** Whether a signature is of that message and key, without the help of Node or browser but for SHA-512. */
export const ed25519 = async (publik, pesan, tanda) => {
  const a = publik.length === 32 ? titik(publik) : undefined
  const r = tanda.length === 64 ? titik(tanda.subarray(0, 32)) : undefined
  const s = tanda.length === 64 ? kecil(tanda.subarray(32)) : L
  if (!a || !r || s >= L) return false
  const isi = Uint8Array.from([...tanda.subarray(0, 32), ...publik, ...pesan])
  const k = mod(kecil(new Uint8Array(await crypto.subtle.digest('SHA-512', isi))), L)
  const [x1, y1, z1] = kali(DASAR, s)
  const [x2, y2, z2] = jumlah(r, kali(a, k))
  return mod(x1 * z2 - x2 * z1) === 0n && mod(y1 * z2 - y2 * z1) === 0n
}

/** Whether a signature is of that key: by Node or browser, by ourselves where they know no Ed25519. */
export const sah = async (publikHex, pesan, tandaHex) => {
  const publik = unhex(publikHex)
  const tanda = unhex(tandaHex)
  try {
    const kunci = await crypto.subtle.importKey('raw', publik, 'Ed25519', false, ['verify'])
    return await crypto.subtle.verify('Ed25519', kunci, tanda, bytes(pesan))
  } catch {
    return ed25519(publik, bytes(pesan), tanda)
  }
}
/** What a public key is called: 32 digits of its hash. */
export const sidik = (publikHex) => hex(sha256(bytes('kencana-kunci-bukti'), unhex(publikHex))).slice(0, 32)
/**
 * What a key is called that somebody typed, the key itself or its name, in groups or not.
 * @throws Error for anything else: a key that is half typed is no key
 */
export const bacaKunci = (teks) => {
  const angka = teks.trim().toLowerCase().replace(/[\s-]/g, '')
  if (/^[0-9a-f]{64}$/.test(angka)) return sidik(angka)
  if (/^[0-9a-f]{32}$/.test(angka)) return angka
  throw new Error('kunci harus 64 angka heksadesimal, atau 32 dari sidiknya')
}
