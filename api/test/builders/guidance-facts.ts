import { ANSWERS, QUIZ_BANK, type QuizResponse, scoreQuiz } from '@rapport/contracts';
import fc from 'fast-check';
import { type GuidanceFacts } from '../../src/guidance/domain/guidance.ts';

/** Time of the request for guidance. */
export const NOW = new Date('2026-03-14T09:26:53.589Z');
const CONTACT_ID = '0195a000-0000-7000-8000-000000000001';

const anyDate = fc.date({
  min: new Date('2023-01-01'),
  max: new Date('2027-01-01'),
  noInvalidDate: true,
});
const anyResponses = fc.subarray(QUIZ_BANK.map(({ id }) => id)).chain((ids) =>
  fc.tuple(
    ...ids.map((questionId) =>
      fc.record<QuizResponse>({
        questionId: fc.constant(questionId),
        answer: fc.constantFrom(...ANSWERS),
        confidence: fc.constantFrom('high' as const, 'medium' as const, 'low' as const),
      }),
    ),
  ),
);

function runOf(responses: QuizResponse[], withAnswers: boolean, createdAt: Date) {
  const result = scoreQuiz(QUIZ_BANK, responses);
  return {
    ...result,
    id: CONTACT_ID,
    createdAt,
    responses: withAnswers ? responses : null,
    enneagramCoLeaders: withAnswers ? result.enneagramCoLeaders : null,
  };
}

/** Returns the facts about a contact who was just assessed with these answers. */
export function factsOf(responses: QuizResponse[]) {
  return {
    contactId: CONTACT_ID,
    objected: false,
    candidate: false,
    run: { ...runOf(responses, true, NOW), responses },
    reviewedAt: null,
    interactions: 4,
    lastOutcome: null,
    due: false,
    marks: [],
    seen: [],
    scores: {},
    stated: [],
  } satisfies GuidanceFacts;
}

const anyRun = fc
  .tuple(anyResponses, fc.boolean(), anyDate)
  .map(([responses, withAnswers, createdAt]) => runOf(responses, withAnswers, createdAt));

/** Any answers, interactions, marks, and prompts, including none. */
export const anyFacts: fc.Arbitrary<GuidanceFacts> = fc.record({
  contactId: fc.constant(CONTACT_ID),
  objected: fc.boolean(),
  candidate: fc.boolean(),
  run: fc.option(anyRun),
  reviewedAt: fc.option(anyDate),
  interactions: fc.nat(5),
  lastOutcome: fc.constantFrom(null, 'positive' as const, 'neutral' as const, 'negative' as const),
  due: fc.boolean(),
  marks: fc.array(
    fc.record({
      tipId: fc.constantFrom('I.do', 'J.decision', 'INTJ.do'),
      helped: fc.boolean(),
      sinceRun: fc.boolean(),
      wentWell: fc.boolean(),
    }),
  ),
  seen: fc.array(
    fc.record({
      questionId: fc.constantFrom(...QUIZ_BANK.map(({ id }) => id)),
      seenAt: anyDate,
      waits: fc.boolean(),
      sawSide: fc.boolean(),
    }),
  ),
  scores: fc.record({
    bigFiveExtraversion: fc.nat(100),
    bigFiveOpenness: fc.nat(100),
    hoganAmbition: fc.nat(100),
  }),
  stated: fc.constant([]),
});
