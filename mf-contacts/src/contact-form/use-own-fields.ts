import { type CustomField } from '@rapport/api-client';
import { useState } from 'react';
import { type CustomEntries, hasEntry } from '../custom-fields/custom-entries.ts';
import { useCustomFields } from '../custom-fields/use-custom-fields.ts';

/** The user's own fields of a form: those that have a value or were added, and the others, which a menu offers. */
export function useOwnFields(entries: CustomEntries) {
  const fields = useCustomFields() ?? [];
  // A cleared field stays, so that the user can type something else.
  const [added, setAdded] = useState(() => Object.keys(entries));
  const isShown = ({ id }: CustomField) => added.includes(id) || hasEntry(entries[id]);
  return {
    shown: fields.filter(isShown),
    offered: fields.filter((field) => !isShown(field)),
    add: ({ id }: CustomField) => setAdded([...added.filter((each) => each !== id), id]),
  };
}
