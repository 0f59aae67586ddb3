import { type FormOf, useZodForm, type ZodForm } from '../useZodForm.ts'
import { type Saves, type SendOptions, useSend } from './useSubmit.ts'

interface SentFormOptions<E extends Saves> extends Pick<SendOptions<E>, 'changes' | 'note' | 'send'> {
  onClose: () => void
}

/** The form of a dialog that sends one action, then closes: for a FormModal with a width or a hint of its own. */
export const useSentForm = <E extends Saves>(
  endpoint: E,
  initial: Partial<FormOf<E['input']>>,
  { onClose, ...options }: SentFormOptions<E>,
): { form: ZodForm<E['input']>; busy: boolean; onSave: () => void; onClose: () => void } => {
  const form = useZodForm(endpoint.input as E['input'], initial)
  const { busy, submit } = useSend(endpoint, { ...options, done: onClose })
  return { form, busy, onSave: () => void submit(() => form.validate()), onClose }
}
