import { type PairTexts } from '../../domain/library.ts';

/** What to write, and how they put things. */
export const EI_SN = {
  ES: {
    tip: {
      kind: 'write',
      text: '"We\'re 12 chairs short for Saturday. Two shops have them, at $3 and $4. Which one do I call?"',
      strength: 2,
      situation: 'writing',
      channel: 'message',
      advice: ['details first'],
    },
    statement: {
      field: 'communicationStyle',
      text: 'They tell you what happened, blow by blow, and ask what you saw.',
    },
  },
  EN: {
    tip: {
      kind: 'write',
      text: '"Wild thought: what if clients ran the workshop? I\'ll call at four to hear what you make of it."',
      strength: 2,
      situation: 'writing',
      channel: 'message',
      advice: ['idea first', 'call'],
    },
    statement: {
      field: 'communicationStyle',
      text: 'They jump from one idea to the next while they talk.',
    },
  },
  IS: {
    tip: {
      kind: 'write',
      text: '"The parts list is below, with prices. Two lines are marked. Would you check those by Thursday?"',
      strength: 2,
      situation: 'writing',
      channel: 'message',
      advice: ['details first', 'give time', 'write'],
    },
    statement: {
      field: 'communicationStyle',
      text: 'They write short, exact messages and leave nothing out.',
    },
  },
  IN: {
    tip: {
      kind: 'write',
      text: '"I think demand follows the weather. Two charts attached. Where does that fail?"',
      strength: 2,
      situation: 'writing',
      channel: 'message',
      advice: ['idea first', 'write'],
    },
    statement: {
      field: 'communicationStyle',
      text: 'They say little until the picture is whole, then a lot.',
    },
  },
} satisfies Record<string, PairTexts>;
