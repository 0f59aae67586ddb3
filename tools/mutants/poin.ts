/** Mutants of points, gifts and vouchers: who takes them, once, and what is owed. */
import type { Mutant } from './mutant.ts'

const uji = (nama: string): readonly [string] => [`features/member/${nama}.test.ts`]
const TUKAR = 'features/member/tukar-point/tukar-point.server.ts'
const VOUCHER = 'features/member/voucher/voucher.api.ts'

export const poinMutants: readonly Mutant[] = [
  {
    id: 'poin-sign',
    breaks: 'A correction that takes points gives them.',
    file: 'features/member/transaksi-poin/transaksi-poin.server.ts',
    text: "arah === 'TAMBAH' ? banyak : -banyak",
    becomes: "arah === 'TAMBAH' ? banyak : banyak",
    killedBy: uji('transaksi-poin/transaksi-poin'),
  },
  {
    id: 'poin-gift-last',
    breaks: '5: the last gift is given out twice.',
    file: TUKAR,
    text: 'if (hadiah.stock < qty)',
    becomes: 'if (hadiah.stock + 1 < qty)',
    killedBy: uji('tukar-point/tukar-point'),
  },
  {
    id: 'poin-gift-undo',
    breaks: 'A gift that comes back leaves its points gone.',
    file: TUKAR,
    text: '  await balikPoin(ctx, no_tukar_poin, no_batal)\n',
    becomes: '',
    killedBy: uji('tukar-point/tukar-point'),
  },
  {
    id: 'poin-twice',
    breaks: 'Gifts are taken for points any number of times a day.',
    file: TUKAR,
    text: 'if (!(await poinMasihBoleh(ctx, kode_member, DIPAKAI)))',
    becomes: "if (!(await poinMasihBoleh(ctx, kode_member, ['SERAH'])))",
    killedBy: uji('tukar-point/tukar-point'),
  },
  {
    id: 'pin-uncounted',
    breaks: 'Wrong PINs are forgotten.',
    file: 'features/akses/sesi/password.api.ts',
    text: 'if (benar) for (const one of subjek) await release',
    becomes: 'for (const one of subjek) await release',
    killedBy: uji('tukar-point/tukar-point'),
  },
  {
    id: 'voucher-rest-owed',
    breaks: 'What a sale does not use of a voucher stays owed.',
    file: VOUCHER,
    text: 'if (sisa === 0) return []',
    becomes: 'if (sisa >= 0) return []',
    killedBy: uji('voucher/voucher'),
  },
  {
    id: 'voucher-twice',
    breaks: '11: a voucher that waits in a sale pays another one.',
    file: VOUCHER,
    text: "if (status === 'DIPESAN' || status === 'DIPAKAI')",
    becomes: "if (status === 'DIPAKAI')",
    killedBy: uji('voucher/voucher'),
  },
  {
    id: 'voucher-old',
    breaks: 'A sale that is undone gives back a voucher that has run out.',
    file: VOUCHER,
    text: "CASE status WHEN 'DIPAKAI' THEN greatest",
    becomes: "CASE status WHEN 'DIPESAN' THEN greatest",
    killedBy: uji('voucher/voucher'),
  },
  {
    id: 'voucher-expiry-early',
    breaks: 'Vouchers run out a day early.',
    file: VOUCHER,
    text: "status === 'HANGUS' || berlaku_sampai < tgl_system",
    becomes: "status === 'HANGUS' || berlaku_sampai <= tgl_system",
    killedBy: uji('voucher/voucher'),
  },
]
