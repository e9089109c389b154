import { RELATION_KINDS, type RelationSide, reverseRelation } from '@rapport/contracts';
import { storedRelation } from './stored-relation.ts';

const [DANA, MARTA] = [
  '01890a5d-0000-7000-8000-00000000000a',
  '01890a5d-0000-7000-8000-00000000000b',
];

it.each(RELATION_KINDS)('stores %s the same way from both sides', (kind) => {
  const own = kind === 'other' ? { words: 'taught', reverseWords: 'learned from' } : null;
  const side: RelationSide = { kind, words: null, reverseWords: null, ...own };
  const stored = storedRelation(MARTA, DANA, side);
  expect(storedRelation(DANA, MARTA, reverseRelation(side))).toEqual(stored);
  expect(['manages', 'introduced']).not.toContain(stored.kind);
});
