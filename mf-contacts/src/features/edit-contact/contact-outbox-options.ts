import {
  api,
  type Contact,
  type ContactLabel,
  type CustomField,
  type Label,
  type UpdateContact,
} from '@rapport/api-client';
import { nameInSentence } from '@rapport/contracts';
import { type WaitingField } from '@rapport/remote-api';
import { type WaitOptions } from '@rapport/remote-api/api-query';
import { type QueryClient } from '@rapport/remote-api/query';
import { DETAIL_LABELS } from '../../contact-details/detail-words.ts';
import { CONTACT_LABELS } from '../../contact-form/contact-fields.ts';
import { NOTES } from '../../contact-form/notes.ts';

const LABELS: Readonly<Record<string, string>> = {
  ...CONTACT_LABELS,
  pinnedNote: 'Pinned note',
  birthday: 'Birthday',
  ...Object.fromEntries(NOTES.map(({ name, label }) => [name, label])),
  emails: 'Emails',
  phones: 'Phones',
  links: 'Links',
  labelIds: 'Labels',
  ...DETAIL_LABELS,
};

/** The name of a change in the list of waiting changes, if it's about a single field. */
const SAYS: Readonly<Record<string, string>> = { pinnedNote: 'Notes', labelIds: 'Labels' };

/**
 * A change of a contact that waits for a network. It includes the values that the user saw, to detect conflicts
 * with changes made elsewhere in the meantime.
 * @param stored the initial values of the form
 */
export function contactOutboxOptions(
  queries: QueryClient,
  stored: Contact,
  change: UpdateContact,
): WaitOptions {
  const names = Object.keys(change);
  const [only = ''] = names;
  const what = names.length === 1 ? (SAYS[only] ?? 'Details') : 'Details';
  const values: Readonly<Record<string, unknown>> = { ...stored };
  const { customValues, ...plain } = change;
  const fields = Object.entries(plain).map(([name, written]): WaitingField => {
    const label = LABELS[name] ?? name;
    return name === 'labelIds'
      ? {
          name,
          label,
          shownAs: 'labels',
          seen: stored.labels,
          written: labelsOf(queries, stored, change.labelIds ?? []),
        }
      : { name, label, seen: values[name] ?? null, written };
  });
  return {
    says: `${what} of ${nameInSentence(stored.displayName)}`,
    contactId: stored.id,
    fields: [...fields, ...customFieldsOf(queries, stored, customValues)],
    shows: {
      ...(customValues && { customValues: valuesAfter(stored.customValues, customValues) }),
      ...firstAndAll('primaryEmail', 'emails', stored, change),
      ...firstAndAll('primaryPhone', 'phones', stored, change),
    },
  };
}

type CustomChange = NonNullable<UpdateContact['customValues']>;

/** The user's own fields in a change, each with its name and the words for its values. */
function customFieldsOf(
  queries: QueryClient,
  { customValues: seen = {} }: Contact,
  change: CustomChange = {},
): WaitingField[] {
  const known = queries.getQueryData<CustomField[]>([api.get('/api/custom-fields').path]) ?? [];
  return Object.entries(change).map(([id, written]) => {
    const { name = 'Field', choices = [] } = known.find((field) => field.id === id) ?? {};
    const words = { true: 'Yes', false: 'No', ...Object.fromEntries(choices.map(wordOf)) };
    return { name: `customValues.${id}`, label: name, seen: seen[id] ?? null, written, words };
  });
}

const wordOf = ({ id, name }: CustomField['choices'][number]) => [id, name] as const;

function valuesAfter(seen: Contact['customValues'], change: CustomChange): CustomChange {
  const all = Object.entries({ ...seen, ...change });
  return Object.fromEntries(all.filter(([, value]) => value !== null));
}

/** The first item of a list is also a separate field, so a change of one changes both. */
function firstAndAll(
  first: 'primaryEmail' | 'primaryPhone',
  all: 'emails' | 'phones',
  stored: Contact,
  change: UpdateContact,
) {
  const list = change[all];
  if (list !== undefined) return { [first]: list?.[0]?.value ?? null };
  const value = change[first];
  if (value === undefined) return {};
  const [head, ...rest] = stored[all];
  return { [all]: [...(value === null ? [] : [{ kind: head?.kind ?? 'other', value }]), ...rest] };
}

function labelsOf(queries: QueryClient, stored: Contact, ids: readonly string[]): ContactLabel[] {
  const all = queries.getQueryData<Label[]>([api.get('/api/labels').path]) ?? [];
  const known = [...stored.labels, ...all];
  return ids.flatMap((id) => known.find((label) => label.id === id) ?? []);
}
