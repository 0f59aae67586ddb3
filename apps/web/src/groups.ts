import {
  type Icon,
  IconBarcode,
  IconCard,
  IconCheckCircle,
  IconCincin,
  IconClipboard,
  IconDashboard,
  IconDatabase,
  IconGear,
  IconHammer,
  IconInbox,
  IconOut,
  IconReport,
  IconStar,
  IconStore,
  IconTag,
  IconUsers,
  IconVat,
  IconWallet,
  IconWrench,
} from '@kencana/ui'

/** Groups of the sidebar in their order: the specification's first, then the areas that it lists only as routes. */
export const GROUPS: readonly { title: string; icon: Icon; extra?: boolean }[] = [
  { title: 'Data Master', icon: IconDatabase },
  { title: 'Barang', icon: IconCincin },
  { title: 'Manage Users', icon: IconUsers },
  { title: 'Stock Opname', icon: IconClipboard },
  { title: 'Laporan', icon: IconReport },
  { title: 'Utility', icon: IconBarcode },
  { title: 'Stock Pembelian', icon: IconTag, extra: true },
  { title: 'Sepuhan', icon: IconVat, extra: true },
  { title: 'Pesanan', icon: IconHammer, extra: true },
  { title: 'Pembelian', icon: IconInbox, extra: true },
  { title: 'Penjualan', icon: IconOut, extra: true },
  { title: 'Kasir', icon: IconCheckCircle, extra: true },
  { title: 'Hutang', icon: IconCard, extra: true },
  { title: 'Service', icon: IconWrench, extra: true },
  { title: 'Member', icon: IconStar, extra: true },
  { title: 'Keuangan', icon: IconWallet, extra: true },
  { title: 'Cabang', icon: IconStore, extra: true },
  { title: 'Pengaturan', icon: IconGear, extra: true },
]

/** The icon of the only screen without a group. */
export const DASHBOARD_ICON: Icon = IconDashboard
