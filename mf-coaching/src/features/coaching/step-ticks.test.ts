/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import * as fc from 'fast-check';
import { stepTicks, tickedSteps, withTick } from './step-ticks.ts';

const USER = 'ada';
const ticks = { a: ['Ask first.', 'Then wait.'], b: ['Write it down.'] };

/** The result of reading this stored text. */
function readFrom(text: string) {
  localStorage.setItem(`rapport.step-ticks:${USER}`, text);
  return stepTicks(USER).read();
}

afterEach(() => localStorage.clear());

describe('stepTicks', () => {
  it('reads back what was stored', () => {
    expect(stepTicks(USER).write(ticks)).toBe('in-browser');
    expect(stepTicks(USER).read()).toEqual(ticks);
  });

  it('reads the ticks that earlier releases have stored', () => {
    expect(readFrom(JSON.stringify(ticks))).toEqual(ticks);
  });

  it('reads nothing before the first tick', () => {
    expect(stepTicks(USER).read()).toBeNull();
  });

  it.each(['', '{', 'null', '7', '"text"', '[["a"]]', 'undefined'])(
    'takes %j for no ticks',
    (text) => {
      expect(readFrom(text)).toBeNull();
    },
  );

  it('keeps the readable part where another part is not readable', () => {
    expect(readFrom('{"a":["Ask first.",7,null],"b":"Write it down.","c":{}}')).toEqual({
      a: ['Ask first.'],
    });
  });

  it('never fails, for any stored value', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const steps of Object.values(readFrom(text) ?? {})) {
          expect(steps.every((step) => typeof step === 'string')).toBe(true);
        }
      }),
    );
  });
});

describe('tickedSteps', () => {
  it('counts only steps that the card still has', () => {
    expect(tickedSteps(ticks, 'a', ['Then wait.', 'Sum it up.'])).toEqual(new Set(['Then wait.']));
  });

  it('counts no ticks for a card that was never ticked, for any id', () => {
    expect(tickedSteps(ticks, 'toString', ['Ask first.'])).toEqual(new Set());
  });
});

const texts = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 6 });
const stored = fc.dictionary(fc.string(), fc.array(fc.string()));

describe('withTick', () => {
  it('ticks and unticks one step of one card', () => {
    const steps = ['Ask first.', 'Then wait.'];
    const once = withTick({}, { card: 'a', steps, step: 'Then wait.', done: true });
    expect(once).toEqual({ a: ['Then wait.'] });
    expect(withTick(once, { card: 'a', steps, step: 'Then wait.', done: false })).toEqual({});
  });

  it('drops the ticks of steps that the card no longer has', () => {
    expect(
      withTick(ticks, {
        card: 'a',
        steps: ['Then wait.', 'Sum it up.'],
        step: 'Sum it up.',
        done: true,
      }),
    ).toEqual({ a: ['Then wait.', 'Sum it up.'], b: ['Write it down.'] });
  });

  it('changes only the given step, for any earlier ticks', () => {
    fc.assert(
      fc.property(
        stored,
        fc.string(),
        texts,
        fc.nat(),
        fc.boolean(),
        (before, card, steps, n, done) => {
          const step = steps[n % steps.length] ?? '';
          const after = withTick(before, { card, steps, step, done });
          const expected = new Set(tickedSteps(before, card, steps));
          if (done) expected.add(step);
          else expected.delete(step);
          expect(tickedSteps(after, card, steps)).toEqual(expected);
          for (const other of Object.keys(before).filter((id) => id !== card)) {
            expect(after[other]).toEqual(before[other]);
          }
          expect(readFrom(JSON.stringify(after))).toEqual(after);
        },
      ),
    );
  });
});
