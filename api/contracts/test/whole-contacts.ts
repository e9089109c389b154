import {
  decodeContact,
  decodeContactSummary,
  decodeLabel,
  decodeSavedView,
  type Decoder,
} from '../src/index.ts';

/** A wire type with its decoder, an answer that has every field, and the fields no screen can do without. */
export interface WholeAnswer {
  name: string;
  decode: Decoder<unknown>;
  whole: Readonly<Record<string, unknown>>;
  needed: readonly string[];
}

const MOMENT = '2026-03-01T09:00:00.000Z';
const ID = '018f6b1e-0000-7000-8000-000000000115';

const summary = {
  id: ID,
  userProfileId: ID,
  displayName: 'Ada Lovelace',
  primaryEmail: 'ada@example.test',
  primaryPhone: '+44 20 7946 0000',
  organizationName: 'Analytical Engines',
  organizationTitle: 'Author',
  linkedinUrl: 'https://www.linkedin.com/in/ada',
  photoUrl: 'https://pictures.example.test/ada.png',
  linkedinProfilePicture: 'https://pictures.example.test/ada.jpg',
  photoPath: '/photos/a/b/c',
  lastUpdateTime: MOMENT,
  assessmentComplete: true,
  mbtiType: 'INTJ',
  mbtiConfidence: 87,
  enneagramType: 5,
  enneagramConfidence: 80,
  lastInteractionAt: MOMENT,
  nextDueAt: MOMENT,
  nextPlannedAt: MOMENT,
  nextPlannedType: 'meeting',
  mbtiAmbiguousLetters: ['J', 'N'],
  enneagramSecondaryTypes: [4, 1],
  enneagramCoLeaders: [4],
  mbtiOpenReasons: { J: 'contradicting' },
  enneagramOpenReason: 'no_answer',
  narrowingQuestionCount: 2,
  objectedAt: MOMENT,
  labels: [{ id: ID, name: 'Board', color: 'teal' }],
};

/** What is said of contacts, and what lists of them are made of. */
export const WHOLE_CONTACTS: readonly WholeAnswer[] = [
  {
    name: 'ContactSummary',
    decode: decodeContactSummary,
    whole: summary,
    needed: ['id', 'displayName'],
  },
  {
    name: 'Contact',
    decode: decodeContact,
    whole: {
      ...summary,
      bigFiveOpenness: 50,
      viaTopStrength1: 'Curiosity',
      legalBasisNote: 'Our contract',
      informedAt: MOMENT,
      reviewedAt: MOMENT,
      reviewDueAt: MOMENT,
      emails: [
        { value: summary.primaryEmail, kind: 'other' },
        { value: 'ada@home.example', kind: 'home' },
      ],
      phones: [{ value: summary.primaryPhone, kind: 'mobile' }],
      links: [{ value: summary.linkedinUrl, kind: 'linkedin' }],
      pinnedNote: 'Prefers mornings',
      birthday: '--12-10',
      howWeMet: 'At the fair',
    },
    needed: ['id', 'displayName'],
  },
  {
    name: 'Label',
    decode: decodeLabel,
    whole: { id: ID, name: 'Board', color: 'teal', contactCount: 2 },
    needed: ['id', 'name'],
  },
  {
    name: 'SavedView',
    decode: decodeSavedView,
    whole: {
      id: ID,
      name: 'Due this week',
      query: {
        q: 'Berlin',
        sort: 'nextDue',
        assessed: true,
        dueWithinDays: 7,
        lastContact: 'older',
        mbtiType: 'INTJ',
        enneagramType: 5,
        labels: [ID],
      },
    },
    needed: ['id', 'name', 'query'],
  },
];
