import { FormUang } from './form-uang.screen.tsx'

export default function TambahUangBankScreen() {
  return <FormUang key="tambah-bank" bentuk="tambah-bank" />
}
