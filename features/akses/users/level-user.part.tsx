import { mutation, queryKey, useZodForm } from '@kencana/screens'
import { Button, FieldGrid, Form, Modal, popup, TextField } from '@kencana/ui'
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
    <Modal
      onClose={onClose}
      busy={kirim.isPending}
      title="Tambah Level"
      hint="Enter ke kolom berikutnya"
      actions={
        <>
          <Button onClick={onClose} disabled={kirim.isPending}>
            Batal
          </Button>
          <Button
            kind={form.touched ? 'primary' : 'default'}
            kbd="F9"
            data-save
            busy={kirim.isPending}
            busyText="Sedang Menyimpan"
            onClick={save}
          >
            Simpan Data
          </Button>
        </>
      }
    >
      <Form onSave={save}>
        <FieldGrid>
          <TextField {...form.field('level')} label="Level" required autoFocus mono />
          <TextField
            {...form.field('nama_level')}
            label="Nama Level"
            required
            hint="Template menunya diisi di Hak Akses Users"
          />
        </FieldGrid>
      </Form>
    </Modal>
  )
}
