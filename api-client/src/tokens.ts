/** Design tokens: the staff theme and the portal's CSS variables derive from these. */
const light = {
  paper: '#FAF8F4',
  surface: '#FFFFFF',
  sunken: '#F2EEE6',
  ink: '#1F2421',
  muted: '#5C655F',
  line: '#E3DFD6',
  'line-strong': '#8A8F86',
  accent: '#1F6B4F',
  'accent-strong': '#17533D',
  'accent-tint': '#E3EFE9',
  'on-accent': '#FFFFFF',
  danger: '#B3261E',
  'danger-tint': '#FBE9E7',
  'on-danger': '#FFFFFF',
  warning: '#9A6700',
  'warning-tint': '#FFF6E0',
  info: '#245C9E',
  'info-tint': '#E5EEF8',
  // What plots tell apart: four, and one for all others.
  'series-1': '#1F6B4F',
  'series-2': '#2F6FB5',
  'series-3': '#B3741A',
  'series-4': '#7C4D92',
  'series-5': '#85897F',
} as const;

const dark: Record<keyof typeof light, string> = {
  paper: '#151816',
  surface: '#1D211F',
  sunken: '#101311',
  ink: '#ECEFEB',
  muted: '#A9B2AC',
  line: '#343A36',
  'line-strong': '#7B847E',
  accent: '#7CC7A5',
  'accent-strong': '#9BD8BC',
  'accent-tint': '#1F3A2E',
  'on-accent': '#0E1A14',
  danger: '#F2A49E',
  'danger-tint': '#43201D',
  'on-danger': '#2A0A07',
  warning: '#EBC267',
  'warning-tint': '#3C3013',
  info: '#9CC3F2',
  'info-tint': '#1C304A',
  'series-1': '#7CC7A5',
  'series-2': '#9CC3F2',
  'series-3': '#EBC267',
  'series-4': '#CFA6DE',
  'series-5': '#8B948E',
};

export const tokens = {
  colour: { light, dark },
  font: "'Inter Variable', system-ui, sans-serif",
  /** Pixels, used as rem, so that the reader's text size is respected. */
  size: { xs: 12, sm: 14, md: 16, lg: 20, xl: 26, xxl: 34 },
  weight: { regular: 400, strong: 600 },
  /** Pixels; all distances are multiples. */
  space: 4,
  radius: { control: 6, sheet: 10 },
  shadow: { floating: '0 8px 28px rgb(0 0 0 / 0.18)' },
  /** Milliseconds; none with reduced motion. */
  motion: 150,
} as const;

export type Scheme = keyof typeof tokens.colour;

/** `--paper`, `--size-md`, `--space-4` … */
export const cssVariables = (scheme: Scheme): Record<`--${string}`, string> =>
  ({
    ...Object.fromEntries(Object.entries(tokens.colour[scheme]).map(([name, value]) => [`--${name}`, value])),
    ...Object.fromEntries(Object.entries(tokens.size).map(([name, pixels]) => [`--size-${name}`, `${pixels / 16}rem`])),
    ...Object.fromEntries(
      [1, 2, 3, 4, 5, 6, 8, 10, 12].map((steps) => [`--space-${steps}`, `${steps * tokens.space}px`]),
    ),
    '--font': tokens.font,
    '--radius-control': `${tokens.radius.control}px`,
    '--radius-sheet': `${tokens.radius.sheet}px`,
    '--shadow-floating': tokens.shadow.floating,
    '--motion': `${tokens.motion}ms`,
    'color-scheme': scheme,
  }) as Record<`--${string}`, string>;
