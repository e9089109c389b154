import { type MotivationType } from '../types.ts';
import { type MotivationQuestion, UNSURE } from './quiz-types.ts';

/** One question as it is written: the stem, then option A and option B with the type each stands for. */
interface Draft {
  text: string;
  a: readonly [MotivationType, string];
  b: readonly [MotivationType, string];
}

type FiveDrafts = readonly [Draft, Draft, Draft, Draft, Draft];

/**
 * A first-level question with its five follow-ups. Follow-ups contrast types of different families,
 * so that all nine types can win and a type the observer is sure of can keep collecting points.
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
    text: 'They seem most satisfied when...',
    a: [1, 'the work is done right and to a high standard'],
    b: [2, 'someone has been helped and appreciates it'],
  },
  [
    {
      text: 'Before they hand over a piece of work they usually...',
      a: [1, 'polish it until it meets a high standard'],
      b: [6, 'make sure there is a backup ready'],
    },
    {
      text: 'In a shared project they put most effort into...',
      a: [3, 'the part where success shows most'],
      b: [2, 'the part where others need a hand'],
    },
    {
      text: 'When a new project begins they usually...',
      a: [5, 'read and ask until they understand it well'],
      b: [8, 'take the lead and set it in motion'],
    },
    {
      text: 'When a colleague is busy with a hard task they tend to...',
      a: [9, 'leave them in peace to get on with it'],
      b: [2, 'step in and offer to help'],
    },
    {
      text: 'When a task is new to them they take extra time to...',
      a: [1, 'do each step the proper way'],
      b: [5, 'find out how it all fits together'],
    },
  ],
);

const GOAL_OR_NEW_START = family(
  'motivation-2',
  {
    text: 'They get most energy from...',
    a: [3, 'reaching a target that others can see'],
    b: [7, 'starting something new and enjoyable'],
  },
  [
    {
      text: 'When they prepare something for another person they usually...',
      a: [4, 'give it a style of their own'],
      b: [2, 'shape it to what the other person likes'],
    },
    {
      text: 'When a rule stands in the way of a fresh idea they tend to...',
      a: [7, 'try the idea and see how it goes'],
      b: [1, 'keep the rule and suggest a better one'],
    },
    {
      text: 'When a project is going well they usually...',
      a: [3, 'push on towards an even better result'],
      b: [9, 'keep to a pace that is comfortable for everyone'],
    },
    {
      text: 'In a conversation over lunch they tend to...',
      a: [4, 'go deep into one topic that matters to them'],
      b: [7, 'keep it light and move from topic to topic'],
    },
    {
      text: 'When they lead a project they make sure that...',
      a: [8, 'the key decisions stay in their hands'],
      b: [3, 'its success is seen by others'],
    },
  ],
);

const CONFRONT_OR_CALM = family(
  'stress-1',
  {
    text: 'When pressure rises they tend to...',
    a: [8, 'take charge and confront the problem'],
    b: [9, 'calm things down and avoid open friction'],
  },
  [
    {
      text: 'When a plan falls through they usually...',
      a: [8, 'face what went wrong and deal with it directly'],
      b: [7, 'come up with a new plan and move on'],
    },
    {
      text: 'When a conversation turns tense they tend to...',
      a: [9, 'go quiet until things settle'],
      b: [7, 'get busy with something else'],
    },
    {
      text: 'When a decision has to be made quickly they usually...',
      a: [6, 'check what could go wrong and prepare for it'],
      b: [8, 'decide on the spot and act'],
    },
    {
      text: 'After bad news at work they tend to...',
      a: [4, 'show openly how it affects them'],
      b: [9, 'stay even and keep their voice calm'],
    },
    {
      text: 'When they are stuck on an urgent problem they usually...',
      a: [5, 'step away for a while to think it over'],
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
