import {
  RELATION_KINDS,
  relationText,
  relationWords,
  type RelationSide,
  reverseRelation,
} from './relation.ts';

const side = (kind: RelationSide['kind']): RelationSide => ({
  kind,
  words: kind === 'other' ? 'taught' : null,
  reverseWords: kind === 'other' ? 'learned from' : null,
});

it.each(RELATION_KINDS)('turns %s around and back', (kind) => {
  expect(reverseRelation(reverseRelation(side(kind)))).toEqual(side(kind));
});

it('says the same from both sides', () => {
  expect(
    RELATION_KINDS.map((kind) => [side(kind), reverseRelation(side(kind))].map(relationWords)),
  ).toEqual([
    ['reports to', 'manages'],
    ['manages', 'reports to'],
    ['was introduced by', 'introduced'],
    ['introduced', 'was introduced by'],
    ['works with', 'works with'],
    ['is the partner of', 'is the partner of'],
    ['taught', 'learned from'],
  ]);
  expect(relationText(side('reports_to'), 'Marta Silva')).toBe('Reports to Marta Silva');
  expect(relationText(side('other'), 'Marta Silva')).toBe('Taught Marta Silva');
});
