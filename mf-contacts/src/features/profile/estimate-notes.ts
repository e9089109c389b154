import { type ContactSummary } from '@rapport/api-client';
import { quizNotes, workStyleAxes, type QuizNote, type WorkStyleLetter } from '@rapport/contracts';

/** A remark on how far the estimate about a contact can be trusted. */
type EstimateNote = Pick<QuizNote, 'icon' | 'text'>;

const FIRST_IMPRESSION: EstimateNote = {
  icon: 'blue',
  text: 'First impression: you have logged fewer than three interactions.',
};

/**
 * The notes of the stored result in the words of the quiz, as far as what is stored allows; empty
 * without a result.
 */
export function estimateNotes(contact: ContactSummary, firstImpression = false): EstimateNote[] {
  const { mbtiType, mbtiConfidence, enneagramType, enneagramConfidence } = contact;
  if (mbtiType === null) return [];
  const notes = quizNotes(
    { type: mbtiType, confidence: mbtiConfidence ?? 0, openLetters: openLetters(contact) },
    {
      type: enneagramType ?? 1,
      confidence: enneagramConfidence ?? 0,
      // An API of the version before sends neither: then both are not known.
      coLeaders: contact.enneagramCoLeaders ?? null,
      secondaryTypes: contact.enneagramSecondaryTypes,
      openReason: contact.enneagramOpenReason ?? null,
    },
  ).filter(({ code }) => {
    if (code === 'ws_ambiguous') return true;
    // An earlier result without its answers claims nothing about them.
    if (code === 'ws_strong' || code === 'ws_consistent') {
      return mbtiConfidence !== null && contact.mbtiOpenReasons != null;
    }
    if (code.startsWith('ws_')) return mbtiConfidence !== null;
    if (enneagramType === null) return false;
    if (code === 'mo_secondary' || code === 'mo_tie') return true;
    return enneagramConfidence !== null && contact.enneagramCoLeaders != null;
  });
  return [
    ...(firstImpression ? [FIRST_IMPRESSION] : []),
    ...notes.map(({ icon, text }) => ({ icon, text })),
  ];
}

/** Where the reason is not known, the note only says that a letter is not settled. */
function openLetters({ mbtiType, mbtiAmbiguousLetters, mbtiOpenReasons }: ContactSummary) {
  const contested = (letter: WorkStyleLetter) => {
    const reason = mbtiOpenReasons?.[letter];
    return reason === undefined ? null : reason === 'contradicting';
  };
  return workStyleAxes(mbtiType, mbtiAmbiguousLetters)
    .filter(({ open }) => open)
    .map(({ dimension, low, high, chosen }) => {
      const { letter } = chosen === 'low' ? low : high;
      return { dimension, letter, contested: contested(letter) };
    });
}
