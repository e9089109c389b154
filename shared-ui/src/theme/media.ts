/** Media queries, to be followed by a block: `${media.wide} { display: none; }`. */
export const media = {
  /** From 64rem: list and detail side by side, header navigation in a row. */
  wide: '@media (min-width: 64rem)',
  /** Wide and also high: content on the side can stay visible while the rest scrolls. */
  roomy: '@media (min-width: 64rem) and (min-height: 44rem)',
  /** Below 64rem: one column, touch sizes, navigation in a sheet. */
  narrow: '@media (max-width: 63.9375rem)',
  /** Below 48rem: grids collapse, and dialogs rise from the bottom edge. */
  small: '@media (max-width: 47.9375rem)',
  /** Below 30rem: a phone held upright. */
  phone: '@media (max-width: 29.9375rem)',
  /** Below 15rem: a phone that shows text twice as large. Words break before they're cut off. */
  enlarged: '@media screen and (max-width: 15rem)',
  /** A container below 19rem, in which an axis shows only its chosen word. */
  compactContainer: '@container (max-width: 19rem)',
  /** A container below 34rem, in which a score bar gets a separate line. */
  mediumContainer: '@container (max-width: 34rem)',
  /** A container below 46rem, in which the halves of a card are stacked. */
  splitContainer: '@container (max-width: 46rem)',
  /** A container from 70rem, in which a person's overview is next to the rest. */
  besideContainer: '@container (min-width: 70rem)',
  /** For users who prefer reduced motion. */
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  /** Devices with a precise pointer, where hover is meaningful. */
  hover: '@media (hover: hover)',
  /** Touch screens: iOS zooms into fields with text smaller than 16 px, and stays zoomed. */
  touch: '@media (pointer: coarse)',
  /** For print: controls are hidden. */
  print: '@media print',
} as const;
