/** Drawn, not typed: not every font has the sign. */
export const Tick = ({ label }: { label?: string }) => (
  <svg
    viewBox="0 0 12 12"
    width="0.8em"
    height="0.8em"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.2"
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <path d="M1.5 6.5 4.6 9.5 10.5 2.5" />
  </svg>
);
