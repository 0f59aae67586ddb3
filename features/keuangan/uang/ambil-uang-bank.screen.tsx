import { FormUang } from './form-uang.part.tsx'

export default function AmbilUangBankScreen() {
  return <FormUang key="ambil-bank" bentuk="ambil-bank" />
}
