import type { OutputOf } from '@kencana/contract'
import { query, ReceiptDialog, useSend } from '@kencana/screens'
import { Button, Card } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CETAK_KUNCI } from '../../cetak/cetak.contract.ts'
import { catatCetak } from '../../cetak/cetak.shared.tsx'
import { useNota } from '../../pengaturan/setting-nota/setting-nota.shared.tsx'
import { lihatSalinan, simpanSalinan, statusSalinan } from './salinan-kunci.contract.ts'
import css from './salinan-kunci.module.css'
import { strukKunciSegel } from './salinan-kunci.receipt.ts'

type Kunci = OutputOf<typeof lihatSalinan>

/** Asks for the paper with the key of the seals until somebody says that it is kept. */
export function SalinanKunci() {
  const status = useQuery({ ...query(statusSalinan, {}), staleTime: 0 }).data
  const [kunci, setKunci] = useState<Kunci | null>(null)
  const [dicetak, setDicetak] = useState(false)
  const { kepala } = useNota()
  const lihat = useSend(lihatSalinan, { changes: [], olehKertas: true, done: setKunci })
  const simpan = useSend(simpanSalinan, { changes: [statusSalinan] })
  if (!status?.perlu || status.sidik === null) return null
  const { sidik, tampil } = status
  const tutup = () => {
    setKunci(null)
    setDicetak(true)
  }
  return (
    <Card title="Salinan kunci segel" note={sidik}>
      <div className={css.isi}>
        <p>
          Segel hari yang ditutup hanya dapat diperiksa dengan kunci yang ada di komputer ini.{' '}
          {tampil
            ? 'Cetak salinannya sekali dan simpan di luar toko; sesudah itu kunci tidak ditunjukkan lagi.'
            : 'Salin berkas DATA_DIR/kunci/segel, atau SEGEL_KEY, ke luar komputer ini.'}
        </p>
        {tampil && (
          <Button kind={dicetak ? 'default' : 'primary'} disabled={lihat.busy} onClick={() => void lihat.submit({})}>
            Cetak Salinan Kunci
          </Button>
        )}
        {(dicetak || !tampil) && (
          <Button kind="primary" disabled={simpan.busy} onClick={() => void simpan.submit({ sidik })}>
            {tampil ? 'Sudah Dicetak Dan Disimpan' : 'Sudah Disalin'}
          </Button>
        )}
      </div>
      {kunci && (
        <ReceiptDialog
          receipt={strukKunciSegel(kunci, kepala)}
          facts={[]}
          onPrinted={catatCetak(CETAK_KUNCI, kunci.sidik.toUpperCase())}
          onClose={tutup}
        />
      )}
    </Card>
  )
}
