import { type AxisTexts } from '../../domain/library.ts';

export const TF = {
  sides: {
    T: {
      tips: {
        do: {
          text: 'Give the reason and the number, then the request.',
          example: '"Returns fell by a third. Keep the new box?"',
          strength: 3,
          situation: 'meeting',
          advice: ['facts first'],
        },
        avoid: {
          text: "Don't pad bad news; say it in one line.",
          example: '"We lost the Miller order."',
          strength: 3,
          situation: 'meeting',
          advice: ['facts first'],
        },
        say_first: {
          text: '"The short version: costs are up nine percent, and I know why."',
          strength: 2,
          situation: 'meeting',
          advice: ['facts first'],
        },
        write: {
          text: '"Two offers, one table, my reason underneath. Which line is wrong?"',
          strength: 2,
          situation: 'writing',
          channel: 'message',
          advice: ['facts first'],
        },
        decision: {
          text: 'Agree on the measure first, then let it decide.',
          example: '"Cheapest over three years wins. Agreed?"',
          strength: 3,
          situation: 'meeting',
          advice: ['facts first'],
        },
        disagree: {
          text: 'Set your reason against theirs, one by one.',
          example: '"You say speed. Here is what speed cost us."',
          strength: 3,
          situation: 'conflict',
          advice: ['facts first'],
        },
        feedback: {
          text: 'Start with what is wrong, then say why.',
          example: '"The total is off. Tax is in there twice."',
          strength: 3,
          situation: 'meeting',
          advice: ['facts first'],
        },
        pressure: {
          text: 'Sort what you know from what you guess.',
          example: '"Known: the truck is late. Guess: two hours."',
          strength: 2,
          situation: 'conflict',
          advice: ['facts first'],
        },
        keep_in_touch: {
          text: 'Send one figure that bears on their work.',
          example: '"New freight rates are out. Yours drop four percent."',
          strength: 2,
          situation: 'silence',
          channel: 'message',
        },
      },
      statements: { relationshipStyle: 'They trust people whose reasons hold up when checked.' },
      trigger: 'one rule applied two ways',
    },
    F: {
      tips: {
        do: {
          text: 'Say who gains before you name the cost.',
          example: '"Your support team asked for this. It takes two weeks."',
          strength: 3,
          situation: 'meeting',
          advice: ['people first'],
        },
        avoid: {
          text: "Don't open with figures; open with a person.",
          strength: 3,
          situation: 'meeting',
          advice: ['people first'],
        },
        say_first: {
          text: '"How did the move go for your crew? Let\'s start there."',
          strength: 2,
          situation: 'meeting',
          advice: ['people first'],
        },
        write: {
          text: '"Thank you for covering for Ana on Tuesday. The whole crew noticed. One small question about Friday is below."',
          strength: 2,
          situation: 'writing',
          channel: 'message',
          advice: ['people first'],
        },
        decision: {
          text: 'Ask who has to live with it before you choose.',
          example: '"Who works that shift? Let\'s ask them first."',
          strength: 3,
          situation: 'meeting',
          advice: ['people first'],
        },
        disagree: {
          text: 'Say what you value in their view, then where you differ.',
          example: '"You thought of the parents first. I worry about the bus."',
          strength: 3,
          situation: 'conflict',
          advice: ['people first', 'keep it calm'],
        },
        feedback: {
          text: 'Name who it helped, then one change.',
          example: '"Your overview saved us hours. Please cut page three."',
          strength: 3,
          situation: 'meeting',
          advice: ['people first'],
        },
        pressure: {
          text: 'Ask about them before you ask about the list.',
          example: '"How are you holding up? Never mind the list."',
          strength: 2,
          situation: 'conflict',
          advice: ['people first'],
        },
        keep_in_touch: {
          text: 'Ask about someone they helped.',
          example: '"How is the apprentice you took on?"',
          strength: 2,
          situation: 'silence',
          advice: ['people first'],
        },
      },
      statements: { relationshipStyle: 'They ask about the person before they ask about the job.' },
      trigger: 'a person treated as a number',
    },
  },
  eitherWay: {
    do: {
      text: 'Give one figure and say who feels it.',
      example: '"Nine days late. The night nurses covered it."',
      situation: 'meeting',
    },
    avoid: {
      text: "Don't argue from figures alone or from goodwill alone.",
      example: '"We save 5 percent, and nobody loses a shift."',
      situation: 'meeting',
    },
    say_first: {
      text: '"Two things before we start: what it costs, and who it helps."',
      situation: 'meeting',
    },
    write: {
      text: '"The move saves $400 a month. It adds ten minutes to Rosa\'s drive. Is that fair?"',
      situation: 'writing',
      channel: 'message',
    },
    decision: {
      text: 'Put the cost and the people on one page.',
      example: '"Left: the price. Right: who works with it."',
      situation: 'meeting',
    },
    disagree: {
      text: 'Say what you both want, then give your reason.',
      example: '"We both want the shop to last. The rent is why I\'d wait."',
      situation: 'conflict',
    },
    feedback: {
      text: 'Name what worked, one fault and who pays for it.',
      example: '"Clear plan. Two dates clash, so drivers wait."',
      situation: 'meeting',
    },
    pressure: {
      text: 'Ask what they know and what they need from you.',
      example: '"What do we know? What do you need from me?"',
      situation: 'conflict',
    },
    keep_in_touch: {
      text: 'Send a useful fact with a warm line.',
      example: '"The grant is open again. I thought of you."',
      situation: 'silence',
    },
  },
} satisfies AxisTexts<'T', 'F'>;
