import { QUIZ_BANK, scoreQuiz } from '@rapport/contracts';
import { DEMO_CONTACTS } from './demo-contacts.ts';
import { observe } from './observe.ts';

const assessed = DEMO_CONTACTS.flatMap(({ contact, observation }) =>
  observation ? [{ name: contact.displayName, observation }] : [],
);

describe('the demo contacts', () => {
  it('are twelve, half of them assessed', () => {
    expect(DEMO_CONTACTS).toHaveLength(12);
    expect(assessed).toHaveLength(6);
    expect(new Set(DEMO_CONTACTS.map(({ contact }) => contact.displayName)).size).toBe(12);
  });

  it.each(assessed)('show $name as observed', ({ observation }) => {
    const { mbtiType, enneagramType, enneagramCoLeaders } = scoreQuiz(
      QUIZ_BANK,
      observe(observation),
    );
    expect(mbtiType).toBe(observation.workStyle);
    expect([enneagramType, ...enneagramCoLeaders]).toContain(observation.motivation);
  });

  it('include a result with an open letter', () => {
    const open = assessed.map(({ observation }) => scoreQuiz(QUIZ_BANK, observe(observation)));
    expect(open.flatMap(({ mbtiAmbiguousLetters }) => mbtiAmbiguousLetters)).not.toEqual([]);
  });
});

describe('observe', () => {
  it('answers every question that the dialog would ask', () => {
    const responses = observe({ workStyle: 'INTP', motivation: 5, unsure: ['motivation-1'] });
    expect(responses.map(({ questionId }) => questionId)).toEqual([
      'workstyle-ei',
      'workstyle-sn',
      'workstyle-tf',
      'workstyle-jp',
      'motivation-1',
      'motivation-2',
      'stress-1',
      ...[1, 2, 3, 4, 5].map((number) => `motivation-1-f${number}`),
    ]);
  });
});
