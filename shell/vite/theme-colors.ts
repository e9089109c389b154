import { type ColorName, darkColors, lightColors } from '@rapport/shared-ui/plain';
import { type Plugin } from 'vite';

/** Writes the colors of the theme into the HTML, which shows them before there is any script. */
export function themeColors(): Plugin {
  return {
    name: 'rapport:theme-colors',
    transformIndexHtml: { order: 'pre', handler: withThemeColors },
  };
}

/**
 * Replaces `theme(surface)` by the color of both themes, and `light(surface)` and `dark(surface)` by that of one.
 * @throws Error for a color that the theme doesn't have
 */
export function withThemeColors(html: string): string {
  return html.replaceAll(/\b(theme|light|dark)\((\w+)\)/g, (_, theme: string, name: string) => {
    if (!isColorName(name)) throw new Error(`The theme has no color "${name}".`);
    const [light, dark] = [lightColors[name], darkColors[name]];
    if (theme === 'theme') return `light-dark(${light}, ${dark})`;
    return theme === 'light' ? light : dark;
  });
}

function isColorName(name: string): name is ColorName {
  return name in lightColors;
}
