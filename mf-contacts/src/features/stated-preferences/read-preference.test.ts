import { preferenceFromWords } from './read-preference.ts';

it.each([
  ['hates calls', { kind: 'channel', channels: { call: 'never' } }],
  ["doesn't want to be called", { kind: 'channel', channels: { call: 'never' } }],
  ['asked not to be called', { kind: 'channel', channels: { call: 'never' } }],
  ["don't phone", { kind: 'channel', channels: { call: 'never' } }],
  ['prefers mail', { kind: 'channel', channels: { email: 'first' } }],
  ['would rather get emails than calls', { kind: 'channel', channels: { email: 'first' } }],
  ['prefers whatsapp to email', { kind: 'channel', channels: { message: 'first', email: '' } }],
  ['prefers email to calls', { kind: 'channel', channels: { email: 'first', call: '' } }],
  ['no calls, prefers texts', { channels: { call: 'never', message: 'first' } }],
  ['likes to meet face to face', { channels: { inPerson: 'first' } }],
  ['hates video calls', { channels: { video: 'never' } }],
  ['no meetings before ten', { kind: 'when', from: '10:00', until: '' }],
  ["doesn't want calls after 5:30", { kind: 'when', from: '', until: '17:30' }],
  ['no calls before 8 am', { kind: 'when', from: '08:00' }],
  ['no meetings on Fridays', { kind: 'when', notOn: ['friday'] }],
  ['no small talk', { kind: 'opening', opening: 'business' }],
  ['perfers whatsapp', { kind: 'channel', channels: { message: 'first' } }],
  ['is on holiday soon', { kind: 'other' }],
  ['is allergic to slides', { kind: 'other' }],
])('%s', (said, fields) => {
  expect(preferenceFromWords(said)).toMatchObject({ ...fields, text: said });
});

it.each([
  ['is on holiday until january 10', '2027-01-10'],
  ['away till 3 December', '2026-12-03'],
  ['out of office until 2027-02-01', '2027-02-01'],
])('reads until when they’re away: %s', (said, awayUntil) => {
  expect(preferenceFromWords(said, '2026-11-29')).toEqual({ kind: 'when', awayUntil, text: said });
});

it('sets nothing without words, and no way that was only mentioned', () => {
  expect(preferenceFromWords(' ')).toEqual({});
  expect(preferenceFromWords('asked about the last email').kind).toBe('other');
});
