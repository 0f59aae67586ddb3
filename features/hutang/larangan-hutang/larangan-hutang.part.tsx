/** The list of customers who must not get a loan, with what may be done to it. */
import type { OutputOf } from '@kencana/contract'
import { FormDialog, may, query, useUser } from '@kencana/screens'
import { Button, Empty, FieldGrid, Modal, Skeleton, Status, TextField } from '@kencana/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CATATAN_SEKALI, lepasLarangan, listLarangan, pasangLarangan } from './larangan-hutang.contract.ts'
import css from './larangan-hutang.module.css'
import { LARANGAN_CHANGES } from './larangan-hutang.shared.tsx'

type Catatan = OutputOf<typeof listLarangan>['rows'][number]

function Pasang({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog
      endpoint={pasangLarangan}
      initial={{ no_hutang: '', nama: '', no_identitas: '', no_hp: '', alasan: '' }}
      changes={LARANGAN_CHANGES}
      title="Larang Hutang"
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <TextField {...field('nama')} label="Nama Customer" required autoFocus maxLength={100} />
          <FieldGrid columns={2}>
            <TextField {...field('no_identitas')} label="No Identitas" maxLength={40} />
            <TextField {...field('no_hp')} label="No HP" inputMode="tel" maxLength={30} />
          </FieldGrid>
          <TextField {...field('alasan')} label="Alasan" required maxLength={200} />
        </>
      )}
    </FormDialog>
  )
}

function Lepas({ catatan: { id, nama }, onClose }: { catatan: Catatan; onClose: () => void }) {
  return (
    <FormDialog
      endpoint={lepasLarangan}
      initial={{ id, alasan: '', otorisasi: null }}
      changes={LARANGAN_CHANGES}
      title="Lepas Larangan"
      about={nama}
      saveText="Lepas"
      onClose={onClose}
    >
      {({ field }) => <TextField {...field('alasan')} label="Alasan" required autoFocus maxLength={200} />}
    </FormDialog>
  )
}

function Satu({ satu, onLepas }: { satu: Catatan; onLepas: (() => void) | null }) {
  return (
    <li>
      <span>
        {satu.nama} <span className="k-mono k-dim">{[satu.no_identitas, satu.no_hp].filter(Boolean).join(' / ')}</span>
      </span>
      <span>{satu.alasan}</span>
      <span className="k-dim">
        {satu.tgl_system} {satu.user_id} {satu.kode_toko}
      </span>
      {satu.dilepas_oleh === null ? (
        onLepas && (
          <Button size="sm" kind="subtle" onClick={onLepas} aria-label={`Lepas ${satu.nama}`}>
            Lepas
          </Button>
        )
      ) : (
        <span>
          <Status value="BATAL">DILEPAS</Status> {satu.dilepas_oleh}: {satu.alasan_lepas}
        </span>
      )}
    </li>
  )
}

function Halaman({ hal, jumlah, onHal }: { hal: number; jumlah: number; onHal: (hal: number) => void }) {
  const akhir = Math.max(1, Math.ceil(jumlah / CATATAN_SEKALI))
  if (akhir === 1) return null
  return (
    <p className={css.halaman}>
      <Button size="sm" disabled={hal === 1} onClick={() => onHal(hal - 1)}>
        Sebelumnya
      </Button>
      Halaman {hal} dari {akhir}, {jumlah} catatan
      <Button size="sm" disabled={hal === akhir} onClick={() => onHal(hal + 1)}>
        Berikutnya
      </Button>
    </p>
  )
}

/** All of them, those that hold first, then those that were lifted; found by name, or by a whole number. */
export default function LaranganHutang({ onClose }: { onClose: () => void }) {
  const user = useUser()
  const [buka, setBuka] = useState<'PASANG' | Catatan | null>(null)
  const [dicari, setDicari] = useState({ cari: '', hal: 1 })
  const { data } = useQuery({ ...query(listLarangan, dicari), staleTime: 0, placeholderData: keepPreviousData })
  const lepas = may(user, lepasLarangan)
  return (
    <>
      <Modal
        title="Customer Yang Tidak Boleh Berhutang"
        size={860}
        onClose={onClose}
        actions={
          <>
            <Button onClick={onClose}>Tutup</Button>
            {may(user, pasangLarangan) && (
              <Button kind="primary" onClick={() => setBuka('PASANG')}>
                Larang Hutang
              </Button>
            )}
          </>
        }
      >
        <div className={css.cari}>
          <TextField
            name="cari"
            label="Cari nama, identitas atau No HP lengkap"
            value={dicari.cari}
            onChange={(cari) => setDicari({ cari, hal: 1 })}
            maxLength={100}
          />
        </div>
        {!data && <Skeleton width={240} />}
        {data?.jumlah === 0 && (
          <Empty title={dicari.cari === '' ? 'Belum Ada Catatan' : 'Data Yang Anda Cari Tidak Ada'} />
        )}
        <ul className={css.daftar}>
          {data?.rows.map((satu) => (
            <Satu key={satu.id} satu={satu} onLepas={lepas ? () => setBuka(satu) : null} />
          ))}
        </ul>
        {data && (
          <Halaman hal={dicari.hal} jumlah={data.jumlah} onHal={(hal) => setDicari((now) => ({ ...now, hal }))} />
        )}
      </Modal>
      {buka === 'PASANG' && <Pasang onClose={() => setBuka(null)} />}
      {buka !== null && buka !== 'PASANG' && <Lepas catatan={buka} onClose={() => setBuka(null)} />}
    </>
  )
}
