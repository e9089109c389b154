import { type Contact, type UpdateContact } from '@rapport/api-client';

type CustomValues = NonNullable<Contact['customValues']>;

/** The values of custom fields after a change, as the API stores them: what is left out stays, null clears. */
export function customValuesAfter(
  before: CustomValues | undefined,
  change: UpdateContact['customValues'],
): CustomValues {
  const after = Object.entries({ ...before, ...change });
  return Object.fromEntries(
    after.flatMap(([id, value]) => (value === null ? [] : [[id, value] as const])),
  );
}
