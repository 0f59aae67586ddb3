import type { OutputOf } from '@kencana/contract'
import { FormDialog, ReceiptDialog, useSend } from '@kencana/screens'
import { Button, Card, TextField } from '@kencana/ui'
import { useState } from 'react'
import { CETAK_KUNCI } from '../../cetak/cetak.contract.ts'
import { catatCetak } from '../../cetak/cetak.shared.tsx'
import { useNota } from '../setting-nota/setting-nota.shared.tsx'
import { lihatCadangan, lihatKunciCadangan, simpanKunciCadangan, UJUNG } from './cadangan.contract.ts'
import css from './cadangan.module.css'
import { strukKunciCadangan } from './kunci-cadangan.receipt.ts'

type Kunci = NonNullable<OutputOf<typeof lihatCadangan>['kunci']>

/** The paper that opens the copies elsewhere: asked for until somebody types its end from it. */
export function KertasKunci({ kunci: { sidik, perlu, tampil } }: { kunci: Kunci }) {
  const [cetak, setCetak] = useState<OutputOf<typeof lihatKunciCadangan> | null>(null)
  const [tanya, setTanya] = useState(false)
  const { kepala } = useNota()
  const lihat = useSend(lihatKunciCadangan, { changes: [], olehKertas: true, done: setCetak })
  if (!perlu)
    return (
      <Card title="Kunci cadangan" note={sidik}>
        Kertasnya sudah disimpan. Cadangan di luar komputer ini hanya terbuka dengan kunci itu. Hilang? Salin berkas
        DATA_DIR/kunci/cadangan selama komputer ini masih ada.
      </Card>
    )
  return (
    <Card title="Kunci cadangan" note={sidik}>
      <div className={css.isi}>
        <p>
          Salinan di luar terkunci, supaya disk yang dicuri tidak bercerita. Bila komputer ini hilang, hanya kunci di
          kertas yang membukanya.{' '}
          {tampil
            ? 'Cetak sekali, simpan di luar toko dan tidak bersama disknya.'
            : 'Salin berkas DATA_DIR/kunci/cadangan ke luar komputer ini.'}
        </p>
        {tampil && (
          <Button kind="primary" disabled={lihat.busy} onClick={() => void lihat.submit({})}>
            Cetak Kunci Cadangan
          </Button>
        )}
        <Button onClick={() => setTanya(true)}>Sudah Disimpan</Button>
      </div>
      {cetak && (
        <ReceiptDialog
          receipt={strukKunciCadangan(cetak, kepala)}
          facts={[]}
          onPrinted={catatCetak(CETAK_KUNCI, cetak.sidik)}
          onClose={() => {
            setCetak(null)
            setTanya(true)
          }}
        />
      )}
      {tanya && (
        <FormDialog
          endpoint={simpanKunciCadangan}
          initial={{ sidik, ujung: '' }}
          title="Kertas Kunci Disimpan"
          about={sidik}
          saveText="Simpan"
          changes={[lihatCadangan]}
          onClose={() => setTanya(false)}
        >
          {({ field }) => (
            <TextField
              {...field('ujung')}
              label={`${UJUNG} Huruf Terakhir`}
              required
              autoFocus
              hint="Dari kertas yang disimpan, supaya pasti terbaca"
            />
          )}
        </FormDialog>
      )}
    </Card>
  )
}
