import * as fc from 'fast-check';
import { parseStepTicks, tickedSteps, withTick } from './step-ticks.ts';

const ticks = { a: ['Ask first.', 'Then wait.'], b: ['Write it down.'] };

describe('parseStepTicks', () => {
  it('reads back what was stored', () => {
    expect(parseStepTicks(JSON.stringify(ticks))).toEqual(ticks);
  });

  it.each([null, '', '{', 'null', '7', '"text"', '[["a"]]', 'undefined'])(
    'takes %j for no ticks',
    (text) => {
      expect(parseStepTicks(text)).toEqual({});
    },
  );

  it('keeps what is sound among what is not', () => {
    expect(parseStepTicks('{"a":["Ask first.",7,null],"b":"Write it down.","c":{}}')).toEqual({
      a: ['Ask first.'],
    });
  });

  it('never fails, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const steps of Object.values(parseStepTicks(text))) {
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

  it('counts none for a card that was never ticked, by whatever name', () => {
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

  it('drops the ticks of steps that have vanished from the card', () => {
    expect(
      withTick(ticks, {
        card: 'a',
        steps: ['Then wait.', 'Sum it up.'],
        step: 'Sum it up.',
        done: true,
      }),
    ).toEqual({ a: ['Then wait.', 'Sum it up.'], b: ['Write it down.'] });
  });

  it('changes nothing but the step that it is told, however the ticks were before', () => {
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
          expect(parseStepTicks(JSON.stringify(after))).toEqual(after);
        },
      ),
    );
  });
});
