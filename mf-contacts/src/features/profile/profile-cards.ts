import {
  motivationEstimate,
  workStyleAxes,
  workStyleConfidence,
  workStyleEstimate,
  workStyleLabel,
  type ConfidenceWords,
  type ContactSummary,
  type PersonalityProfile,
} from '@rapport/contracts';
import { capitalized } from '../../contacts/contact-text.ts';
import { estimateNotes } from './estimate-notes.ts';

/** A term and its text, as profile cards and sections show it. */
export interface ProfileEntry {
  term: string;
  text: string;
}

/** The three cards of a contact's profile. */
interface ProfileCards {
  coreIdentity: ProfileEntry[];
  communication: ProfileEntry[];
  developmentAreas: ProfileEntry[];
}

/**
 * What the stored result says about a contact, sorted into the three cards; null without a result.
 * @param profile the texts for the contact's types; null while there are none
 */
export function profileCards(
  contact: ContactSummary,
  profile: PersonalityProfile | null,
): ProfileCards | null {
  if (contact.mbtiType === null) return null;
  const notes = estimateNotes(contact).map(({ text }) => text);
  return {
    coreIdentity: [
      ...entry('Work style', workStyleLine(contact)),
      ...entry('Motivation', motivationLine(contact)),
      ...entry('What drives them', profile?.coreMotivation),
      ...entry('How they work', profile?.workApproach),
    ],
    communication: [
      ...entry('Comes across as', poleWords(contact)),
      ...entry('In a conversation', profile?.communicationStyle),
      ...entry('Getting along', profile?.relationshipStyle),
      ...entry('Working together', profile?.collaborationPreference),
    ],
    developmentAreas: [
      ...entry('What helps them grow', profile?.growthDirection),
      ...entry('Under stress', profile?.stressResponse),
      ...entry('What unsettles them', profile?.triggers),
      ...entry('When you disagree', profile?.conflictResponse),
      ...entry('About this estimate', notes.join(' ')),
    ],
  };
}

function entry(term: string, text: string | undefined): ProfileEntry[] {
  return text ? [{ term, text: capitalized(text) }] : [];
}

/** Label and confidence of the work style, like `Direction Setter: 87%, strong`, and the other label of an open letter. */
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

/** The two poles that show in a conversation, like `Outward and conceptual`. */
function poleWords({ mbtiType, mbtiAmbiguousLetters }: ContactSummary): string | undefined {
  if (mbtiType === null) return undefined;
  const words = workStyleAxes(mbtiType, mbtiAmbiguousLetters)
    .slice(0, 2)
    .map(({ low, high, chosen, open }) =>
      open ? `${low.word} or ${high.word}` : chosen === 'low' ? low.word : high.word,
    );
  return capitalized(words.join(' and ').toLowerCase());
}
