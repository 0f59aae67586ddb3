/** No page: choosing it in the menu opens the customer's screen in a window of its own, or brings it to the front. */
import { bukaLayar } from './siar-layar.shared.tsx'

export default bukaLayar
