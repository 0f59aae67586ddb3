import { FormUang } from './form-uang.screen.tsx'

export default function TambahUangKasScreen() {
  return <FormUang key="tambah-kas" bentuk="tambah-kas" />
}
