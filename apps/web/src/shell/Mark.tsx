/** The product's mark: a touchstone with one streak of gold. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect x="0.5" y="0.5" width="31" height="31" rx="7" fill="#211F1B" stroke="#38362F" />
      <path d="M9 24 20 9.5" stroke="#E6B93F" strokeWidth="3.6" strokeLinecap="round" />
      <path d="m18.5 24 3.5-4.6" stroke="#8A6A1F" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  )
}
