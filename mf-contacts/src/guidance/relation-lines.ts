import { type Attendee, type Relation } from '@rapport/api-client';
import { shownText } from '@rapport/contracts';

/** Besides those with people who come, which are all shown. */
const MOST_OTHERS = 3;
/** The same relations are also known from the other side. */
const TURNED: readonly Relation['kind'][] = ['manages', 'introduced'];

/**
 * What someone is to others, for a briefing: first to those who also come, then to a few more.
 * @param people who come to the meeting
 */
export function relationLines(
  relations: readonly Relation[],
  people: readonly { id: string }[],
): string[] {
  const comes = ({ other }: Relation) => people.some(({ id }) => id === other.id);
  return [
    ...relations.filter(comes).map(withOneWhoComes),
    ...relations
      .filter((each) => !comes(each))
      .slice(0, MOST_OTHERS)
      .map(({ says }) => shownText(says)),
  ];
}

/** An attendee. A stored answer of an earlier release has no relations. */
type Attending = Omit<Attendee, 'relations'> & Partial<Pick<Attendee, 'relations'>>;

/** The relations among the attendees of a meeting, each once. */
export function relationsAmong(
  people: readonly Attending[],
): { id: string; person: Attending; text: string }[] {
  const all = people.flatMap((person) =>
    (person.relations ?? [])
      .filter(({ other }) => people.some(({ id }) => id === other.id))
      .map((relation) => ({ person, relation })),
  );
  const seen = new Set<string>();
  return all
    .toSorted((a, b) => rank(a.relation) - rank(b.relation))
    .flatMap(({ person, relation }) => {
      if (seen.has(relation.id)) return [];
      seen.add(relation.id);
      return [{ id: relation.id, person, text: withOneWhoComes(relation) }];
    });
}

const rank = ({ kind }: Relation) => (TURNED.includes(kind) ? 1 : 0);

const withOneWhoComes = ({ says }: Relation) => `${shownText(says)}, who also comes`;
