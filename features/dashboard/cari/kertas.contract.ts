/** Papers that customers bring along, by the code of their number: the list in which each is found. */

interface Kertas {
  /** Its list, which looks a number up as `q`. */
  readonly path: string
  /** What choosing it does, and what it is called in a row. */
  readonly label: string
  readonly nama: string
}

const SERVICE: Kertas = { path: '/lihat-services', label: 'Buka service', nama: 'Service' }

export const KERTAS: Readonly<Record<string, Kertas>> = {
  FJ: { path: '/lihat-penjualan', label: 'Buka nota', nama: 'Penjualan' },
  FB: { path: '/lihat-pembelian', label: 'Buka pembelian', nama: 'Pembelian' },
  PSN: { path: '/lihat-pesanan', label: 'Buka pesanan', nama: 'Pesanan' },
  TTP: { path: '/lihat-titipan', label: 'Buka titipan', nama: 'Titipan' },
  SV: SERVICE,
  SVA: SERVICE,
  BSV: SERVICE,
  PI: { path: '/lihat-hutang', label: 'Buka hutang', nama: 'Hutang' },
}
