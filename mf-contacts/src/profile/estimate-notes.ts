import {
  motivationLabel,
  noteIcon,
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
  const { mbtiType, mbtiConfidence, enneagramConfidence } = contact;
  if (mbtiType === null) return [];
  const texts = [
    ...openLetters(contact),
    ...(mbtiConfidence !== null && mbtiConfidence < DOUBTFUL_BELOW
      ? ['The work style rests on little so far: retaking the quiz pays once you have seen more.']
      : []),
    ...(enneagramConfidence !== null && enneagramConfidence < DOUBTFUL_BELOW
      ? ['The motivation answers are mixed. Watch a little longer before you lean on them.']
      : []),
    ...secondaryTypes(contact),
  ];
  if (texts.length === 0 && (mbtiConfidence ?? 0) >= CONSISTENT_FROM) {
    texts.push('Your answers are consistent with one another.');
  }
  return texts.map((text) => ({ icon: noteIcon(text), text }));
}

function openLetters({ mbtiType, mbtiAmbiguousLetters }: ContactSummary): string[] {
  if (mbtiType === null) return [];
  const [first = '', ...others] = workStyleAxes(mbtiType, mbtiAmbiguousLetters)
    .filter((axis) => axis.open)
    .map(({ low, high }) => `${low.word.toLowerCase()} or ${high.word.toLowerCase()}`);
  if (first === '') return [];
  const sentence = list.format([first.charAt(0).toUpperCase() + first.slice(1), ...others]);
  return [`${sentence} could go either way: less definitive so far.`];
}

function secondaryTypes({ enneagramSecondaryTypes }: ContactSummary): string[] {
  if (enneagramSecondaryTypes.length === 0) return [];
  const fit = enneagramSecondaryTypes.length === 1 ? 'fits' : 'fit';
  return [
    `${list.format(enneagramSecondaryTypes.map(motivationLabel))} also ${fit} part of what you saw.`,
  ];
}
