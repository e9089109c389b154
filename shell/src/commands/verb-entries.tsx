import { type ContactSummary } from '@rapport/api-client';
import { shownText } from '@rapport/contracts';
import { ArrowRight, Zap } from 'lucide-react';
import { namingWords } from './fold-words.ts';
import { MarkedText } from './marked-text.tsx';
import { type Entry } from './menu-list.tsx';
import { isExactlyNamed } from './named-people.ts';
import { addressOf, sentenceOf } from './shown-reading.ts';
import { type Reading } from './read-rest.ts';
import { type Named } from './use-people.ts';
import { SURE } from './match-verbs.ts';
import { isUnwanted, type Verb } from './verbs.ts';
import { type PersonOptions } from './person-entries.tsx';

/** An entry for a verb, with its text for screen readers. */
export interface VerbEntry extends Entry {
  score: number;
  isPage: boolean;
  sentence: string;
}

interface VerbEntriesOptions {
  readings: readonly Reading[];
  query: string;
  named: Named;
  /** Recently opened people; the one whose page is open comes first. */
  recent: readonly ContactSummary[];
  /** The contact of the current page. */
  here: string | null;
  /** Navigates to a chosen URL. */
  go: (address: string) => void;
  options: Pick<PersonOptions, 'copy'>;
}

/** How many readings may tell which words name someone. */
const MOST_READINGS = 6;
/** How many people are offered for the most certain verb if none is named. */
const MOST_RECENT = 3;
/** As many as can be distinguished at a glance. */
const MOST_NAMED = 5;

/** Returns the actions for the input, most certain first: with the named people, or with recently opened ones. */
export function verbEntries(options: VerbEntriesOptions): VerbEntry[] {
  const { readings, query, named, recent, here } = options;
  const [who = ''] = namesIn(readings, query);
  const isKnown = named.people.length > 0;
  let isFirst = true;
  return readings.flatMap((reading): VerbEntry[] => {
    if (!isKnown && reading.who !== who && reading.who !== '') return [];
    if (reading.who !== '') {
      const people = reachable(reading, named.people, here);
      const most = isFirst ? MOST_NAMED : 1;
      if (people.length > 0) isFirst = false;
      return people.slice(0, most).flatMap((person) => entryOf(reading, person, options));
    }
    const { every } = reading;
    const hasDetails = [reading.day, reading.text, reading.label, every].some(
      (each) => each !== null,
    );
    const isOffered = reading.score >= SURE && isFirst;
    isFirst = false;
    const alone = entryOf(reading, null, options);
    if (!isOffered) return alone;
    const people = reachable(reading, recent, here)
      .slice(0, MOST_RECENT)
      .flatMap((person) => entryOf(reading, person, options));
    // On a contact's page, "plan friday 10" means that contact.
    return hasDetails && here !== null && recent[0]?.id === here
      ? [...people, ...alone]
      : [...alone, ...people];
  });
}

/**
 * The words beside the most certain verbs that may name a person, by reading. Without a verb, a name may stand anywhere
 * in a sentence.
 */
export function namesIn(readings: readonly Reading[], query: string): string[] {
  if (readings.length === 0) {
    const words = namingWords(query);
    return words !== '' && query.includes(' ') ? [words] : [];
  }
  const most = readings.filter(({ who }) => who !== '').slice(0, MOST_READINGS);
  return [...new Set(most.map(({ who }) => who))];
}

function reachable(
  { verb, who }: Reading,
  people: readonly ContactSummary[],
  here: string | null,
): ContactSummary[] {
  // "Remove mar" or "remove" alone doesn't say who is to be deleted.
  const isMeant = (person: ContactSummary) =>
    verb.takes?.includes('exact') !== true ||
    (who === '' ? person.id === here : isExactlyNamed(person, who));
  return people.filter(
    (person) =>
      isMeant(person) &&
      !isUnwanted(verb, person) &&
      (verb.toPerson !== undefined ||
        (verb.hrefOf?.(person) ?? verb.copyOf?.(person) ?? null) !== null),
  );
}

