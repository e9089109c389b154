import { darkColors, darkShadows, lightColors, lightShadows } from './colors.ts';
import { declarations } from './css-variables.ts';
import { media } from './media.ts';
import * as scales from './scales.ts';

const light = [
  'color-scheme: light;',
  declarations('color', lightColors),
  declarations('shadow', lightShadows),
].join('\n');

const dark = [
  'color-scheme: dark;',
  declarations('color', darkColors),
  declarations('shadow', darkShadows),
].join('\n');

const constant = [
  declarations('space', scales.space),
  declarations('radius', scales.radius),
  declarations('family', scales.family),
  declarations('font', scales.font),
  declarations('weight', scales.weight),
  declarations('tracking', scales.tracking),
  declarations('size', scales.size),
  declarations('motion', scales.motion),
  declarations('easing', scales.easing),
  declarations('z', scales.layer),
  declarations('pattern', scales.pattern),
].join('\n');

/**
 * The CSS with the values of all theme variables: constant ones, light (always in print), dark, touch, and reduced
 * motion.
 */
export const themeVariables = `
  :root {
    ${constant}
    ${light}
  }

  ${media.narrow} {
    :root {
      ${declarations('size', scales.touchSize)}
    }
  }

  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) {
      ${dark}
    }
  }

  @media screen {
    :root[data-theme='dark'] {
      ${dark}
    }
  }

  ${media.reducedMotion} {
    :root {
      ${declarations('motion', scales.stillMotion)}
    }
  }
`;
