import { type Meeting } from '@rapport/api-client';

/** A planned one-hour meeting with Lise Meitner. Override the fields that the test is about. */
export function makeMeeting(overrides: Partial<Meeting> = {}): Meeting {
  return {
    id: '018f6b1e-0000-7000-8000-000000000201',
    title: 'Budget',
    ownTitle: 'Budget',
    type: 'meeting',
    startsAt: '2026-11-26T09:00:00.000Z',
    duration: 60,
    place: null,
    link: null,
    goal: null,
    news: null,
    worry: null,
    notes: null,
    state: 'planned',
    outcome: null,
    outcomeNotes: null,
    source: 'own',
    people: [
      {
        id: '018f6b1e-0000-7000-8000-000000000115',
        displayName: 'Lise Meitner',
        organizationName: 'Institute for Chemistry',
        photoPath: null,
        interactionId: '018f6b1e-0000-7000-8000-000000000301',
      },
    ],
    ...overrides,
  };
}
