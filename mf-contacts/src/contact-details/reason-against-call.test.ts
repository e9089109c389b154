import { type StatedHours } from '@rapport/contracts';
import { reasonAgainstCall } from './reason-against-call.ts';

/** A Friday, 2:30 PM in Zurich. */
const NOW = new Date('2026-12-04T13:30:00Z');
const ZURICH = 'Europe/Zurich';
const hours = (said: Partial<StatedHours>): StatedHours => ({
  ...{ from: null, until: null, notOn: null, awayUntil: null },
  ...said,
});

it.each<[Partial<StatedHours>, string | null]>([
  [{ from: '15:00' }, 'not before 15:00'],
  [{ from: '14:30' }, null],
  [{ until: '14:00' }, 'not after 14:00'],
  [{ until: '14:30' }, null],
  [{ notOn: ['monday', 'friday'] }, 'not on Fridays'],
  [{ notOn: ['monday'] }, null],
  [{ awayUntil: '2026-12-05' }, 'away until December 5, 2026'],
  [{ awayUntil: '2026-12-04' }, null],
  [{ from: '10:00', until: '16:00', notOn: ['monday'] }, null],
])('%j speaks against a call in Zurich: %s', (said, why) => {
  expect(reasonAgainstCall(hours(said), ZURICH, NOW, 'h23')).toBe(why);
});

it('uses the clock of their time zone', () => {
  const said = hours({ from: '08:00', notOn: ['saturday'] });
  expect(reasonAgainstCall(said, 'America/Los_Angeles', NOW, 'h23')).toBe('not before 08:00');
  expect(reasonAgainstCall(said, 'Pacific/Auckland', NOW)).toBe('not on Saturdays');
});

it.each([null, 'Europe/Atlantis'])('goes by the own clock where the zone is %s', (zone) => {
  expect(reasonAgainstCall(hours({ from: '14:00' }), zone, NOW, 'h23')).toBe('not before 14:00');
  expect(reasonAgainstCall(null, zone, NOW)).toBeNull();
});
