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

/** The facts that words to a contact can use without asking the user. */
export interface KnownWords {
  fillings: PatternFillings;
  /** The slots of the meeting's lines, including lines that fit no sentence. */
  noted: readonly PatternSlot[];
  /** Words that don't fit this kind of matter aren't shown. */
  kind: MatterKind;
}

type PlannedInteraction = Pick<Interaction, 'interactionDate' | 'description'> & {
  meeting?: Interaction['meeting'];
};

/** The requested meeting, or the next planned one. */
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
 * The fillings known without asking: the user's notes for the meeting, and its title if it fits a sentence. Only
 * the user knows everything else.
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
/** A note like "Find out whether she would move" is about someone, so it can't be said to them. */
const ABOUT_SOMEONE = /\b(he|she|him|her|hers|his|himself|herself)\b/iu;

function isAboutThem(text: string, displayName: string): boolean {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return ABOUT_SOMEONE.test(text) || words.includes(shortName(displayName).toLowerCase());
}

/**
 * The words of a tip in the form that fits now; null if they don't fit, or if the API's earlier release doesn't
 * send them.
 */
export function saidNow(
  words: TipWords | null | undefined,
  { fillings, kind }: KnownWords,
): PatternPiece[] | null {
  if (!words?.fits.includes(kind)) return null;
  return fillPattern(chosenForm(words, fillings), fillings);
}

/** Words in quotation marks for places without markup: "I'd like to [what you’d like to do]." */
export function patternInWords(pieces: readonly PatternPiece[]): string {
  return `“${plainText(pieces, (slot) => `[${PATTERN_SLOT_LABELS[slot]}]`)}”`;
}
