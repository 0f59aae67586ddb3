import { LoadError, query, useTableUrl } from '@kencana/screens'
import { Button, type Column, DataTable, downloadText, Modal, Page } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { openapi } from './openapi.contract.ts'
import css from './openapi.module.css'

interface Operation {
  summary: string
  description: string
  parameters: readonly object[]
  requestBody?: object
  responses: object
}

interface Panggilan {
  method: string
  path: string
  summary: string
  akses: string
  operation: Operation
}

const COLUMNS: readonly Column<Panggilan>[] = [
  { key: 'method', title: 'Metode', kind: 'kode' },
  { key: 'path', title: 'Alamat di bawah /api/v1', kind: 'kode', width: 320 },
  { key: 'summary', title: 'Guna', kind: 'name' },
  { key: 'akses', title: 'Akses', kind: 'text', width: 200 },
]

const panggilanOf = (document: Record<string, unknown>): Panggilan[] =>
  Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      summary: operation.summary,
      akses: operation.description.replace(/^Akses: /, '').replace(/\. Sifat:.*$/, ''),
      operation,
    })),
  )

function Rincian({ call, onClose }: { call: Panggilan; onClose: () => void }) {
  const { parameters, requestBody, responses } = call.operation
  return (
    <Modal
      title={`${call.method} ${call.path}`}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          Selesai
        </Button>
      }
    >
      <p>{call.summary}</p>
      <pre className={css.json}>{JSON.stringify({ parameters, requestBody, responses }, null, 2)}</pre>
    </Modal>
  )
}

/** Every call of the server, for whoever connects another program to it. */
export default function OpenapiScreen() {
  const view = useTableUrl()
  const [shown, setShown] = useState<Panggilan | null>(null)
  const document = useQuery(query(openapi, {}))
  const rows = useMemo(() => document.data && panggilanOf(document.data), [document.data])
  return (
    <Page
      path={['Pengaturan', 'Dokumentasi API']}
      title="Dokumentasi API"
      actions={
        <Button
          disabled={!document.data}
          onClick={() => downloadText('openapi.json', JSON.stringify(document.data, null, 2))}
        >
          openapi.json
        </Button>
      }
    >
      {document.isError && !document.data ? (
        <LoadError error={document.error} onRetry={() => void document.refetch()} />
      ) : (
        <DataTable
          columns={COLUMNS}
          rows={rows}
          rowId={(row) => `${row.method} ${row.path}`}
          view={view}
          emptyText="Tidak Ada Data"
          noun="panggilan"
          onRowClick={setShown}
        />
      )}
      {shown && <Rincian call={shown} onClose={() => setShown(null)} />}
    </Page>
  )
}
