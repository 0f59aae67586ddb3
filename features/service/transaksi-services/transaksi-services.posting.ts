/** A repair that is taken in: the customer's pieces into custody, his deposit owed to him. Source: areas 11-service 11.2. */
import { type Jurnal, type Mg, type Mutasi, pindah, type Rp, type Tempat, uang } from '@kencana/ledger'

/** Where a piece is kept: each by itself, of no category. */
const tempatService = (no_service: string, urut: number): Tempat => ({
  akun: 'SERVICE',
  ref: no_service,
  lot: String(urut),
})

interface Masuk {
  no_service: string
  dp: Rp
  barang: readonly { jumlah: number; berat: Mg }[]
}

export const jurnalService = ({ no_service, dp, barang }: Masuk, masuk: readonly Mutasi[]): Jurnal => ({
  kind: 'SERVICE',
  document: no_service,
  lines: [
    ...barang.flatMap(({ jumlah, berat }, at) =>
      pindah({ akun: 'PELANGGAN' }, tempatService(no_service, at + 1), {
        kode_group: '-',
        kode_dept: '-',
        pcs: jumlah,
        mg: berat,
      }),
    ),
    ...masuk,
    ...(dp === 0 ? [] : [uang('TITIPAN', -dp, no_service)]),
  ],
})
