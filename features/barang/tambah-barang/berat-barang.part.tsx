import type { FormValues, useZodForm as Use } from '@kencana/screens'
import { FieldGrid, FieldGroup, GramField, gramTyped, toast } from '@kencana/ui'
import type { Pesanan } from './sumber-barang.part.tsx'
import type { tambahBarang } from './tambah-barang.contract.ts'

export type FormTambahBarang = ReturnType<typeof Use<typeof tambahBarang.input>>

const SUSUT_LEBIH = 'Berat Susut Tidak Boleh Lebih Dari Susut Tukang'

/** Susut Tukang is 0 for everything that no craftsman made to order. */
export const susutLebih = (values: FormValues, pesanan: Pesanan | null): boolean =>
  (gramTyped(values.berat_susut) ?? 0) > (pesanan?.susut_tukang ?? 0)

interface Props {
  form: FormTambahBarang
  pesanan: Pesanan | null
}

const tanpaUbah = () => undefined

/** An order's item is weighed once: as it is, so it is sold. */
function BeratJadi({ form: { field, set }, pesanan }: Props & { pesanan: Pesanan }) {
  return (
    <>
      <GramField name="berat_awal" label="Berat Awal" value={pesanan.berat_awal / 1000} onChange={tanpaUbah} readOnly />
      <GramField
        {...field('berat')}
        label="Berat Jadi"
        required
        onChange={(berat) => set({ berat, berat_asli: berat })}
      />
    </>
  )
}

/** What the scale said of a new item. */
export function Berat({ form, pesanan }: Props) {
  const { field, values } = form
  return (
    <FieldGroup title="Berat" note="dari timbangan, 3 desimal">
      <FieldGrid columns={2}>
        {pesanan ? (
          <BeratJadi form={form} pesanan={pesanan} />
        ) : (
          <>
            <GramField {...field('berat_asli')} label="Berat Asli" required />
            <GramField {...field('berat')} label="Berat" required />
          </>
        )}
        <GramField
          name="susut_tukang"
          label="Susut Tukang"
          value={(pesanan?.susut_tukang ?? 0) / 1000}
          onChange={tanpaUbah}
          readOnly
        />
        <GramField
          {...field('berat_susut')}
          label="Berat Susut"
          required
          onBlur={() => {
            field('berat_susut').onBlur()
            if (susutLebih(values, pesanan)) toast('info', SUSUT_LEBIH)
          }}
        />
        <GramField {...field('berat_cad')} label="Berat Cad" required />
      </FieldGrid>
    </FieldGroup>
  )
}
