import { isDue } from './contact-due.ts';

describe('isDue', () => {
  it.each([
    [null, false],
    ['2026-02-07T09:00:00.001Z', false],
    ['2026-02-07T09:00:00.000Z', true],
    ['2025-02-07T09:00:00.000Z', true],
  ])('with a next contact date of %p is %p', (nextDueAt, due) => {
    expect(isDue({ nextDueAt }, Date.parse('2026-02-07T09:00:00.000Z'))).toBe(due);
  });
});
