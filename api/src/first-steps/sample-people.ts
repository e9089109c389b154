import { type InteractionType } from '@rapport/contracts';
import { type CreateContactDto } from '../contacts/dto/create-contact.dto.ts';

/** A sample person: made-up, at a domain and number that no one can have. */
interface SamplePerson {
  contact: CreateContactDto;
  /** The answers to the first questions of the quiz, in its order; null to leave that to the user. */
  answers: string | null;
  /** Oldest first. */
  happened: readonly {
    daysAgo: number;
    type: InteractionType;
    description: string;
    notes: string;
    /** Due today. */
    promised?: string;
  }[];
  cadenceDays: number | null;
  /** A meeting tomorrow. */
  meeting: { title: string; goal: string } | null;
}

/** One to meet, one to whom something was promised, and one to answer questions about. */
export const SAMPLE_PEOPLE: readonly SamplePerson[] = [
  {
    contact: {
      displayName: 'Iris Lindqvist (sample)',
      organizationTitle: 'Head of Procurement',
      organizationName: 'Harbor Tools',
      primaryEmail: 'iris.lindqvist@harbor-tools.example',
      primaryPhone: '+1 202 555 0117',
    },
    answers: 'BABABAB',
    happened: [
      {
        daysAgo: 12,
        type: 'meeting',
        description: 'Went through the price list',
        notes: 'Asked for the figures in writing before she decides.',
      },
    ],
    cadenceDays: null,
    meeting: { title: 'Renewal with Iris', goal: 'Agree on the two sites to start with' },
  },
  {
    contact: {
      displayName: 'Tomás Rivera (sample)',
      organizationTitle: 'Founder',
      organizationName: 'Rivera Studio',
      primaryEmail: 'tomas@rivera-studio.example',
      primaryPhone: '+1 202 555 0162',
    },
    answers: 'ABABABA',
    happened: [
      {
        daysAgo: 20,
        type: 'call',
        description: 'Idea for a joint event',
        notes: 'Full of plans. Wants to hear back once the date is fixed.',
        promised: 'Send him two dates for the event',
      },
    ],
    cadenceDays: 30,
    meeting: null,
  },
  {
    contact: {
      displayName: 'Wanda Okafor (sample)',
      organizationTitle: 'Project Lead',
      organizationName: 'North Quay',
      primaryEmail: 'wanda.okafor@north-quay.example',
    },
    answers: null,
    happened: [
      {
        daysAgo: 3,
        type: 'email',
        description: 'First contact',
        notes: 'Wrote three short lines and proposed a time.',
      },
    ],
    cadenceDays: null,
    meeting: null,
  },
];
