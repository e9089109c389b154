import {
  motivationConfidence,
  motivationLabel,
  workStyleAxes,
  workStyleConfidence,
  workStyleLabel,
  type ContactSummary,
} from '@rapport/contracts';
import { estimateNotes } from './estimate-notes.ts';
import { MOTIVATION_TEXTS } from './style-texts.ts';
import { styleTraits, type StyleTrait } from './work-style.ts';

/** A term and its text, as profile cards and sections show it. */
export interface ProfileEntry {
  term: string;
  text: string;
}

/** The three cards of a contact's profile. */
export interface ProfileCards {
  coreIdentity: ProfileEntry[];
  communication: ProfileEntry[];
  developmentAreas: ProfileEntry[];
}

/** What the stored result says about a contact, sorted into the three cards; null without a result. */
export function profileCards(contact: ContactSummary): ProfileCards | null {
  const traits = styleTraits(contact);
  if (traits.length === 0) return null;
  const of = (dimension: StyleTrait['dimension']) =>
    traits.filter((trait) => trait.dimension === dimension);
  const motivation =
    contact.enneagramType === null ? null : MOTIVATION_TEXTS[contact.enneagramType];

  return {
    coreIdentity: [
      ...entry('Work style', workStyleLine(contact)),
      ...entry('Motivation', motivationLine(contact)),
      ...entry('What drives them', motivation?.drive),
      ...[...of('TF'), ...of('JP')].map(({ situation, seen }) => ({ term: situation, text: seen })),
    ],
    communication: [
      ...entry('Comes across as', poleWords(contact)),
      ...[...of('EI'), ...of('SN')].map(({ situation, seen }) => ({ term: situation, text: seen })),
      ...entry('How to reach them', of('EI')[0]?.advice),
    ],
    developmentAreas: [
      ...entry('What unsettles them', motivation?.cost),
      ...entry('What helps them along', of('JP')[0]?.advice),
      ...entry(
        'About this estimate',
        estimateNotes(contact)
          .map(({ text }) => text)
          .join(' '),
      ),
    ],
  };
}

function entry(term: string, text: string | undefined): ProfileEntry[] {
  return text ? [{ term, text }] : [];
}

/** Label and confidence of the work style, like `Direction Setter: 87%, strong`. */
function workStyleLine({
  mbtiType,
  mbtiConfidence,
  mbtiAmbiguousLetters,
}: ContactSummary): string | undefined {
  if (mbtiType === null) return undefined;
  const label = workStyleLabel(mbtiType);
  if (mbtiConfidence === null) return label;
  const { number, word } = workStyleConfidence(mbtiConfidence, mbtiAmbiguousLetters);
  return `${label}: ${number}, ${word}`;
}

function motivationLine({
  enneagramType,
  enneagramConfidence,
  enneagramSecondaryTypes,
}: ContactSummary): string | undefined {
  if (enneagramType === null) return undefined;
  const label = motivationLabel(enneagramType);
  if (enneagramConfidence === null) return label;
  const { number, word } = motivationConfidence(enneagramConfidence, enneagramSecondaryTypes);
  return `${label}: ${number}, ${word}`;
}

/** The two poles that show in a conversation, like `Outward and conceptual`. */
function poleWords({ mbtiType, mbtiAmbiguousLetters }: ContactSummary): string | undefined {
  if (mbtiType === null) return undefined;
  const words = workStyleAxes(mbtiType, mbtiAmbiguousLetters)
    .slice(0, 2)
    .map(({ low, high, chosen, open }) =>
      open ? `${low.word} or ${high.word}` : chosen === 'low' ? low.word : high.word,
    );
  const text = words.join(' and ').toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
