import { mutation, queryKey, useZodForm } from '@kencana/screens'
import { FieldGrid, FormModal, popup, TextField } from '@kencana/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { listLevel, tambahLevel } from './users.contract.ts'

/** A further level: a code and a name. Its template is filled under Hak Akses Users. */
export function TambahLevel({ onClose }: { onClose: () => void }) {
  const cache = useQueryClient()
  const form = useZodForm(tambahLevel.input, { level: '', nama_level: '' })
  const kirim = useMutation({
    ...mutation(tambahLevel),
    onSuccess: async ({ message }) => {
      await cache.invalidateQueries({ queryKey: queryKey(listLevel) })
      popup('success', message)
      onClose()
    },
  })
  const save = () => {
    if (kirim.isPending) return
    const input = form.validate()
    if (input) kirim.mutate(input)
  }
  return (
    <FormModal
      onClose={onClose}
      busy={kirim.isPending}
      title="Tambah Level"
      hint="Enter ke kolom berikutnya"
      kind={form.touched ? 'primary' : 'default'}
      onSave={save}
    >
      <FieldGrid>
        <TextField {...form.field('level')} label="Level" required autoFocus mono />
        <TextField
          {...form.field('nama_level')}
          label="Nama Level"
          required
          hint="Template menunya diisi di Hak Akses Users"
        />
      </FieldGrid>
    </FormModal>
  )
}
