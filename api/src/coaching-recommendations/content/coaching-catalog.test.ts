import {
  CONDITION_FIELDS,
  matchesConditions,
  matchRecommendations,
  parseActionSteps,
  RECOMMENDATION_CATEGORIES,
  RECOMMENDATION_TYPES,
  type RecommendationCategory,
  scoreBand,
} from '@rapport/contracts';
import {
  CLINICAL_WORDS,
  GROUP_WORDS,
  KNOWN_NICKNAMES,
  PROTECTED_NAMES,
} from '../../../test/content/authored-text.ts';
import { type ConditionField } from './card-draft.ts';
import {
  BASE_RECOMMENDATIONS,
  COACHING_CATALOG,
  COMBINATION_RECOMMENDATIONS,
  type StoredRecommendation,
} from './coaching-catalog.ts';

type Scores = Record<ConditionField, number>;

const find = (id: string) => COACHING_CATALOG.find((card) => card.id === id);
const bandOf = ({ id }: StoredRecommendation) => id.split('-')[1];
const fieldsOf = ({ conditions }: StoredRecommendation) =>
  Object.keys(JSON.parse(conditions) as object);

/** All 19,683 combinations of low, middle, and high on nine scores. */
function* everyone(): Generator<Scores> {
  const scores = [15, 50, 85];
  for (let person = 0; person < scores.length ** CONDITION_FIELDS.length; person += 1) {
    yield Object.fromEntries(
      CONDITION_FIELDS.map((field, index) => [
        field,
        scores[Math.floor(person / scores.length ** index) % scores.length],
      ]),
    ) as Scores;
  }
}

