import { type PairTexts } from '../../domain/library.ts';

/** How to keep in touch, and how they work with others. */
export const EI_JP = {
  EJ: {
    tip: {
      kind: 'keep_in_touch',
      text: 'Call on the same day each month.',
      example: '"First Friday at nine, you and me?"',
      strength: 2,
      situation: 'silence',
      channel: 'call',
      advice: ['call', 'fix the date'],
    },
    statement: {
      field: 'collaborationPreference',
      text: 'They get the group around one table and set the pace.',
    },
  },
  EP: {
    tip: {
      kind: 'keep_in_touch',
      text: 'Call from where you are and suggest meeting now.',
      example: '"I\'m at the station until six. Coffee?"',
      strength: 2,
      situation: 'silence',
      channel: 'call',
      advice: ['call', 'leave the date open'],
    },
    statement: {
      field: 'collaborationPreference',
      text: 'They join whoever is at it and swap jobs halfway.',
    },
  },
  IJ: {
    tip: {
      kind: 'keep_in_touch',
      text: 'Send five lines on a fixed day.',
      example: '"First Monday of the month?"',
      strength: 2,
      situation: 'silence',
      channel: 'message',
      advice: ['write', 'fix the date'],
    },
    statement: {
      field: 'collaborationPreference',
      text: 'They like their own part, a date and quiet between.',
    },
  },
  IP: {
    tip: {
      kind: 'keep_in_touch',
      text: 'Send something worth reading; ask for nothing.',
      example: '"This made me think of your question."',
      strength: 2,
      situation: 'silence',
      channel: 'message',
      advice: ['write', 'leave the date open'],
    },
    statement: {
      field: 'collaborationPreference',
      text: "They go off alone and resurface when it's ready.",
    },
  },
} satisfies Record<string, PairTexts>;
