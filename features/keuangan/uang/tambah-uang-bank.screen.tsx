import { FormUang } from './form-uang.part.tsx'

export default function TambahUangBankScreen() {
  return <FormUang key="tambah-bank" bentuk="tambah-bank" />
}
