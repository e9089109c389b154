import { type ContactSummary, type Interaction } from '@rapport/api-client';
import {
  chosenForm,
  fillPattern,
  LINE_SLOTS,
  lineFillings,
  matterInTitle,
  type MatterKind,
  matterKind,
  type PatternFillings,
  PATTERN_SLOT_LABELS,
  type PatternPiece,
  type PatternSlot,
  plainText,
  shownText,
  type TipWords,
} from '@rapport/contracts';
import { shortName } from '../contacts/contact-text.ts';
import { isPlanned } from '../contacts/planned-words.ts';

/** What words to a contact can rest on without asking the user. */
export interface KnownWords {
  fillings: PatternFillings;
  /** What the lines of the meeting are about, also those that fit no sentence. */
  noted: readonly PatternSlot[];
  /** Words that don't fit this kind of matter aren't shown. */
  kind: MatterKind;
}

type PlannedInteraction = Pick<Interaction, 'interactionDate' | 'description'> & {
  meeting?: Interaction['meeting'];
};

/** The meeting that was asked for, or the next one that's planned. */
export function nextPlanned<Planned extends PlannedInteraction>(
  interactions: readonly Planned[],
  meetingId: string | null = null,
): Planned | null {
  const asked = interactions.find(({ meeting }) => meetingId !== null && meeting?.id === meetingId);
  const [next = null] = interactions
    .filter((each) => isPlanned(each))
    .sort((a, b) => Date.parse(a.interactionDate) - Date.parse(b.interactionDate));
  return asked ?? next;
}

/**
 * What fills words without asking: the lines that the user noted before the meeting, and its title where
 * that can stand in a sentence. Everything else is the user's own to say.
 */
export function knownWords(
  { displayName, lastInteractionAt }: Pick<ContactSummary, 'displayName' | 'lastInteractionAt'>,
  interactions: readonly PlannedInteraction[] = [],
  meetingId: string | null = null,
): KnownWords {
  const next = nextPlanned(interactions, meetingId);
  const title = next?.description ? shownText(next.description) : null;
  const matter = matterInTitle(title);
  const { meeting } = next ?? {};
  const lines = Object.entries(meeting ? lineFillings(meeting) : {}).filter(
    ([, text]) => !isAboutThem(text, displayName),
  );
  return {
    fillings: { ...Object.fromEntries(lines), ...(matter !== null && { matter }) },
    noted: LINES.filter((line) => meeting?.[line]).map((line) => LINE_SLOTS[line]),
    kind: matterKind(title, lastInteractionAt === null),
  };
}

const LINES = ['goal', 'news', 'worry'] as const;
/** "Find out whether she would move" can be noted about someone, and not said to them. */
const ABOUT_SOMEONE = /\b(he|she|him|her|hers|his|himself|herself)\b/iu;

function isAboutThem(text: string, displayName: string): boolean {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return ABOUT_SOMEONE.test(text) || words.includes(shortName(displayName).toLowerCase());
}

/** The words of a tip in the form that can be said now; null for those that don't fit, or aren't known to an API of an earlier release. */
export function saidNow(
  words: TipWords | null | undefined,
  { fillings, kind }: KnownWords,
): PatternPiece[] | null {
  if (!words?.fits.includes(kind)) return null;
  return fillPattern(chosenForm(words, fillings), fillings);
}

/** Words for places without markup: "I'd like to [what you’d like to do]." in quotation marks. */
export function patternInWords(pieces: readonly PatternPiece[]): string {
  return `“${plainText(pieces, (slot) => `[${PATTERN_SLOT_LABELS[slot]}]`)}”`;
}
