import {
  answerEvidence,
  changedAnswers,
  MEETING_PARTS,
  narrowingQuestions,
  PROFILE_TEXT_FIELDS,
  QUIZ_BANK,
  type QuizResponse,
} from '@rapport/contracts';
import fc from 'fast-check';
import { anyFacts, factsOf, NOW } from '../../../test/builders/guidance-facts.ts';
import { LIBRARY } from '../content/library.ts';
import { guidance, type GuidanceFacts } from './guidance.ts';
import { isTipId } from './tip-ids.ts';

type Shorthand = Readonly<Record<string, QuizResponse['answer']>>;

/** Answers by the IDs of work-style questions without their prefix, at medium confidence. */
function answers(byId: Shorthand): QuizResponse[] {
  return Object.entries(byId).map(([id, answer]) => ({
    questionId: `workstyle-${id}`,
    answer,
    confidence: 'medium',
  }));
}

/** Answers that choose S for A and N for B, whichever option stands for which letter. */
function lettersOf(byId: Readonly<Record<string, 'A' | 'B'>>): Shorthand {
  return Object.fromEntries(
    Object.entries(byId).map(([id, side]) => {
      const isAFirst = letterOf(`workstyle-${id}`, 'A') === 'S';
      return [id, isAFirst === (side === 'A') ? 'A' : 'B'];
    }),
  );
}

function letterOf(questionId: string, answer: QuizResponse['answer']) {
  const question = QUIZ_BANK.find(({ id }) => id === questionId)!;
  return answer === 'A' ? question.optionA.value : question.optionB.value;
}

/** A question for which the user saw a side some days ago. */
function seenAgo(questionId: string, days: number) {
  const seenAt = new Date(NOW.getTime() - days * 86_400_000);
  return { questionId, seenAt, waits: false, sawSide: true };
}

