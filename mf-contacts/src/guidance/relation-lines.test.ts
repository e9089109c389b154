import { type Attendee, type Relation } from '@rapport/api-client';
import { relationLines, relationsAmong } from './relation-lines.ts';

const relation = (id: string, otherId: string, says: string, kind: Relation['kind'] = 'partner') =>
  ({
    ...{ id, kind, says, contactId: 'dana', words: null, reverseWords: null },
    other: { id: otherId, displayName: says, givenName: null, familyName: null, photoPath: null },
    createdAt: '2026-03-14T09:26:53.589Z',
  }) satisfies Relation;
const attendee = (id: string, relations: Relation[]): Attendee => ({
  ...{ id, displayName: id, state: 'assessed', need: null, tipId: null },
  ...{ told: [], promises: [], relations },
});

describe('relationLines', () => {
  it('begins with people who also come, and has three of the others', () => {
    const others = ['a', 'b', 'c', 'd'].map((id) => relation(id, id, `Works with ${id}`));
    const marta = relation('m', 'marta', 'Reports to Marta Silva');
    expect(relationLines([...others, marta], [{ id: 'dana' }, { id: 'marta' }])).toEqual([
      'Reports to Marta Silva, who also comes',
      'Works with a',
      'Works with b',
      'Works with c',
    ]);
  });
});

describe('relationsAmong', () => {
  it('says each once, from the side of the one who reports or was introduced', () => {
    const people = [
      attendee('ann', [
        relation('1', 'dana', 'Manages Dana', 'manages'),
        relation('2', 'elsewhere', 'Reports to Zoe', 'reports_to'),
      ]),
      attendee('dana', [relation('1', 'ann', 'Reports to Ann', 'reports_to')]),
    ];
    expect(relationsAmong(people).map(({ person, text }) => [person.id, text])).toEqual([
      ['dana', 'Reports to Ann, who also comes'],
    ]);
  });
});
