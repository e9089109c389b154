import { type LinkKind, type OfKind } from '@rapport/contracts';

/** Emails or phones as a row stores them: the first one separate from the rest. */
interface Addresses<Kind> {
  first: string | null;
  /** The kind of the first one. */
  kind: Kind;
  others: OfKind<Kind>[];
}

/** The change in a body: all of them or, from clients of earlier releases, only the first one. */
interface Change<Kind> {
  first: string | null | undefined;
  all: readonly OfKind<Kind>[] | null | undefined;
}

/**
 * Returns emails or phones after a change. Without a list, a new first one replaces the old one and keeps its kind
 * and the rest; null removes the first one, and the next one moves up.
 */
export function addressesAfter<Kind>(
  before: Addresses<Kind | 'other'>,
  change: Change<Kind | 'other'>,
): Addresses<Kind | 'other'> {
  const [first, ...others] = withoutRepetitions(listAfter(before, change));
  return { first: first?.value ?? null, kind: first?.kind ?? 'other', others };
}

function listAfter<Kind>(
  { first, kind, others }: Addresses<Kind>,
  change: Change<Kind>,
): readonly OfKind<Kind>[] {
  if (change.all !== undefined) return change.all ?? [];
  const now = change.first === undefined ? first : change.first;
  return now === null ? others : [{ value: now, kind }, ...others];
}

/** Returns links after a change. `first` is the first LinkedIn link; null without one. */
export function linksAfter(
  before: Pick<Addresses<LinkKind>, 'first' | 'others'>,
  change: Change<LinkKind>,
): Pick<Addresses<LinkKind>, 'first' | 'others'> {
  const links = withoutRepetitions<LinkKind>(
    listAfter<LinkKind>({ ...before, kind: 'linkedin' }, change),
  );
  const first = links.find(({ kind }) => kind === 'linkedin');
  return { first: first?.value ?? null, others: links.filter((link) => link !== first) };
}

/** Removes duplicates, ignoring case. */
function withoutRepetitions<Kind>(all: readonly OfKind<Kind>[]): OfKind<Kind>[] {
  const keys = all.map(({ value }) => value.toLowerCase());
  return all
    .filter((_, index) => keys.indexOf(keys[index] ?? '') === index)
    .map(({ value, kind }) => ({ value, kind }));
}
