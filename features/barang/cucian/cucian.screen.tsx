import { Segment } from '@kencana/ui'
import { useState } from 'react'
import { CuciKeluar } from './cuci-keluar.part.tsx'
import { CuciKembali } from './cuci-kembali.part.tsx'

/** Washing: pieces go out in a batch, and come back at once or bit by bit. */
export default function CucianScreen() {
  const [arah, setArah] = useState<'KELUAR' | 'KEMBALI'>('KELUAR')
  const pilih = <Segment label="Arah" value={arah} onChange={setArah} options={['KELUAR', 'KEMBALI']} />
  return arah === 'KELUAR' ? <CuciKeluar arah={pilih} /> : <CuciKembali arah={pilih} />
}
