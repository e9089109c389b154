import {
  motivationLabel,
  workStyleAxes,
  type ContactSummary,
  type NoteIcon,
} from '@rapport/contracts';

/** A remark on how far the estimate about a contact can be trusted. */
export interface EstimateNote {
  icon: NoteIcon;
  text: string;
}

/** From here on answers agree, and below it they leave doubt (percent); the scoring draws the same lines. */
const CONSISTENT_FROM = 75;
const DOUBTFUL_BELOW = 70;

const list = new Intl.ListFormat('en-GB');

/** What to keep in mind about the stored result, most important first; empty without a result. */
export function estimateNotes(contact: ContactSummary): EstimateNote[] {
  const {
    mbtiType,
    mbtiConfidence,
    enneagramConfidence,
    mbtiAmbiguousLetters,
    enneagramSecondaryTypes,
  } = contact;
  if (mbtiType === null) return [];
  const notes: EstimateNote[] = [];
  const open = workStyleAxes(mbtiType, mbtiAmbiguousLetters)
    .filter((axis) => axis.open)
    .map(({ low, high }) => `${low.word.toLowerCase()} or ${high.word.toLowerCase()}`);
  if (open.length > 0) {
    const [first = '', ...others] = open;
    const sentence = list.format([first.charAt(0).toUpperCase() + first.slice(1), ...others]);
    notes.push({ icon: 'yellow', text: `${sentence} could go either way.` });
  }
  if (mbtiConfidence !== null && mbtiConfidence < DOUBTFUL_BELOW) {
    notes.push({
      icon: 'yellow',
      text: 'The work style rests on little so far. Update it once you have seen more.',
    });
  }
  if (enneagramConfidence !== null && enneagramConfidence < DOUBTFUL_BELOW) {
    notes.push({
      icon: 'yellow',
      text: 'The motivation answers are mixed. Watch a little longer before you lean on them.',
    });
  }
  if (enneagramSecondaryTypes.length > 0) {
    const fit = enneagramSecondaryTypes.length === 1 ? 'fits' : 'fit';
    notes.push({
      icon: 'blue',
      text: `${list.format(enneagramSecondaryTypes.map(motivationLabel))} also ${fit} part of what you saw.`,
    });
  }
  if (notes.length === 0 && (mbtiConfidence ?? 0) >= CONSISTENT_FROM) {
    notes.push({ icon: 'green', text: 'Your answers agree with one another.' });
  }
  return notes;
}
