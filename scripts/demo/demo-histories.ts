import {
  type CreateInteraction,
  type CreateMeeting,
  type NewCommitment,
} from '@rapport/api-client';
import {
  type ActionRule,
  type ActionStatus,
  type InteractionOutcome,
  type InteractionType,
  type MeetingLine,
} from '@rapport/contracts';

/** How the demo account set a next step aside. */
export interface DemoMark {
  rule: ActionRule;
  status: Exclude<ActionStatus, 'open'>;
  /** With `snoozed` only. */
  snoozeDays?: number;
}

/** The history of the demo account with a contact. */
export interface DemoHistory {
  /** Oldest first, planned ones last. */
  interactions: readonly DemoInteraction[];
  /** The lines of the planned meeting. */
  lines?: Pick<CreateMeeting, MeetingLine>;
  /** The cadence in days, if the account set one. */
  cadenceDays?: number;
  mark?: DemoMark;
  /** Legal basis for keeping notes about the contact, and when they were informed. */
  informed?: { legalBasisNote: string; daysAgo: number };
  /** The contact doesn't want to be estimated. */
  objected?: true;
}

/**
 * An interaction this many days before the demo data is created, so it never looks old; negative numbers are
 * planned ones.
 */
export interface DemoInteraction extends Omit<
  CreateInteraction,
  'interactionDate' | 'followUpAt' | 'commitments'
> {
  daysAgo: number;
  /** Commitments marked in its notes. */
  promises?: readonly DemoPromise[];
  /** Days between the due day of a promise and the creation of the demo data; 0 is today. */
  promisedDaysAgo?: number;
}

interface DemoPromise extends Omit<NewCommitment, 'dueOn'> {
  /** Days from the creation of the demo data to the due day. */
  dueInDays?: number;
}

/** A meeting with several contacts, by their names. */
export interface DemoGroupMeeting extends Pick<CreateMeeting, 'place' | 'notes' | MeetingLine> {
  title: string;
  inDays: number;
  people: readonly string[];
}

type Details = Pick<
  DemoInteraction,
  'notes' | 'duration' | 'followUpText' | 'promisedDaysAgo' | 'promises'
>;

function was(
  daysAgo: number,
  type: InteractionType,
  description: string,
  outcome: InteractionOutcome | null,
  details: Details = {},
): DemoInteraction {
  return { daysAgo, type, description, outcome, ...details };
}

function planned(inDays: number, type: InteractionType, description: string): DemoInteraction {
  return { daysAgo: -inDays, type, description, outcome: null };
}

/**
 * By the name of the contact. Together they show every state of the health ring, every trend, and every next step.
 */
