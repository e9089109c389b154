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

/** What a label says of whoever has it, where it says more than its name. No estimate is made of a candidate. */
export const LABEL_KINDS = ['candidate'] as const;
export type LabelKind = (typeof LABEL_KINDS)[number];

/** The longest name of a label, in characters, and how many labels a user and a contact can have. */
export const LABEL_LIMITS = { name: 40, perUser: 200, perContact: 20 } as const;
