/** Tokens that are the same in both themes. Lengths are rem; only hairlines and rings are pixels. */

/** Steps of 4 px: `space[4]` is 16 px. */
export const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
} as const;

/** `xs` key caps and badges, `sm` controls, `md` cards and rows, `lg` dialogs and sheets. */
export const radius = {
  xs: '0.25rem',
  sm: '0.375rem',
  md: '0.625rem',
  lg: '0.875rem',
  full: '999px',
} as const;

export const family = {
  sans: '"Inter Variable", "Inter Fallback", system-ui, -apple-system, "Segoe UI", sans-serif',
  mono: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
} as const;

const sans = 'var(--family-sans)';

/** Whole `font` shorthands: weight, size/line, family. */
export const font = {
  caption: `450 0.75rem/1rem ${sans}`,
  captionMedium: `560 0.75rem/1rem ${sans}`,
  captionStrong: `600 0.75rem/1rem ${sans}`,
  small: `420 0.8125rem/1.125rem ${sans}`,
  smallMedium: `560 0.8125rem/1.125rem ${sans}`,
  smallStrong: `590 0.8125rem/1.125rem ${sans}`,
  body: `400 0.875rem/1.25rem ${sans}`,
  bodyMedium: `540 0.875rem/1.25rem ${sans}`,
  bodyStrong: `590 0.875rem/1.25rem ${sans}`,
  reading: `400 0.9375rem/1.5rem ${sans}`,
  heading: `620 0.9375rem/1.375rem ${sans}`,
  large: `450 1rem/1.5rem ${sans}`,
  largeStrong: `590 1rem/1.5rem ${sans}`,
  lede: `400 1.0625rem/1.625rem ${sans}`,
  section: `640 1.0625rem/1.5rem ${sans}`,
  title: `640 1.25rem/1.75rem ${sans}`,
  question: `560 1.5rem/2rem ${sans}`,
  display: `660 1.75rem/2.25rem ${sans}`,
  hero: `660 2.25rem/2.75rem ${sans}`,
  brand: `680 1rem/1.5rem ${sans}`,
  letters: `680 1.75rem/2rem ${sans}`,
  code: '450 0.75rem/1.125rem var(--family-mono)',
} as const;

/** For text whose weight alone changes, such as the chosen tab. */
export const weight = {
  regular: '420',
  light: '480',
  medium: '540',
  semibold: '590',
  bold: '620',
} as const;

/** `tight` goes with title, question and display; `letters` with the big type letters. */
export const tracking = {
  hero: '-0.024em',
  tight: '-0.018em',
  section: '-0.01em',
  letters: '0.06em',
} as const;

export const size = {
  hairline: '1px',
  ring: '2px',
  ringOffset: '2px',
  header: '3.5rem',
  listPane: '20rem',
  aside: '20rem',
  page: '80rem',
  detailMax: '60rem',
  formMax: '48rem',
  readingMax: '45rem',
  stateMax: '30rem',
  dialog: '40rem',
  dialogNarrow: '30rem',
  // Fits next to a dialog of 640 px on a page of 1280 px, so that it covers none of its buttons.
  toast: '18rem',
  menu: '16rem',
  sheet: '20rem',
  measure: '68ch',
  axisWord: '4.75rem',
  /** Used by nothing here; remotes of other teams may use it until the next major version. */
  axisWordSmall: '4.5rem',
  axisBar: '3.5rem',
  /** The height of every control; grows to `touch` below 64rem. */
  control: '2.25rem',
  /** The height of a small control; grows to `touch` below 64rem. */
  controlSm: '1.75rem',
  touch: '2.75rem',
  answer: '4rem',
  iconXs: '0.75rem',
  iconSm: '0.875rem',
  icon: '1rem',
  iconLg: '1.25rem',
} as const;

/** The size of controls below 64rem, where touch is likely. */
export const touchSize = { control: size.touch, controlSm: size.touch } as const;

/** `fast` for hover and press, `base` for open and close, `slow` for dialogs, sheets, and toasts. */
export const motion = { fast: '120ms', base: '160ms', slow: '200ms' } as const;

export const stillMotion: Readonly<Record<keyof typeof motion, string>> = {
  fast: '0ms',
  base: '0ms',
  slow: '0ms',
};

export const easing = { out: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } as const;

export const layer = {
  sticky: '10',
  header: '20',
  overlay: '40',
  dialog: '50',
  menu: '55',
  toast: '60',
} as const;

/** Hatching means "could go either way"; nothing certain is hatched. */
export const pattern = {
  hatch: 'repeating-linear-gradient(-52deg, var(--color-hatch) 0 1.5px, transparent 1.5px 5px)',
} as const;
