import { type NewCommitment } from '@rapport/api-client';
import { type InteractionType, TEXT_LIMITS } from '@rapport/contracts';
import { localDay } from '../../commitments/days-in-text.ts';
import { commitmentsOf } from './line-commitments.ts';
import { type Clauses, clausesOf } from './line-clauses.ts';
import {
  CLEARLY_PAST,
  dueIn,
  durationIn,
  isDated,
  type ReadOptions,
  type When,
  whenIn,
} from './line-days.ts';
import { hasHappened, isNoEvent, typeIn, whoIsLike } from './line-kinds.ts';
import { moveIn } from './line-move.ts';
import { isCapitalized, isOnlyNames, nameIn, nameInPromise, namesIn } from './line-names.ts';
import { plainWords } from './plain-words.ts';

/** The contents of one line about a contact. */
export interface LineReading {
  /** Null if the line doesn't name one. */
  type: InteractionType | null;
  /** The words for each person, as typed; empty if the line names no one. */
  who: string[];
  /** In the format of `<input type="date">`, 2026-12-04; null if the line names none. */
  day: string | null;
  /** In the format of `<input type="time">`, 10:00; null if the line names none. */
  time: string | null;
  /** In whole minutes; null if the line names none. */
  duration: number | null;
  /** The subject; null if the line names none. */
  about: string | null;
  commitments: NewCommitment[];
  /** Whether a planned meeting moves to the day or the time. */
  isMoved: boolean;
}

