import { mutation, startSession, useUser, useZodForm } from '@kencana/screens'
import { FormModal, KodeSelect } from '@kencana/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { pindahToko } from '../../../../features/akses/sesi/sesi.contract.ts'
import { useTokoTujuanOptions } from '../../../../features/master/toko/tujuan.picker.tsx'

/** OWN and SU work in another shop: a new session, on that shop's day. */
export default function PindahToko({ onClose }: { onClose: () => void }) {
  const user = useUser()
  const navigate = useNavigate()
  const cache = useQueryClient()
  const toko = useTokoTujuanOptions()
  const form = useZodForm(pindahToko.input, { kode_toko: '' })
  const move = useMutation({
    ...mutation(pindahToko),
    onSuccess: (next) => {
      startSession(next)
      cache.clear()
      onClose()
      void navigate({ to: '/dashboard' })
    },
  })
  const submit = () => {
    if (move.isPending) return
    const input = form.validate()
    if (input) move.mutate(input)
  }
  return (
    <FormModal
      onClose={onClose}
      busy={move.isPending}
      title="Pindah Toko"
      size={400}
      saveText="Pindah Toko"
      busyText="Pindah Toko"
      onSave={submit}
    >
      <KodeSelect
        {...form.field('kode_toko')}
        label="Kode Toko"
        required
        note={`sekarang ${user.kode_toko}`}
        {...toko}
      />
    </FormModal>
  )
}
