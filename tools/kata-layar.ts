/**
 * Words that nobody behind a counter knows: keys, enums, ids, code and English. Screens are held against them twice: what is written in them by
 * tools/kata-layar.test.ts, what data brings by the walk through the menu (e2e/axe-menu.e2e.ts).
 */

/** English words, each a whole one. What the trade says in English (qty, customer, order of a marketplace, password) is none of them. */
const INGGRIS =
  'add back by canc cancel choose clos close code date default delete description disabled done download edited enabled error expired failed false go ' +
  'hide home invalid item items key loading manage missing more name next none of open order orders page please previous price print printed ' +
  'quantity ready remove required save search select setting settings show sorry stock submit success today true type types unknown update ' +
  'upload users valid value view warning weight welcome yes yesterday'

const ATURAN: readonly RegExp[] = [
  new RegExp(`\\b(?:${INGGRIS.split(' ').join('|')})\\b`, 'gi'),
  // A key: `kategori_harga`, `harga_100%`.
  /(?<![\w/.#-])[a-z]+_[a-z_%0-9]+/g,
  // A word of the program: STOK_AWAL.
  /\b[A-Z]{2,}(?:_[A-Z0-9]+)+\b/g,
  // A number that computers drew.
  /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g,
  /[{}]|\[object|\b(?:undefined|null|NaN)\b/g,
]

/** Texts that stand nevertheless, each with its reason; every one stands somewhere still, or it leaves this list. */
export const BOLEH: Readonly<Record<string, string>> = {
  'Manage Users': 'spesifikasi: group of the menu',
  'Data Users': 'spesifikasi: route /data-users',
  'Hak Akses Users': 'spesifikasi: route /hak-akses-users',
  'Stock Opname': 'spesifikasi: group of the menu, routes, texts',
  'Stock opname': 'spesifikasi: the same within a sentence',
  'stock opname': 'spesifikasi: the same within a sentence',
  'Update Tersedia': 'spesifikasi: dialog of a new version',
  'Stock Pembelian': 'spesifikasi: name of an area',
  'Stock Jual': 'spesifikasi: route /laporan-stock-jual',
  'Stock Hutang': 'spesifikasi: route /laporan-stock-hutang',
  'Setting System': 'spesifikasi: route /settingsystem',
  'Setting Toko': 'spesifikasi: route /settingtoko',
  'Setting Nota': 'spesifikasi: route /settingNota',
  'Type Laporan': 'spesifikasi: filter of reports',
  'No Kirim Stock': 'spesifikasi: field no_kirim_stock',
  'Go Home': 'spesifikasi: link of the access-denied screen',
  'Printed By': 'spesifikasi: footer of papers',
  'Warning !!!': 'spesifikasi: title of a dialog',
  'Invalid Token.': 'spesifikasi: answer to a session that is over',
  'Invalid token.': 'spesifikasi: answer to a closing that somebody else did',
  'Harus close': 'spesifikasi: PROSES=close, a call that no screen makes with another word',
  'No Order': 'dagang: marketplaces number their orders, the shop its pesanan',
  'No order': 'dagang: the same within a sentence',
  'Order #': 'dagang: the same before its number',
  'Ctrl+Delete': 'a key as it stands on the keyboard',
  'Idempotency-Key': 'read by who writes a program',
  DATA_DIR: 'read by who keeps the server: how its setting is spelt',
  SEGEL_KEY: 'read by who keeps the server: how its setting is spelt',
  BUKTI_KEY: 'read by who keeps the server: how its setting is spelt',
}

/** Texts that stand nevertheless where they are all there is: within a longer one they are words like others. */
export const BOLEH_SENDIRI: Readonly<Record<string, string>> = {
  Type: 'spesifikasi: "Type Tidak Boleh Kosong", a filter of reports',
  Order: 'dagang: a marketplace’s number in a list of facts',
  Delete: 'a key as it stands on the keyboard',
  Home: 'a key as it stands on the keyboard',
}

const tanpaBoleh = (text: string): string =>
  Object.keys(BOLEH).reduce((left, boleh) => left.replaceAll(boleh, ''), text)

/** What of a text nobody behind a counter knows. @example asing('Kondisi Type') // ['Type'] */
export const asing = (text: string): string[] => {
  const utuh = text.trim().replace(/ \*$/, '')
  if (BOLEH_SENDIRI[utuh]) return []
  const left = tanpaBoleh(utuh)
  return ATURAN.flatMap((aturan) => left.match(aturan) ?? [])
}
