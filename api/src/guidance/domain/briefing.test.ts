import {
  DIMENSION_LETTERS,
  MEETING_PARTS,
  OBSERVE_TEXTS,
  POLE_WORDS,
  QUIZ_BANK,
  type Answer,
  type QuizResponse,
} from '@rapport/contracts';
import fc from 'fast-check';
import { anyFacts, factsOf, NOW } from '../../../test/builders/guidance-facts.ts';
import { LIBRARY } from '../content/library.ts';
import { guidance, type GuidanceFacts } from './guidance.ts';
import { type GuidanceDto } from '../dto/guidance.dto.ts';

const isAdvice = ({ part }: GuidanceDto['briefing']['lines'][number]) =>
  !MEETING_PARTS.some((each) => each === part);
const wholeBriefing = (facts: GuidanceFacts) => guidance(facts, LIBRARY, NOW).briefing;
/** The briefing without the lines for a planned meeting. */
const briefingOf = (facts: GuidanceFacts) => {
  const { states, lines } = wholeBriefing(facts);
  return { states, lines: lines.filter(isAdvice) };
};
const linesOf = ({ lines }: GuidanceDto['briefing'], part: string) =>
  lines.filter((line) => line.part === part).map(({ text }) => text);

/** Mary: I, F, and J are certain, N is open at 3 to 2, and the motivation is tied between 2, 3, and 9. */
const MARY: Record<string, Answer> = {
  'workstyle-ei': 'B',
  'workstyle-sn': 'Unsure',
  'workstyle-sn-f1': 'A',
  'workstyle-sn-f2': 'A',
  'workstyle-sn-f3': 'B',
  'workstyle-sn-f4': 'B',
  'workstyle-sn-f5': 'B',
  'workstyle-tf': 'B',
  'workstyle-jp': 'A',
  'motivation-1': 'B',
  'motivation-2': 'A',
  'stress-1': 'B',
};

function answersOf(answers: Record<string, Answer>) {
  return Object.entries(answers).map(([questionId, answer]): QuizResponse => ({
    questionId,
    answer,
    confidence: 'high',
  }));
}

describe('a briefing', () => {
  it('for someone with open letters and tied types says everything needed', () => {
    const { states, lines } = briefingOf(factsOf(answersOf(MARY)));
    expect(states).toEqual(['ready']);
    expect(lines.map(({ part, text }) => `${part}: ${text}`)).toEqual([
      'open_with: Ask what matters most to them, then listen.',
      'do: Send your question the day before.',
      'do: Say who gains before you name the cost.',
      "avoid: Don't open with figures; open with a person.",
      'if_tense: Talk in private; end with one written agreement.',
      'still_open: Concrete or conceptual: give one example, then the idea.',
      'still_open: If helping leads, thank them; if results lead, name one; if calm leads, leave time.',
      'watch_for: Do they explain by example or by idea?',
      'how_sure: One answer each for I, F, J; the rest open. An estimate, not a fact.',
    ]);
  });

  it('uses the letters if the motivation is weak', () => {
    const answers = answersOf({
      'workstyle-ei': 'A',
      'workstyle-sn': 'A',
      'workstyle-tf': 'A',
      'workstyle-jp': 'B',
      'motivation-1': 'A',
      'motivation-2': 'A',
      'stress-1': 'Unsure',
      'stress-1-f1': 'B',
      'stress-1-f2': 'B',
      'stress-1-f3': 'A',
      'stress-1-f4': 'A',
      'stress-1-f5': 'A',
    });
    const weak = factsOf(answers.map((answer) => ({ ...answer, confidence: 'medium' })));
    const { motivation, tips, briefing } = guidance(weak, LIBRARY, NOW);
    expect(motivation?.state).toBe('weak');
    expect(tips.map(({ id }) => id)).toEqual(expect.arrayContaining(['7xS.do', '7xE.do']));
    expect(briefing.lines.filter(isAdvice).map(({ tipId }) => tipId)).toEqual([
      'ES.say_first',
      'S.do',
      'E.do',
      'T.avoid',
      'ESTP.disagree',
      null,
    ]);
  });

  it('has at most 90 words in every state', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const words = briefingOf(facts).lines.flatMap(({ part, text, words: own }) =>
          (part === 'open_with' ? (own?.pattern ?? text) : text).split(/\s+/),
        );
        expect(words.length).toBeLessThanOrEqual(90);
      }),
      { numRuns: 1000 },
    );
  });

  it('says once that it is an estimate, and not at all without one', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { states, lines } = briefingOf(facts);
        const isEstimate = states[0] !== 'objected' && states[0] !== 'not_assessed';
        const said = lines.filter(({ text }) => text.includes('An estimate, not a fact.'));
        expect(said.map(({ part }) => part)).toEqual(isEstimate ? ['how_sure'] : []);
      }),
    );
  });

  it('advises on what is certain enough, and names both sides of what is open', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { tips, briefing } = guidance(facts, LIBRARY, NOW);
        if (briefing.states[0] === 'weak') return;
        for (const { part, tipId, text } of briefing.lines) {
          const tip = tips.find(({ id }) => id === tipId);
          if (tip === undefined) continue;
          if (part === 'still_open') {
            expect(tip.eitherWay).toBe(true);
            expect(Object.values(POLE_WORDS)).toContain(text.split(' ')[0]);
          } else {
            expect(tip.k).toBeGreaterThanOrEqual(0.6);
          }
        }
      }),
    );
  });

  it('has one tip and two things to watch for if little is known', () => {
    const { states, lines } = briefingOf(factsOf(answersOf({ 'workstyle-jp': 'A' })));
    expect(states).toEqual(['weak']);
    expect(lines.map(({ part }) => part)).toEqual([
      'avoid', 'watch_for', 'watch_for', 'how_sure',
    ]); // oxfmt-ignore
  });

  it('puts the one tip of a weak estimate in its place, below the own part', () => {
    const onlyPlanned = factsOf([
      { questionId: 'workstyle-jp', answer: 'A', confidence: 'medium' },
    ]);
    const { briefing } = guidance({ ...onlyPlanned, lastOutcome: 'negative' }, LIBRARY, NOW);
    expect(briefing.states).toEqual(['weak', 'repair']);
    expect(briefing.lines.filter(isAdvice).slice(0, 2)).toEqual([
      expect.objectContaining({
        part: 'open_with',
        text: expect.stringContaining('own part'),
        words: null,
        tipId: null,
      }),
      expect.objectContaining({ part: 'avoid', text: expect.any(String), tipId: 'J.avoid' }),
    ]);
  });

  it('begins with the user’s own part after a bad meeting, even if nothing is known', () => {
    const facts = { ...factsOf(answersOf(MARY)), lastOutcome: 'negative' as const };
    const ready = briefingOf({ ...facts, due: true });
    expect(ready.states).toEqual(['ready', 'repair', 'overdue']);
    expect(linesOf(ready, 'open_with')).toEqual(["Your own part: what you'd do differently."]);
    expect(linesOf(ready, 'do')).toHaveLength(1);
    const unassessed = briefingOf({ ...facts, run: null });
    expect(unassessed.lines).toEqual([
      {
        part: 'open_with',
        text: "Your own part: what you'd do differently.",
        words: null,
        pattern: null,
        tipId: null,
      },
    ]);
    expect(briefingOf({ ...facts, objected: true }).lines).toEqual([]);
  });

  it('begins with words for keeping in touch if the contact is overdue', () => {
    const facts = { ...factsOf(answersOf(MARY)), due: true };
    const { tips, briefing } = guidance(facts, LIBRARY, NOW);
    const touch = tips.find(({ kind }) => kind === 'keep_in_touch');
    expect(briefing.states).toEqual(['ready', 'overdue']);
    expect(briefing.lines[0]).toEqual({
      part: 'open_with',
      text: touch?.text,
      words: touch?.words,
      pattern: null,
      tipId: touch?.id,
    });
  });
});

