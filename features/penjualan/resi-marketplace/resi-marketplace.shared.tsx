/** The photo of a parcel's label wherever its sale is shown: taken before the platform pays, looked at when it pays or the parcel comes back. */
import { may, query, useFile, useSend, useTanggalJam, useUser } from '@kencana/screens'
import { Button, dataUrl, PhotoField, PhotoZoom } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fotoResi, resiJual, simpanResi } from './resi-marketplace.contract.ts'

const useResi = (no_faktur_jual: string) => {
  const { data } = useQuery({ ...query(resiJual, { no_faktur_jual }), staleTime: 0 })
  const foto = data?.foto ?? null
  const url = useFile(fotoResi, foto === null ? null : { no_faktur_jual, hash: foto })
  return { foto, url: url ?? null, boleh: data?.boleh ?? false, semua: data?.semua ?? [] }
}

type Satu = ReturnType<typeof useResi>['semua'][number]

/** Who photographed it, and when: a label of another day than its sale is a question. */
function Oleh({ satu }: { satu: Satu | undefined }) {
  const jam = useTanggalJam()
  return satu ? <small>{`${satu.user_id} ${jam(satu.waktu)}`}</small> : null
}

function FotoLama({ no_faktur_jual, lama, ke }: { no_faktur_jual: string; lama: Satu; ke: number }) {
  const url = useFile(fotoResi, { no_faktur_jual, hash: lama.foto })
  const label = `resi ${no_faktur_jual} ke-${ke}, ${lama.user_id} ${useTanggalJam()(lama.waktu)}`
  return <PhotoZoom src={url ?? null} kodeDept="" label={label} />
}

/** What was photographed before the newest: a label that was replaced is a question. */
function SemuaLama({ no_faktur_jual, semua }: { no_faktur_jual: string; semua: readonly Satu[] }) {
  const lama = semua.slice(1)
  return lama.map((satu, at) => (
    <FotoLama key={`${satu.waktu} ${satu.foto}`} no_faktur_jual={no_faktur_jual} lama={satu} ke={lama.length - at} />
  ))
}

/** The label of a parcel, small; large by a click. Nothing where none was photographed. */
export function FotoResi({ no_faktur_jual }: { no_faktur_jual: string }) {
  const { foto, url, semua } = useResi(no_faktur_jual)
  if (foto === null) return null
  return (
    <>
      <PhotoZoom src={url} kodeDept="" label={`resi ${no_faktur_jual}`} />
      <Oleh satu={semua[0]} />
      <SemuaLama no_faktur_jual={no_faktur_jual} semua={semua} />
    </>
  )
}

const RESI = { label: 'resi pengiriman', caption: 'Foto Resi' } as const

/** One that is taken now. */
function FotoBaru({ no_faktur_jual, onSimpan }: { no_faktur_jual: string; onSimpan: () => void }) {
  const [baru, setBaru] = useState<Blob | null>(null)
  const { busy, submit } = useSend(simpanResi, { changes: [resiJual], done: onSimpan })
  const simpan = async (foto: Blob) => submit({ no_faktur_jual, foto: await dataUrl(foto) })
  return (
    <>
      <PhotoField {...RESI} value={baru} onChange={setBaru} />
      {baru && (
        <Button kind="primary" busy={busy} onClick={() => void simpan(baru)}>
          Simpan Foto Resi
        </Button>
      )}
    </>
  )
}

/** The same beside a sale through a platform, where the label can still be photographed as long as nothing was paid out. */
export function ResiPenjualan({ no_faktur_jual }: { no_faktur_jual: string }) {
  const { foto, url, boleh, semua } = useResi(no_faktur_jual)
  const [ganti, setGanti] = useState(false)
  const user = useUser()
  const bisa = boleh && may(user, simpanResi)
  if (bisa && (foto === null || ganti))
    return <FotoBaru no_faktur_jual={no_faktur_jual} onSimpan={() => setGanti(false)} />
  if (foto === null) return null
  return (
    <>
      <PhotoField
        {...RESI}
        label={`resi ${no_faktur_jual}`}
        value={null}
        url={url}
        readOnly
        onChange={() => undefined}
      />
      <Oleh satu={semua[0]} />
      <SemuaLama no_faktur_jual={no_faktur_jual} semua={semua} />
      {bisa && <Button onClick={() => setGanti(true)}>Ganti Foto Resi</Button>}
    </>
  )
}
