import { dueReason, interactionCount, onDay, promisedReason, repairReason } from './today-words.ts';

const TODAY = '2026-11-26';
const ZONE = 'Europe/Berlin';
const at = (day: string) => new Date(`${day}T09:00:00Z`);
const BY_USER = { days: 30, source: 'user' } as const;

const due = (
  last: string,
  dueAt: string,
  cadence: Parameters<typeof dueReason>[0]['cadence'] = BY_USER,
) =>
  dueReason({
    last: { interactionDate: at(last), type: 'message' },
    createdAt: at('2026-01-01'),
    dueAt: at(dueAt),
    cadence,
    now: at(TODAY),
  });

describe('the sentences of a day', () => {
  it.each([
    ['2026-11-26', 'today'],
    ['2026-11-25', 'yesterday'],
    ['2026-11-20', 'on Friday'],
    ['2026-11-18', 'on November 18'],
    ['2025-11-18', 'on November 18, 2025'],
  ])('call the day %s %s', (day, words) => {
    expect(onDay(at(day), TODAY, ZONE)).toBe(words);
  });

  it('say why someone is due', () => {
    expect(due('2026-09-07', '2026-10-07')).toBe(
      '80 days since your message, 50 past your 30-day cadence.',
    );
    expect(due('2026-10-27', '2026-11-26')).toBe(
      '30 days since your message. Your cadence is 30 days.',
    );
    expect(due('2026-09-07', '2026-11-06')).toBe('80 days since your message, 20 days past due.');
    expect(due('2026-04-26', '2026-06-25', { days: 60, source: 'user' })).toBe(
      '7 months since your message. Your cadence is 60 days.',
    );
    expect(
      dueReason({
        last: null,
        createdAt: at('2026-09-26'),
        dueAt: at('2026-11-25'),
        cadence: { days: 60, source: 'user' },
        now: at(TODAY),
      }),
    ).toBe('Added 61 days ago, and nothing is logged yet.');
  });

  it('say what went badly and what was promised', () => {
    const last = {
      interactionDate: at('2026-11-20'),
      type: 'meeting',
      outcome: 'negative',
    } as const;
    expect(repairReason(last, TODAY, ZONE)).toBe(
      'The meeting on Friday went badly. Nothing since.',
    );
    expect(promisedReason({ ...last, name: 'Ada' }, TODAY, ZONE)).toBe(
      'Promised to Ada in the meeting on Friday.',
    );
    expect([1, 4, 12].map(interactionCount)).toEqual([
      'One interaction',
      'Four interactions',
      '12 interactions',
    ]);
  });
});
