import { type ContactSummary } from '@rapport/api-client';
import { quizNotes, workStyleAxes, type QuizNote, type WorkStyleLetter } from '@rapport/contracts';

/** A note on how reliable the estimate about a contact is. */
type EstimateNote = Pick<QuizNote, 'icon' | 'text'>;

const FIRST_IMPRESSION: EstimateNote = {
  icon: 'blue',
  text: 'First impression: you have logged fewer than three interactions.',
};

/** The quiz's notes about the stored result, as far as the stored data allows; empty without a result. */
export function estimateNotes(contact: ContactSummary, firstImpression = false): EstimateNote[] {
  const { mbtiType, mbtiConfidence, enneagramType, enneagramConfidence } = contact;
  if (mbtiType === null) return [];
  const notes = quizNotes(
    { type: mbtiType, confidence: mbtiConfidence ?? 0, openLetters: openLetters(contact) },
    {
      type: enneagramType ?? 1,
      confidence: enneagramConfidence ?? 0,
      // The API's previous release sends neither, so both are unknown.
      coLeaders: contact.enneagramCoLeaders ?? null,
      secondaryTypes: contact.enneagramSecondaryTypes,
      openReason: contact.enneagramOpenReason ?? null,
    },
  ).filter(({ code }) => {
    if (code === 'ws_ambiguous') return true;
    // For an earlier result without its answers, these notes can't be verified.
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

/** If the reason is unknown, the note only says that a letter isn't settled. */
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
