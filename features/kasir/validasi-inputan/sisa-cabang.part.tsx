import type { OutputOf } from '@kencana/contract'
import { gramText, LoadError, query, useSend } from '@kencana/screens'
import { ask, Badge, Button, Card, cellText } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { konfirmasiSisa, listSisa } from './validasi-inputan.contract.ts'
import css from './validasi-inputan.module.css'

type Sisa = OutputOf<typeof listSisa>[number]

const kalimat = ({ qty, berat }: Sisa) => `${cellText('int', qty)} pcs, ${gramText(berat)}`

/** What other shops sent here and was not entered: said to be here, so that it may go back. Nothing shows when there is none. */
export function SisaCabang() {
  const list = useQuery({ ...query(listSisa, {}), staleTime: 0 })
  const { busy, submit } = useSend(konfirmasiSisa, { changes: [listSisa] })
  const tanya = async (sisa: Sisa) => {
    const ya = await ask({
      title: 'Konfirmasi Sisa',
      text: `${kalimat(sisa)} dari ${sisa.no_kirim} masih ada di toko ini ?`,
      ok: 'OK',
      cancel: 'Tidak',
    })
    if (ya) void submit({ no_kirim: sisa.no_kirim, qty: sisa.qty, berat: sisa.berat })
  }
  if (list.isError) return <LoadError error={list.error} onRetry={() => void list.refetch()} />
  if (!list.data || list.data.length === 0) return null
  return (
    <Card title="Sisa kiriman toko lain di sini" note={`${list.data.length} kiriman`} flush>
      <ul className={css.cabang}>
        {list.data.map((sisa) => (
          <li key={sisa.no_kirim}>
            <span>
              <span className="k-mono">{sisa.no_kirim}</span> <span className="k-dim">dari {sisa.kode_toko}</span>
            </span>
            <span className="k-dim">{sisa.kode_dept}</span>
            <b>{kalimat(sisa)}</b>
            {sisa.dikonfirmasi ? (
              <Badge tone="green">DIKONFIRMASI</Badge>
            ) : (
              <Button size="sm" disabled={busy} onClick={() => void tanya(sisa)}>
                Konfirmasi Sisa
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
