import {
  SELF_ASSESSMENT_DIMENSIONS,
  type SelfAssessmentBank,
  type SelfAssessmentDimension,
  type SelfAssessmentQuestion,
} from './dimensions.ts';

/** A question as written: the options for the high and for the low end of its dimension. */
interface Draft {
  question: string;
  high: string;
  low: string;
}

type ThreeDrafts = readonly [Draft, Draft, Draft];

interface Scores {
  high: number;
  low: number;
}

const FIRST_LEVEL_SCORES: Scores = { high: 75, low: 25 };

/** The first facet says most about its dimension. Three answers that agree reach the high or the low band. */
const FIRST_FACET_SCORES: Scores = { high: 85, low: 20 };
const SECOND_FACET_SCORES: Scores = { high: 80, low: 25 };
const THIRD_FACET_SCORES: Scores = { high: 70, low: 35 };

/**
 * A first-level question with its three follow-ups. `highIs` is the option of the first-level question for the high
 * end; the follow-ups alternate, so that no position stands for "more".
 */
function family(
  dimension: SelfAssessmentDimension,
  highIs: 'A' | 'B',
  parent: Draft,
  [first, second, third]: ThreeDrafts,
): SelfAssessmentQuestion[] {
  const { category } = SELF_ASSESSMENT_DIMENSIONS[dimension];
  const id = dimension.replaceAll('_', '-');
  const content = ({ question, high, low }: Draft, scores: Scores, highComesFirst: boolean) => {
    const highOption = { text: high, score: scores.high };
    const lowOption = { text: low, score: scores.low };
    return {
      category,
      dimension,
      question,
      optionA: highComesFirst ? highOption : lowOption,
      optionB: highComesFirst ? lowOption : highOption,
    };
  };
  const highFirst = highIs === 'A';
  const followUp = (n: number, draft: Draft, scores: Scores): SelfAssessmentQuestion => ({
    id: `${id}-f${n}`,
    level: 'L2',
    parentQuestionId: id,
    ...content(draft, scores, n === 2 ? !highFirst : highFirst),
  });
  return [
    { id, level: 'L1', ...content(parent, FIRST_LEVEL_SCORES, highFirst) },
    followUp(1, first, FIRST_FACET_SCORES),
    followUp(2, second, SECOND_FACET_SCORES),
    followUp(3, third, THIRD_FACET_SCORES),
  ];
}

