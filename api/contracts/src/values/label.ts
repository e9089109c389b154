/** The colors that a label can have; each theme has its own shade of them. */
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

/** The longest name of a label, in characters, and how many labels a user and a contact can have. */
export const LABEL_LIMITS = { name: 40, perUser: 200, perContact: 20 } as const;