export const DEMO_HISTORIES: Readonly<Record<string, DemoHistory>> = {
  // Thriving, improving, three good ones in a row, a promise, and the next one is planned.
  'Lise Meitner': {
    informed: { legalBasisNote: 'We work together under a supply contract.', daysAgo: 70 },
    interactions: [
      was(75, 'meeting', 'Supplier review', 'neutral', {
        duration: 60,
        notes: 'Two suppliers left on the list. Lise wants delivery times before prices.',
      }),
      was(48, 'email', 'Delivery times for both suppliers', 'positive'),
      was(27, 'call', 'Choice of supplier', 'positive', { duration: 20 }),
      was(6, 'meeting', 'Contract signed at Kestrel Works', 'positive', {
        duration: 45,
        notes:
          'Signed for one year. She sends the list of sites that need a new kiln; I send a price for two years. She asked who else we know in ceramics; an introduction would be welcome.',
        promises: [
          { kind: 'i_promised', text: 'A price for two years', dueInDays: 1 },
          {
            kind: 'they_promised',
            text: 'The list of sites that need a new kiln',
            dueInDays: 3,
          },
        ],
      }),
      was(5, 'email', 'Who we know in ceramics', 'follow_up_needed', {
        followUpText: 'Introduce Lise Meitner to someone in ceramics',
        promisedDaysAgo: 0,
      }),
      planned(1, 'meeting', 'The renewal of the supply contract'),
    ],
    lines: {
      goal: 'agree on two years and add the ceramics plant',
      news: 'The kiln supplier delivers a week faster since October',
      worry: 'the price went up by 4 percent',
    },
  },
  // Nothing yet, but a first call is planned: it has a kit.
  'Tu Youyou': { interactions: [planned(6, 'call', 'First call about the extracts')] },
  // An open commitment.
  'Michael Faraday': {
    interactions: [
      was(80, 'event', 'Open day at the plant', 'positive'),
      was(50, 'message', 'Dates for the audit', 'neutral'),
      was(24, 'meeting', 'Walk through the new line', 'positive', { duration: 90 }),
      was(3, 'call', 'Cooling of line two', 'follow_up_needed', {
        duration: 15,
        notes: 'Needs the load figures of last summer before he can say anything.',
        followUpText: 'Send Michael Faraday the load figures of last summer',
        promisedDaysAgo: 1,
      }),
    ],
  },
  // Steady, with no contact details; the assessment is more than a year old.
  'Benjamin Banneker': {
    interactions: [
      was(391, 'event', 'Boundary survey at the river', 'positive'),
      was(95, 'event', 'Surveyors’ evening', null),
      was(20, 'event', 'Land registry conference', 'neutral', {
        notes: 'Talked over lunch about old maps. Forgot to ask for a card.',
      }),
    ],
  },
  // The last one went badly, after three good ones.
  'Emmy Noether': {
    interactions: [
      was(92, 'meeting', 'Plan for the year', 'positive', { duration: 60 }),
      was(61, 'call', 'First quarter', 'positive', { duration: 30 }),
      was(33, 'email', 'Draft of the strategy paper', 'positive'),
      was(4, 'meeting', 'Strategy paper, second draft', 'negative', {
        duration: 50,
        notes:
          'We had changed the figures without telling her. She found out in the meeting, and asked who decides on figures.',
        promises: [
          { kind: 'they_asked', text: 'Who decides on a change of figures?' },
          {
            kind: 'i_promised',
            text: 'Send every changed figure before the third draft',
            dueInDays: 2,
          },
        ],
      }),
    ],
  },
  // Thriving and stable.
  'Mary Somerville': {
    interactions: [
      was(110, 'email', 'Idea for a field guide', 'neutral'),
      was(80, 'call', 'Outline of the guide', 'positive', { duration: 25 }),
      was(47, 'message', 'Length of the chapters', 'neutral'),
      was(12, 'meeting', 'Two sample chapters', 'neutral', { duration: 40 }),
    ],
  },
  // Cooling: more than a whole cadence late.
  'Srinivasa Ramanujan': {
    cadenceDays: 30,
    interactions: [
      was(80, 'message', 'Question about the forecast model', 'neutral', {
        notes: 'He answered with three pages of formulas. The short version is still missing.',
      }),
    ],
  },
  // At risk: long silence, and he does not want to be assessed.
  'Ibn al-Haytham': {
    objected: true,
    interactions: [
      was(290, 'event', 'Optics fair', null),
      was(200, 'email', 'Invitation to the laboratory', null),
    ],
  },
  // Declining: polite, but less warm than before.
  'Maria Sibylla Merian': {
    interactions: [
      was(95, 'meeting', 'Partnership kick-off', 'positive', { duration: 75 }),
      was(73, 'call', 'Permits for the field season', 'positive', { duration: 30 }),
      was(52, 'email', 'Budget for the field season', 'neutral'),
      was(31, 'email', 'Budget, second version', 'neutral'),
      was(10, 'email', 'Budget, third version', 'neutral', {
        notes: 'Short answers these days. She prefers to talk things over.',
      }),
    ],
  },
  // Due in two days, and not assessed.
  'Sofia Kovalevskaya': {
    cadenceDays: 14,
    interactions: [
      was(41, 'call', 'Tax question', 'neutral', { duration: 10 }),
      was(26, 'message', 'Thanks for the tax answer', 'neutral'),
      was(12, 'call', 'Second opinion on the lease', 'positive', { duration: 20 }),
    ],
    mark: { rule: 'R6', status: 'dismissed' },
  },
  // A few days late, and snoozed for a week.
  'Chien-Shiung Wu': {
    cadenceDays: 30,
    interactions: [
      was(341, 'event', 'Trade fair, first talk', 'neutral'),
      was(120, 'meeting', 'Complaint about batch 12', 'negative', { duration: 55 }),
      was(96, 'call', 'Cause of the fault', 'neutral', { duration: 25 }),
      was(63, 'email', 'Report on the new test bench', 'positive'),
      was(33, 'meeting', 'Acceptance of batch 13', 'positive', { duration: 35 }),
    ],
    mark: { rule: 'R3', status: 'snoozed', snoozeDays: 7 },
  },
  // Due, but the step is done; enough interactions for an assessment.
  'Inge Lehmann': {
    interactions: [
      was(170, 'call', 'Where the new sensors go', 'neutral', { duration: 20 }),
      was(115, 'email', 'Readings of the first week', 'positive'),
      was(58, 'note', 'Her talk is on the 14th of next month', 'positive', {
        notes: 'Ask afterward how the new sensors did.',
      }),
    ],
    mark: { rule: 'R3', status: 'done' },
  },
};

/**
 * A meeting with five contacts: one each of INTJ, INFJ, and ENFP, one with little data, and one with an old
 * assessment.
 */
export const DEMO_GROUP_MEETING: DemoGroupMeeting = {
  title: 'The field guide award',
  inDays: 4,
  people: [
    'Emmy Noether',
    'Mary Somerville',
    'Maria Sibylla Merian',
    'Michael Faraday',
    'Benjamin Banneker',
  ],
  place: 'Fieldnotes Press, second floor',
  goal: 'agree on three winners',
  news: 'two more guides came in last week',
  worry: 'the best one is the most expensive',
  notes: 'Everyone reads the shortlist before. Two rounds of votes.',
};
