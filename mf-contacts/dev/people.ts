import { type Contact, type Interaction } from '@rapport/api-client';

const DAY = 24 * 60 * 60_000;

/** A moment so many days before now. */
function daysAgo(days: number): string {
  return new Date(Date.now() - days * DAY).toISOString();
}

const OWNER = '00000000-0000-4000-8000-0000000a10e0';

/** An id as the product has them. */
function idOf(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** A contact with a name and nothing else. */
export function bareContact(id: string, displayName: string): Contact {
  return {
    id,
    userProfileId: OWNER,
    displayName,
    primaryEmail: null,
    primaryPhone: null,
    organizationName: null,
    organizationTitle: null,
    linkedinUrl: null,
    photoUrl: null,
    linkedinProfilePicture: null,
    photoPath: null,
    lastUpdateTime: new Date().toISOString(),
    assessmentComplete: false,
    mbtiType: null,
    mbtiConfidence: null,
    enneagramType: null,
    enneagramConfidence: null,
    lastInteractionAt: null,
    nextDueAt: null,
    nextPlannedAt: null,
    nextPlannedType: null,
    mbtiAmbiguousLetters: [],
    enneagramSecondaryTypes: [],
    enneagramCoLeaders: null,
    mbtiOpenReasons: null,
    enneagramOpenReason: null,
    narrowingQuestionCount: null,
    bigFiveOpenness: null,
    viaTopStrength1: null,
    emails: [],
    phones: [],
    links: [],
    pinnedNote: null,
    birthday: null,
    howWeMet: null,
    labels: [],
    legalBasisNote: null,
    informedAt: null,
    objectedAt: null,
    reviewedAt: null,
    reviewDueAt: null,
  };
}

function person(number: number, displayName: string, rest: Partial<Contact>): Contact {
  const lastUpdateTime = daysAgo(number * number);
  return { ...bareContact(idOf(number), displayName), lastUpdateTime, ...rest };
}

function assessed(
  mbtiType: Contact['mbtiType'],
  mbtiConfidence: number,
  enneagramType: Contact['enneagramType'],
  enneagramConfidence: number,
): Partial<Contact> {
  return {
    assessmentComplete: true,
    mbtiType,
    mbtiConfidence,
    enneagramType,
    enneagramConfidence,
  };
}

/** Contacts with every kind of gap: assessed or not, certain or not, with many facts or none. */
export const PEOPLE: readonly Contact[] = [
  person(1, 'Caroline Herschel', {
    primaryEmail: 'caroline@observatory.example',
    primaryPhone: '+44 1225 555 014',
    organizationName: 'Bath Observatory',
    organizationTitle: 'Head of Surveys',
    linkedinUrl: 'https://www.linkedin.com/in/caroline-herschel',
    ...assessed('ISTJ', 84, 1, 72),
  }),
  person(2, 'Maria Sibylla Merian', {
    primaryEmail: 'maria@metamorphosis.example',
    organizationName: 'Institute for the Observation of Metamorphosis and Plants',
    organizationTitle: 'Senior Vice President of Field Studies and Illustration',
    ...assessed('ENFP', 68, 4, 64),
    mbtiAmbiguousLetters: ['N', 'P'],
    enneagramSecondaryTypes: [7],
    enneagramCoLeaders: [],
    mbtiOpenReasons: null,
    enneagramOpenReason: null,
    narrowingQuestionCount: 0,
  }),
  person(3, 'Alexander von Humboldt', {
    primaryEmail: 'alexander@kosmos.example',
    organizationName: 'Kosmos Travels',
    organizationTitle: 'Founder',
    ...assessed('ENTP', 79, 7, 80),
  }),
  person(4, 'Emmy Noether', { organizationName: 'Symmetry Works' }),
  person(5, 'Ignaz Semmelweis', {
    primaryPhone: '+43 1 555 0188',
    organizationTitle: 'Quality Lead',
    ...assessed('INTJ', 60, 5, 50),
    mbtiAmbiguousLetters: ['I', 'T'],
  }),
  person(6, 'Mary Anning', { primaryEmail: 'mary@lyme.example' }),
  person(7, 'Chien-Shiung Wu', {
    organizationName: 'Parity Labs',
    organizationTitle: 'Principal',
    ...assessed('ESTJ', 87, 8, 72),
  }),
];

function talk(number: number, who: number, days: number, rest: Partial<Interaction>): Interaction {
  return {
    id: idOf(100 + number),
    contactId: idOf(who),
    type: 'call',
    description: null,
    notes: null,
    duration: null,
    interactionDate: daysAgo(days),
    createdAt: daysAgo(days),
    outcome: null,
    followUpAt: null,
    followUpText: null,
    followUpStatus: null,
    meeting: null,
    ...rest,
  };
}

/** What happened with them, in no order. */
export const TALKS: readonly Interaction[] = [
  talk(1, 1, 5, {
    description: 'Went through the catalog of the spring survey',
    notes: 'She wants the list in writing before she says yes. Send it by Friday.',
    duration: 35,
    outcome: 'positive',
  }),
  talk(2, 1, 26, {
    type: 'meeting',
    description: 'Visit at the observatory',
    duration: 120,
    outcome: 'positive',
  }),
  talk(3, 1, 61, { type: 'email', notes: 'Asked for the terms.', outcome: 'neutral' }),
  talk(4, 2, 140, { type: 'message', notes: 'Sent pictures, no answer yet.', outcome: 'neutral' }),
  talk(5, 3, 12, { type: 'event', description: 'Met at the fair', outcome: 'follow_up_needed' }),
  talk(6, 7, 40, {
    notes: 'She was not happy about the delay.',
    duration: 15,
    outcome: 'negative',
  }),
];
