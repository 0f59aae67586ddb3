/** Every mutant. A new rule brings its own: one entry in the list of its area. */
import { auditMutants } from './audit.ts'
import { beliMutants } from './beli.ts'
import { cabangMutants } from './cabang.ts'
import { kasusCabangMutants } from './cabang-kasus.ts'
import { forgottenMutants } from './forgotten.ts'
import { hutangMutants } from './hutang.ts'
import { hitungHutangMutants } from './hutang-hitung.ts'
import { kasusHutangMutants } from './hutang-kasus.ts'
import { orangHutangMutants } from './hutang-orang.ts'
import { jualMutants } from './jual.ts'
import { kasusJualMutants } from './jual-kasus.ts'
import { labelMutants } from './label.ts'
import { ledgerMutants } from './ledger.ts'
import { luarMutants } from './luar.ts'
import { marketplaceMutants } from './marketplace.ts'
import type { Mutant } from './mutant.ts'
import { nilaiMutants } from './nilai.ts'
import { pesananMutants } from './pesanan.ts'
import { poinMutants } from './poin.ts'
import { reportMutants } from './reports.ts'
import { serviceMutants } from './service.ts'
import { sesudahJualMutants } from './sesudah-jual.ts'
import { titipanMutants } from './titipan.ts'
import { uangMutants } from './uang.ts'
import { writeMutants } from './writes.ts'

export const MUTANTS: readonly Mutant[] = [
  ...ledgerMutants,
  ...writeMutants,
  ...jualMutants,
  ...kasusJualMutants,
  ...sesudahJualMutants,
  ...titipanMutants,
  ...hutangMutants,
  ...hitungHutangMutants,
  ...kasusHutangMutants,
  ...orangHutangMutants,
  ...pesananMutants,
  ...serviceMutants,
  ...marketplaceMutants,
  ...beliMutants,
  ...poinMutants,
  ...uangMutants,
  ...nilaiMutants,
  ...cabangMutants,
  ...kasusCabangMutants,
  ...labelMutants,
  ...luarMutants,
  ...reportMutants,
  ...auditMutants,
  ...forgottenMutants,
]
