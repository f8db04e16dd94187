const paths = {
  home: 'M3 9.5 10 3l7 6.5M5 8v9h10V8M8.5 17v-5h3v5',
  book: 'M3 5.5h14V17H3zM3 9h14M7 3v4M13 3v4M10 11v4M8 13h4',
  package: 'M3 7h14v3a1.5 1.5 0 0 0 0 3v3H3v-3a1.5 1.5 0 0 0 0-3zM12 7v9',
  account: 'M10 10a3.25 3.25 0 1 0 0-6.5A3.25 3.25 0 0 0 10 10M3.5 17c.6-3 3.2-4.5 6.5-4.5s5.9 1.5 6.5 4.5',
  plus: 'M10 4v12M4 10h12',
  tick: 'm4 10.5 4 4L16 6',
  warning: 'M10 3 18 17H2zM10 8v4M10 14.5v.2',
  info: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M10 9v5M10 6v.2',
  close: 'm5 5 10 10M15 5 5 15',
  chevron: 'm7.5 4 6 6-6 6',
  down: 'm5 7.5 5 5 5-5',
  signal: 'M3 7.5a11 11 0 0 1 14 0M5.5 10.8a7 7 0 0 1 9 0M8 14a3 3 0 0 1 4 0M3 3l14 14',
} as const;

export type IconName = keyof typeof paths;

/** Decoration beside a label; it is never the only carrier of a meaning. */
export const Icon = ({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={paths[name]} />
  </svg>
);
