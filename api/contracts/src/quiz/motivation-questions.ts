import { type MotivationType } from '../types.ts';
import { type MotivationQuestion, UNSURE } from './quiz-types.ts';

/** A question as written: the stem, then options A and B with their types. */
interface Draft {
  text: string;
  a: readonly [MotivationType, string];
  b: readonly [MotivationType, string];
}

type FiveDrafts = readonly [Draft, Draft, Draft, Draft, Draft];

/**
 * A first-level question with its five follow-ups. Follow-ups contrast types of different families, so that all
 * nine types can win and a clearly observed type can keep collecting points.
 */
function family(id: string, parent: Draft, followUps: FiveDrafts): MotivationQuestion[] {
  const content = ({ text, a, b }: Draft) => ({
    text,
    category: 'motivation' as const,
    optionA: { text: a[1], value: a[0] },
    optionB: { text: b[1], value: b[0] },
    unsure: UNSURE,
  });
  return [
    { id, level: 'L1', ...content(parent) },
    ...followUps.map((draft, index): MotivationQuestion => ({
      id: `${id}-f${index + 1}`,
      level: 'L2',
      parentQuestionId: id,
      ...content(draft),
    })),
  ];
}

const STANDARD_OR_HELP = family(
  'motivation-1',
  {
    text: 'They talk with most pride about...',
    a: [1, 'work done to a high standard'],
    b: [2, 'people they helped'],
  },
  [
    {
      text: 'Before they email you a piece of work they usually...',
      a: [1, 'polish it until it meets a high standard'],
      b: [6, 'make sure there is a backup ready'],
    },
    {
      text: 'When they email you about a project they write most about...',
      a: [3, 'the part where success shows most'],
      b: [2, 'the part where others need a hand'],
    },
    {
      text: 'On the first call of a project they usually...',
      a: [5, 'ask until they understand it well'],
      b: [8, 'take the lead and set it in motion'],
    },
    {
      text: 'When you face a deadline they...',
      a: [9, 'leave you in peace'],
      b: [2, 'offer to take something over'],
    },
    {
      text: 'When you explain a new task by phone they mostly ask...',
      a: [1, 'how to do each step the proper way'],
      b: [5, 'how it all fits together'],
    },
  ],
);

const GOAL_OR_NEW_START = family(
  'motivation-2',
  {
    text: 'Early in a project they talk most about...',
    a: [3, 'the target others will see'],
    b: [7, 'what will be new and fun'],
  },
  [
    {
      text: 'When they write something for you they usually...',
      a: [4, 'give it a style of their own'],
      b: [2, 'shape it to what you like'],
    },
    {
      text: 'When you email them an idea that breaks a rule they usually...',
      a: [7, 'try the idea and see how it goes'],
      b: [1, 'keep the rule and suggest a better one'],
    },
    {
      text: 'When a call brings good news on a project they usually...',
      a: [3, 'push on toward an even better result'],
      b: [9, 'keep to a pace that is comfortable for everyone'],
    },
    {
      text: 'Before a call they...',
      a: [4, 'go deep into one topic'],
      b: [7, 'move lightly between topics'],
    },
    {
      text: 'When they lead a project with you they make sure that...',
      a: [8, 'the key decisions stay in their hands'],
      b: [3, 'its success is seen by others'],
    },
  ],
);

const CONFRONT_OR_CALM = family(
  'stress-1',
  {
    text: 'When pressure rises they usually...',
    a: [8, 'take charge and confront the problem'],
    b: [9, 'calm things down and avoid open friction'],
  },
  [
    {
      text: 'When you email them that a plan fell through they usually...',
      a: [8, 'face what went wrong and deal with it directly'],
      b: [7, 'come up with a new plan and move on'],
    },
    {
      text: 'When a call turns tense they usually...',
      a: [9, 'go quiet until things settle'],
      b: [7, 'turn to another topic'],
    },
    {
      text: 'When you need a quick decision by phone they usually...',
      a: [6, 'check what could go wrong and prepare for it'],
      b: [8, 'decide on the spot and act'],
    },
    {
      text: 'Given bad news they...',
      a: [4, 'say how it affects them'],
      b: [9, 'keep an even voice'],
    },
    {
      text: 'When you email them an urgent problem they usually...',
      a: [5, 'take a while to think it over'],
      b: [6, 'ask someone they trust for a second opinion'],
    },
  ],
);

/** The three motivation questions with their follow-ups, in the order asked. */
export const MOTIVATION_BANK: readonly MotivationQuestion[] = [
  ...STANDARD_OR_HELP,
  ...GOAL_OR_NEW_START,
  ...CONFRONT_OR_CALM,
];
