/** Photos of what a customer left: each one large by a click, and another one while his loan waits for the cashier. */
import { useFile, useMay, useSend, useUser } from '@kencana/screens'
import { Button, dataUrl, FormModal, IconCamera, PhotoField, PhotoZoom } from '@kencana/ui'
import { useState } from 'react'
import { fotoHutang, lihatIdentitas, type SatuHutang } from './hutang.contract.ts'
import { HUTANG_CHANGES } from './slip-hutang.shared.tsx'
import { FOTO_PALING_BANYAK, simpanFotoHutang } from './transaksi-hutang.contract.ts'
import css from './transaksi-hutang.module.css'

function Satu({ no_hutang, hash, label }: { no_hutang: string; hash: string; label: string }) {
  const src = useFile(fotoHutang, { no_hutang, hash })
  return <PhotoZoom src={src ?? null} kodeDept="" label={label} large />
}

interface TambahProps {
  no_hutang: string
  /** Which item; 0: the paper of the customer. */
  urut: number
  apa: string
  onClose: () => void
}

function TambahFoto({ no_hutang, urut, apa, onClose }: TambahProps) {
  const [foto, setFoto] = useState<string | null>(null)
  const [kurang, setKurang] = useState(false)
  const { busy, submit } = useSend(simpanFotoHutang, { changes: HUTANG_CHANGES, note: () => apa, done: onClose })
  const simpan = () => {
    setKurang(foto === null)
    if (foto !== null) void submit({ no_hutang, urut, foto })
  }
  return (
    <FormModal
      title={`Foto ${apa}`}
      titleNote={<span className="k-mono k-dim">{no_hutang}</span>}
      size={480}
      busy={busy}
      saveText="Simpan"
      onClose={onClose}
      onSave={simpan}
    >
      <PhotoField
        label={apa}
        value={null}
        url={foto}
        required
        error={kurang && foto === null ? 'Foto Harus Diisi' : undefined}
        onChange={async (baru) => setFoto(baru && (await dataUrl(baru)))}
      />
    </FormModal>
  )
}

function TombolFoto({ kurang, ...tambah }: Omit<TambahProps, 'onClose'> & { kurang: boolean }) {
  const [buka, setBuka] = useState(false)
  return (
    <>
      <Button
        size="sm"
        kind={kurang ? 'default' : 'subtle'}
        icon={<IconCamera />}
        aria-label={`Tambah foto ${tambah.apa}`}
        onClick={() => setBuka(true)}
      >
        {kurang ? 'Foto belum ada' : 'Foto'}
      </Button>
      {buka && <TambahFoto {...tambah} onClose={() => setBuka(false)} />}
    </>
  )
}

interface FotoProps {
  hutang: Pick<SatuHutang, 'no_hutang' | 'status'>
  barang: Pick<SatuHutang['barang'][number], 'urut' | 'nama_barang' | 'foto'>
}

/** All photos of an item; where one is missing it is said and given here. */
export function FotoJaminan({ hutang: { no_hutang, status }, barang: { urut, nama_barang, foto } }: FotoProps) {
  const boleh = useMay(simpanFotoHutang) && status === 'OPEN' && foto.length < FOTO_PALING_BANYAK
  return (
    <span className={css.semuaFoto}>
      {foto.map((hash, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a photo is its place, and may be taken twice
        <Satu key={at} no_hutang={no_hutang} hash={hash} label={`${nama_barang} ${at + 1}`} />
      ))}
      {boleh && <TombolFoto no_hutang={no_hutang} urut={urut} apa={nama_barang} kurang={foto.length === 0} />}
    </span>
  )
}

/** The paper that a customer showed, photographed later: by who would see the photo if there was one. */
export function FotoIdentitasHutang({ hutang }: { hutang: SatuHutang }) {
  const user = useUser()
  const milik = hutang.user_id === user.user_id && hutang.tgl_system === user.tgl_system
  const kenal = useMay(lihatIdentitas) || milik
  const boleh = useMay(simpanFotoHutang)
  if (!boleh || !kenal || hutang.status !== 'OPEN' || hutang.foto_identitas !== null) return null
  return <TombolFoto no_hutang={hutang.no_hutang} urut={0} apa={`identitas ${hutang.nama_customer}`} kurang />
}
