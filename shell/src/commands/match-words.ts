import { type ContactSummary } from '@rapport/api-client';
import { type InteractionType, type MatchKind } from '@rapport/contracts';

/** What the search covers, for use in a sentence. */
export const SEARCHED =
  'names, companies, titles, places, emails, phone numbers, labels, notes, meetings, and other interactions';

const WORDS: Readonly<Record<Exclude<MatchKind, 'interaction' | 'custom_field'>, string>> = {
  label: 'Label',
  email: 'Email',
  link: 'Link',
  pinned_note: 'Pinned note',
  how_we_met: 'How you met',
  address: 'Address',
  department: 'Department',
  nickname: 'Nickname',
  messaging: 'Messaging',
};

const TYPES: Readonly<Record<InteractionType, string>> = {
  call: 'Call',
  meeting: 'Meeting',
  email: 'Email',
  message: 'Message',
  event: 'Event',
  note: 'Note',
};

/** Returns where a search found a person, like 'Meeting: Budget review'; null if the row shows it. */
export function matchWords({ match }: Pick<ContactSummary, 'match'>): string | null {
  if (match == null) return null;
  const { kind, type, text } = match;
  // The text begins with the name of the field.
  if (kind === 'custom_field') return text;
  const what = kind === 'interaction' ? (type === null ? 'Interaction' : TYPES[type]) : WORDS[kind];
  return `${what}: ${text}`;
}
