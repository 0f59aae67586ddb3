import * as ui from '@kencana/ui'
import { ask, Button, Card, type Icon, Modal, oops, Page, popup, toast } from '@kencana/ui'
import { useState } from 'react'
import css from './Dev.module.css'
import { DevButtons, DevStates } from './DevButtons.tsx'
import { DevFields } from './DevFields.tsx'
import { DevReceipt } from './DevReceipt.tsx'
import { DevTable } from './DevTable.tsx'

const ICONS = Object.entries(ui).filter(([name]) => /^Icon[A-Z]/.test(name) && name !== 'IconButton') as [
  string,
  Icon,
][]

function DevDialogs() {
  const [opened, setOpened] = useState(false)
  return (
    <Card title="Dialog">
      <div className={css.row}>
        <Button onClick={() => setOpened(true)}>Modal</Button>
        <Button
          onClick={() => void ask({ title: 'Anda Yakin !!', text: 'Ingin Menghapus Data Ini ?', destructive: true })}
        >
          Konfirmasi
        </Button>
        <Button onClick={() => oops('Baki A1 Masih Berisi Barang')}>Oopss!!</Button>
        <Button onClick={() => popup('success', 'Berhasil', 'Data Berhasil Disimpan')}>Berhasil</Button>
        <Button onClick={() => popup('info', 'Data Barang Tidak Ada')}>Info</Button>
        <Button onClick={() => toast('success', 'Laporan Kirim Sepuh Tersedia', '4 kiriman, 563.075 g')}>Toast</Button>
      </div>
      {opened && (
        <Modal
          onClose={() => setOpened(false)}
          title="Tambah Data Baki"
          hint="Enter ke kolom berikutnya, Esc menutup"
          actions={
            <>
              <Button onClick={() => setOpened(false)}>Batal</Button>
              <Button kind="primary" kbd="F9">
                Simpan Data
              </Button>
            </>
          }
        >
          <DevFields />
        </Modal>
      )}
    </Card>
  )
}

/** Every primitive in every state; in the development build only. */
export function DevPage() {
  return (
    <Page path={['Dev', 'Komponen']} title="Komponen">
      <div className={css.grid}>
        <DevButtons />
        <DevFields />
        <DevStates />
        <DevDialogs />
        <DevReceipt />
      </div>
      <DevTable />
      <Card title="Ikon">
        <div className={css.icons}>
          {ICONS.map(([name, Drawn]) => (
            <span key={name}>
              <Drawn size={20} />
              {name.slice(4)}
            </span>
          ))}
        </div>
      </Card>
    </Page>
  )
}
