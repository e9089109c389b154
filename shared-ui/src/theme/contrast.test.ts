import { darkColors, lightColors, type ColorName } from './colors.ts';

type Pair = readonly [ink: ColorName, ground: ColorName];

const tones = ['positive', 'warning', 'negative', 'info'] as const;
const grounds = ['canvas', 'surface', 'sunken', 'hover', 'accentSoft'] as const;
const inks = ['text', 'textMuted', 'textFaint', 'accentText'] as const;

const texts: readonly Pair[] = [
  ...inks.flatMap((ink) => grounds.map((ground): Pair => [ink, ground])),
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onAccent', 'accentActive'],
  ['onNegative', 'negativeSolid'],
  ['onNegative', 'negativeHover'],
  ['positiveText', 'accentSoft'],
  ['positiveText', 'hover'],
  ['textMuted', 'track'],
  ...tones.flatMap((tone): Pair[] => [
    [`${tone}Text`, `${tone}Soft`],
    [`${tone}Text`, 'surface'],
    [`${tone}Text`, 'canvas'],
    ['text', `${tone}Soft`],
    ['textMuted', `${tone}Soft`],
  ]),
  ...([1, 2, 3, 4, 5, 6] as const).map((n): Pair => [`avatar${n}Ink`, `avatar${n}Ground`]),
];

const graphics: readonly Pair[] = [
  ...(['canvas', 'surface', 'sunken', 'accentSoft'] as const).flatMap((ground): Pair[] => [
    ['borderControl', ground],
    ['focus', ground],
    ['mark', ground],
  ]),
  ['accent', 'accentSoft'],
  ['mark', 'track'],
  ['mark', 'band'],
  ['hatch', 'track'],
  ['hatch', 'surface'],
  ['surface', 'positiveSolid'],
  ...tones.flatMap((tone): Pair[] => [
    [`${tone}Solid`, 'surface'],
    [`${tone}Solid`, 'track'],
  ]),
  ...(['hueStrength', 'hueGrowth', 'hueTip', 'hueMotivation'] as const).flatMap((hue): Pair[] => [
    [hue, 'surface'],
    [hue, 'canvas'],
  ]),
];

/** Returns the relative luminance of a `#rrggbb` color, as defined by WCAG 2. */
function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (red ?? NaN) + 0.7152 * (green ?? NaN) + 0.0722 * (blue ?? NaN);
}

function contrast(first: string, second: string): number {
  const [dark, light] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return ((light ?? NaN) + 0.05) / ((dark ?? NaN) + 0.05);
}

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
] as const)('the %s theme', (_name, colors) => {
  it.each(texts)('shows %s on %s with 4.5:1', (ink, ground) => {
    expect(contrast(colors[ink], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(graphics)('draws %s on %s with 3:1', (ink, ground) => {
    expect(contrast(colors[ink], colors[ground])).toBeGreaterThanOrEqual(3);
  });
});

describe('contrast', () => {
  it('is 21 between black and white and 1 between a color and itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#57524a', '#57524a')).toBe(1);
  });
});
