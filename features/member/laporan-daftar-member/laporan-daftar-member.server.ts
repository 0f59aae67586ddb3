import { type Feature, laporanRoute } from '@kencana/server-kit'
import { laporanMember } from './laporan-daftar-member.contract.ts'
import {
  memberDaftar,
  memberPerUser,
  memberPoinHabis,
  memberTop,
  memberUlangTahun,
} from './laporan-daftar-member.query.ts'

export const laporanMemberFeature: Feature = {
  routes: [
    laporanRoute(laporanMember, {
      TOP: memberTop,
      DAFTAR: memberDaftar,
      'ULANG TAHUN': memberUlangTahun,
      'POIN HABIS': memberPoinHabis,
      'POIN PER USER': memberPerUser,
    }),
  ],
}
