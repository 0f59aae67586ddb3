import { reportPdf } from './pdf.ts'
import { serve } from './worker.ts'

serve(reportPdf)
