import { Button, Kbd, Modal } from '@kencana/ui'
import { useState } from 'react'
import css from './KeysHelp.module.css'

type Shortcut = readonly [key: string, what: string]

const ALWAYS: readonly Shortcut[] = [
  ['Ctrl K', 'Cari menu'],
  ['Enter', 'Ke kolom berikutnya'],
  ['F9', 'Simpan, juga Ctrl Enter'],
  ['Esc', 'Tutup dialog'],
  ['/', 'Ke kotak pencarian tabel'],
  ['↑ ↓', 'Pindah baris di tabel'],
  ['Enter', 'Buka baris'],
  ['Spasi', 'Pilih baris'],
  ['Delete', 'Hapus baris'],
  ['Ctrl Z', 'Urungkan yang baru dihapus'],
]

// What the buttons of the screen say of themselves, in their order.
const ofScreen = (): Shortcut[] =>
  [...document.querySelectorAll<HTMLElement>('main [aria-keyshortcuts]')].map((button) => {
    const name = button.getAttribute('aria-label') ?? button.textContent ?? ''
    const key = button.querySelector('kbd')?.textContent ?? button.getAttribute('aria-keyshortcuts') ?? ''
    return [key, name.replace(key, '').trim()]
  })

function List({ title, rows }: { title: string; rows: readonly Shortcut[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl className={css.keys}>
        {rows.map(([key, what]) => (
          <div key={`${key} ${what}`}>
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The keys of the screen that is open, and those that work everywhere. */
export default function KeysHelp({ onClose }: { onClose: () => void }) {
  const [here] = useState(ofScreen)
  return (
    <Modal title="Tombol" size={560} onClose={onClose} actions={<Button onClick={onClose}>Tutup</Button>}>
      <div className={css.lists}>
        {here.length > 0 && <List title="Di layar ini" rows={here} />}
        <List title="Di semua layar" rows={ALWAYS} />
      </div>
    </Modal>
  )
}
