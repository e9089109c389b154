import { clockTime } from '@rapport/shared-ui';
import { isPlanned, plannedTime } from './planned-words.ts';

const now = new Date(2026, 2, 14, 9, 26);

describe('plannedTime', () => {
  it.each([
    [new Date(2026, 2, 14, 23, 5), 'today'],
    [new Date(2026, 2, 15, 0, 0), 'tomorrow'],
    [new Date(2026, 2, 15, 14, 0), 'tomorrow'],
    [new Date(2026, 2, 20, 14, 0), 'on Friday'],
    [new Date(2026, 2, 21, 14, 0), 'on March 21'],
    [new Date(2027, 0, 8, 8, 30), 'on January 8, 2027'],
  ])('calls %s "%s" and says when', (at, words) => {
    expect(plannedTime(at, now)).toBe(`${words}, ${clockTime(at)}`);
  });
});

describe('isPlanned', () => {
  it.each([
    [1, true],
    [0, false],
    [-1, false],
  ])('says of a time %d ms ahead: %s', (ahead, planned) => {
    const interactionDate = new Date(now.getTime() + ahead).toISOString();
    expect(isPlanned({ interactionDate }, now.getTime())).toBe(planned);
  });
});
