import { FormUang } from './form-uang.part.tsx'

export default function TambahUangKasScreen() {
  return <FormUang key="tambah-kas" bentuk="tambah-kas" />
}
