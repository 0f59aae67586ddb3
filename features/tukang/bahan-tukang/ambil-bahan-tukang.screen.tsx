import { FormBahan } from './form-bahan.screen.tsx'

export default function AmbilBahanTukangScreen() {
  return <FormBahan key="ambil" arah="AMBIL" />
}
