import { type LinkKind, type OfKind } from '@rapport/contracts';

/** Emails or phones as a row holds them: the first one apart from the rest. */
interface Addresses<Kind> {
  first: string | null;
  /** What the first one is for. */
  kind: Kind;
  others: OfKind<Kind>[];
}

/** What a body says of them: all, or as clients of earlier releases do, only the first one. */
interface Change<Kind> {
  first: string | null | undefined;
  all: readonly OfKind<Kind>[] | null | undefined;
}

/**
 * Emails or phones after a change. Without a list, a new first one replaces the one before and keeps its
 * kind and the rest; null removes the first one, and the next one takes its place.
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

/** Links after a change. The first one is the first that leads to LinkedIn, null without one. */
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

/** Case does not tell addresses apart. */
function withoutRepetitions<Kind>(all: readonly OfKind<Kind>[]): OfKind<Kind>[] {
  const keys = all.map(({ value }) => value.toLowerCase());
  return all
    .filter((_, index) => keys.indexOf(keys[index] ?? '') === index)
    .map(({ value, kind }) => ({ value, kind }));
}
