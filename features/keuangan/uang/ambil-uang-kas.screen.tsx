import { FormUang } from './form-uang.screen.tsx'

export default function AmbilUangKasScreen() {
  return <FormUang key="ambil-kas" bentuk="ambil-kas" />
}
