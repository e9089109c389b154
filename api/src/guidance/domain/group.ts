import {
  type ChannelHint,
  DIMENSION_LETTERS,
  nameInSentence,
  type StatedPreference,
  type WorkStyleLetter,
} from '@rapport/contracts';
import { type PersonEstimate } from './estimate.ts';
import { type Axis } from './library.ts';
import { isContradicted, isTextContradicted } from './stated.ts';

/** The texts about one side of an axis in a group. */
interface SideInGroup {
  /** Follows a count of people: "4 of 5 like it in writing first". */
  common: string;
  /** What to do if some are on the other side, with `{names}` for those on this one. */
  lookAfter: string;
  /** The channel that the advice suggests for people on this side; absent if any channel fits. */
  channel?: ChannelHint;
}

export type GroupTexts = Readonly<Record<WorkStyleLetter, SideInGroup>>;

/** An attendee of a meeting with an estimate. */
export interface GroupMember {
  id: string;
  name: string;
  person: PersonEstimate;
  /** Their stated preferences; texts that contradict them are left out. */
  stated: readonly StatedPreference[];
}

/** What most of a group have in common on one axis. */
export interface CommonGround {
  axis: Axis;
  text: string;
}

/** What to do if a group differs on one axis. */
export interface GroupConflict extends CommonGround {
  /** The people whom the advice protects. */
  contactIds: string[];
}

const AXES: readonly Axis[] = ['EI', 'SN', 'TF', 'JP'];
/** Having something in common takes two people. */
const FEWEST = 2;

/**
 * Returns what a group has in common and where it differs, based on certain letters only. Both lists are empty for
 * fewer than two people.
 * @param least the minimum certainty of a letter
 */
export function groupOf(
  members: readonly GroupMember[],
  texts: GroupTexts,
  least: number,
): { common: CommonGround[]; conflicts: GroupConflict[] } {
  if (members.length < FEWEST) return { common: [], conflicts: [] };
  const common: CommonGround[] = [];
  const conflicts: GroupConflict[] = [];
  for (const axis of AXES) {
    const [first, second] = sidesOf(axis, members, texts, least);
    const [more, fewer] =
      second.members.length > first.members.length ? [second, first] : [first, second];
    if (more.members.length >= FEWEST && more.members.length > fewer.members.length) {
      const count = countWords(more.members.length, members.length);
      common.push({ axis, text: `${count} ${texts[more.letter].common}.` });
    }
    const { lookAfter } = texts[fewer.letter];
    // It says what to do with all of them.
    const isAgainstOne = members.some(({ stated }) => isTextContradicted(lookAfter, stated));
    if (fewer.members.length > 0 && !isAgainstOne) {
      conflicts.push({
        axis,
        text: lookAfter.replace('{names}', namesOf(fewer.members, members)),
        contactIds: fewer.members.map(({ id }) => id),
      });
    }
  }
  return { common, conflicts };
}

interface Side {
  letter: WorkStyleLetter;
  members: readonly GroupMember[];
}

function sidesOf(
  axis: Axis,
  members: readonly GroupMember[],
  texts: GroupTexts,
  least: number,
): [Side, Side] {
  const [low, high] = DIMENSION_LETTERS[axis];
  const on = (letter: WorkStyleLetter): Side => ({
    letter,
    members: members.filter(({ person: { axes }, stated }) => {
      const { state, k, letter: own } = axes[axis];
      const isOnIt = state === 'certain' && k >= least && own === letter;
      return isOnIt && !isAgainst(texts[letter], stated);
    }),
  });
  return [on(low), on(high)];
}

/** Returns whether the texts about a side contradict a stated preference of someone on it. */
function isAgainst(
  { common, lookAfter, channel }: SideInGroup,
  stated: readonly StatedPreference[],
): boolean {
  const facts = { kind: 'do', words: null, channel: channel ?? null, advice: [] } as const;
  return [common, lookAfter].some((text) => isContradicted({ ...facts, text }, stated));
}

/** Returns "Both", "All 4", or "3 of 4". */
function countWords(count: number, all: number): string {
  if (count < all) return `${count} of ${all}`;
  return all === FEWEST ? 'Both' : `All ${all}`;
}

/** Returns first names, or full names where two people share one: "Dana and Mary Ann". */
function namesOf(some: readonly GroupMember[], all: readonly GroupMember[]): string {
  const firstOf = ({ name }: GroupMember) => name.trim().split(/\s+/u)[0] ?? name;
  const names = some.map((member) => {
    const isUnique = all.filter((other) => firstOf(other) === firstOf(member)).length === 1;
    return nameInSentence(isUnique ? firstOf(member) : member.name);
  });
  return new Intl.ListFormat('en-US').format(names);
}
