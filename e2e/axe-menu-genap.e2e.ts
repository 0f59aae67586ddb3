/** Half of the menu, in light and in dark, has no serious or critical violation. */
import { layarMenu } from './axe-menu.ts'

layarMenu([0, 2, 4, 6])