function entryOf(
  reading: Reading,
  person: ContactSummary | null,
  { query, go, options }: VerbEntriesOptions,
): VerbEntry[] {
  const { verb, score, day, text, label } = reading;
  const isPlain = day === null && text === null && label === null && reading.every === null;
  const address = addressOf(reading, person?.id ?? null);
  const href = person === null ? null : (verb.hrefOf?.(person) ?? null);
  const run =
    person === null && isPlain && verb.run !== undefined
      ? verb.run
      : address === null
        ? copyOf(verb, person, options)
        : () => go(address);
  if (run === null && href === null) return [];
  const { before, name, after } = sentenceOf(reading, person);
  const sentence = person === null && isPlain ? verb.label : before + name + after;
  const isPage = verb.id.startsWith('go-to:');
  const hint = hintOf(reading, person);
  return [
    {
      id: person === null ? verb.id : `${verb.id}:${person.id}`,
      icon: isPage ? <ArrowRight aria-hidden /> : <Zap aria-hidden />,
      label:
        person === null && isPlain ? (
          <MarkedText text={verb.label} query={query} />
        ) : (
          <>
            {before}
            {name !== '' && <b>{name}</b>}
            {after}
          </>
        ),
      ...(hint !== '' && { hint }),
      ...(person === null && isPlain && { keys: verb.keys }),
      whole: true,
      ...(href !== null && { href }),
      run: run ?? (() => undefined),
      ...{ score, isPage, sentence },
    },
  ];
}

/** Returns who a person is or, for a list, which words it leaves out. */
function hintOf({ leftOver }: Reading, person: ContactSummary | null): string {
  if (person === null) return leftOver === '' ? '' : `leaves out “${shownText(leftOver)}”`;
  const { organizationTitle, organizationName } = person;
  return shownText([organizationTitle, organizationName].filter(Boolean).join(', '));
}

/** Returns what copies a value of a person; null if the verb doesn't. */
function copyOf(
  { copyOf: valueOf, copied = '' }: Verb,
  person: ContactSummary | null,
  { copy }: Pick<PersonOptions, 'copy'>,
) {
  const value = person === null ? null : (valueOf?.(person) ?? null);
  return value === null ? null : () => void copy(value, copied);
}

/** Returns a message about words that weren't understood, and the consequence; empty if there are none. */
export function notUnderstood(readings: readonly Reading[], named: Named): string {
  const [best] = readings;
  const isHalf = best?.isPart === true && best.leftOver !== '';
  if (best === undefined || (best.score < SURE && !isHalf)) return '';
  const { who } = best;
  const parts: string[] = [];
  if (who !== '' && named.status === 'ready' && named.people.length === 0) {
    const canDoWithout = best.verb.to !== undefined && !best.verb.to.includes('{label}');
    parts.push(
      `No person called “${who}”.${canDoWithout ? ` ${best.verb.alone ?? best.verb.label} without one?` : ''}`,
    );
  } else if (who !== '' && named.people.length > 0 && best.verb.way !== undefined) {
    const [person] = named.people;
    const name = shownText(person?.displayName ?? '');
    if (reachable(best, named.people, null).length === 0)
      parts.push(
        person !== undefined && isUnwanted(best.verb, person)
          ? `${name} told you not to ${best.verb.way}.`
          : `${name} can't be reached that way.`,
      );
  }
  const needsPerson = best.verb.to === undefined && best.verb.run === undefined;
  if (who === '' && needsPerson) parts.push('With whom? Type a name after it.');
  if (best.leftOver !== '') parts.push(`“${best.leftOver}” wasn't understood.`);
  if (best.over !== null) parts.push(`“${best.over}” is over, so the day is yours to choose.`);
  return parts.join(' ');
}

/** Returns the most certain reading without its unknown person, if it's possible without one. */
export function withoutPerson(readings: readonly Reading[], named: Named): Reading | null {
  const [best] = readings;
  const isUnknown = named.status === 'ready' && named.people.length === 0;
  if (
    best === undefined ||
    best.who === '' ||
    !isUnknown ||
    best.score < SURE ||
    best.verb.to === undefined
  )
    return null;
  return { ...best, who: '' };
}
