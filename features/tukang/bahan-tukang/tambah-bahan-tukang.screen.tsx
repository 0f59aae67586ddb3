import { FormBahan } from './form-bahan.screen.tsx'

export default function TambahBahanTukangScreen() {
  return <FormBahan key="tambah" arah="TAMBAH" />
}
