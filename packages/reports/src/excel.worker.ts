import { reportExcel } from './excel.ts'
import { serve } from './worker.ts'

serve(reportExcel)
