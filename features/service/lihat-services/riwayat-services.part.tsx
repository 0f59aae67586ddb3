import { may, showError, useTanggalJam, useUser } from '@kencana/screens'
import { Button, IconButton, IconPrinter, Section, Status } from '@kencana/ui'
import type { SatuService } from '../transaksi-services/service.contract.ts'
import { rupiahBaris, undoOf } from './aksi-services.part.tsx'
import { type Kertas, kertasKembali, kertasLangkah } from './kertas-services.part.tsx'
import css from './lihat-services.module.css'

export type Langkah = SatuService['riwayat'][number]

/** Who did it, and where it was taken back under which number by whom. */
function Oleh({ langkah: { user_id, no_batal, batal_oleh } }: { langkah: Langkah }) {
  return (
    <span className={css.oleh}>
      {user_id}
      {no_batal !== null && (
        <>
          <Status value="BATAL">{no_batal}</Status>
          <small>oleh {batal_oleh}</small>
        </>
      )}
    </span>
  )
}

interface Props {
  service: SatuService
  onUndo: (langkah: Langkah) => void
  onCetak: (kertas: Kertas) => void
}

/** All that happened to a repair, oldest first; its papers are printed again from here. */
export function RiwayatService({ service, onUndo, onCetak }: Props) {
  const jam = useTanggalJam()
  const user = useUser()
  return (
    <Section label="Riwayat">
      <ul className={css.riwayat}>
        {service.riwayat.map((one) => {
          const undo = one.no_batal === null ? undoOf(one) : null
          const kertas = kertasLangkah(one, service)
          const kembali = kertasKembali(one, one.no_batal)
          return (
            <li key={one.nomor} data-batal={one.no_batal !== null || undefined}>
              <span className="k-mono k-dim">{jam(one.waktu)}</span>
              <span>
                {one.jenis} <span className="k-mono">{one.nomor}</span> {one.barang && `barang ${one.barang}`}{' '}
                {one.keterangan}
              </span>
              <Oleh langkah={one} />
              <b>{rupiahBaris(one.jumlah)}</b>
              <span className={css.tombol}>
                {undo && may(user, undo.endpoint) && (
                  <Button size="sm" kind="subtle" onClick={() => onUndo(one)}>
                    {undo.title}
                  </Button>
                )}
                {kertas && (
                  <IconButton
                    size="sm"
                    label={`Cetak ulang ${one.jenis} ${one.nomor}`}
                    onClick={() => void kertas().then(onCetak, showError)}
                  >
                    <IconPrinter />
                  </IconButton>
                )}
                {kembali && (
                  <IconButton
                    size="sm"
                    label={`Cetak ulang ${one.no_batal}`}
                    onClick={() => void kembali().then(onCetak, showError)}
                  >
                    <IconPrinter />
                  </IconButton>
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
