import { type Feature, route } from '@kencana/server-kit'
import { ringkasanMember, transaksiMember } from './lihat-transaksi-member.contract.ts'
import { ringkasan, transaksi } from './lihat-transaksi-member.query.ts'

/** The page of one member. */
export const lihatTransaksiMemberFeature: Feature = {
  routes: [
    route(ringkasanMember, (input, { db, sesi }) => ringkasan(db, input, sesi)),
    route(transaksiMember, (input, { db, sesi }) => transaksi(db, input, sesi)),
  ],
}