const ABOUT =
  /\s*\b(?:about|regarding|concerning|(?<!['’])re:?|on the (?:topic|subject) of)\s+(?<text>\S.*)$/iu;
/** Ends of a subject. */
const SUBJECT_END =
  /(?:[;.!?]\s|\s[-–—]\s|,\s(?:(?:she|he|they|I|we|no|not)\b|\p{L}+(?:ed|ing)\b)).*$/iu;
/** In German, the verb comes last. */
const LAST_VERB = /\s(?<verb>telephoned|spoken|met|e-mailed)$/u;
/** Ends of a clause, but not of "Dr." or "re:". */
const END = /(?<!\b(?:mr|mrs|ms|dr|prof|st|re))[.:]\s+|[;,!?]\s+|\s+[-–—]\s+/iu;

/**
 * Reads one line, like "called Marta about the renewal, promised the new price by Friday". Its result is a
 * suggestion that the user sees before anything is saved.
 *
 * The first clause with a type says what happened or is planned. A day belongs to its clause: a day to come in
 * another one is that of a promise, or stays in the words.
 */
export function readLine(line: string, options: ReadOptions): LineReading {
  const { text, isGerman, original } = plainWords(
    line.replaceAll(/\s+/gu, ' ').trim(),
    options.now,
  );
  const { main, promises } = clausesOf(text, (part) => isDated(part, options));
  const happened = whatHappened({ main, promises }, { ...options, isGerman });
  const subjects = promises.map(({ who }) => nameIn(who));
  const objects = promises.map(({ text: words }) => nameInPromise(dueIn(words, options).text));
  const others = happened.who.length === 0 ? [...subjects, ...objects] : subjects;
  const [other] = others.filter((who) => who !== '');
  const isNamedByPromise =
    other !== undefined && (happened.who.length === 0 || happened.isOnlyLabel);
  const { day, time, duration, about } = happened;
  // A promise alone says nothing about a call or a meeting.
  const isPromise = promises.length > 0 && day === null && time === null;
  const type = happened.type ?? (isPromise ? 'note' : null);
  return {
    type,
    who: (isNamedByPromise ? [other] : happened.who).map(original),
    day,
    time,
    duration,
    about: about === '' ? null : original(about).slice(0, TEXT_LIMITS.short),
    isMoved: happened.isMoved ?? false,
    commitments: commitmentsOf({ main, promises }, happened, options).map(
      ({ kind, text, about: what, dueOn }) => ({ kind, text: original(text) + what, dueOn }),
    ),
  };
}

interface ClauseOptions extends ReadOptions {
  isGerman: boolean;
}

type Happened = Omit<LineReading, 'about' | 'commitments' | 'isMoved'> & {
  isMoved?: boolean;
  about: string;
  /** Whether it's a word or two before a promise, as in "Acme: Marta will call back". */
  isOnlyLabel: boolean;
};

function whatHappened({ main, promises }: Clauses, options: ClauseOptions): Happened {
  const nothing = { day: null, time: null, duration: null, about: '', isOnlyLabel: false };
  const move = moveIn(main, options);
  if (move !== null) return { ...nothing, ...move, type: 'meeting', isMoved: true };
  const like = whoIsLike(main);
  if (like !== undefined) return { ...nothing, type: 'note', who: [nameIn(like)] };

  const { duration, rest } = durationIn(main);
  const { head, about } = subjectOf(rest);
  const clauses = clausesIn(head, options);
  const place = Math.max(
    0,
    clauses.findIndex((clause) => typeIn(clause) !== null),
  );
  const clause = clauses[place] ?? '';
  const past = hasHappened(clause, main) || promises.some(({ isPast }) => isPast);
  const when = whenOf(clauses, { place, past }, options);
  const ofSubject = whenIn(about, past, options);
  // "About the offer yesterday" ends with the time of the call, "called about the workshop on Friday" hardly does.
  const isInSubject =
    when.day === null &&
    when.time === null &&
    ofSubject.isLast &&
    (!past || CLEARLY_PAST.test(about));
  const found = typeIn(when.rest);
  const planned = found === null && !isInSubject ? plannedIn(clauses, options) : null;
  const { day, time } = planned ?? (isInSubject ? ofSubject : when);
  const named = namesIn(when.rest, found);
  const beside = nameBeside(clauses, place);
  // In "Vicky: proposal sent", the name is before.
  const isBeside = named.length === 0 || (place > 0 && !isCapitalized(named[0] ?? ''));
  const who = isBeside && beside.length > 0 ? beside : named;
  const isOnlyLabel = found === null && isOnlyNames(main);
  const isAhead = day !== null && day > localDay(options.now);
  // Only a meeting or a call is planned, or a name with a day and a time.
  const isWith = /(?:^|\s)(?:with|w\/)\s/iu.test(clause);
  const isNoPlan =
    found === null &&
    planned === null &&
    (time === null || (!isWith && / \p{Ll}{3,} /u.test(` ${when.rest} `)));
  const isNote =
    main !== '' &&
    (isNoEvent(clause, main) || (isNoPlan && (isAhead || (day === null && time === null))));
  // What someone said on a day was then; a day to come belongs to the words.
  const noted = isAhead || day === null ? { day: null, time: null } : { day, time };
  if (isNote) return { ...nothing, ...noted, type: 'note', who, about, isOnlyLabel };
  return {
    // "On Teams at 9:30" is a meeting, and without a time a message.
    type:
      /^on teams$/iu.test(found?.words ?? '') && time !== null ? 'meeting' : (found?.type ?? null),
    who,
    day: isAhead && found?.type === 'note' ? null : day,
    time,
    duration: duration ?? (isInSubject ? ofSubject : when).minutes,
    about: isInSubject ? ofSubject.rest : about,
    isOnlyLabel,
  };
}

/** The day and time of the last clause if it's nothing else and to come: "both confirmed for the gala, Jan 14 6 pm". */
function plannedIn(clauses: readonly string[], options: ReadOptions): When | null {
  const last = clauses.length < 2 ? '' : (clauses.at(-1) ?? '');
  const when = whenIn(last, false, options);
  return when.rest === '' && when.time !== null && (when.day ?? '') > localDay(options.now)
    ? when
    : null;
}

/** The name in a clause beside the one with the type, as in "Note: Peter prefers mornings". */
function nameBeside(clauses: readonly string[], place: number): string[] {
  const name = nameIn(clauses[place === 0 ? 1 : 0] ?? '');
  return isCapitalized(name) && !/^(?:She|He|They)\b/u.test(name) ? [name] : [];
}

/** Separates the subject from the part that says what happened with whom. */
function subjectOf(main: string): { head: string; about: string } {
  const { text = '' } = ABOUT.exec(main)?.groups ?? {};
  const { verb = '' } = LAST_VERB.exec(text)?.groups ?? {};
  return {
    head: `${main.replace(ABOUT, '')} ${verb}`.trim(),
    about: text.replace(LAST_VERB, '').replace(SUBJECT_END, ''),
  };
}

/** The clauses of a text; a list of names is in one. */
function clausesIn(text: string, options: ClauseOptions): string[] {
  const clauses: string[] = [];
  const isList = (part = '') => isOnlyNames(whenIn(part, false, options).rest);
  for (const clause of text.split(END)) {
    const last = clauses.length - 1;
    // "Sofia, Marta and Tom called" begins with names, "called Sofia, Marta and Tom" ends with them.
    // In German, each noun begins with a capital letter.
    // After a time, it's rather a place.
    const { day, time } = whenIn(clauses[last] ?? '', false, options);
    const isName = !options.isGerman && day === null && time === null && isList(clause);
    if (last >= 0 && (isName || (isCapitalized(clause) && isList(clauses[last]))))
      clauses[last] += `, ${clause}`;
    else clauses.push(clause);
  }
  return clauses;
}

/** "Should have been sent last week" says nothing of when they talked. */
const WAS_DUE = /\b(?:should|shd|supposed|was due|were due|overdue)\b/iu;
const NO_TIME = { day: null, time: null, minutes: null };

/**
 * The day and the time of the clause at a place, or of one before it; of one after it only if that has nothing else,
 * or a day in the past.
 */
function whenOf(
  clauses: readonly string[],
  { place, past }: { place: number; past: boolean },
  options: ReadOptions,
): When {
  const whens = clauses.map((clause) => whenIn(clause, past, options));
  const own = whens[place] ?? { ...NO_TIME, rest: '', isLast: false };
  if (own.day !== null || own.time !== null) return own;
  const other = whens.find(
    ({ day, time, rest }, at) =>
      (day !== null || time !== null) &&
      (at < place ||
        rest === '' ||
        (CLEARLY_PAST.test(clauses[at] ?? '') && !WAS_DUE.test(clauses[at] ?? ''))),
  );
  const { day, time, minutes } = other ?? NO_TIME;
  return { ...own, day, time, minutes };
}
