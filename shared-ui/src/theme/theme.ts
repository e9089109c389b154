import { lightColors, lightShadows } from './colors.ts';
import { references } from './css-variables.ts';
import * as scales from './scales.ts';

/**
 * All design values, as CSS variables to be used directly in a style: `background: ${theme.color.surface};`.
 * `GlobalStyle` sets the variables for the light or the dark theme, so switching themes doesn't rerender anything.
 */
export const theme = {
  color: references('color', lightColors),
  shadow: references('shadow', lightShadows),
  space: references('space', scales.space),
  radius: references('radius', scales.radius),
  family: references('family', scales.family),
  font: references('font', scales.font),
  weight: references('weight', scales.weight),
  tracking: references('tracking', scales.tracking),
  size: references('size', scales.size),
  motion: references('motion', scales.motion),
  easing: references('easing', scales.easing),
  z: references('z', scales.layer),
  pattern: references('pattern', scales.pattern),
  /**
   * The color behind a component, for cut-outs that must match it. A container with a background other than
   * `surface` sets it: `--ground: ${theme.color.canvas};`.
   */
  ground: `var(--ground, ${references('color', lightColors).surface})`,
} as const;
