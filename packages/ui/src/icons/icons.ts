import { circle, icon, rect } from './icon.tsx'

export const IconAdd = icon('M8 3v10M3 8h10')
export const IconAlert = icon('M8 2.6 14 13H2ZM8 6.6v3M8 11.3v.1')
export const IconArrowDown = icon('M8 3v10M4.5 9.5 8 13l3.5-3.5')
export const IconArrowLeft = icon('M13 8H3M6.5 4.5 3 8l3.5 3.5')
export const IconArrowRight = icon('M3 8h10M9.5 4.5 13 8l-3.5 3.5')
export const IconBank = icon('M2.5 6.5 8 3l5.5 3.5ZM4 6.5V12M8 6.5V12M12 6.5V12M2.5 13h11')
export const IconBarcode = icon('M2.5 3.5v9M4.5 3.5v9M7 3.5v9M9 3.5v9M11.3 3.5v9M13.5 3.5v9')
export const IconCalendar = icon(rect(2.5, 3.5, 11, 10), 'M2.5 6.8h11M5.3 2v3M10.7 2v3')
export const IconCamera = icon(
  'M2.5 5.5a1 1 0 0 1 1-1h1.7l1-1.5h3.6l1 1.5h1.7a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1Z',
  circle(8, 8.4, 2.2),
)
export const IconCard = icon(rect(2, 3.5, 12, 9, 1.2), 'M2 6.5h12M4.5 9.8h2.5')
export const IconCash = icon(rect(1.8, 4, 12.4, 8), circle(8, 8, 1.8), 'M4 8h.1M12 8h.1')
export const IconCheck = icon('m3 8.4 3.2 3.1L13 4.8')
export const IconCheckCircle = icon(circle(8, 8, 5.8), 'm5.4 8.2 1.8 1.8 3.4-3.7')
export const IconChevronDown = icon('m4.5 6.3 3.5 3.5 3.5-3.5')
export const IconChevronLeft = icon('M9.8 4.5 6.3 8l3.5 3.5')
export const IconChevronRight = icon('M6.3 4.5 9.8 8l-3.5 3.5')
export const IconChevronUp = icon('m4.5 9.7 3.5-3.5 3.5 3.5')
export const IconClipboard = icon(
  'M5.5 3.2H4a1 1 0 0 0-1 1V13a1 1 0 0 0 1 1h8a1 1 0 0 0 1-1V4.2a1 1 0 0 0-1-1h-1.5',
  rect(5.7, 2, 4.6, 2.6, 0.8),
  'm5.8 9.2 1.6 1.6 2.8-3',
)
export const IconClock = icon(circle(8, 8, 5.8), 'M8 4.8V8l2.2 1.6')
export const IconClose = icon('m4 4 8 8M12 4l-8 8')
export const IconCloudOff = icon(
  'M4.6 12.5h6.9M13 11.4a2.6 2.6 0 0 0-1.3-4.6A3.9 3.9 0 0 0 6 4.6M4.4 6.7a2.9 2.9 0 0 0 .2 5.8M2.5 2.5l11 11',
)
export const IconColumns = icon(rect(2.5, 3.5, 11, 9), 'M6.2 3.5v9M9.8 3.5v9')
export const IconCopy = icon(
  rect(5.5, 5.5, 8, 8),
  'M3.5 10.5h-.2a.8.8 0 0 1-.8-.8V3.3a.8.8 0 0 1 .8-.8h6.4a.8.8 0 0 1 .8.8v.2',
)
export const IconDashboard = icon(
  rect(2.4, 2.4, 4.6, 6.2),
  rect(9, 2.4, 4.6, 3.4),
  rect(2.4, 10.6, 4.6, 3),
  rect(9, 7.8, 4.6, 5.8),
)
export const IconDatabase = icon(
  'M3 4c0-1.1 2.2-2 5-2s5 .9 5 2-2.2 2-5 2-5-.9-5-2ZM3 4v8c0 1.1 2.2 2 5 2s5-.9 5-2V4M3 8c0 1.1 2.2 2 5 2s5-.9 5-2',
)
export const IconDownload = icon('M8 2.8v7M5 7l3 3 3-3M3 13h10')
export const IconDots = icon('M3.6 8h.1M8 8h.1M12.4 8h.1')
export const IconEdit = icon('M10.6 3.2 12.8 5.4 6 12.2l-3 .8.8-3Z')
export const IconEye = icon('M1.8 8S4 3.9 8 3.9 14.2 8 14.2 8 12 12.1 8 12.1 1.8 8 1.8 8Z', circle(8, 8, 1.8))
export const IconEyeOff = icon(
  'M6.4 4.1A6 6 0 0 1 8 3.9c4 0 6.2 4.1 6.2 4.1a11 11 0 0 1-1.6 2.1M4 5.2A10.6 10.6 0 0 0 1.8 8S4 12.1 8 12.1a6 6 0 0 0 2.9-.7M6.7 6.8a1.8 1.8 0 0 0 2.5 2.5M2.5 2.5l11 11',
)
export const IconFilter = icon('M2.5 3.5h11L9.4 8.3v4.2L6.6 11V8.3Z')
export const IconGear = icon(
  circle(8, 8, 2),
  'M8 1.9v1.7M8 12.4v1.7M1.9 8h1.7M12.4 8h1.7M3.7 3.7l1.2 1.2M11.1 11.1l1.2 1.2M12.3 3.7l-1.2 1.2M4.9 11.1l-1.2 1.2',
)
export const IconHammer = icon('m9.2 3 3.8 3.8M8 4.2l1.8-1.8 3.8 3.8L11.8 8ZM9.1 6.9 3.3 12.7')
export const IconHelp = icon(circle(8, 8, 5.8), 'M6.3 6.3a1.7 1.7 0 1 1 2.5 1.6c-.6.3-.8.6-.8 1.2M8 11.2v.1')
export const IconHome = icon('M2.5 7.5 8 3l5.5 4.5M4 6.5V13h8V6.5')
export const IconInfo = icon(circle(8, 8, 5.8), 'M8 7.4v3.4M8 5.2v.1')
export const IconInbox = icon('M2.5 9.5V12a1 1 0 0 0 1 1h9a1 1 0 0 0 1-1V9.5M8 2.5v7M5 6.7 8 9.6l3-2.9')
export const IconKey = icon(circle(5.3, 10.7, 2.6), 'm7.2 8.8 5.6-5.6M10.5 5.5l1.9 1.9')
export const IconLock = icon(rect(3.5, 7, 9, 6.5, 1.2), 'M5.3 7V5.3a2.7 2.7 0 0 1 5.4 0V7')
export const IconLogout = icon('M6.5 13.5h-3a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1h3M10.5 11l3-3-3-3M13.5 8h-7')
export const IconMenu = icon('M2.5 4h11M2.5 8h11M2.5 12h11')
export const IconMinus = icon('M3 8h10')
export const IconMonitor = icon(rect(2, 3, 12, 8), 'M6 13.5h4M8 11v2.5')
export const IconMoon = icon('M13 9.3A5.4 5.4 0 0 1 6.7 3a5.4 5.4 0 1 0 6.3 6.3Z')
export const IconOut = icon('M2.5 9.5V12a1 1 0 0 0 1 1h9a1 1 0 0 0 1-1V9.5M8 9.5v-7M5 5.3 8 2.4l3 2.9')
export const IconPanel = icon(rect(2.5, 3, 11, 10), 'M6 3v10M10.8 6.3 9.2 8l1.6 1.7')
export const IconPhone = icon(rect(4.5, 1.8, 7, 12.4, 1.3), 'M7.4 12h1.2')
export const IconPrinter = icon(
  'M4.5 6V2.5h7V6M4.5 11.5h-1a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h9a1 1 0 0 1 1 1v3.5a1 1 0 0 1-1 1h-1',
  rect(4.5, 9.5, 7, 4, 0.5),
)
export const IconRefresh = icon('M13 8a5 5 0 1 1-1.5-3.6L13 5.9M13 2.8v3.1H9.9')
export const IconReport = icon(
  'M9 2H4.5a1 1 0 0 0-1 1v10a1 1 0 0 0 1 1h7a1 1 0 0 0 1-1V5.5ZM9 2v3.5h3.5M6 11.5V10M8 11.5V8.5M10 11.5V9.5',
)
export const IconScale = icon(
  'M8 2.5v11M5 13.5h6M3 4.5h10M3 4.5 1.5 9a1.9 1.9 0 0 0 3 0ZM13 4.5 11.5 9a1.9 1.9 0 0 0 3 0Z',
)
export const IconScan = icon(
  'M2.5 5.5v-2a1 1 0 0 1 1-1h2M10.5 2.5h2a1 1 0 0 1 1 1v2M13.5 10.5v2a1 1 0 0 1-1 1h-2M5.5 13.5h-2a1 1 0 0 1-1-1v-2M5 5.8v4.4M7 5.8v4.4M9 5.8v4.4M11 5.8v4.4',
)
export const IconSearch = icon(circle(7, 7, 4.3), 'm10.2 10.2 3.3 3.3')
export const IconShield = icon('M8 2 3 4v3.7c0 3 2 5.2 5 6.3 3-1.1 5-3.3 5-6.3V4ZM5.9 8l1.5 1.5 2.8-3')
export const IconSort = icon('M5 3v10M2.8 10.7 5 13l2.2-2.3M11 13V3M8.8 5.3 11 3l2.2 2.3')
export const IconSpinner = icon('M8 2.2A5.8 5.8 0 1 0 13.8 8')
export const IconStar = icon('m8 2.3 1.7 3.6 3.9.5-2.9 2.7.8 3.9L8 11.1 4.5 13l.8-3.9L2.4 6.4l3.9-.5Z')
export const IconStore = icon(
  'M2.5 6.5 3.5 3h9l1 3.5M2.5 6.5a1.8 1.8 0 0 0 3.7 0 1.8 1.8 0 0 0 3.6 0 1.8 1.8 0 0 0 3.7 0M3.5 8.3V13h9V8.3M6.5 13v-2.8h3V13',
)
export const IconSun = icon(
  circle(8, 8, 2.8),
  'M8 1.8v1.2M8 13v1.2M1.8 8H3M13 8h1.2M3.6 3.6l.9.9M11.5 11.5l.9.9M12.4 3.6l-.9.9M4.5 11.5l-.9.9',
)
export const IconSwap = icon('M3 5.5h9.5M10 3l2.5 2.5L10 8M13 10.5H3.5M6 8l-2.5 2.5L6 13')
export const IconTag = icon('M2.5 3.3v4.3l6 6 5-5-6-6H3.2a.7.7 0 0 0-.7.7ZM5.3 5.3h.1')
export const IconTrash = icon('M3 4.5h10M6 4.5V3h4v1.5M4.3 4.5 4.8 13h6.4l.5-8.5M6.8 7v3.5M9.2 7v3.5')
export const IconTruck = icon(
  'M1.8 4h7.4v7H1.8ZM9.2 6.5h2.6l2.4 2.2V11h-5',
  circle(4.5, 12, 1.3),
  circle(11.3, 12, 1.3),
)
export const IconUpload = icon('M8 10V3M5 5.8 8 2.8l3 3M3 13h10')
export const IconUser = icon(circle(8, 5.3, 2.8), 'M2.8 13.5c.4-2.7 2.5-4.2 5.2-4.2s4.8 1.5 5.2 4.2')
export const IconUsers = icon(
  circle(6, 5.3, 2.5),
  'M1.5 13c.3-2.5 2.2-3.9 4.5-3.9s4.2 1.4 4.5 3.9M10.5 3a2.5 2.5 0 0 1 0 4.7M12 9.5c1.5.5 2.4 1.8 2.6 3.5',
)
export const IconVat = icon('M2.5 7h11l-1.3 6H3.8ZM5.5 4.8c-.8-.9.8-1.6 0-2.6M8.5 4.8c-.8-.9.8-1.6 0-2.6')
export const IconWallet = icon('M2.5 5.5h10a1 1 0 0 1 1 1V12a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1ZM2.5 5.5l8-3v3M11 9.3h.1')
export const IconWrench = icon(
  'M13.3 4.8 11 7.1 8.9 5l2.3-2.3a3.4 3.4 0 0 0-4.5 4.3L2.6 11.1a1.6 1.6 0 0 0 2.3 2.3l4.1-4.1a3.4 3.4 0 0 0 4.3-4.5Z',
)
