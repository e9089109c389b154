import { type Guidance } from '@rapport/api-client';
import { MATTER_KINDS } from '@rapport/contracts';

/** The briefing about the person of `makeGuidance`. */
export function makeBriefing(): Guidance['briefing'] {
  return {
    states: ['ready'],
    lines: [
      {
        part: 'open_with',
        text: 'Ask what matters most to them, then listen.',
        words: anyWords(
          "I'd like to understand what matters most to you about {matter}.",
          "Before I say anything, I'd like to understand what matters most to you here.",
        ),
        pattern: null,
        tipId: 'IF.say_first',
      },
      {
        part: 'do',
        text: 'Send your question the day before.',
        words: anyWords(
          "I'd like to {wish} when we meet about {matter}. I'm telling you now to leave you time.",
          "I'd like to {wish} when we meet. I'm telling you now to leave you time.",
        ),
        pattern: null,
        tipId: 'I.do',
      },
      {
        part: 'do',
        text: 'Say who gains before you name the cost.',
        words: anyWords(
          'I want to make sure {gain}. It takes {cost}. Does that feel right to you?',
          null,
        ),
        pattern: null,
        tipId: 'F.do',
      },
      {
        part: 'avoid',
        text: "Don't open with figures; open with a person.",
        words: null,
        pattern: null,
        tipId: 'F.avoid',
      },
      {
        part: 'if_tense',
        text: 'Talk in private; end with one written agreement.',
        words: anyWords(
          'Could we settle {matter} in private, just you and me, and write down what we agree?',
          'Could we settle this in private, just you and me, and write down what we agree?',
        ),
        pattern: null,
        tipId: 'FJ.disagree',
      },
      {
        part: 'still_open',
        text: 'Concrete or conceptual: give one example, then the idea.',
        words: anyWords("Let me give you an example. {fact}. That's why I think {claim}.", null),
        pattern: null,
        tipId: 'N.do',
      },
      {
        part: 'still_open',
        text: 'If helping leads, thank them; if results lead, name one; if calm leads, leave time.',
        words: null,
        pattern: null,
        tipId: null,
      },
      {
        part: 'watch_for',
        text: 'Do they explain by example or by idea?',
        words: null,
        pattern: null,
        tipId: null,
      },
      {
        part: 'how_sure',
        text: 'One answer each for I, F, J; the rest open. An estimate, not a fact.',
        words: null,
        pattern: null,
        tipId: null,
      },
    ],
  };
}

/** Words that fit any matter. */
export function anyWords(pattern: string, bare: string | null = null) {
  return { pattern, bare, fits: [...MATTER_KINDS] };
}
