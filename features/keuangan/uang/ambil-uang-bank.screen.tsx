import { FormUang } from './form-uang.screen.tsx'

export default function AmbilUangBankScreen() {
  return <FormUang key="ambil-bank" bentuk="ambil-bank" />
}
