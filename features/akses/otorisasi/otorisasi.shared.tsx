import { type Endpoint, type InputOf, sidikDraft } from '@kencana/contract'
import { ApiError, mutation, useZodForm } from '@kencana/screens'
import { FieldGrid, FormModal, PasswordField, TextField } from '@kencana/ui'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { authorization } from './otorisasi.contract.ts'

/** What the person who agrees sees and what is kept beside the agreement. */
export interface Disetujui {
  /** The case in a few words: 'CINCIN 3.485 g tanpa nota'. */
  keterangan: string
  /** What the rules say, and what was entered, in rupiah or milligrams. */
  nilai_hitung?: number
  nilai_input?: number
}

interface DialogProps extends Disetujui {
  kategori: string
  draft_hash: string
  onAgreed: (id: string) => void
  onClose: () => void
}

/** OWN or SU agree at the counter, with their own User ID and password. */
function OtorisasiDialog({
  kategori,
  draft_hash,
  keterangan,
  nilai_hitung,
  nilai_input,
  onAgreed,
  onClose,
}: DialogProps) {
  const form = useZodForm(authorization.input, {
    user_id: '',
    password: '',
    kategori,
    keterangan,
    draft_hash,
    nilai_hitung: nilai_hitung ?? null,
    nilai_input: nilai_input ?? null,
    kode_barcode: null,
    berat: null,
  })
  const setuju = useMutation({ ...mutation(authorization), onSuccess: ({ id }) => onAgreed(id) })
  const submit = () => {
    const input = setuju.isPending ? null : form.validate()
    if (input) setuju.mutate(input)
  }
  return (
    <FormModal
      title="Otorisasi"
      titleNote={kategori}
      busy={setuju.isPending}
      onClose={onClose}
      saveText="Setujui"
      busyText="Sedang Memeriksa"
      onSave={submit}
    >
      <FieldGrid>
        <p>{keterangan}</p>
        <TextField {...form.field('user_id')} label="User ID OWN / SU" required autoFocus autoComplete="off" />
        <PasswordField {...form.field('password')} label="Password" required autoComplete="new-password" />
      </FieldGrid>
    </FormModal>
  )
}

const BUTUH = /^Butuh Otorisasi (.+)$/

interface Asked extends Disetujui {
  kategori: string
  draft_hash: string
}

/**
 * Sends a draft that may need an authorisation: when the server says so, the dialog asks for it and the same draft is
 * sent again with it. Show `dialog` beside the form.
 * @returns run: answers null when the dialog was closed without an agreement
 */
export const useOtorisasi = (): {
  run: <E extends Endpoint, R>(
    endpoint: E,
    input: InputOf<E>,
    setujui: Disetujui,
    send: (input: InputOf<E>) => Promise<R>,
  ) => Promise<R | null>
  dialog: ReactNode
} => {
  const [asked, setAsked] = useState<Asked | null>(null)
  const answer = useRef<(id: string | null) => void>(() => undefined)
  // Given for a draft whose answer got lost: its retry must be the same request, or its key refuses it.
  const given = useRef<{ draft_hash: string; id: string } | null>(null)
  const done = (id: string | null) => {
    setAsked(null)
    answer.current(id)
  }
  const agree = (what: Asked) =>
    new Promise<string | null>((resolve) => {
      answer.current = resolve
      setAsked(what)
    })
  return {
    run: async (endpoint, input, setujui, send) => {
      const draft_hash = sidikDraft(endpoint, input)
      const withId = async (id: string) => {
        given.current = null
        try {
          return await send({ ...(input as object), otorisasi: id } as typeof input)
        } catch (error) {
          if (error instanceof ApiError && error.uncertain) given.current = { draft_hash, id }
          throw error
        }
      }
      if (given.current?.draft_hash === draft_hash) return withId(given.current.id)
      try {
        return await send(input)
      } catch (error) {
        const kategori = error instanceof ApiError ? BUTUH.exec(error.message)?.[1] : undefined
        if (kategori === undefined) throw error
        const id = await agree({ ...setujui, kategori, draft_hash })
        return id === null ? null : withId(id)
      }
    },
    dialog: asked && <OtorisasiDialog {...asked} onAgreed={done} onClose={() => done(null)} />,
  }
}
