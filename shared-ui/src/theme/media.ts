/** Media queries, to be followed by a block: `${media.wide} { display: none; }`. */
export const media = {
  /** From 64rem: list and detail side by side, header navigation in a row. */
  wide: '@media (min-width: 64rem)',
  /** Wide and also high: what stands beside the content may stay in sight while that scrolls. */
  roomy: '@media (min-width: 64rem) and (min-height: 44rem)',
  /** Below 64rem: one column, touch sizes, navigation in a sheet. */
  narrow: '@media (max-width: 63.9375rem)',
  /** Below 48rem: grids collapse and dialogs rise from the bottom edge. */
  small: '@media (max-width: 47.9375rem)',
  /** Below 30rem: a phone held upright. */
  phone: '@media (max-width: 29.9375rem)',
  /** Below 15rem: a phone that shows text twice as large. Words break before they're cut off. */
  enlarged: '@media screen and (max-width: 15rem)',
  /** A container of less than 19rem, in which an axis keeps only its chosen word. */
  compactContainer: '@container (max-width: 19rem)',
  /** A container of less than 34rem, in which a score bar gets a line of its own. */
  mediumContainer: '@container (max-width: 34rem)',
  /** A container of less than 46rem, in which the halves of a card stand below each other. */
  splitContainer: '@container (max-width: 46rem)',
  /** A container of 70rem and more, in which a person's overview stands beside the rest. */
  besideContainer: '@container (min-width: 70rem)',
  /** For people who asked their system for less motion. */
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  /** Devices with a precise pointer, where hover means something. */
  hover: '@media (hover: hover)',
  /** A finger: iOS zooms into a field with smaller letters than 16 px, and stays there. */
  touch: '@media (pointer: coarse)',
  /** For paper: controls are not printed. */
  print: '@media print',
} as const;
