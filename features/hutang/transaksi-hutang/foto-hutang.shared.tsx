/** Photos of what a customer left: each one large by a click, and another one while his loan waits for the cashier. */
import { call, useBusy, useFile, useMay, useSend, useUser } from '@kencana/screens'
import { Button, dataUrl, FormModal, IconCamera, PhotoField, PhotoZoom, Skeleton } from '@kencana/ui'
import { useEffect, useRef, useState } from 'react'
import { fotoHutang, identitasHutang, lihatIdentitas, type SatuHutang } from './hutang.contract.ts'
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

/** Whether this user may photograph what was left for a loan: who took it in on this day, or keeps this money. */
const useBolehFoto = ({ user_id, tgl_system }: Pick<SatuHutang, 'user_id' | 'tgl_system'>): boolean => {
  const user = useUser()
  const kenal = useMay(lihatIdentitas)
  return useMay(simpanFotoHutang) && (kenal || (user_id === user.user_id && tgl_system === user.tgl_system))
}

interface FotoProps {
  hutang: Pick<SatuHutang, 'no_hutang' | 'status' | 'user_id' | 'tgl_system'>
  barang: Pick<SatuHutang['barang'][number], 'urut' | 'nama_barang' | 'foto'>
}

/** All photos of an item; where one is missing it is said and given here. */
export function FotoJaminan({ hutang, barang: { urut, nama_barang, foto } }: FotoProps) {
  const { no_hutang, status } = hutang
  const bisa = status === 'OPEN' ? foto.length < FOTO_PALING_BANYAK : status === 'AKTIF' && foto.length === 0
  const boleh = useBolehFoto(hutang) && bisa
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

interface IdentitasProps {
  hutang: SatuHutang
  /** Whoever opened this is about to pay out: it is shown at once, and that he looked is written down. */
  langsung?: boolean
}

/** The photo of the paper: who looks is written down first, and another photo is another look. */
function Lihat({ hutang: { no_hutang, nama_customer }, langsung }: IdentitasProps) {
  const [hash, setHash] = useState<string | null>(null)
  const url = useFile(identitasHutang, hash === null ? null : { no_hutang, hash })
  const { busy, run } = useBusy()
  const lihat = () => run(async () => setHash((await call(lihatIdentitas, { no_hutang })).foto))
  const dibuka = useRef(false)
  useEffect(() => {
    if (!langsung || dibuka.current) return
    dibuka.current = true
    void lihat()
  })
  if (hash === null)
    return (
      <Button size="sm" busy={busy} aria-label={`Lihat Foto Identitas ${nama_customer}`} onClick={() => void lihat()}>
        Lihat Foto Identitas
      </Button>
    )
  return url ? <img className={css.identitas} src={url} alt={`Identitas ${nama_customer}`} /> : <Skeleton width={240} />
}

/** The paper that a customer showed: looked at, or photographed later by who would see the photo if there was one. */
export function FotoIdentitasHutang({ hutang, langsung }: IdentitasProps) {
  const { no_hutang, nama_customer, status, foto_identitas } = hutang
  const boleh = useBolehFoto(hutang)
  const lihat = useMay(lihatIdentitas)
  const kurang = foto_identitas === null
  // A wrong or blurred one is taken again while the loan waits.
  const foto = boleh && (status === 'OPEN' || (kurang && status === 'AKTIF'))
  return (
    <>
      {foto_identitas !== null && lihat && <Lihat key={foto_identitas} hutang={hutang} langsung={langsung} />}
      {foto && <TombolFoto no_hutang={no_hutang} urut={0} apa={`identitas ${nama_customer}`} kurang={kurang} />}
    </>
  )
}