const PERSONALITY = [
  ...family(
    'openness',
    'A',
    {
      question: 'When a familiar task comes around again I usually...',
      high: 'look for a new way to do it',
      low: 'use the way that worked last time',
    },
    [
      {
        question: 'When I read for work I mostly choose...',
        high: 'something that opens up a new idea',
        low: 'something I can use the same day',
      },
      {
        question: 'When I lay out my week I usually...',
        high: 'mix many different kinds of task',
        low: 'keep to tasks of a kind that I know well',
      },
      {
        question: 'When I make a slide or a document I usually...',
        high: 'take time over how it looks',
        low: 'keep it plain and get to the point',
      },
    ],
  ),
  ...family(
    'conscientiousness',
    'B',
    {
      question: 'My working week mostly...',
      high: 'follows a plan I set at the start',
      low: 'takes shape as things come in',
    },
    [
      {
        question: 'When I put something away it goes...',
        high: 'back to its own place',
        low: 'wherever there is room',
      },
      {
        question: 'When a task turns dull I usually...',
        high: 'stay with it until it is done',
        low: 'switch and come back later',
      },
      {
        question: 'When a document is ready to send I usually...',
        high: 'read it through once more',
        low: 'send it and fix what comes up',
      },
    ],
  ),
  ...family(
    'extraversion',
    'A',
    {
      question: 'In a room of new colleagues I usually...',
      high: 'start conversations myself',
      low: 'let others come to me first',
    },
    [
      {
        question: 'In a free half hour at work I usually...',
        high: 'look for someone to talk to',
        low: 'enjoy the time to myself',
      },
      {
        question: 'When a group has to choose I mostly...',
        high: 'say early which way I would go',
        low: 'hear everyone and then add my view',
      },
      {
        question: 'When I work with others my manner is mostly...',
        high: 'lively and quick to talk',
        low: 'calm and careful with words',
      },
    ],
  ),
  ...family(
    'agreeableness',
    'A',
    {
      question: 'When a colleague asks for a favor I mostly...',
      high: 'say yes and make room for it',
      low: 'check first whether I have the time',
    },
    [
      {
        question: 'When someone I have just met promises something I usually...',
        high: 'count on it from the start',
        low: 'see first how they keep it',
      },
      {
        question: 'When I have something hard to say I usually...',
        high: 'wrap it in gentle words',
        low: 'say it in clear, direct words',
      },
      {
        question: 'When a colleague and I disagree on a plan I mostly...',
        high: 'look for a version we both accept',
        low: 'make the case for the one I find better',
      },
    ],
  ),
  ...family(
    'neuroticism',
    'A',
    {
      question: 'After a tense meeting I usually...',
      high: 'turn it over in my mind for a while',
      low: 'leave it behind once it ends',
    },
    [
      {
        question: 'Before an important talk I usually...',
        high: 'go over everything that could go wrong',
        low: 'trust that it will work out',
      },
      {
        question: 'When I am interrupted several times in a row I mostly...',
        high: 'notice my patience wearing thin',
        low: 'take it as part of the day',
      },
      {
        question: 'After a hectic day I am usually back at ease...',
        high: 'when I have had some time to wind down',
        low: 'as soon as I leave my desk',
      },
    ],
  ),
  ...family(
    'honesty_humility',
    'B',
    {
      question: 'When something I worked on is praised I mostly...',
      high: 'point to the others who had a part',
      low: 'say what my own part was',
    },
    [
      {
        question: "When I need someone's support I usually...",
        high: 'say plainly what I hope to get',
        low: 'find the words that will win them over',
      },
      {
        question: 'When a rule leaves some room in my favor I usually...',
        high: 'check what it means for everyone else',
        low: 'make good use of that room',
      },
      {
        question: 'When I introduce myself I mostly...',
        high: 'keep it short and let my work speak later',
        low: 'mention what I have achieved so far',
      },
    ],
  ),
];

const ENERGY = [
  ...family(
    'positive_affect',
    'A',
    {
      question: 'In a usual working month most of my days...',
      high: 'begin with a burst of energy',
      low: 'pick up speed bit by bit',
    },
    [
      {
        question: "In meetings about other people's projects I usually...",
        high: 'get drawn in and ask for more',
        low: 'listen for the points that concern me',
      },
      {
        question: 'When good news comes in I mostly...',
        high: 'share my excitement with everyone around',
        low: 'take it in quietly and carry on',
      },
      {
        question: 'In an ordinary hour of work I often...',
        high: 'pause to enjoy something small',
        low: 'keep my mind on the task itself',
      },
    ],
  ),
  ...family(
    'negative_affect',
    'B',
    {
      question: 'When several deadlines meet I usually...',
      high: 'stay on edge until the last one is met',
      low: 'deal with them one by one',
    },
    [
      {
        question: 'On the evening before a busy day I mostly...',
        high: 'go through the day in my head',
        low: 'keep my mind on the evening',
      },
      {
        question: 'When something keeps being held up I usually...',
        high: 'get impatient and push for an answer',
        low: 'turn to other things until it moves',
      },
      {
        question: 'When I look back on a finished piece of work I mostly see...',
        high: 'what I could still do better',
        low: 'what has turned out well',
      },
    ],
  ),
];

