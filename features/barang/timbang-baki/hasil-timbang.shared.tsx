import type { OutputOf } from '@kencana/contract'
import { gramText, LoadError, query } from '@kencana/screens'
import { Badge, Button, Card, cellText, GramField, Modal, Skeleton } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { getTimbang, type listTimbang } from './timbang-baki.contract.ts'
import css from './timbang-baki.module.css'

type Timbang = OutputOf<typeof getTimbang>

/** What a weighing says at a glance. */
export function HasilBadge({
  status,
  selisih,
  toleransi,
}: Pick<OutputOf<typeof listTimbang>[number], 'status' | 'selisih' | 'toleransi'>) {
  if (status === 'BATAL') return <Badge tone="red">BATAL</Badge>
  if (status === 'OPEN') return <Badge tone="amber">sedang ditimbang</Badge>
  if (selisih === null) return <Badge>belum</Badge>
  if (Math.abs(selisih) <= toleransi) return <Badge tone="green">sesuai</Badge>
  return <Badge tone="red">{selisih < 0 ? 'kurang' : 'lebih'}</Badge>
}

function Baris({ label, value, kuat }: { label: string; value: string; kuat?: boolean }) {
  return (
    <div data-kuat={kuat || undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

interface NeracaProps {
  timbang: Timbang
  typed?: string
  salah?: string | undefined
  /** Without it nothing can be entered. */
  ketik?: (value: string) => void
}

/** Book at the left, scale at the right. The scale types into its field like a keyboard and ends with Enter. */
export function Neraca({ timbang, typed = '', salah, ketik }: NeracaProps) {
  const { status, berat_timbang, berat_seharusnya } = timbang
  const tara = timbang.tara_baki + timbang.tara_bandrol + timbang.tara_plastik + timbang.tara_atribut
  return (
    <div className={css.neraca}>
      <Card
        title={
          <>
            <span className="k-mono">{timbang.kode_baki}</span> {timbang.nama_baki}
          </>
        }
        note={<span className="k-mono">{timbang.no_timbang}</span>}
      >
        <dl className={css.angka}>
          <Baris label="Barang menurut buku" value={`${cellText('int', timbang.pcs)} pcs`} />
          <Baris label="Berat menurut buku" value={gramText(timbang.berat)} />
          <Baris label="Berat asli barang" value={gramText(timbang.berat_asli)} />
          <Baris label="Berat baki" value={gramText(timbang.tara_baki)} />
          <Baris label="Bandrol" value={gramText(timbang.tara_bandrol)} />
          <Baris label="Plastik" value={gramText(timbang.tara_plastik)} />
          <Baris label="Atribut" value={gramText(timbang.tara_atribut)} />
          <Baris label="Seharusnya di timbangan" value={gramText(berat_seharusnya)} kuat />
        </dl>
      </Card>
      <Card title="Timbangan" note={`toleransi ${gramText(timbang.toleransi)}`}>
        {status === 'OPEN' && ketik ? (
          <div className={css.timbangan}>
            <GramField
              name="berat_timbang"
              label="Berat Timbangan"
              required
              autoFocus
              value={typed}
              onChange={ketik}
              error={salah}
            />
            <p className="k-dim">Letakkan baki di timbangan. Timbangan mengetik beratnya, Enter lalu F9 menyimpan.</p>
          </div>
        ) : (
          <dl className={css.angka}>
            <Baris label="Berat timbangan" value={berat_timbang === null ? '-' : gramText(berat_timbang)} />
            <Baris label="Semua tara" value={gramText(tara)} />
            <Baris label="Berat bersih" value={berat_timbang === null ? '-' : gramText(berat_timbang - tara)} />
            <Baris label="Selisih" value={timbang.selisih === null ? '-' : gramText(timbang.selisih)} kuat />
          </dl>
        )}
      </Card>
    </div>
  )
}

/** What a finished weighing says, and which pieces could be missing. */
export function HasilTimbang({ timbang }: { timbang: Timbang }) {
  const { selisih, toleransi, mungkin_hilang } = timbang
  if (selisih === null) return null
  const jauh = Math.abs(selisih) > toleransi
  const hasil = <HasilBadge status={timbang.status} selisih={selisih} toleransi={toleransi} />
  if (!jauh) return <Card title={<>Hasil {hasil}</>}>Selisih {gramText(selisih)} dalam toleransi.</Card>
  return (
    <Card title={<>Hasil {hasil}</>} note="selisih disimpan, tidak dibukukan" flush>
      <p className={css.kata}>
        {selisih > 0
          ? `Lebih ${gramText(selisih)}: mungkin ada barang baki lain di baki ini.`
          : mungkin_hilang.length > 0
            ? `Kurang ${gramText(-selisih)}. Yang mungkin tidak ada di baki, paling mungkin di atas:`
            : `Kurang ${gramText(-selisih)}. Tidak ada satu, dua atau tiga barang yang beratnya sama dengan selisih ini.`}
      </p>
      <ol className={css.mungkin}>
        {mungkin_hilang.map((one) => (
          <li key={one.barang.map((b) => b.kode_barang).join()}>
            {one.barang.map((b) => (
              <span key={b.kode_barang}>
                <b className="k-mono">{b.kode_barcode}</b> {b.nama_barang} {gramText(b.berat)}
              </span>
            ))}
            <small>sisa {gramText(one.selisih)}</small>
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** One weighing in full, from a line of a report. */
export function TimbangDialog({ no_timbang, onClose }: { no_timbang: string; onClose: () => void }) {
  const { data, isError, error, refetch } = useQuery(query(getTimbang, { no_timbang }))
  return (
    <Modal
      title="Timbang Baki"
      titleNote={<span className="k-mono k-dim">{no_timbang}</span>}
      size={900}
      hint="Esc menutup"
      onClose={onClose}
      actions={<Button onClick={onClose}>Tutup</Button>}
    >
      {isError && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton width="60%" />}
      {data && (
        <div className={css.isi}>
          <Neraca timbang={data} />
          <HasilTimbang timbang={data} />
        </div>
      )}
    </Modal>
  )
}
