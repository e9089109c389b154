import { type AccessScope } from '@rapport/contracts';

interface ScopeWords {
  label: string;
  /** What that covers. */
  hint: string;
}

/** The names of the scopes in the form for a new access token. */
export const SCOPE_WORDS: Readonly<Record<AccessScope, ScopeWords>> = {
  'contacts:read': {
    label: 'Read contacts',
    hint: "With their types, labels, preferences they stated, and who's due.",
  },
  'contacts:write': {
    label: 'Change contacts',
    hint: 'Add, change, merge, and delete them. You can restore what it deletes for 30 days.',
  },
  interactions: {
    label: 'Interactions and promises',
    hint: 'Read, log, and change them.',
  },
  meetings: {
    label: 'Meetings',
    hint: 'Read, plan, and change them, and import calendar files.',
  },
  'guidance:read': {
    label: 'Read briefings and estimates',
    hint: 'How someone works, what that rests on, and what helps in a talk.',
  },
  export: {
    label: 'Download everything',
    hint: 'All your data in one file, with your own assessment.',
  },
};
