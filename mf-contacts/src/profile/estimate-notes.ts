import {
  noteIcon,
  quizNotes,
  workStyleAxes,
  type ContactSummary,
  type QuizNote,
} from '@rapport/contracts';

/** A remark on how far the estimate about a contact can be trusted. */
export type EstimateNote = Pick<QuizNote, 'icon' | 'text'>;

/** The notes of the stored result in the words of the quiz, as far as what is stored allows; empty without a result. */
export function estimateNotes(contact: ContactSummary): EstimateNote[] {
  const { mbtiType, mbtiConfidence, enneagramType, enneagramConfidence } = contact;
  if (mbtiType === null) return [];
  const notes = quizNotes(
    { type: mbtiType, confidence: mbtiConfidence ?? 0, openLetters: openLetters(contact) },
    {
      type: enneagramType ?? 1,
      confidence: enneagramConfidence ?? 0,
      // Which types came out level is not stored.
      coLeaders: [],
      secondaryTypes: contact.enneagramSecondaryTypes,
    },
  ).filter(({ code }) => {
    if (code === 'ws_ambiguous') return true;
    if (code.startsWith('ws_')) return mbtiConfidence !== null;
    return enneagramType !== null && (code === 'mo_secondary' || enneagramConfidence !== null);
  });
  return withPossibleTie(notes).map(({ icon, text }) => ({ icon, text }));
}

/** Mixed answers with another type close behind may have been a tie: one note then says both. */
function withPossibleTie(notes: QuizNote[]): QuizNote[] {
  if (!notes.some(({ code }) => code === 'mo_mixed')) return notes;
  return notes.flatMap((note) => {
    if (note.code === 'mo_mixed') {
      return notes.some(({ code }) => code === 'mo_secondary') ? [] : [note];
    }
    if (note.code !== 'mo_secondary') return [note];
    const text = `The motivation type is less definitive: ${note.text}`;
    return [{ ...note, icon: noteIcon(text), text }];
  });
}

/** Why a letter stayed open is not stored, so that the note only says that it is not settled. */
function openLetters({ mbtiType, mbtiAmbiguousLetters }: ContactSummary) {
  return workStyleAxes(mbtiType, mbtiAmbiguousLetters)
    .filter(({ open }) => open)
    .map(({ dimension, low, high, chosen }) => ({
      dimension,
      letter: chosen === 'low' ? low.letter : high.letter,
      contested: false,
    }));
}
