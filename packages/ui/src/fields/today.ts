import { createContext, useContext } from 'react'

const browserToday = (): string => new Date().toLocaleDateString('sv-SE')

/** Gives fields the date that is 'today' for the shop: the server's, not this computer's. */
export const TodayContext = createContext<string | null>(null)

/** The date that is 'today' for the shop. */
export const useToday = (): string => useContext(TodayContext) ?? browserToday()
