import { type StyleTexts } from '../../domain/library.ts';

export const INFJ = {
  tips: {
    do: {
      text: 'Ask what they read between the lines.',
      pattern: "What hasn't been said yet about {matter}, as you see it?",
      bare: "What hasn't been said yet, as you see it?",
      strength: 2,
      situation: 'meeting',
      advice: ['people first'],
    },
    disagree: {
      text: 'Lay out both sides fairly before you argue yours.',
      pattern:
        "Let me be fair to both sides. You may say that {worry}. I'd say that {claim}. Did I get yours right?",
      fits: ['work', 'setback', 'one_to_one'],
      strength: 3,
      situation: 'conflict',
      channel: 'message',
      advice: ['write', 'keep it calm'],
    },
    feedback: {
      text: 'Say which hunch of theirs came true; ask for the next one sooner.',
      strength: 2,
      situation: 'meeting',
    },
    pressure: {
      text: 'Offer to move your meeting and say what still counts.',
      pattern:
        "We can move our meeting about {matter} if that helps. Only one thing counts for me. I'd like to {wish}.",
      bare: "We can move our meeting if that helps. Only one thing counts for me. I'd like to {wish}.",
      strength: 2,
      situation: 'conflict',
      advice: ['give time'],
    },
  },
  statements: {
    workApproach: "They settle what it's for, then plan every step.",
    relationshipStyle: 'They meet you one on one and recall what you said.',
    communicationStyle: 'They hold back, then say what no one had named.',
    collaborationPreference: 'They steer from the side and let others speak for the group.',
  },
  trigger: 'kind words that hide a deal',
} satisfies StyleTexts;
