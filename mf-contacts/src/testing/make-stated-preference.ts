import { type Guidance } from '@rapport/api-client';
import { type PreferenceKind, statedPreference, statedText } from '@rapport/contracts';

type Stated = NonNullable<Guidance['stated']>[number];

/** A stated preference, as in guidance. */
export function makeStatedPreference(
  kind: PreferenceKind,
  value: Partial<Omit<Stated['preference'], 'kind' | 'text'>>,
  overrides: Partial<Stated> = {},
): Stated {
  const preference = statedPreference(kind, value, null);
  return {
    preference: {
      ...preference,
      notOn: preference.notOn && [...preference.notOn],
      id: `told-${kind}`,
      contactId: '018f6b1e-0000-7000-8000-000000000115',
      interactionId: null,
      current: true,
      says: statedText(preference),
      learnedOn: '2024-03-03',
      createdAt: '2024-03-03T10:00:00.000Z',
    },
    instead: [],
    answers: null,
    ...overrides,
  };
}
