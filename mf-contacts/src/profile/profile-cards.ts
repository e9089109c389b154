import { type ContactSummary } from '@rapport/contracts';
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
  const [doubt] = estimateNotes(contact).filter(({ icon }) => icon === 'yellow');

  return {
    coreIdentity: [
      ...entry('What drives them', motivation?.drive),
      ...[...of('TF'), ...of('JP')].map(({ situation, seen }) => ({ term: situation, text: seen })),
    ],
    communication: [
      ...[...of('EI'), ...of('SN')].map(({ situation, seen }) => ({ term: situation, text: seen })),
      ...entry('How to reach them', of('EI')[0]?.advice),
    ],
    developmentAreas: [
      ...entry('What unsettles them', motivation?.cost),
      ...entry('What helps them along', of('JP')[0]?.advice),
      ...entry('Still open', doubt?.text),
    ],
  };
}

function entry(term: string, text: string | undefined): ProfileEntry[] {
  return text === undefined ? [] : [{ term, text }];
}
