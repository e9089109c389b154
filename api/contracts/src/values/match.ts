/** Where a search found a contact, apart from what a list shows anyway. */
export const MATCH_KINDS = [
  'label',
  'email',
  'link',
  'pinned_note',
  'how_we_met',
  'address',
  'department',
  'nickname',
  'messaging',
  'custom_field',
  'interaction',
] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];
