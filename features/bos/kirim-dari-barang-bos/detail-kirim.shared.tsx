import { ask, Button, Card, IconEdit, useKeys } from '@kencana/ui'
import { type ReactNode, useState } from 'react'
import css from './detail-kirim.module.css'

interface Props {
  /** What was entered, label and value; null before it was. */
  isi: readonly (readonly [string, string])[] | null
  /** Enters it. */
  dialog: (entry: { title: string; onClose: () => void }) => ReactNode
}

/** The head of a dispatch of the owner's goods, and the form behind its button. */
export function DetailKirimCard({ isi, dialog }: Props) {
  const [opened, setOpened] = useState(false)
  const title = isi ? 'Edit Data Detail Kirim' : 'Tambah Data Detail Kirim'
  const open = () => setOpened(true)
  useKeys({ F4: open })
  return (
    <>
      <Card>
        <div className={css.detail}>
          {isi ? (
            <dl>
              {isi.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          ) : (
            <p className="k-dim">Detail kirim belum diisi</p>
          )}
          <Button icon={<IconEdit />} kbd="F4" onClick={open}>
            {title}
          </Button>
        </div>
      </Card>
      {opened && dialog({ title, onClose: () => setOpened(false) })}
    </>
  )
}

/** A line goes only after the question of the specification. */
export const tanyaHapus = (): Promise<boolean> =>
  ask({ title: 'Anda Yakin !!', text: 'Ingin Menghapus Data Ini ?', destructive: true })
