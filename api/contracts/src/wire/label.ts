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

/** A label as a contact shows it. */
export interface ContactLabel {
  id: string;
  name: string;
  color: LabelColor;
}

/** One label of GET /api/labels, which lists all labels of the user by name. */
export interface Label extends ContactLabel {
  /** How many contacts have it. */
  contactCount: number;
}

/**
 * Body of POST /api/labels. A user has each name once, whatever its case and accents. Without a color the
 * label gets one that the user's labels have least.
 */
export interface CreateLabel {
  name: string;
  color?: LabelColor | null;
}

/** Body of PATCH /api/labels/{id}: what is left out stays. */
export interface UpdateLabel {
  name?: string;
  color?: LabelColor;
}

/** The longest name of a label, in characters, and how many labels a user and a contact can have. */
export const LABEL_LIMITS = { name: 40, perUser: 200, perContact: 20 } as const;