describe('the coaching catalog', () => {
  it('has 63 cards about one score and 12 about two', () => {
    expect(BASE_RECOMMENDATIONS).toHaveLength(63);
    expect(COMBINATION_RECOMMENDATIONS).toHaveLength(12);
    expect(new Set(COACHING_CATALOG.map(({ id }) => id)).size).toBe(75);
    for (const card of BASE_RECOMMENDATIONS) expect(fieldsOf(card)).toHaveLength(1);
    for (const card of COMBINATION_RECOMMENDATIONS) expect(fieldsOf(card)).toHaveLength(2);
  });

  it('stores conditions and steps as JSON texts', () => {
    expect(find('ext-high-strength')).toEqual({
      id: 'ext-high-strength',
      title: 'Open the room, then pass the floor',
      content:
        'You find it easy to start conversations. Use that ease to bring in people who speak later.',
      category: 'communication',
      recommendationType: 'strength_leverage',
      priorityScore: 65,
      conditions: '{"bigFiveExtraversion":{"min":70}}',
      actionSteps:
        '["Before your next meeting, pick one quieter person.","Open the topic in one minute, then ask that person a specific question.","Wait for a full answer before you add anything."]',
      sayIt: "You've worked with it for a year. What breaks first?",
    });
    expect(find('con-low-development')).toEqual({
      id: 'con-low-development',
      title: 'Make one promise visible',
      content:
        'You stay flexible and avoid needless structure. Colleagues who plan around you still need a date they can trust.',
      category: 'leadership',
      recommendationType: 'development_area',
      priorityScore: 60,
      conditions: '{"bigFiveConscientiousness":{"max":30}}',
      actionSteps:
        '["Choose one delivery this week.","Write the date where others can see it.","Send a two-line update halfway."]',
      sayIt: "Halfway: the figures are in, the text isn't. Friday still holds.",
    });
    expect(find('combo-sensitive-ambitious')).toEqual({
      id: 'combo-sensitive-ambitious',
      title: 'Plan recovery like a deliverable',
      content:
        'You push for results and feel pressure strongly. A planned pause keeps the drive without the cost.',
      category: 'stress_management',
      recommendationType: 'tactical_tip',
      priorityScore: 90,
      conditions: '{"bigFiveNeuroticism":{"min":70},"hoganAmbition":{"min":70}}',
      actionSteps:
        '["Block 20 minutes after your hardest meeting.","Write down what\'s in your control and what isn\'t.","Decide one next step and stop there."]',
    });
  });

  it('is balanced by category and type', () => {
    const counts = (cards: readonly StoredRecommendation[]) =>
      RECOMMENDATION_CATEGORIES.map((category) => [
        category,
        ...RECOMMENDATION_TYPES.map(
          (type) =>
            cards.filter((card) => card.category === category && card.recommendationType === type)
              .length,
        ),
      ]);
    expect(counts(BASE_RECOMMENDATIONS)).toEqual([
      ['communication', 5, 2, 5],
      ['leadership', 4, 6, 2],
      ['teamwork', 3, 6, 2],
      ['conflict_resolution', 2, 4, 3],
      ['stress_management', 4, 1, 3],
      ['innovation', 3, 2, 6],
    ]);
    expect(counts(COMBINATION_RECOMMENDATIONS).slice(3, 5)).toEqual([
      ['conflict_resolution', 2, 2, 2],
      ['stress_management', 0, 5, 1],
    ]);
  });

  it('follows the priorities of each kind, which are unique among cards of a type', () => {
    const range = (card: StoredRecommendation) => {
      if (fieldsOf(card).length === 2) return [80, 95];
      return bandOf(card) === 'middle' ? [20, 40] : [50, 75];
    };
    for (const card of COACHING_CATALOG) {
      const [lowest = 100, highest = 0] = range(card);
      expect([card.id, card.priorityScore >= lowest]).toEqual([card.id, true]);
      expect([card.id, card.priorityScore <= highest]).toEqual([card.id, true]);
    }
    for (const type of RECOMMENDATION_TYPES) {
      const priorities = COACHING_CATALOG.filter(
        ({ recommendationType }) => recommendationType === type,
      ).map(({ priorityScore }) => priorityScore);
      expect(new Set(priorities).size).toBe(priorities.length);
    }
  });

  it('uses the main category of each score at both ends and in the middle', () => {
    const main: Record<ConditionField, RecommendationCategory> = {
      bigFiveOpenness: 'innovation',
      bigFiveConscientiousness: 'teamwork',
      bigFiveExtraversion: 'communication',
      bigFiveAgreeableness: 'conflict_resolution',
      bigFiveNeuroticism: 'stress_management',
      hexacoHonestyHumility: 'leadership',
      hoganAdjustment: 'stress_management',
      hoganAmbition: 'leadership',
      hoganSociability: 'communication',
    };
    for (const field of CONDITION_FIELDS) {
      const bands = BASE_RECOMMENDATIONS.filter(
        (card) => fieldsOf(card)[0] === field && card.category === main[field],
      ).map(bandOf);
      expect([field, [...new Set(bands)].sort()]).toEqual([field, ['high', 'low', 'middle']]);
    }
  });
});

