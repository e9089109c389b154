import fc from 'fast-check';
import { WORK_STYLE_TYPES } from './types.ts';
import { workStyleEstimate } from './work-style-estimate.ts';

describe('workStyleEstimate', () => {
  it.each([
    ['INFJ', [], 'INFJ', 'Purposeful Guide'],
    ['INFJ', ['N'], 'INFJ or ISFJ', 'Purposeful Guide or Considerate Steward'],
    ['INFJ', ['N', 'J'], 'INFJ or three others', 'Purposeful Guide or three others'],
    ['INFJ', ['I', 'N', 'F', 'J'], 'INFJ or 15 others', 'Purposeful Guide or 15 others'],
  ] as const)('formats %s with %j open as %s', (type, open, letters, label) => {
    expect(workStyleEstimate(type, open)).toMatchObject({ letters, label });
  });

  it('lists each type that the open letters allow once, the stored one first', () => {
    fc.assert(
      fc.property(
        fc
          .constantFrom(...WORK_STYLE_TYPES)
          .chain((type) => fc.record({ type: fc.constant(type), open: fc.subarray([...type]) })),
        ({ type, open }) => {
          const { types } = workStyleEstimate(type, open);
          expect(types[0]).toBe(type);
          expect(new Set(types).size).toBe(2 ** open.length);
          for (const each of types) {
            expect(
              [...each].every((letter, at) => letter === type[at] || open.includes(type[at] ?? '')),
            ).toBe(true);
          }
        },
      ),
    );
  });
});
