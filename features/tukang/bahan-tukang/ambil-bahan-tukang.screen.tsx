import { FormBahan } from './form-bahan.part.tsx'

export default function AmbilBahanTukangScreen() {
  return <FormBahan key="ambil" arah="AMBIL" />
}