describe('matching', () => {
  it.each(CONDITION_FIELDS)('puts every whole score of %s into exactly one band', (field) => {
    const cards = BASE_RECOMMENDATIONS.filter((card) => fieldsOf(card)[0] === field);
    for (let score = 0; score <= 100; score += 1) {
      const matching = cards.filter(({ conditions }) =>
        matchesConditions(conditions, { [field]: score }),
      );
      expect([score, [...new Set(matching.map(bandOf))]]).toEqual([score, [scoreBand(score)]]);
      expect(matching).toHaveLength(scoreBand(score) === 'middle' ? 1 : 3);
    }
  });

  it('gives every user 9 to 27 base cards, at least 3 of every type, in all six categories', () => {
    const conditionTexts = [...new Set(BASE_RECOMMENDATIONS.map(({ conditions }) => conditions))];
    const sizes = new Set<number>();
    let people = 0;
    for (const scores of everyone()) {
      people += 1;
      const met = new Set(conditionTexts.filter((text) => matchesConditions(text, scores)));
      const cards = BASE_RECOMMENDATIONS.filter(({ conditions }) => met.has(conditions));
      const fewest = Math.min(
        ...RECOMMENDATION_TYPES.map(
          (type) => cards.filter(({ recommendationType }) => recommendationType === type).length,
        ),
      );
      const categories = new Set(cards.map(({ category }) => category)).size;
      sizes.add(cards.length);
      if (cards.length < 9 || cards.length > 27 || fewest < 3 || categories < 6) {
        throw new Error(`too little for ${JSON.stringify(scores)}`);
      }
    }
    expect(people).toBe(19_683);
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([9, 27]);
  }, 60_000);

  it('gives every combination card to some user, ahead of the cards about one score', () => {
    for (const card of COMBINATION_RECOMMENDATIONS) {
      const bounds = JSON.parse(card.conditions) as Record<string, { min?: number }>;
      const scores = Object.fromEntries(
        CONDITION_FIELDS.map((field) => {
          const wanted = bounds[field];
          if (!wanted) return [field, 50];
          return [field, wanted.min === undefined ? 15 : 85];
        }),
      );
      const group = matchRecommendations(COACHING_CATALOG, scores).find(
        ({ type }) => type === card.recommendationType,
      );
      expect(group?.recommendations.map(({ id }) => id)[0]).toBe(card.id);
    }
  });
});

describe('the texts', () => {
  it('repeat nothing', () => {
    const texts = COACHING_CATALOG.flatMap(({ title, content, actionSteps, sayIt }) => [
      ...(sayIt == null ? [] : [sayIt]),
      title,
      ...content.split(/(?<=\.) /),
      ...parseActionSteps(actionSteps),
    ]);
    const seen = new Set<string>();
    expect(texts.filter((text) => seen.size === seen.add(text).size)).toEqual([]);
  });

  it('have something to say if a step asks the reader to say or send something', () => {
    const asks = /\b(say|ask|tell|send|offer|propose|thank|greet|share)\b/i;
    const silent = COACHING_CATALOG.filter(({ sayIt }) => sayIt === undefined);
    expect(silent.filter(({ actionSteps }) => asks.test(actionSteps)).map(({ id }) => id)).toEqual(
      [],
    );
  });
});

describe.each(COACHING_CATALOG)('the card $id', ({ title, content, actionSteps, sayIt }) => {
  const steps = parseActionSteps(actionSteps);

  it('has a short title, two sentences that start with what the user brings, and three steps', () => {
    expect(title).toMatch(/^[A-Z][^.!?]{10,44}$/);
    expect(content).toMatch(
      /^(You|Your|People|Pressure|Targets|Fairness|Company|An? )[^.!?]*\. [A-Z][^.!?]*\.$/,
    );
    expect(content.length).toBeLessThanOrEqual(160);
    expect(steps).toHaveLength(3);
    for (const step of steps) expect(step).toMatch(/^[A-Z][^.!?]{10,80}\.$/);
  });

  it('has at most 20 words to say, without a hedge', () => {
    if (sayIt == null) return;
    expect(sayIt).toMatch(/^[A-Z][^"“”]{15,110}[.?]$/);
    expect(sayIt.split(/\s+/).length).toBeLessThanOrEqual(20);
    expect(sayIt).not.toMatch(/\b(tends?|often|usually|may|maybe|perhaps|mostly|possibly)\b/);
  });

  it('describes no one by a lack, and uses no foreign name and no clinical term', () => {
    const text = [title, content, ...steps, sayIt ?? ''].join(' ');
    expect(text).not.toMatch(
      /\b(lack|fail|struggl|poor|bad at|unable|deficien|shortcoming|weakness|too (little|few)|(never|rarely) manage|you (can't|cannot|don't|do not))/i,
    );
    expect(text).not.toMatch(PROTECTED_NAMES);
    expect(text).not.toMatch(KNOWN_NICKNAMES);
    expect(text).not.toMatch(CLINICAL_WORDS);
    expect(text).not.toMatch(GROUP_WORDS);
  });
});
