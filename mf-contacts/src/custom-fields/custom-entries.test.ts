import {
  customChange,
  customProblems,
  customRaces,
  entryOf,
  mergeCustom,
} from './custom-entries.ts';

const text = { kind: 'text' as const, choices: [] };
const base = { order: { value: 'tea' }, team: { value: 4 } };

it('a change has only the values that differ, and null for a cleared one', () => {
  const typed = { order: entryOf(text, ' '), team: { value: 4, text: '4.0' } };
  expect(customChange(base, typed)).toEqual({ customValues: { order: null } });
  expect(customChange(base, base)).toEqual({});
});

it('a text that does not fit its kind has a message, and nothing of it is lost', () => {
  const entry = entryOf({ kind: 'number', choices: [] }, 'four');
  expect(entry).toMatchObject({ value: null, text: 'four' });
  expect(customProblems({ team: entry })).toEqual({
    'custom.team': expect.stringMatching(/12\.5/),
  });
  expect(mergeCustom(base, { ...base, team: entry }, { ...base, team: { value: 5 } })).toEqual({
    order: { value: 'tea' },
    team: entry,
  });
});

it('a value that was changed elsewhere is shown with the own one, unless both are the same', () => {
  const theirs = { ...base, order: { value: 'water' } };
  expect(customRaces(base, { ...base, team: { value: 5 } }, theirs)).toEqual({
    order: { mine: { value: 'tea' }, theirs: { value: 'water' } },
  });
  const mine = { ...base, order: entryOf(text, 'water') };
  expect(customRaces(base, mine, theirs)).toEqual({});
});