const STRENGTHS = [
  ...family(
    'wisdom',
    'B',
    {
      question: 'When a hard question comes up I usually...',
      high: 'look at it from several sides first',
      low: 'go with what experience tells me',
    },
    [
      {
        question: 'When I meet a subject that is new to me I usually...',
        high: 'dig into it for its own sake',
        low: 'learn what I need and move on',
      },
      {
        question: 'When I hear a convincing argument I mostly...',
        high: 'look for what speaks against it',
        low: 'build on it and take the next step',
      },
      {
        question: 'When a colleague asks for my advice I usually...',
        high: 'help them see the wider picture',
        low: 'help them with the next step',
      },
    ],
  ),
  ...family(
    'courage',
    'A',
    {
      question: 'When I see a problem that others pass over I usually...',
      high: 'bring it up in front of the group',
      low: 'wait for a good moment to mention it',
    },
    [
      {
        question: "When my view differs from everyone else's I usually...",
        high: 'state it in the meeting',
        low: 'raise it later with one person',
      },
      {
        question: 'When my project meets strong resistance I mostly...',
        high: 'keep going and look for a way through',
        low: 'put my effort where it is more welcome',
      },
      {
        question: "When I am asked about a colleague's weak draft I usually...",
        high: 'say plainly where it is weak',
        low: 'speak about its best parts first',
      },
    ],
  ),
  ...family(
    'love',
    'B',
    {
      question: 'With the people I work with I mostly...',
      high: 'share what goes on in our lives',
      low: 'keep to the work in a friendly tone',
    },
    [
      {
        question: 'Over time at a workplace I usually...',
        high: 'become close with a few people',
        low: 'stay on good terms with everyone',
      },
      {
        question: 'When a colleague has a hard week I usually...',
        high: 'do something small to cheer them up',
        low: 'give them room to handle it their way',
      },
      {
        question: 'When someone gives a short answer I mostly...',
        high: 'ask how they are doing',
        low: 'take the answer as it is',
      },
    ],
  ),
];

const WORKPLACE_STYLE = [
  ...family(
    'adjustment',
    'A',
    {
      question: 'When plans fall apart around me I usually...',
      high: 'keep steady and pick the next step',
      low: 'let off steam and then start again',
    },
    [
      {
        question: 'In a heated discussion my voice mostly...',
        high: 'stays about the same',
        low: 'rises with what I care about',
      },
      {
        question: 'When my work is criticized I usually...',
        high: 'use it the same day',
        low: 'let it sink in for several days',
      },
      {
        question: 'When I have let someone down I usually...',
        high: 'make up for it and let it rest',
        low: 'keep it in mind for a long time',
      },
    ],
  ),
  ...family(
    'ambition',
    'B',
    {
      question: 'When I think about the months ahead I mostly...',
      high: 'set myself a higher goal',
      low: 'look for a good steady balance',
    },
    [
      {
        question: 'When a task is looking for an owner I usually...',
        high: 'take it on at once',
        low: 'see first whom it suits best',
      },
      {
        question: 'When results are compared I usually...',
        high: 'aim for first place',
        low: 'aim for a good result for the whole team',
      },
      {
        question: 'In a new group I mostly end up...',
        high: 'giving direction to the work',
        low: 'supporting the one who leads',
      },
    ],
  ),
  ...family(
    'sociability',
    'B',
    {
      question: 'I get most done on days that I spend...',
      high: 'among people with talk all around',
      low: 'by myself with time to focus',
    },
    [
      {
        question: 'For a lunch break I usually choose...',
        high: 'a full table with colleagues',
        low: 'a quiet spot of my own',
      },
      {
        question: 'When my team presents its work I usually...',
        high: 'offer to stand in front',
        low: 'help from behind the scenes',
      },
      {
        question: 'Before a meeting starts I mostly...',
        high: 'chat about this and that',
        low: 'go through my notes in peace',
      },
    ],
  ),
];

/**
 * The self-assessment: 14 first-level questions with 3 follow-ups each, 56 in all. Questions are about a typical
 * working month. A question ID never changes its meaning.
 */
export const SELF_ASSESSMENT_BANK: SelfAssessmentBank = [
  ...PERSONALITY,
  ...ENERGY,
  ...STRENGTHS,
  ...WORKPLACE_STYLE,
];
