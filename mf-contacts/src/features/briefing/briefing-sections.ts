import { type BriefingLine, type Guidance } from '@rapport/api-client';
import {
  type BriefingPart,
  type BriefingState,
  DIMENSION_LETTERS,
  filledText,
  MEETING_PARTS,
  type PatternPiece,
  patternSlots,
  type TipBasis,
  WORK_STYLE_DIMENSIONS,
} from '@rapport/contracts';
import { type KnownWords, patternInWords, saidNow } from '../../guidance/known-words.ts';

export interface BriefingSection {
  part: BriefingPart | 'works_with_anyone';
  lines: ShownLine[];
}

interface ShownLine {
  text: string;
  /** The opening words, which the text has without markup; null if there are none. */
  words: PatternPiece[] | null;
  /** The tip that the words come from. */
  tipId: string | null;
  basis: LineBasis;
}

/** The basis of a line: axes and motivation, the last logged outcome, or null if no chip is shown. */
type LineBasis = readonly TipBasis[] | 'last_outcome' | null;

/** What the estimate adds to a briefing. */
export function sectionsOf(
  guidance: Guidance,
  state: BriefingState,
  known: KnownWords,
  isMeeting: boolean,
): BriefingSection[] {
  // An estimate that may no longer fit isn't shown until the user confirms it.
  if (state === 'stale' || state === 'objected') return [];
  const sections: BriefingSection[] = [];
  const about = guidance.observe?.about;
  const watched = about ? [about] : null;
  for (const line of guidance.briefing.lines) {
    const { part, tipId } = line;
    const said = saidIn(line, known);
    if (isOfMeeting(part) && !(isMeeting && isWorthSaying(part, said.words))) continue;
    const before = sections.at(-1);
    if (before?.part === part) {
      before.lines.push({ ...said, basis: basisOf(part, tipId) });
    } else {
      const isNext = part === 'watch_for';
      const basis = isNext ? watched : basisOf(part, tipId);
      sections.push({ part, lines: [{ ...said, basis }] });
    }
  }
  return state === 'not_assessed' ? [...sections, ...generalSection(guidance)] : sections;
}

/** Whether a part is about one meeting and uses the user's notes for it. */
function isOfMeeting(part: BriefingPart): boolean {
  return MEETING_PARTS.some((each) => each === part);
}

/**
 * Blanks are for what the user wants or expects to hear. But not every meeting has news, so "tell" isn't shown with
 * a blank.
 */
function isWorthSaying(part: BriefingPart, words: PatternPiece[] | null): boolean {
  if (words === null) return false;
  const isOpen = words.some((piece) => piece.kind === 'slot' && piece.filling === null);
  return part !== 'tell' || !isOpen;
}

/** A line to say shows its words; any other line shows the instruction. */
function saidIn({ part, text, words: own, tipId }: BriefingLine, known: KnownWords) {
  const isSaid = part === 'open_with' || isOfMeeting(part);
  // Blanks are only for missing notes. A note that fits no sentence isn't missing.
  const isNoted = own && patternSlots(own.pattern).some((slot) => known.noted.includes(slot));
  const form = own && isOfMeeting(part) && !isNoted ? { ...own, bare: null } : own;
  const words = isSaid ? openingWithout(form, part, known) : null;
  return { text: words === null ? text : patternInWords(words), words, tipId };
}

/**
 * The words of a line. Opening words contain only the matter, because the lines below have the rest; but if that
 * leaves a blank, all notes are used.
 */
function openingWithout(words: BriefingLine['words'], part: BriefingPart, known: KnownWords) {
  const { matter } = known.fillings;
  const fillings = matter === undefined ? {} : { matter };
  const opening = part === 'open_with' ? saidNow(words, { ...known, fillings }) : null;
  return opening && filledText(opening) !== null ? opening : saidNow(words, known);
}

/** What works with anyone in a meeting. */
function generalSection({ tips }: Guidance): BriefingSection[] {
  const lines = tips
    .filter(({ situation }) => situation === 'meeting')
    .map(({ text }) => ({ text, words: null, tipId: null, basis: [] }));
  return lines.length === 0 ? [] : [{ part: 'works_with_anyone', lines }];
}

function basisOf(part: BriefingPart, tipId: string | null): LineBasis {
  if (tipId !== null) return basisOfTip(tipId);
  if (part === 'open_with') return 'last_outcome';
  if (part === 'still_open') return ['motivation'];
  return null;
}

/**
 * The basis of a tip, from its id (`I.do`, `5xN.do`, `INTP.disagree`). The tip may be missing from the guidance,
 * because the briefing uses another tip if this one isn't certain enough.
 */
function basisOfTip(tipId: string): readonly TipBasis[] {
  const [subject = ''] = tipId.split('.');
  const axes = WORK_STYLE_DIMENSIONS.filter((axis) =>
    DIMENSION_LETTERS[axis].some((letter) => subject.includes(letter)),
  );
  return /^\d/.test(subject) ? ['motivation', ...axes] : axes;
}
