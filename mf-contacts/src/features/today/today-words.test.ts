import { type Today } from '@rapport/api-client';
import { makeCommitment } from '../../testing/make-records.ts';
import { lateWords, todaySentence } from './today-words.ts';

const PERSON = { id: 'p-1', displayName: 'Ada Lovelace', photoPath: null };
const QUIET: Today = {
  date: '2026-11-26',
  meetings: [],
  begun: [],
  followUps: [],
  due: [],
  othersWithinCadence: true,
  dueCount: 0,
  next: [],
  observe: [],
  recent: [],
  knownLeast: [],
};

describe('the sentence of the day', () => {
  it('counts who needs the user', () => {
    expect(todaySentence({ ...QUIET, dueCount: 1 })).toBe(
      'One person due. Everyone else is within their cadence.',
    );
  });

  it('says nothing of the others where some have no cadence, or are past it', () => {
    const others = { othersWithinCadence: false };
    expect(todaySentence({ ...QUIET, dueCount: 1, ...others })).toBe('One person due.');
  });

  it('says that more contacts may be due', () => {
    expect(todaySentence({ ...QUIET, dueCount: 1_000 })).toBe(
      '1,000 or more people due. Everyone else is within their cadence.',
    );
  });

  it('says that nothing is due, and shows the next contact', () => {
    expect(todaySentence(QUIET)).toBe('Nothing is due and nothing is promised.');
    const next = [{ person: PERSON, dueAt: new Date().toISOString() }];
    expect(todaySentence({ ...QUIET, next })).toBe(
      'Nothing is due and nothing is promised. Ada Lovelace is next, today.',
    );
  });

  it('says nothing of promises that are due later', () => {
    const person = { ...PERSON, givenName: null, familyName: null };
    const commitments = [{ commitment: makeCommitment({ dueOn: '2999-01-01' }), person }];
    expect(todaySentence({ ...QUIET, commitments })).toBe('Nothing is due.');
  });
});

it('shows how late a promise is', () => {
  expect([0, 1, 2].map(lateWords)).toEqual([null, 'One day late', 'Two days late']);
});
