import { RELATION_KINDS } from '../values/relation.ts';
import {
  readRelatedLine,
  relatedCell,
  type RelatedInFile,
  relatedLine,
  relatedLineOfCell,
} from './related-line.ts';

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const related = (kind: RelatedInFile['kind']): RelatedInFile => ({
  ...{ kind, otherId: ID, otherName: 'Silva, Marta' },
  words: kind === 'other' ? 'taught "^the; ropes" to' : null,
  reverseWords: kind === 'other' ? 'learned: from' : null,
});

it.each(RELATION_KINDS)('writes %s as a line that it reads again', (kind) => {
  const { otherId, otherName, ...side } = related(kind);
  const line = relatedLine(related(kind));
  expect(line).toMatch(/^RELATED;VALUE=text;TYPE=.*:Silva\\, Marta$/);
  expect(readRelatedLine(line)).toEqual({ side, uid: otherId, name: otherName });
});

it.each(RELATION_KINDS)('writes %s as a line of a cell that it reads again', (kind) => {
  const own = kind === 'other' ? { words: 'taught', reverseWords: 'learned from' } : {};
  const { otherId, otherName: name, ...side } = { ...related(kind), ...own };
  const cell = relatedCell({ ...side, otherId, otherName: name });
  expect(readRelatedLine(relatedLineOfCell(cell) ?? '')).toEqual({ side, uid: null, name });
});

it('reads what other programs write', () => {
  const side = (kind: string) => ({ kind, words: null, reverseWords: null });
  expect(
    [
      `RELATED;TYPE=spouse:urn:uuid:${ID.toUpperCase()}`,
      'item1.RELATED;TYPE="colleague,friend";VALUE=text:Please ask Marta',
      'related;type=co-worker:Marta',
    ].map(readRelatedLine),
  ).toEqual([
    { side: side('partner'), uid: ID, name: null },
    { side: side('works_with'), uid: null, name: 'Please ask Marta' },
    { side: side('works_with'), uid: null, name: 'Marta' },
  ]);
});

it.each([
  'RELATED;TYPE=friend:Marta',
  'RELATED;TYPE=spouse:https://example.com/marta.vcf',
  'RELATED;TYPE=spouse:urn:uuid:none',
  'NOTE:Marta',
  'RELATED;VALUE=text;TYPE=contact;X-RAPPORT-WORDS="":Marta',
  `RELATED;VALUE=text;TYPE=contact;X-RAPPORT-WORDS="${'x'.repeat(61)}":Marta`,
])('leaves what it does not know: %s', (line) => {
  expect(readRelatedLine(line)).toBeNull();
});
