/** What stands above a result that lacks cost, and what mends it: for who may; who may not is told whom to ask. */
import { useMay, useUser } from '@kencana/screens'
import { Link } from '@tanstack/react-router'
import { Peringatan } from '../../neraca/laporan/peringatan.shared.tsx'
import { simpanNilaiAwal } from '../../neraca/nilai/nilai.contract.ts'

interface Row {
  belum_dinilai: boolean
  kode_toko?: string
}

interface LabaKurangProps {
  peringatan: { judul: string; baris: readonly string[] } | null
  blocks: readonly { rows: readonly Row[] }[]
}

/** Where the opening values are saved that are missing: here, or in other shops. */
function Jalan({ toko }: { toko: readonly string[] }) {
  const { kode_toko } = useUser()
  const boleh = useMay(simpanNilaiAwal)
  const lain = toko.filter((one) => one !== kode_toko)
  return (
    <>
      {lain.length < toko.length &&
        (boleh ? <Link to="/nilai-awal">Buka Nilai Awal Emas</Link> : <>Minta OWN menyimpan Nilai Awal Emas.</>)}
      {lain.length > 0 && ` Nilai Awal Emas ${lain.join(', ')} disimpan di tokonya: Pindah Toko dahulu.`}
    </>
  )
}

/** Above a result of one shop or of several. */
export function LabaKurang({ peringatan, blocks }: LabaKurangProps) {
  const { kode_toko } = useUser()
  const rows = blocks.flatMap((block) => block.rows.filter(({ belum_dinilai }) => belum_dinilai))
  const toko = [...new Set(rows.map((row) => row.kode_toko ?? kode_toko))]
  return <Peringatan peringatan={peringatan}>{toko.length > 0 && <Jalan toko={toko} />}</Peringatan>
}
