import { FormUang } from './form-uang.part.tsx'

export default function AmbilUangKasScreen() {
  return <FormUang key="ambil-kas" bentuk="ambil-kas" />
}
