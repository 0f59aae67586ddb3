import { terbaca } from '@kencana/ledger'
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

/** Money paid ahead later than with the form: what came with the form stands on its note. */
const isTitip = ({ langkah, dokumen }: Langkah): boolean => langkah === 'TITIP UANG' && dokumen.startsWith('TPS-')

function Keterangan({ langkah: { langkah, keterangan: isi }, pesanan }: { langkah: Langkah; pesanan: Pesanan }) {
  const user = useUser()
  if (UANG.has(langkah)) return `Rp. ${cellText('rupiah', Number(isi))}`
  if (langkah === 'BARANG' && pesanan.kode_barang !== null && canOpen(user, '/data-barang'))
    return (
      <Link to="/data-barang/asal-usul" search={{ kode: pesanan.kode_barang }}>
        {isi}
      </Link>
    )
  return terbaca(isi)
}

interface Props {
  pesanan: Pesanan
  /** Deposits of later can be undone while the order is open. */
  terbuka: boolean
  /** Prints again what a step, or the undo of its money, has on paper. */
  onCetak: (langkah: string, dokumen: string) => void
  onBatalTitip: (no_titip: string) => void
}

function CetakKembali({ no_batal, onCetak }: { no_batal: string | null } & Pick<Props, 'onCetak'>) {
  if (no_batal === null) return null
  return (
    <IconButton size="sm" label={`Cetak ulang ${no_batal}`} onClick={() => onCetak('KEMBALI', no_batal)}>
      <IconPrinter />
    </IconButton>
  )
}

/** All that happened to an order, oldest first. */
export function RiwayatPesanan({ pesanan, terbuka, onCetak, onBatalTitip }: Props) {
  return (
    <Section label="Riwayat">
      <ol className={css.riwayat}>
        {pesanan.riwayat.map((one) => {
          const bisaBatal = terbuka && isTitip(one) && one.no_batal === null
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
                {(BERKERTAS.has(one.langkah) || isTitip(one)) && (
                  <IconButton
                    size="sm"
                    label={`Cetak ulang ${one.langkah} ${one.dokumen}`}
                    onClick={() => onCetak(one.langkah, one.dokumen)}
                  >
                    <IconPrinter />
                  </IconButton>
                )}
                {one.langkah === 'SERAH' && one.no_batal !== null && (
                  <IconButton
                    size="sm"
                    label={`Cetak ulang ${one.no_batal}`}
                    onClick={() => onCetak('BATAL SERAH', one.dokumen)}
                  >
                    <IconPrinter />
                  </IconButton>
                )}
                {isTitip(one) && <CetakKembali no_batal={one.no_batal} onCetak={onCetak} />}
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
