/** Before each test file: random tests draw by the seed of the repository, so that a run that is repeated tries the same again. */
import fc from 'fast-check'
import { drawBy } from './sample.ts'

fc.configureGlobal({ seed: drawBy() })
