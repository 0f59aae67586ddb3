/** A page for who holds a paper of the shop: what its token says, outside of the shell. */
import type { Endpoint, OutputOf } from '@kencana/contract'
import { ApiError, LoadError, query } from '@kencana/screens'
import { IconAlert, Skeleton, type Tone } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import css from './nota-publik.module.css'

/** What there is to say, in large letters. */
export function Kabar({
  tone,
  icon: Icon,
  judul,
  children,
}: {
  tone: Tone
  icon: typeof IconAlert
  judul: string
  children: ReactNode
}) {
  return (
    <div className={css.kabar} data-tone={tone}>
      <Icon size={28} />
      <h1>{judul}</h1>
      <p>{children}</p>
    </div>
  )
}

const tidakAda = (error: unknown): boolean => error instanceof ApiError && error.status === 404

interface Toko {
  nama_toko: string
  alamat_toko: string
}

interface Props<E extends Endpoint> {
  /** Answers a token, with the shop that it is of. */
  endpoint: E
  /** What the paper is called: 'Nota'. */
  nama: string
  /** Of the tab. */
  judul: (isi: OutputOf<E> & Toko) => string
  /** Where the token is none of ours. */
  hilang: string
  children: (isi: OutputOf<E> & Toko, token: string) => ReactNode
}

/** The page of a paper's QR: the shop, and what is drawn of the answer; or that the token is none of ours. */
export function LembarPublik<E extends Endpoint>({ endpoint, nama, judul, hilang, children }: Props<E>) {
  const { token = '' } = useParams({ strict: false })
  const { data, error, refetch } = useQuery({
    ...query(endpoint, { token } as never),
    staleTime: 0,
    retry: false,
  })
  const isi = data as (OutputOf<E> & Toko) | undefined
  const kepala = isi ? judul(isi) : nama
  useEffect(() => {
    document.title = kepala
  }, [kepala])
  return (
    <main className={css.latar}>
      <article className={css.nota} aria-busy={!isi && !error}>
        {isi && (
          <>
            <header className={css.toko}>
              <b>{isi.nama_toko}</b>
              <small>{isi.alamat_toko}</small>
            </header>
            {children(isi, token)}
          </>
        )}
        {!isi && tidakAda(error) && (
          <Kabar tone="red" icon={IconAlert} judul={`${nama} Tidak Dikenal`}>
            {hilang}
          </Kabar>
        )}
        {!isi && error && !tidakAda(error) && <LoadError error={error} onRetry={() => void refetch()} />}
        {!isi && !error && <Skeleton width={220} />}
      </article>
    </main>
  )
}
