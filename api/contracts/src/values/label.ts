/** The colors of labels; each theme has its own shades. */
export const LABEL_COLORS = [
  'stone',
  'teal',
  'green',
  'amber',
  'red',
  'rose',
  'plum',
  'indigo',
] as const;
export type LabelColor = (typeof LABEL_COLORS)[number];

/** What a label means beyond its name. No estimate is made of a candidate. */
export const LABEL_KINDS = ['candidate'] as const;
export type LabelKind = (typeof LABEL_KINDS)[number];

/** The maximum number of characters in a name, of labels per user, and of labels per contact. */
export const LABEL_LIMITS = { name: 40, perUser: 200, perContact: 20 } as const;
