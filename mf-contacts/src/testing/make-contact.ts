import { type Contact } from '@rapport/api-client';
import { type OfKind } from '@rapport/contracts';

/** A contact for tests: assessed, with every field filled. Override the fields that the test is about. */
export function makeContact(overrides: Partial<Contact> = {}): Contact {
  const contact: Contact = {
    id: '018f6b1e-0000-7000-8000-000000000115',
    userProfileId: '00000000-0000-4000-8000-00000000000a',
    displayName: 'Lise Meitner',
    primaryEmail: 'lise.meitner@kestrel.example',
    primaryPhone: '+43 1 555 0142',
    organizationName: 'Kestrel Works',
    organizationTitle: 'Head of Procurement',
    linkedinUrl: 'https://www.linkedin.com/in/lise-meitner',
    photoUrl: null,
    linkedinProfilePicture: null,
    photoPath: null,
    lastUpdateTime: '2026-01-10T09:00:00.000Z',
    assessmentComplete: true,
    mbtiType: 'INTJ',
    mbtiConfidence: 73,
    enneagramType: 1,
    enneagramConfidence: 72,
    lastInteractionAt: '2026-01-08T09:00:00.000Z',
    nextDueAt: null,
    nextPlannedAt: null,
    nextPlannedType: null,
    mbtiAmbiguousLetters: ['N'],
    enneagramSecondaryTypes: [5],
    enneagramCoLeaders: [],
    mbtiOpenReasons: { N: 'no_answer' },
    enneagramOpenReason: null,
    narrowingQuestionCount: 0,
    bigFiveOpenness: null,
    viaTopStrength1: null,
    legalBasisNote: null,
    informedAt: null,
    objectedAt: null,
    reviewedAt: null,
    reviewDueAt: null,
    labels: [],
    emails: [],
    phones: [],
    links: [],
    pinnedNote: null,
    birthday: null,
    howWeMet: null,
    ...overrides,
  };
  // The lists start with the single fields, as in the API's responses.
  const { emails, phones, links } = overrides;
  return {
    ...contact,
    emails: emails ?? listOf(contact.primaryEmail, 'other'),
    phones: phones ?? listOf(contact.primaryPhone, 'other'),
    links: links ?? listOf(contact.linkedinUrl, 'linkedin'),
  };
}

function listOf<Kind>(value: string | null, kind: Kind): OfKind<Kind>[] {
  return value === null ? [] : [{ value, kind }];
}

/** A newly added contact with only a name. */
export function makeBareContact(overrides: Partial<Contact> = {}): Contact {
  return makeContact({
    id: '018f6b1e-0000-7000-8000-000000000e33',
    displayName: 'Emmy Noether',
    primaryEmail: null,
    primaryPhone: null,
    organizationName: null,
    organizationTitle: null,
    linkedinUrl: null,
    assessmentComplete: false,
    mbtiType: null,
    mbtiConfidence: null,
    enneagramType: null,
    enneagramConfidence: null,
    lastInteractionAt: null,
    mbtiAmbiguousLetters: [],
    enneagramSecondaryTypes: [],
    enneagramCoLeaders: null,
    mbtiOpenReasons: null,
    enneagramOpenReason: null,
    narrowingQuestionCount: null,
    ...overrides,
  });
}
