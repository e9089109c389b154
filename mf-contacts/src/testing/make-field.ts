import { type CustomField } from '@rapport/api-client';

/** A field of the user's own for tests: a text, or what the test is about. A choice has Gold and Silver. */
export function makeField({
  id,
  ...overrides
}: Partial<CustomField> & { id: string }): CustomField {
  const isChoice = overrides.kind === 'choice';
  const choices = [
    { id: 'gold', name: 'Gold' },
    { id: 'silver', name: 'Silver' },
  ];
  return {
    ...{ id, name: `Field ${id}`, kind: 'text', choices: isChoice ? choices : [] },
    ...{ yearly: false, shownIn: ['list', 'contact', 'briefing'], ...overrides },
  };
}
