import { localMinute } from '@rapport/shared-ui';
import { makeInteraction } from '../../testing/make-records.ts';
import {
  checkInteractionForm,
  formOf,
  hasTyped,
  newInteractionForm,
  toCreateInteraction,
  toUpdateInteraction,
} from './interaction-form.ts';

const now = new Date('2026-01-08T09:30:45.000Z');
const fresh = newInteractionForm(now);

describe('a new interaction', () => {
  it('is a call right now, with nothing noted', () => {
    expect(toCreateInteraction(fresh)).toEqual({
      type: 'call',
      interactionDate: '2026-01-08T09:30:00.000Z',
      duration: null,
      description: null,
      notes: null,
      outcome: null,
    });
  });

  it('has today and a next step if the command menu read a day to come', () => {
    const form = newInteractionForm(now, {
      type: 'call',
      followUp: { text: 'try again', day: '2026-01-09' },
    });
    expect(toCreateInteraction(form)).toMatchObject({
      interactionDate: '2026-01-08T09:30:00.000Z',
      outcome: 'follow_up_needed',
      followUpText: 'try again',
      followUpAt: '2026-01-09',
    });
  });

  it('trims typed text', () => {
    const form = {
      ...fresh,
      duration: ' 25 ',
      description: ' Budget ',
      notes: ' Wants figures \n',
    };
    expect(toCreateInteraction({ ...form, outcome: 'follow_up_needed' })).toMatchObject({
      duration: 25,
      description: 'Budget',
      notes: 'Wants figures',
      outcome: 'follow_up_needed',
    });
  });
});

describe('an edited interaction', () => {
  const initial = formOf(makeInteraction());

  it("doesn't send unchanged fields, so the date keeps its seconds", () => {
    expect(toUpdateInteraction(initial, initial)).toEqual({});
  });

  it('sends changed fields, and null for cleared ones', () => {
    const form = { ...initial, type: 'meeting', notes: '', duration: '', outcome: 'none' } as const;
    expect(toUpdateInteraction(form, initial)).toEqual({
      type: 'meeting',
      notes: null,
      duration: null,
      outcome: null,
    });
    expect(
      toUpdateInteraction({ ...initial, interactionDate: '2026-01-07T10:00' }, initial),
    ).toEqual({ interactionDate: new Date('2026-01-07T10:00').toISOString() });
    expect(toUpdateInteraction({ ...initial, description: 'Autumn' }, initial)).toEqual({
      description: 'Autumn',
    });
  });
});

describe('checkInteractionForm', () => {
  const problems = (change: Partial<typeof fresh>) =>
    checkInteractionForm({ ...fresh, ...change }, now);

  it('has nothing against a fresh form', () => {
    expect(problems({})).toEqual({});
  });

  it('accepts a time up to a year ahead, and no later one', () => {
    const inDays = (days: number) => localMinute(new Date(now.getTime() + days * 86_400_000));
    expect(problems({ interactionDate: inDays(364) }).interactionDate).toBeUndefined();
    expect(problems({ interactionDate: inDays(366) }).interactionDate).toBe(
      'Enter a time within a year from now.',
    );
  });

  it('leaves out how something went that lies ahead', () => {
    const form = { ...newInteractionForm(now), outcome: 'positive' as const };
    const ahead = { ...form, interactionDate: localMinute(new Date(now.getTime() + 86_400_000)) };
    expect(toCreateInteraction(form, now).outcome).toBe('positive');
    expect(toCreateInteraction(ahead, now).outcome).toBeNull();
  });

  it('wants a date', () => {
    expect(problems({ interactionDate: '' }).interactionDate).toBe('Enter a date and a time.');
  });

  it.each(['0', '10080', ' 15 ', ''])('takes %p minutes', (duration) => {
    expect(problems({ duration })).toEqual({});
  });

  it.each(['-1', '1.5', '10081', 'an hour', '1e3'])('refuses %p minutes', (duration) => {
    expect(problems({ duration }).duration).toBe(
      'Enter whole minutes from 0 to 10,080, or leave this empty.',
    );
  });

  it('shows the maximum length of texts', () => {
    expect(problems({ description: 'x'.repeat(321) }).description).toBe(
      'Shorten this to 320 characters.',
    );
    expect(problems({ notes: 'x'.repeat(10_001) }).notes).toBe(
      'Shorten this to 10,000 characters.',
    );
  });
});

describe('hasTyped', () => {
  it('is about typed text, not about a choice that one click brings back', () => {
    expect(hasTyped({ ...fresh, type: 'note', outcome: 'positive' }, fresh)).toBe(false);
    expect(hasTyped({ ...fresh, notes: 'x' }, fresh)).toBe(true);
    expect(hasTyped({ ...fresh, notes: '  ' }, fresh)).toBe(false);
  });
});