describe('what to say in a meeting', () => {
  const saidTo = (facts: GuidanceFacts) =>
    wholeBriefing(facts)
      .lines.filter((line) => !isAdvice(line))
      .map(({ part, words, tipId }) => [part, words?.pattern, tipId]);

  it('follows the opening, in a way that suits the person', () => {
    const { lines } = wholeBriefing(factsOf(answersOf(MARY)));
    expect(lines.slice(0, 4).map(({ part }) => part)).toEqual([
      ...['open_with', 'tell', 'ask', 'if_they_object'],
    ]);
    expect(saidTo(factsOf(answersOf(MARY)))).toEqual([
      ['tell', LIBRARY.meeting.tell.bySides.F, 'F.tell'],
      ['ask', LIBRARY.meeting.ask.bySides.FJ, 'FJ.ask'],
      ['if_they_object', LIBRARY.meeting.if_they_object.bySides.IF, 'IF.if_they_object'],
    ]);
  });

  it('is the same for everyone without an estimate, and left out after an objection', () => {
    const unassessed = { ...factsOf(answersOf(MARY)), run: null };
    const { tell, ask, if_they_object: objection } = LIBRARY.meeting;
    const either = [
      ['tell', tell.either, null],
      ['ask', ask.either, null],
      ['if_they_object', objection.either, null],
    ];
    expect(saidTo(unassessed)).toEqual(either);
    expect(saidTo({ ...factsOf(answersOf(MARY)), candidate: true })).toEqual(either);
    expect(saidTo({ ...unassessed, objected: true })).toEqual([]);
  });

  it('has words for every pair of sides', () => {
    for (const { axes, bySides } of Object.values(LIBRARY.meeting)) {
      const letters = axes.map((axis) => DIMENSION_LETTERS[axis]);
      const all = letters.reduce<string[]>(
        (before, pair) => before.flatMap((start) => pair.map((letter) => start + letter)),
        [''],
      );
      expect(Object.keys(bySides).sort()).toEqual(all.sort());
    }
  });
});

describe('what to watch for', () => {
  it('is a short question about both sides, for every question of the quiz', () => {
    for (const { id } of QUIZ_BANK) {
      const { question } = OBSERVE_TEXTS[id]!;
      expect(question).toMatch(/^[A-Z].*\bdo they .* or .*\?$|^Do they .* or .*\?$/);
      expect(question.split(' ').length).toBeLessThanOrEqual(15);
    }
  });
});
