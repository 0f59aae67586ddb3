import { FormBahan } from './form-bahan.part.tsx'

export default function TambahBahanTukangScreen() {
  return <FormBahan key="tambah" arah="TAMBAH" />
}