describe('the guidance for a contact, for any answers and facts', () => {
  it('is the same for the same facts, and doesn’t modify them', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const before = structuredClone(facts);
        expect(guidance(facts, LIBRARY, NOW)).toEqual(guidance(before, LIBRARY, NOW));
        expect(facts).toEqual(before);
      }),
    );
  });

  it('is the same for another order of answers and prompts, except for what to watch for next', () => {
    const anyOrder = fc.shuffledSubarray([...QUIZ_BANK.keys()], { minLength: QUIZ_BANK.length });
    fc.assert(
      fc.property(anyFacts, anyOrder, (facts, order) => {
        const shuffled = <Row>(rows: readonly Row[]) =>
          order.flatMap((place) => rows.slice(place, place + 1));
        const { run, seen } = facts;
        const responses = run?.responses ? shuffled(run.responses) : null;
        const other = { ...facts, run: run && { ...run, responses }, seen: shuffled(seen) };
        // Of the answers to an open axis, the oldest one is asked again first.
        const withoutPrompts = ({
          observe: _,
          briefing,
          ...rest
        }: ReturnType<typeof guidance>) => ({
          ...rest,
          lines: briefing.lines.filter(({ part }) => part !== 'watch_for'),
        });
        expect(withoutPrompts(guidance(other, LIBRARY, NOW))).toEqual(
          withoutPrompts(guidance(facts, LIBRARY, NOW)),
        );
      }),
    );
  });

  it('uses only facts after an objection, and no answers without an assessment or for a candidate', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { state, basis, axes, motivation, profile, tips, split, observe, you, briefing } =
          guidance(facts, LIBRARY, NOW);
        const expected = facts.objected
          ? 'objected'
          : facts.run === null || facts.candidate
            ? 'not_assessed'
            : 'ready';
        expect(state).toBe(expected);
        if (expected === 'ready') return;
        expect([basis, motivation, profile, split, observe]).toEqual([
          null,
          null,
          null,
          null,
          null,
        ]);
        expect([axes, you]).toEqual([[], []]);
        const own = facts.lastOutcome === 'negative' ? ['open_with'] : [];
        expect(briefing.lines.map(({ part }) => part)).toEqual(
          expected === 'objected' ? [] : [...own, ...MEETING_PARTS],
        );
        expect(briefing.lines.filter(({ tipId }) => tipId !== null)).toEqual([]);
        expect(briefing.states[0]).toBe(expected);
        // Without any earlier contact there's no agreement to go back to.
        const general = facts.interactions === 0 ? [0, 0, 0, 0, 0] : [0, 0, 0, 0, 0, 0];
        expect(tips.map(({ k }) => k)).toEqual(expected === 'objected' ? [] : general);
      }),
    );
  });

  it('has no tip that needs what is open, tied, or unknown, unless it works either way', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { axes, motivation, tips, state } = guidance(facts, LIBRARY, NOW);
        if (state !== 'ready') return;
        for (const { dependsOn, eitherWay } of tips) {
          for (const basis of dependsOn) {
            if (basis === 'motivation') {
              expect(['clear', 'weak']).toContain(motivation?.state);
            } else {
              const axis = axes.find(({ dimension }) => dimension === basis);
              expect(axis?.state).toBe(eitherWay ? 'open' : 'certain');
            }
          }
        }
      }),
    );
  });

  it('has at most one tip per slot, each kind ordered by rank, and every line of the briefing from a tip', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { tips, briefing } = guidance(facts, LIBRARY, NOW);
        expect(new Set(tips.map(({ slot }) => slot)).size).toBe(tips.length);
        for (const [at, tip] of tips.entries()) {
          const next = tips[at + 1];
          if (next?.kind === tip.kind) expect(next.rank).toBeLessThanOrEqual(tip.rank);
        }
        const ids = new Set(tips.map(({ id }) => id));
        for (const { part, tipId, text } of briefing.lines) {
          if (MEETING_PARTS.some((each) => each === part)) continue;
          // A slot of the briefing uses another source if its tip isn't certain enough.
          const isOther = tipId !== null && !ids.has(tipId);
          if (isOther) expect(tips.some(({ k }) => k < 0.6)).toBe(true);
          if (isOther) expect(isTipId(tipId, LIBRARY)).toBe(true);
          expect(text).not.toBe('');
        }
      }),
    );
  });

  it('names no single type of a tie, and states the evidence of each text', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { motivation, split, basis, tips, profile } = guidance(facts, LIBRARY, NOW);
        if (motivation?.state === 'tied') {
          expect(motivation).toMatchObject({ k: 0, word: 'tied' });
          expect(motivation.types.length).toBeGreaterThan(1);
          expect(split === null).toBe(motivation.types.length > 3);
        } else {
          expect(split).toBeNull();
        }
        if (basis === null) return;
        expect(basis.firstImpression).toBe(facts.interactions < 3);
        for (const { basedOn } of tips) {
          expect(basedOn.text).toMatch(
            basis.answers === null ? /earlier result/ : /^\d+ of \d+|^\d+ of your \d+ answers/,
          );
        }
        for (const field of PROFILE_TEXT_FIELDS) {
          const { text } = profile![field];
          expect(text === null || (text.length > 0 && text.length <= 320)).toBe(true);
        }
      }),
    );
  });

  it('uses the next source of a slot after two misses since the newest run, in the profile too', () => {
    const responses = ['ei', 'sn', 'tf', 'jp'].map((axis): QuizResponse => ({
      questionId: `workstyle-${axis}`,
      answer: axis === 'tf' || axis === 'jp' ? 'A' : 'B',
      confidence: 'medium',
    }));
    const miss = (sinceRun: boolean) => ({
      ...{ tipId: 'INTJ.do', helped: false, wentWell: false },
      sinceRun,
    });
    const facts = { ...factsOf(responses), marks: [false, false, true].map(miss) };
    const idIn = ({ tips }: ReturnType<typeof guidance>, slot: string) =>
      tips.find((tip) => tip.slot === slot)?.id;
    const once = guidance(facts, LIBRARY, NOW);
    expect(idIn(once, 'do 3')).toBe('INTJ.do');
    // Marks from before the newest run lower the rank but don't change the source: 2 · (0 + 2) / (3 + 4).
    const [own] = once.tips.filter(({ id }) => id === 'INTJ.do');
    expect(own).toMatchObject({ feedback: { helped: 0, notHelped: 3 } });
    expect(own!.rank).toBeCloseTo((own!.strength * 4) / 7);
    const twice = guidance({ ...facts, marks: [true, true].map(miss) }, LIBRARY, NOW);
    expect(idIn(twice, 'do 3')).not.toBe('INTJ.do');
    expect(twice.profile?.coreMotivation.tipIds).toEqual([idIn(twice, 'do 3')]);
  });

  it('says where a confidence ends instead of naming the end of the scale', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        for (const { part, text } of guidance(facts, LIBRARY, NOW).briefing.lines) {
          if (part === 'how_sure') expect(text).not.toMatch(/\b50%/);
        }
      }),
      { numRuns: 500, seed: 1 },
    );
  });

  it('asks again if every answer that separates a tie is waiting, because a changed run needs fewer', () => {
    const tied = factsOf(
      [
        'workstyle-ei',
        'workstyle-sn',
        'workstyle-tf',
        'workstyle-jp',
        'motivation-1',
        'motivation-2',
        'stress-1',
      ].map((questionId): QuizResponse => ({ questionId, answer: 'A', confidence: 'medium' })),
    );
    const questions = narrowingQuestions(QUIZ_BANK, tied.run.responses);
    expect(questions.length).toBeGreaterThan(1);
    const seen = questions.map(({ id }) => ({
      questionId: id,
      seenAt: new Date(NOW.getTime() - 91 * 86_400_000),
      waits: true,
      sawSide: true,
    }));
    const observed = (waiting: typeof seen) =>
      guidance({ ...tied, seen: waiting }, LIBRARY, NOW).observe?.questionId;
    expect(observed(seen.slice(1))).toBe(questions[0]!.id);
    expect(observed(seen)).toBe(questions[0]!.id);
  });

  it('is stale a year after the result or the last review, whichever is later', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { basis, briefing } = guidance(facts, LIBRARY, NOW);
        if (basis === null) return;
        expect(briefing.states.includes('stale')).toBe(NOW > new Date(basis.reviewDueAt));
      }),
    );
  });

  it('doesn’t ask what was asked in the last 90 days or is waiting to join a run', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { observe } = guidance(facts, LIBRARY, NOW);
        const narrowing = narrowingQuestions(QUIZ_BANK, facts.run?.responses ?? []);
        const isWaiting = (id: string) =>
          facts.seen.some(({ questionId, waits }) => waits && questionId === id);
        const isHeld = narrowing.some(({ id }) => !isWaiting(id));
        const recent = facts.seen
          .filter(
            ({ seenAt, waits }) =>
              (waits && isHeld) || NOW.getTime() - seenAt.getTime() < 90 * 86_400_000,
          )
          .map(({ questionId }) => questionId);
        if (observe !== null) expect(recent).not.toContain(observe.questionId);
      }),
    );
  });

  it('doesn’t ask about what is certain, and asks only what would count', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { observe, axes } = guidance(facts, LIBRARY, NOW);
        const axis = axes.find(({ dimension }) => dimension === observe?.about);
        if (observe === null || axis === undefined || !facts.run?.responses) return;
        expect(axis).toMatchObject({ both: false, state: expect.not.stringMatching('certain') });
        const answered: QuizResponse[] = [
          ...facts.run.responses.filter(({ questionId }) => questionId !== observe.questionId),
          { questionId: observe.questionId, answer: 'A', confidence: 'medium' },
        ];
        const counted = answerEvidence(QUIZ_BANK, answered).axes[axis.dimension];
        expect(counted.questionIds).toContain(observe.questionId);
      }),
      { numRuns: 500 },
    );
  });

  it('asks an unanswered first-level question before any of its follow-ups', () => {
    const without = factsOf(answers({ ei: 'A', tf: 'A', jp: 'A' }));
    const asked = (seen: GuidanceFacts['seen']) =>
      guidance({ ...without, seen }, LIBRARY, NOW).observe;
    expect(asked([])).toMatchObject({ questionId: 'workstyle-sn', about: 'SN' });
    expect(asked([seenAgo('workstyle-sn', 1)])).toBeNull();
    expect(asked([seenAgo('workstyle-sn', 90)])?.questionId).toBe('workstyle-sn');
  });

  it('asks follow-ups without an answer first, then Unsure ones, then the oldest, then the next axis', () => {
    const open = answers({ ei: 'A', sn: 'Unsure', tf: 'Unsure', jp: 'A' });
    const followUps = answers({ 'sn-f3': 'A', 'sn-f1': 'B', 'sn-f4': 'Unsure', 'sn-f2': 'A' });
    const facts = factsOf([...open, ...followUps]);
    const order: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      const seen = order.map((id) => seenAgo(id, 10));
      order.push(guidance({ ...facts, seen }, LIBRARY, NOW).observe!.questionId);
    }
    expect(order.map((id) => id.replace('workstyle-', ''))).toEqual([
      'sn-f5',
      'sn-f4',
      'sn-f3',
      'sn-f1',
      'sn-f2',
      'tf-f1',
    ]);
  });

  describe('with N ahead 3 to 2', () => {
    const sides = { 'sn-f1': 'A', 'sn-f2': 'A', 'sn-f3': 'B', 'sn-f4': 'B', 'sn-f5': 'B' } as const;
    const base = () => answers({ ei: 'B', sn: 'Unsure', tf: 'A', jp: 'A', ...lettersOf(sides) });
    const snOf = (facts: GuidanceFacts) => {
      const { axes, ...rest } = guidance(facts, LIBRARY, NOW);
      return { ...rest, sn: axes.find(({ dimension }) => dimension === 'SN')! };
    };

    it('settles at 4 to 1 when an S answer is now seen as N', () => {
      expect(snOf(factsOf(base())).sn).toMatchObject({ state: 'open', for: 3, against: 2 });
      const [sAnswer] = base().filter(
        ({ questionId, answer }) =>
          questionId.includes('sn-f') && letterOf(questionId, answer) === 'S',
      );
      const { responses } = changedAnswers(base(), [
        { questionId: sAnswer!.questionId, answer: sAnswer!.answer === 'A' ? 'B' : 'A' },
      ]);
      const { sn, observe } = snOf(factsOf(responses));
      expect(sn).toMatchObject({ letter: 'N', state: 'certain', for: 4, against: 1, both: false });
      expect(sn.k).toBeCloseTo(0.51);
      expect(observe?.about).not.toBe('SN');
    });

    it('says they do both once a side was seen for every follow-up, and only then', () => {
      const facts = factsOf(base());
      const seen = Object.keys(sides).map((id) => seenAgo(`workstyle-${id}`, 100));
      const all = snOf({ ...facts, seen });
      expect(all.sn).toMatchObject({ state: 'open', both: true });
      expect(all.observe).toBeNull();
      expect(all.briefing.lines).toContainEqual({
        part: 'still_open',
        text: expect.stringMatching(/^Concrete and conceptual, they do both: /),
        words: expect.objectContaining({ pattern: expect.any(String) }),
        pattern: null,
        tipId: 'N.do',
      });
      const [first, ...others] = seen;
      for (const missing of [others, [{ ...first!, sawSide: false }, ...others]]) {
        const some = snOf({ ...facts, seen: missing });
        expect(some.sn.both).toBe(false);
        expect(some.observe?.about).toBe('SN');
      }
    });
  });

  it('covers clear, weak, tied and unknown motivations', () => {
    const states = new Set<string | undefined>();
    fc.assert(
      fc.property(anyFacts, (facts) => {
        states.add(guidance({ ...facts, objected: false }, LIBRARY, NOW).motivation?.state);
      }),
      { numRuns: 500, seed: 1 },
    );
    expect([...states]).toEqual(expect.arrayContaining(['clear', 'weak', 'tied', 'unknown']));
  });
});
