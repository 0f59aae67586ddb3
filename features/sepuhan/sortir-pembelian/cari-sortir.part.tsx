import { fieldErrors, useFields } from '@kencana/screens'
import { Button, Card, DateField, FieldGrid, IconSearch, KodeSelect, useKeys } from '@kencana/ui'
import { useGroupOptions } from '../../master/group/group.picker.tsx'
import { useJenisOptions } from '../../master/jenis/jenis.picker.tsx'
import { useKondisiOptions } from '../../master/kondisi-pembelian/kondisi-pembelian.picker.tsx'
import { siapSortir } from './sortir-pembelian.contract.ts'

/** What is searched; kept as `filter_sortir`. */
export interface Saring {
  kode_toko: string
  tgl_system: string
  kode_group: string
  kondisi: string
  kode_dept: string
}

interface Props {
  saring: Saring
  busy: boolean
  onChange: (patch: Partial<Saring>) => void
  onSearch: (saring: Saring) => void
}

/** Which bought pieces are looked for. */
export function CariSortir({ saring, busy, onChange, onSearch }: Props) {
  const group = useGroupOptions()
  const jenis = useJenisOptions()
  const kondisi = useKondisiOptions()
  const { field, valid } = useFields(saring, onChange, (values) => fieldErrors(siapSortir.input, { ...values }))
  const cari = () => valid() && onSearch(saring)
  useKeys({ F2: cari })
  return (
    <Card>
      <FieldGrid columns={3}>
        <KodeSelect
          {...field('kode_toko')}
          label="Kode Toko"
          required
          options={[{ kode: saring.kode_toko, nama: '' }]}
        />
        <DateField {...field('tgl_system')} label="Tanggal" required />
        <KodeSelect {...field('kode_group')} label="Kategori" required {...group} />
        <KodeSelect {...field('kondisi')} label="Kondisi" required withAll {...kondisi} />
        <KodeSelect {...field('kode_dept')} label="Kode Jenis" required withAll {...jenis} />
        <div style={{ alignSelf: 'end' }}>
          <Button icon={<IconSearch />} busy={busy} busyText="Sedang Mencari" kbd="F2" onClick={cari}>
            Cari Barang
          </Button>
        </div>
      </FieldGrid>
    </Card>
  )
}
