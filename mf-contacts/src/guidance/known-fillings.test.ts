import { fillPattern } from '@rapport/contracts';
import { knownFillings, patternInWords } from './known-fillings.ts';

const NOW = new Date('2026-11-26T09:00:00.000Z');
const at = (interactionDate: string, description: string | null) => ({
  interactionDate,
  description,
});

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

describe('knownFillings', () => {
  it('has the name and the title of what is planned next', () => {
    const interactions = [
      at('2026-12-09T09:00:00.000Z', 'Workshop'),
      at('2026-12-01T09:00:00.000Z', ' Renewal '),
      at('2026-11-01T09:00:00.000Z', 'First call'),
    ];
    expect(knownFillings({ displayName: "Ada O'Neill" }, interactions)).toEqual({
      name: 'Ada',
      topic: 'Renewal',
    });
  });

  it('leaves the topic open without a plan, or without its title', () => {
    expect(knownFillings({ displayName: 'Ada' })).toEqual({ name: 'Ada' });
    const untitled = [at('2026-12-01T09:00:00.000Z', null)];
    expect(knownFillings({ displayName: 'Ada' }, untitled)).toEqual({ name: 'Ada' });
  });
});

describe('patternInWords', () => {
  it('names open slots in brackets', () => {
    const pieces = fillPattern('About {topic}: {position}.', { topic: 'the renewal' });
    expect(patternInWords(pieces)).toBe('“About the renewal: [what you think].”');
  });
});
