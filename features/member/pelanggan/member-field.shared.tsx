/** A member in a form: his card scanned, the end of his telephone, or a part of his name. */
import { PindaiTextField, useReckoned, useSettled } from '@kencana/screens'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { memberDariKartu } from '../kartu-member/kartu-member.contract.ts'
import { cariPelanggan, empatAngka, type Pelanggan } from './pelanggan.contract.ts'
import { PilihPelanggan } from './pelanggan.picker.tsx'

interface MemberFieldProps {
  name: string
  /** 'Member' when left out. */
  label?: string
  /** Who was chosen; null while nobody is. */
  dipilih: Pick<Pelanggan, 'kode_member' | 'nama'> | null
  /** @param kartu his card, where that was scanned */
  onPilih: (member: Pick<Pelanggan, 'kode_member' | 'nama'> | null, kartu?: string) => void
  error?: string | undefined
}

/** Enter takes who is found; where several are, arrows choose. Typing again lets go of who was chosen. */
export function MemberField({ name, label = 'Member', dipilih, onPilih, error }: MemberFieldProps) {
  const [q, setQ] = useState('')
  const [beberapa, setBeberapa] = useState<readonly Pelanggan[]>([])
  const [tiada, setTiada] = useState<string>()
  const { result, settling } = useReckoned(cariPelanggan, { q }, empatAngka(q))
  const pilih = (one: Pelanggan) => {
    setBeberapa([])
    setQ('')
    onPilih(one, memberDariKartu(q) === null ? undefined : q)
  }
  // Who scans a card does not wait for the list.
  const ambil = useSettled(settling, () => {
    const list = (result ?? []).filter((one) => one.kode_member !== '-')
    const [satu] = list
    if (list.length === 1 && satu) return pilih(satu)
    setBeberapa(list)
    setTiada(list.length === 0 ? `Member ${q} Tidak Ada` : undefined)
  })
  // What the camera read is taken as if Enter had been pressed, once it is what is looked for.
  const [dipindai, setDipindai] = useState('')
  useEffect(() => {
    if (dipindai === '' || dipindai !== q) return
    setDipindai('')
    ambil()
  }, [dipindai, q, ambil])
  const ketik = (value: string) => {
    setTiada(undefined)
    setQ(value)
    if (dipilih) onPilih(null)
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || q === '') return
    event.preventDefault()
    event.stopPropagation()
    ambil()
  }
  return (
    // The key is of the field inside it.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what its field is typed
    <div onKeyDown={keys}>
      <PindaiTextField
        name={name}
        label={label}
        required
        autoFocus
        maxLength={60}
        placeholder="Pindai kartu, atau ketik akhir No HP, nama, lalu Enter"
        value={dipilih ? `${dipilih.kode_member} ${dipilih.nama}` : q}
        onChange={ketik}
        onPindai={setDipindai}
        error={tiada ?? error}
      />
      {beberapa.length > 0 && <PilihPelanggan list={beberapa} onPilih={pilih} onClose={() => setBeberapa([])} />}
    </div>
  )
}
