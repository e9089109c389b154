import { DIMENSION_LETTERS, type WorkStyleDimension } from '../types.ts';
import { UNSURE, type WorkStyleQuestion } from './quiz-types.ts';

/** One question as it is written: what speaks for the first letter of the pair, what for the second. */
interface Draft {
  text: string;
  first: string;
  second: string;
}

type FiveDrafts = readonly [Draft, Draft, Draft, Draft, Draft];

/** A first-level question with its five follow-ups. Every second follow-up offers the second letter first. */
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
      text: 'After a long meeting they usually...',
      first: 'stay on and keep talking with the others',
      second: 'head off for a quiet stretch of work',
    },
    {
      text: 'To solve a hard problem they mostly...',
      first: 'talk it through with whoever is near',
      second: 'work on it alone and then share the result',
    },
    {
      text: 'At a work event they usually...',
      first: 'move around and talk with many people',
      second: 'spend the time with two or three people',
    },
    {
      text: 'In a group chat they usually...',
      first: 'reply at once in a few short messages',
      second: 'reply a little later in one full message',
    },
    {
      text: 'When something needs to be sorted out they tend to...',
      first: 'call or come over to talk',
      second: 'write a message or an e-mail',
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
      text: 'When they explain something to a newcomer they start with...',
      first: 'an example from daily work',
      second: 'the main idea behind it',
    },
    {
      text: 'When they are shown a new report they usually turn first to...',
      first: 'a figure or detail they can check',
      second: 'the overall pattern and what it suggests',
    },
    {
      text: 'When a familiar task comes up again they usually...',
      first: 'use the way that has worked before',
      second: 'try out a new way of doing it',
    },
    {
      text: 'When they are given a new tool they mostly ask...',
      first: 'how it helps with the task at hand',
      second: 'what it could make possible later',
    },
    {
      text: 'When they tell others about a day at work they mostly...',
      first: 'say plainly what happened, step by step',
      second: 'use images and comparisons to describe it',
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
      text: 'When they choose between two suppliers the reason they give is mostly...',
      first: 'which one does better on clear measures',
      second: 'which one they can trust and work with',
    },
    {
      text: 'When a colleague makes a mistake they first ask...',
      first: 'how it came about',
      second: 'how the colleague is doing',
    },
    {
      text: "When they comment on someone's work they usually begin with...",
      first: 'the points that need more work',
      second: 'the points that went well',
    },
    {
      text: 'When a debate goes on too long they try to end it with...',
      first: 'a test or a figure that settles it',
      second: 'a solution that everyone can live with',
    },
    {
      text: 'When two sides clash they mostly stand up for...',
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
      text: 'At the start of a week they usually...',
      first: 'have most days mapped out',
      second: 'keep most days open',
    },
    {
      text: 'When something changes at the last minute they usually...',
      first: 'rework the plan and share the new version',
      second: 'go along with it and see what it brings',
    },
    {
      text: 'When they get a new task they tend to...',
      first: 'list the steps and then begin',
      second: 'begin with one part and find the steps along the way',
    },
    {
      text: 'When there are several options to choose from they usually...',
      first: 'settle on one early and move on',
      second: 'look for more options while there is time',
    },
    {
      text: 'Their desk and calendar usually...',
      first: 'have a set place and time for things',
      second: 'leave room for whatever comes up',
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
