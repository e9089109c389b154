import { type ContactSummary } from '@rapport/api-client';
import { clockText, shownText, englishDate, FULL_DAY } from '@rapport/contracts';
import { hourCycle } from '@rapport/shared-ui';
import { placeWords } from './kind-and-place.ts';
import { intervalWords } from './read-interval.ts';
import { type Reading } from './read-rest.ts';

/** Returns what a reading does for a person, as a sentence: "Plan a meeting with Marta Weiss, Friday, December 4". */
export function sentenceOf(reading: Reading, person: Pick<ContactSummary, 'displayName'> | null) {
  const { verb, label } = reading;
  const needsPerson = verb.says?.includes('{person}') === true;
  const base =
    verb.says !== undefined && (person !== null || !needsPerson)
      ? verb.says
      : (verb.alone ?? verb.label);
  const isNamed =
    verb.takes?.includes('which') === true
      ? reading.day !== null || reading.time !== null
      : reading.from != null;
  const [before = '', after = ''] = (isNamed ? base.replace('the next ', 'the ') : base)
    .replace('{label}', `“${shownText(label?.name ?? '')}”`)
    .split('{person}');
  const name = person === null || !needsPerson ? '' : shownText(person.displayName);
  const others = name === '' ? [] : (reading.people ?? []);
  const also = others.map((other) => ` and ${shownText(other.displayName)}`).join('');
  return { before, name, after: also + after + detailsOf(reading) };
}

function detailsOf(reading: Reading): string {
  const { verb, day, time, every, from = null, duration, place } = reading;
  const text = reading.text ?? reading.kind ?? null;
  const asTime = (each: string | null) => (each === null ? [] : [clockText(each, hourCycle())]);
  const isMoved = from !== null && (day !== null || time !== null);
  const parts = [
    ...(from === null
      ? []
      : [...(from.day === null ? [] : [dayWords(from.day)]), ...asTime(from.time)]),
    ...(text === null ? [] : [`“${shownText(text)}”`]),
    ...(every === null ? [] : [intervalWords(every)]),
    ...(day === null
      ? []
      : [verb.takes?.includes('yearly') === true ? yearlyWords(day) : dayWords(day)]),
    ...asTime(time),
    ...(duration === undefined ? [] : [`${duration} minutes`]),
    ...(place === undefined ? [] : [placeWords(shownText(place))]),
    ...(reading.isLatest === true ? ['the latest possible day'] : []),
  ];
  const target = isMoved ? parts.length - [day, time].filter((each) => each !== null).length : -1;
  return (
    parts.map((part, at) => (at === target ? `, to ${part}` : `, ${part}`)).join('') +
    nextWords(reading)
  );
}

/** What is to be done after what happened: ", then “try again” on Sunday, November 29". */
function nextWords({ next, nextText }: Reading): string {
  if (next === null) return '';
  return nextText === null || nextText === ''
    ? `, then ${dayWords(next)}`
    : `, then “${shownText(nextText)}” on ${dayWords(next)}`;
}

/** A day that recurs each year, with its year only if that's an earlier one. */
function yearlyWords(day: string): string {
  const isNear = Math.abs(Number(day.slice(0, 4)) - new Date().getFullYear()) < 2;
  return englishDate(day, {
    ...{ month: 'long', day: 'numeric' },
    ...(!isNear && { year: 'numeric' }),
  });
}

function dayWords(day: string): string {
  const isThisYear = Number(day.slice(0, 4)) === new Date().getFullYear();
  return englishDate(day, {
    ...FULL_DAY,
    ...(!isThisYear && { year: 'numeric' }),
  });
}

/** Returns the URL of a reading; null if it isn't possible. */
export function addressOf(
  { verb, day, time, text, label, every, next, nextText, from, kind, ...rest }: Reading,
  personId: string | null,
) {
  const template = personId === null ? verb.to : verb.toPerson;
  if (template === undefined || (label === null && template.includes('{label}'))) return null;
  const address = new URL(
    template
      .replace('{person}', encodeURIComponent(personId ?? ''))
      .replace('{label}', encodeURIComponent(label?.id ?? '')),
    'https://shell.invalid',
  );
  for (const [name, value] of Object.entries({
    day,
    time,
    text: text ?? kind ?? null,
    every: every?.toString() ?? null,
    next,
    nextText: next === null || nextText === '' ? null : nextText,
    duration: rest.duration?.toString() ?? null,
    place: rest.place ?? null,
    with: personId === null ? null : (rest.people?.map(({ id }) => id).join(',') ?? null),
    from: from?.day ?? null,
    fromTime: from?.time ?? null,
  })) {
    if (value !== null) address.searchParams.set(name, value);
  }
  return address.pathname + address.search;
}

/** Fills in `{query}` of a URL: the query of the current page if it's the same one, such as the filters of its list. */
export function withCurrentQuery(to: string, pathname: string, search: string): string {
  const address = new URL(to, 'https://shell.invalid');
  if (!address.searchParams.has('{query}')) return to;
  const current = new URLSearchParams(pathname === address.pathname ? search : '');
  address.searchParams.delete('{query}');
  for (const [name, value] of address.searchParams) current.set(name, value);
  return `${address.pathname}?${current}`;
}
