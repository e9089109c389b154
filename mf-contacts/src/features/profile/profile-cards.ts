import { type ContactSummary } from '@rapport/api-client';
import {
  motivationEstimate,
  workStyleAxes,
  workStyleConfidence,
  workStyleEstimate,
  workStyleLabel,
  type ConfidenceWords,
  type ProfileTextField,
} from '@rapport/contracts';
import { capitalized } from '../../contacts/contact-text.ts';
import { estimateNotes } from './estimate-notes.ts';
import { PROFILE_TERMS } from './profile-terms.ts';
import { type ProfileTexts } from './profile-texts.tsx';

/** A term and its text in profile cards and sections. */
export interface ProfileEntry {
  term: string;
  /** Null while it's still open. */
  text: string | null;
}

/** Shown instead of a text that's still open. */
export const STILL_OPEN = 'Still open';

/** The three cards of a contact's profile. */
interface ProfileCards {
  coreIdentity: ProfileEntry[];
  communication: ProfileEntry[];
  developmentAreas: ProfileEntry[];
}

/**
 * The stored result of a contact, as three cards; null without a result.
 * @param texts the texts about the contact; null until they've loaded
 */
export function profileCards(
  contact: ContactSummary,
  texts: ProfileTexts | null,
  firstImpression = false,
): ProfileCards | null {
  if (contact.mbtiType === null) return null;
  const notes = estimateNotes(contact, firstImpression).map((note) => note.text);
  const text = (field: ProfileTextField) => entry(PROFILE_TERMS[field], texts?.(field));
  return {
    coreIdentity: [
      ...entry('Work style', workStyleLine(contact)),
      ...entry('Motivation', motivationLine(contact)),
      ...text('coreMotivation'),
      ...text('workApproach'),
    ],
    communication: [
      ...entry('Comes across as', poleWords(contact)),
      ...text('communicationStyle'),
      ...text('relationshipStyle'),
      ...text('collaborationPreference'),
    ],
    developmentAreas: [
      ...text('growthDirection'),
      ...text('stressResponse'),
      ...text('triggers'),
      ...text('conflictResponse'),
      ...entry('About this estimate', notes.join(' ')),
    ],
  };
}

/** No entry for a missing text; a null text is still open. */
function entry(term: string, text: string | null | undefined): ProfileEntry[] {
  if (text === null) return [{ term, text }];
  return text ? [{ term, text: capitalized(text) }] : [];
}

/**
 * Label and confidence of the work style, like `Direction Setter: 87%, strong`, and the other label of an open
 * letter.
 */
function workStyleLine({
  mbtiType,
  mbtiConfidence,
  mbtiAmbiguousLetters,
}: ContactSummary): string | undefined {
  if (mbtiType === null) return undefined;
  const label = workStyleLabel(mbtiType);
  const { types, label: all } = workStyleEstimate(mbtiType, mbtiAmbiguousLetters);
  if (mbtiConfidence === null) return all;
  const { number, word, remark } = workStyleConfidence(mbtiConfidence, mbtiAmbiguousLetters);
  const first = `${label}: ${number}, ${word}`;
  return types.length === 1 ? first : `${first},${all.slice(label.length)} (${remark})`;
}

/** Like `Insight-Centered: 72%, fair`; a tie has words and no percentage. */
function motivationLine(contact: ContactSummary): string | undefined {
  const estimate = motivationEstimate(contact);
  if (estimate === null) return undefined;
  const { label, confidence } = estimate;
  if (confidence === null) return label;
  const words = inWords(confidence);
  return estimate.state === 'tied' ? `${capitalized(words)}. ${label}` : `${label}: ${words}`;
}

function inWords({ number, word, remark }: ConfidenceWords): string {
  return [number, word, remark].filter((part) => part !== null).join(', ');
}

/** The two poles that matter in a conversation, like `Outward and conceptual`. */
function poleWords({ mbtiType, mbtiAmbiguousLetters }: ContactSummary): string | undefined {
  if (mbtiType === null) return undefined;
  const words = workStyleAxes(mbtiType, mbtiAmbiguousLetters)
    .slice(0, 2)
    .map(({ low, high, chosen, open }) =>
      open ? `${low.word} or ${high.word}` : chosen === 'low' ? low.word : high.word,
    );
  return capitalized(words.join(' and ').toLowerCase());
}
