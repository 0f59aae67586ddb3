import type { BarangNota } from './nota-beli.contract.ts'

/** Who bought a piece, for the head of a form; he himself says a telephone that is not shown. Null for anybody. */
export const pemilikNota = ({ kode_member, nama_customer, no_hp, alamat }: BarangNota) =>
  nama_customer === '' || nama_customer === 'UMUM'
    ? null
    : { kode_member, identitas: '', nama_customer, no_hp: no_hp.includes('*') ? '' : no_hp, alamat }
