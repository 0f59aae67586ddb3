import type { OutputOf } from '@kencana/contract'
import { canOpen, useUser } from '@kencana/screens'
import { Badge, cellText } from '@kencana/ui'
import { Link } from '@tanstack/react-router'
import type { ringkasanMember } from './lihat-transaksi-member.contract.ts'
import css from './lihat-transaksi-member.module.css'

type Dia = OutputOf<typeof ringkasanMember>

const JUDUL: Readonly<Record<Dia['jenis'][number]['jenis'], string>> = {
  PENJUALAN: 'Membeli',
  PEMBELIAN: 'Menjual ke toko',
  PESANAN: 'Memesan',
  TITIPAN: 'Masih dititip',
  HADIAH: 'Mengambil hadiah',
  VOUCHER: 'Mendapat voucher',
  'KOREKSI POIN': 'Poin dikoreksi',
  'POIN AWAL': 'Poin dari buku lama',
  'POIN KEDALUWARSA': 'Poin kedaluwarsa',
  SERVICE: 'Menitip service',
  HUTANG: 'Berhutang',
}

/** Who he is, what he may spend, and what he did so far. */
export function AngkaMember({ dia }: { dia: Dia }) {
  const bolehPoin = canOpen(useUser(), '/transaksi-poin')
  return (
    <dl className={css.angka}>
      <div>
        <dt>
          {dia.kode_member} sejak <span className={css.utuh}>{dia.dibuat_pada}</span>, {dia.kode_toko}
        </dt>
        <dd>
          {dia.nama_member} {!dia.aktif && <Badge tone="red">DIHAPUS</Badge>}
          <small className="k-mono">{dia.no_hp === '' ? 'tanpa No HP' : dia.no_hp}</small>
          <small>{[dia.alamat, dia.tgl_lahir ?? '', dia.catatan].filter((one) => one !== '').join(', ')}</small>
          <small>{dia.setuju_pesan === 'YA' ? 'boleh dikirimi pesan' : 'tidak dikirimi pesan'}</small>
        </dd>
      </div>
      <div>
        <dt>Poin</dt>
        <dd>
          {bolehPoin ? (
            <Link to="/transaksi-poin" search={{ q: dia.kode_member }}>
              {cellText('int', dia.poin)}
            </Link>
          ) : (
            cellText('int', dia.poin)
          )}
          {dia.tunggakan > 0 && <small>tunggakan {cellText('int', dia.tunggakan)}</small>}
          {dia.kedaluwarsa && (
            <small>
              {cellText('int', dia.kedaluwarsa.poin)} poin sampai{' '}
              <span className={css.utuh}>{dia.kedaluwarsa.sampai}</span>
            </small>
          )}
          <small>
            {dia.terakhir === null ? (
              'belum pernah bertransaksi'
            ) : (
              <>
                terakhir datang <span className={css.utuh}>{dia.terakhir}</span>
              </>
            )}
          </small>
        </dd>
      </div>
      {dia.jenis.map(({ jenis, jumlah, berat, rp }) => (
        <div key={jenis}>
          <dt>{JUDUL[jenis]}</dt>
          <dd>
            {jumlah} kali
            {berat > 0 && <small>{cellText('gram', berat)} g</small>}
            {rp > 0 && <small>Rp. {cellText('rupiah', rp)}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
