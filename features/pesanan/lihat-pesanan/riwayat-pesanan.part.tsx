import { canOpen, useUser } from '@kencana/screens'
import { Badge, cellText, IconButton, IconPrinter, IconTrash, Section, Status } from '@kencana/ui'
import { Link } from '@tanstack/react-router'
import { caraBayar } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import type { Pesanan } from './aksi.part.tsx'
import css from './lihat-pesanan.module.css'

type Langkah = Pesanan['riwayat'][number]

/** Steps whose remark is an amount. */
const UANG: ReadonlySet<string> = new Set(['TITIP UANG', 'SERAH'])
/** Steps that have a paper of their own here. */
const BERKERTAS: ReadonlySet<string> = new Set(['PESAN', 'SERAH', 'BATAL'])

function Keterangan({ langkah: { langkah, keterangan: isi }, pesanan }: { langkah: Langkah; pesanan: Pesanan }) {
  const user = useUser()
  if (UANG.has(langkah)) return `Rp. ${cellText('rupiah', Number(isi))}`
  if (langkah === 'BARANG' && pesanan.kode_barang !== null && canOpen(user, '/data-barang'))
    return (
      <Link to="/data-barang/asal-usul" search={{ kode: pesanan.kode_barang }}>
        {isi}
      </Link>
    )
  return isi
}

interface Props {
  pesanan: Pesanan
  /** Deposits of later can be undone while the order is open. */
  terbuka: boolean
  onCetak: (langkah: Langkah) => void
  onBatalTitip: (no_titip: string) => void
}

/** All that happened to an order, oldest first. */
export function RiwayatPesanan({ pesanan, terbuka, onCetak, onBatalTitip }: Props) {
  return (
    <Section label="Riwayat">
      <ol className={css.riwayat}>
        {pesanan.riwayat.map((one) => {
          const bisaBatal =
            terbuka && one.langkah === 'TITIP UANG' && one.no_batal === null && one.dokumen.startsWith('TPS-')
          return (
            <li key={`${one.langkah} ${one.dokumen}`} data-batal={one.no_batal !== null || undefined}>
              <span className="k-mono k-dim">{one.tgl_system}</span>
              <Status value={one.langkah === 'BATAL' ? 'BATAL' : ''}>{one.langkah}</Status>
              <span className={css.isi}>
                <span>
                  <Keterangan langkah={one} pesanan={pesanan} />
                </span>
                <small className="k-mono">
                  {one.dokumen} {one.user_id}
                </small>
              </span>
              <span className={css.tombol}>
                {one.no_batal !== null && <Badge tone="red">BATAL</Badge>}
                {BERKERTAS.has(one.langkah) && (
                  <IconButton
                    size="sm"
                    label={`Cetak ulang ${one.langkah} ${one.dokumen}`}
                    onClick={() => onCetak(one)}
                  >
                    <IconPrinter />
                  </IconButton>
                )}
                {bisaBatal && (
                  <IconButton size="sm" label={`Batalkan ${one.dokumen}`} onClick={() => onBatalTitip(one.dokumen)}>
                    <IconTrash />
                  </IconButton>
                )}
              </span>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}

/** How it was paid, document by document; those of a form are for all its orders. */
export function BayarPesanan({ pesanan }: { pesanan: Pesanan }) {
  if (pesanan.pembayaran.length === 0) return null
  return (
    <Section label="Pembayaran">
      <ul className={css.bayar}>
        {pesanan.pembayaran.map((one) => (
          <li key={`${one.dokumen} ${caraBayar(one)}`}>
            <span className="k-mono">{one.dokumen}</span>
            <span>{caraBayar(one)}</span>
            <small>
              {[
                one.cek === 'BELUM' ? 'belum dikonfirmasi' : '',
                one.biaya > 0 ? `biaya ${cellText('rupiah', one.biaya)}` : '',
              ]
                .filter(Boolean)
                .join(', ')}
            </small>
            <b>
              {one.arah === 'KELUAR' ? '−' : ''}
              {cellText('rupiah', one.jumlah)}
            </b>
          </li>
        ))}
      </ul>
    </Section>
  )
}
