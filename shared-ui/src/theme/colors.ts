/**
 * All colors of the product, for each theme. Names describe the purpose: `canvas < surface` are backgrounds,
 * `sunken` is an inset, `text*` is for text, `*Soft` is a background for its `*Text`, `*Solid` is for graphics, and
 * `hue*` is only used next to a word.
 */
export const lightColors = {
  canvas: '#f6f4f0',
  surface: '#fffefc',
  sunken: '#efece6',
  hover: '#ece9e2',
  borderSubtle: '#e6e2da',
  border: '#d5d0c6',
  borderControl: '#8a8376',
  text: '#211e1a',
  textMuted: '#57524a',
  textFaint: '#6a655b',

  accent: '#0f5f70',
  accentHover: '#0b4e5d',
  accentActive: '#083f4b',
  onAccent: '#ffffff',
  accentText: '#0d5969',
  accentSoft: '#e0edee',
  accentBorder: '#8fbac1',
  focus: '#0f7f96',

  positiveText: '#28652f',
  positiveSoft: '#e4f0df',
  positiveSolid: '#3d8746',
  warningText: '#7a4a00',
  warningSoft: '#faecd0',
  warningSolid: '#a86c08',
  negativeText: '#a02c22',
  negativeSoft: '#fae5e0',
  negativeSolid: '#bf3d31',
  negativeHover: '#ab3328',
  onNegative: '#ffffff',
  infoText: '#3a4f9e',
  infoSoft: '#e8ebf7',
  infoSolid: '#5a70c2',

  hueStrength: '#a8720f',
  hueGrowth: '#4c7f3a',
  hueTip: '#5a6cc0',
  hueMotivation: '#a94f72',

  track: '#e4e0d7',
  band: '#cfc9bd',
  mark: '#0f5f70',
  hatch: '#7b7466',

  avatar1Ground: '#c4dadd',
  avatar1Ink: '#0f4753',
  avatar2Ground: '#f1e2cf',
  avatar2Ink: '#6f4310',
  avatar3Ground: '#e1e9d6',
  avatar3Ink: '#3b5a24',
  avatar4Ground: '#f0dde3',
  avatar4Ink: '#7c2f4e',
  avatar5Ground: '#e1e3f2',
  avatar5Ink: '#394789',
  avatar6Ground: '#e8e2da',
  avatar6Ink: '#54493b',

  overlay: 'rgb(33 30 26 / 0.44)',
  skeleton: '#e9e5dd',
} as const;

export type ColorName = keyof typeof lightColors;

export const darkColors: Readonly<Record<ColorName, string>> = {
  canvas: '#131211',
  surface: '#1a1917',
  sunken: '#24221f',
  hover: '#292724',
  borderSubtle: '#2b2926',
  border: '#3c3934',
  borderControl: '#7d766a',
  text: '#efece6',
  textMuted: '#bcb6ab',
  textFaint: '#9f988c',

  accent: '#58b4c4',
  accentHover: '#72c5d3',
  accentActive: '#8fd3df',
  onAccent: '#06232a',
  accentText: '#7ccbd8',
  accentSoft: '#163138',
  accentBorder: '#2f5f69',
  focus: '#6cc7d7',

  positiveText: '#93cf94',
  positiveSoft: '#1b2f1d',
  positiveSolid: '#63ad69',
  warningText: '#e8bb6a',
  warningSoft: '#35290f',
  warningSolid: '#d29a37',
  negativeText: '#f2a296',
  negativeSoft: '#40201b',
  negativeSolid: '#e0685b',
  negativeHover: '#e98176',
  onNegative: '#2a0c08',
  infoText: '#adb9f0',
  infoSoft: '#232943',
  infoSolid: '#7f93e0',

  hueStrength: '#d6a24a',
  hueGrowth: '#86b872',
  hueTip: '#95a4ea',
  hueMotivation: '#d98aab',

  track: '#302d29',
  band: '#4a453e',
  mark: '#58b4c4',
  hatch: '#918a7d',

  avatar1Ground: '#2a535d',
  avatar1Ink: '#c3e8ee',
  avatar2Ground: '#42311b',
  avatar2Ink: '#ecc896',
  avatar3Ground: '#2c3a20',
  avatar3Ink: '#bcd8a3',
  avatar4Ground: '#45252f',
  avatar4Ink: '#f0b5c9',
  avatar5Ground: '#2a2f4f',
  avatar5Ink: '#bcc6f5',
  avatar6Ground: '#38332c',
  avatar6Ink: '#d8cdbd',

  overlay: 'rgb(0 0 0 / 0.6)',
  skeleton: '#272522',
};

export const lightShadows = {
  rest: '0 1px 2px rgb(48 40 28 / 0.05)',
  raised: '0 1px 2px rgb(48 40 28 / 0.06), 0 6px 16px -4px rgb(48 40 28 / 0.1)',
  overlay: '0 2px 6px rgb(48 40 28 / 0.08), 0 24px 56px -12px rgb(48 40 28 / 0.28)',
} as const;

export const darkShadows: Readonly<Record<keyof typeof lightShadows, string>> = {
  rest: '0 1px 2px rgb(0 0 0 / 0.3)',
  raised: '0 1px 2px rgb(0 0 0 / 0.4), 0 8px 20px -4px rgb(0 0 0 / 0.5)',
  overlay: '0 0 0 1px rgb(255 255 255 / 0.06), 0 28px 64px -12px rgb(0 0 0 / 0.75)',
};
