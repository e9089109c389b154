import { type CustomField } from '@rapport/api-client';
import {
  CUSTOM_FIELD_KINDS,
  type CustomFieldKind,
  type CustomFieldPlace,
} from '@rapport/contracts';

/** What each kind of field is for. */
export const KIND_WORDS: Readonly<Record<CustomFieldKind, { label: string; hint: string }>> = {
  text: { label: 'Text', hint: 'Like a coffee order, or the names of their team.' },
  number: { label: 'Number', hint: 'Like a budget, or the size of a team.' },
  date: { label: 'Date', hint: 'Like the day on which a contract ends.' },
  choice: { label: 'Choice', hint: 'One of a few words, like Gold or Silver.' },
  yesNo: { label: 'Yes or no', hint: 'Like “Has a parking space”.' },
  link: { label: 'Link', hint: 'A web page, an email address, or a number to call.' },
};

/** The kinds in the order in which they're offered. */
export const KIND_OPTIONS = CUSTOM_FIELD_KINDS.map((value) => ({
  value,
  label: KIND_WORDS[value].label,
}));

/** The places in which a field can be shown, in the order in which they're offered. */
export const PLACE_WORDS = {
  contact: { label: 'On the contact', hint: 'In “What you know”.' },
  list: { label: 'In the list', hint: 'A quiet line in each row that has a value.' },
  briefing: { label: 'In briefings', hint: 'Before a meeting, on the screen and on paper.' },
} as const satisfies Record<CustomFieldPlace, object>;

/** The kind of a field in a few words: "Date, every year". */
export function kindText({ kind, yearly, choices }: CustomField): string {
  const { label } = KIND_WORDS[kind];
  if (kind === 'date' && yearly) return `${label}, every year`;
  return kind === 'choice' ? `${label} of ${choices.length}` : label;
}

/** Where a field is shown: "On the contact, in briefings". */
export function placesText({ shownIn }: Pick<CustomField, 'shownIn'>): string {
  const places = Object.entries(PLACE_WORDS).filter(([place]) =>
    shownIn.some((each) => each === place),
  );
  if (places.length === 0) return 'Shown only in the form';
  const words = places.map(([, { label }]) => label).join(', ');
  return words.charAt(0) + words.slice(1).toLowerCase();
}

/** "1 contact has", or "12 contacts have". */
export function contactsHave(count: number): string {
  return count === 1 ? '1 contact has' : `${count.toLocaleString('en')} contacts have`;
}
