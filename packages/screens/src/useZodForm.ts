import { type FormErrors, type UseFormReturnType, useForm } from '@mantine/form'
import type { z } from 'zod'

/** The values of a form as they go on the wire; a field nothing was entered in is null or ''. */
export type FormValues = Record<string, unknown>

/** What `field('kode_baki')` gives to a field of packages/ui. */
export interface FieldBinding {
  name: string
  // biome-ignore lint/suspicious/noExplicitAny: one binding serves text, number and date fields, each with its own value type
  value: any
  // biome-ignore lint/suspicious/noExplicitAny: see value
  onChange: (value: any) => void
  onBlur: () => void
  error: React.ReactNode
}

/** A form over a schema of the contract. */
export interface ZodForm<S extends z.ZodType> {
  values: FormValues
  field: (name: string) => FieldBinding
  /** Whether anything was changed or visited: the save button turns primary then. */
  touched: boolean
  /** The decoded values, or null after showing every message under its field. */
  validate: () => z.output<S> | null
  set: (patch: FormValues) => void
}

/** Messages of a schema by field name; the first per field. */
export const fieldErrors = (schema: z.ZodType, values: FormValues): FormErrors => {
  const result = schema.safeParse(values)
  if (result.success) return {}
  const errors: FormErrors = {}
  for (const issue of result.error.issues) errors[issue.path.join('.')] ??= issue.message
  return errors
}

/** A form whose messages come from the contract's schema: the texts the server would answer, on blur and on save. */
export const useZodForm = <S extends z.ZodType>(schema: S, initial: FormValues): ZodForm<S> => {
  const form: UseFormReturnType<FormValues> = useForm<FormValues>({
    initialValues: initial,
    validate: (values) => fieldErrors(schema, values),
    validateInputOnBlur: true,
  })
  return {
    values: form.values,
    field: (name) => {
      const props = form.getInputProps(name)
      return { name, value: props.value, onChange: props.onChange, onBlur: () => props.onBlur?.(), error: props.error }
    },
    touched: form.isTouched() || form.isDirty(),
    validate: () => {
      if (form.validate().hasErrors) return null
      return schema.parse(form.values)
    },
    set: (patch) => form.setValues(patch),
  }
}
