const TIPS = {
  'call-two-times': "Offer two times for a short call and say in one line what it's about.",
  'message-one-question': 'Write three lines and end with one question that is easy to answer.',
  'meeting-something-to-see':
    'Meet over something concrete: a draft, a sketch, or a place worth seeing together.',
  'reach-out-thread': 'Pick up where you left off: name the last topic and ask what came of it.',
  'repair-own-part': 'Begin with your own part in it, then ask how it looked from their side.',
  'repair-one-change': 'Agree on one small thing that will be different next time, and on a date.',
  'follow-up-promise':
    'Repeat in one line what was agreed, then deliver it or name the day it comes.',
  'deepen-introduction':
    'Introduce them to one person who works on a similar question; ask both of them first.',
  'deepen-thanks': 'Thank them for one specific thing, and say what it made possible.',
  'first-note': 'One line is enough: when you were in touch, how, and how it went.',
  'ask-for-channel': 'Ask how they like to be reached, and store only that.',
  'observe-EI':
    'Next time, notice whether a question gets an answer right away or after a pause to think.',
  'observe-SN':
    'When a topic is new to them, notice what they ask about first: an example, or the idea behind it.',
  'observe-TF':
    'When they explain a choice, notice what they name first: reasons and numbers, or people.',
  'observe-JP':
    'When a date moves, notice whether they fix the plan first or look at the options first.',
  'observe-motivation': 'Ask about a good week at work, and notice what they mention first.',
} as const;

/** The IDs that an action can have in `tipIds`. */
export type ContactTipId = keyof typeof TIPS;

/** Returns the sentence of a tip ID; null for an ID that's unknown to this version. */
export function contactTip(id: string): string | null {
  return isTipId(id) ? TIPS[id] : null;
}

function isTipId(id: string): id is ContactTipId {
  return Object.hasOwn(TIPS, id);
}
