/** A scan line that finds one member: his card, the last digits of his telephone, his name. */
import { call, ScanLine } from '@kencana/screens'
import { useState } from 'react'
import { banyakMember, cariPelanggan, type Pelanggan } from './pelanggan.contract.ts'
import css from './pelanggan.module.css'
import { PilihPelanggan } from './pelanggan.picker.tsx'

/** Where several are found, arrows and Enter choose one. */
export function CariMember({ onPilih }: { onPilih: (one: Pelanggan) => void }) {
  const [beberapa, setBeberapa] = useState<readonly Pelanggan[]>([])
  const pilih = (one: Pelanggan) => {
    setBeberapa([])
    onPilih(one)
  }
  const cari = async (q: string) => {
    const list = (await call(cariPelanggan, { q })).filter(({ kode_member }) => kode_member !== '-')
    const [satu] = list
    if (!satu) throw new Error(`Member ${q} Tidak Ada`)
    if (list.length > 1) {
      setBeberapa(list)
      return `${banyakMember(list)}: pilih dengan panah, lalu Enter`
    }
    pilih(satu)
    return <b>{satu.nama}</b>
  }
  return (
    <div className={css.cari}>
      <ScanLine onScan={cari} placeholder="Nama, angka akhir No HP, atau pindai kartu member" />
      {beberapa.length > 0 && <PilihPelanggan list={beberapa} onPilih={pilih} onClose={() => setBeberapa([])} />}
    </div>
  )
}
