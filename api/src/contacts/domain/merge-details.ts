import { type Details, keepableLines } from '@rapport/contracts';
import { type ChangeDetailsDto } from '../details.dto.ts';

/** Picks the details from the fields of a contact. */
export function detailsIn(contact: Details): Details {
  const { addresses, timeZone, languages, pronouns, spokenName, nickname } = contact;
  const { department, handles, dates, kept } = contact;
  return {
    ...{ addresses, timeZone, languages, pronouns, spokenName, nickname },
    ...{ department, handles, dates, kept },
  };
}

/** Merges the details of `given` into `own`: empty ones are filled, and lists are united. */
export function mergedDetails(own: Details, given: ChangeDetailsDto): Details {
  return {
    addresses: union(own.addresses, given.addresses, ({ kind: _, ...address }) => address),
    timeZone: own.timeZone ?? given.timeZone ?? null,
    languages: union(own.languages, given.languages, (tag) => tag),
    pronouns: own.pronouns ?? given.pronouns ?? null,
    spokenName: own.spokenName ?? given.spokenName ?? null,
    nickname: own.nickname ?? given.nickname ?? null,
    department: own.department ?? given.department ?? null,
    handles: union(own.handles, given.handles, (handle) => handle),
    dates: union(own.dates, given.dates, (date) => date),
    kept: keepableLines(union(own.kept, given.kept, (line) => line)),
  };
}

interface Taking {
  before: ChangeDetailsDto;
  after: ChangeDetailsDto;
}

/** Removes what a merge added to the details; values that were edited after it stay. */
export function takenBackDetails(now: Details, { before, after }: Taking): Details {
  const text = <Value>(own: Value, was: Value | undefined, became: Value | undefined) =>
    became !== undefined && became === own ? (was ?? null) : own;
  return {
    addresses: without(now.addresses, before.addresses, after.addresses),
    timeZone: text(now.timeZone, before.timeZone, after.timeZone),
    languages: without(now.languages, before.languages, after.languages),
    pronouns: text(now.pronouns, before.pronouns, after.pronouns),
    spokenName: text(now.spokenName, before.spokenName, after.spokenName),
    nickname: text(now.nickname, before.nickname, after.nickname),
    department: text(now.department, before.department, after.department),
    handles: without(now.handles, before.handles, after.handles),
    dates: without(now.dates, before.dates, after.dates),
    kept: without(now.kept, before.kept, after.kept),
  };
}

function union<Item>(
  own: readonly Item[],
  given: readonly Item[] | null | undefined,
  keyOf: (item: Item) => unknown,
): Item[] {
  const all = [...own, ...(given ?? [])];
  const keys = all.map((item) => JSON.stringify(keyOf(item)).toLowerCase());
  return all.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

function without<Item>(
  now: readonly Item[],
  before: readonly Item[] | null | undefined,
  after: readonly Item[] | null | undefined,
): Item[] {
  const has = (list: readonly Item[] | null | undefined, item: Item) =>
    list?.some((each) => JSON.stringify(each) === JSON.stringify(item)) === true;
  return now.filter((item) => has(before, item) || !has(after, item));
}
