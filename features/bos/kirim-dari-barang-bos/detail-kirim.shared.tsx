import { ask, Button, Card, IconEdit, useKeys } from '@kencana/ui'
import css from './detail-kirim.module.css'

interface Props {
  /** What was entered, label and value; null before it was. */
  isi: readonly (readonly [string, string])[] | null
  onOpen: () => void
}

/** The head of a dispatch of the owner's goods, and the button that opens its form. */
export function DetailKirimCard({ isi, onOpen }: Props) {
  useKeys({ F4: onOpen })
  return (
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
        <Button icon={<IconEdit />} kbd="F4" onClick={onOpen}>
          {isi ? 'Edit Data Detail Kirim' : 'Tambah Data Detail Kirim'}
        </Button>
      </div>
    </Card>
  )
}

/** A line goes only after the question of the specification. */
export const hapusDitanya = async (hapus: () => void): Promise<void> => {
  if (await ask({ title: 'Anda Yakin !!', text: 'Ingin Menghapus Data Ini ?', destructive: true })) hapus()
}
