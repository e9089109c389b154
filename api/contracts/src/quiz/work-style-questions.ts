import { DIMENSION_LETTERS, type WorkStyleDimension } from '../types.ts';
import { UNSURE, type WorkStyleQuestion } from './quiz-types.ts';

/** A question as written: the options for the first and for the second letter of the pair. */
interface Draft {
  text: string;
  first: string;
  second: string;
}

type FiveDrafts = readonly [Draft, Draft, Draft, Draft, Draft];

/** A first-level question with its five follow-ups. Every second follow-up lists the second letter first. */
function family(
  id: string,
  dimension: WorkStyleDimension,
  parent: Draft,
  followUps: FiveDrafts,
): WorkStyleQuestion[] {
  const [x, y] = DIMENSION_LETTERS[dimension];
  const common = { category: 'work_style', dimension, unsure: UNSURE } as const;
  const options = ({ first, second }: Draft, reversed: boolean) => {
    const forX = { text: first, value: x };
    const forY = { text: second, value: y };
    return reversed ? { optionA: forY, optionB: forX } : { optionA: forX, optionB: forY };
  };
  return [
    { id, level: 'L1', text: parent.text, ...common, ...options(parent, false) },
    ...followUps.map((draft, index): WorkStyleQuestion => ({
      id: `${id}-f${index + 1}`,
      level: 'L2',
      parentQuestionId: id,
      text: draft.text,
      ...common,
      ...options(draft, index % 2 === 1),
    })),
  ];
}

const OUTWARD_INWARD = family(
  'workstyle-ei',
  'EI',
  {
    text: 'In a group discussion they usually...',
    first: 'speak early and shape their view while talking',
    second: 'listen first and speak once their view is formed',
  },
  [
    {
      text: 'When a long call ends they usually...',
      first: 'stay on and chat',
      second: 'sign off and follow up in writing',
    },
    {
      text: 'Asked a hard question they mostly...',
      first: 'think aloud until they have one',
      second: 'come back later with an answer',
    },
    {
      text: 'In mail and calls they usually...',
      first: 'bring in many people',
      second: 'keep to two or three',
    },
    {
      text: 'In a group chat they usually...',
      first: 'reply at once in a few short messages',
      second: 'reply a little later in one full message',
    },
    {
      text: 'To sort something out they...',
      first: 'pick up the phone',
      second: 'write a message',
    },
  ],
);

const CONCRETE_CONCEPTUAL = family(
  'workstyle-sn',
  'SN',
  {
    text: 'When a new topic comes up they ask first about...',
    first: 'facts, steps and examples',
    second: 'the idea behind it and where it could lead',
  },
  [
    {
      text: 'They begin to explain with...',
      first: 'a recent example',
      second: 'the main idea',
    },
    {
      text: 'When you email them a report they turn first to...',
      first: 'a figure or detail they can check',
      second: 'the overall pattern and what it suggests',
    },
    {
      text: 'On a second project they usually...',
      first: 'repeat what worked before',
      second: 'suggest a new way',
    },
    {
      text: 'When you email them about a new tool they mostly ask...',
      first: 'how it helps with the task at hand',
      second: 'what it could make possible later',
    },
    {
      text: 'They describe a finished project...',
      first: 'step by step',
      second: 'in images and comparisons',
    },
  ],
);

const LOGIC_VALUES = family(
  'workstyle-tf',
  'TF',
  {
    text: 'When they explain a decision they mostly point to...',
    first: 'logic, numbers and consistency',
    second: 'people, values and effects on others',
  },
  [
    {
      text: 'When you email them two offers they mostly ask...',
      first: 'which one does better on clear measures',
      second: 'which one they can trust and work with',
    },
    {
      text: 'After a mistake on your side they first ask...',
      first: 'how it came about',
      second: 'how the people are doing',
    },
    {
      text: 'In comments on your draft they usually begin with...',
      first: 'the points that need more work',
      second: 'the points that went well',
    },
    {
      text: 'When a call turns into a long debate they try to end it with...',
      first: 'a test or a figure that settles it',
      second: 'a solution that everyone can live with',
    },
    {
      text: 'When two sides clash on a call they mostly stand up for...',
      first: 'a rule that treats everyone alike',
      second: 'the person who has most at stake',
    },
  ],
);

const PLANNED_FLEXIBLE = family(
  'workstyle-jp',
  'JP',
  {
    text: 'With a deadline two weeks away they usually...',
    first: 'set out a plan and work through it',
    second: 'keep options open and adapt on the way',
  },
  [
    {
      text: 'To set up a meeting they usually...',
      first: 'name a day and time',
      second: 'name a week and settle later',
    },
    {
      text: 'When you email them a late change they usually...',
      first: 'rework the plan and share the new version',
      second: 'go along with it and see what it brings',
    },
    {
      text: 'When you email them a new task they usually...',
      first: 'list the steps and then begin',
      second: 'begin with one part and find the steps along the way',
    },
    {
      text: 'When several options come up on a call they usually...',
      first: 'settle on one early and move on',
      second: 'look for more options while there is time',
    },
    {
      text: 'Their calls with you usually...',
      first: 'follow an agenda',
      second: 'go where the talk leads',
    },
  ],
);

/** The four work-style questions with their follow-ups, in the order of the letters of a type. */
export const WORK_STYLE_BANK: readonly WorkStyleQuestion[] = [
  ...OUTWARD_INWARD,
  ...CONCRETE_CONCEPTUAL,
  ...LOGIC_VALUES,
  ...PLANNED_FLEXIBLE,
];
