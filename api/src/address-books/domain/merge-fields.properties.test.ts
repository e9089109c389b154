import { CARD_TEXT_FIELDS, CARD_LIST_FIELDS } from '@rapport/contracts';
import fc from 'fast-check';
import { cardFields, otherLines } from '../../../test/builders/card-fields.ts';
import {
  type CardField,
  type CardFields,
  isSameName,
  type ListField,
  type Lists,
} from './card-fields.ts';
import { type CardLine, cardLines, cardText } from './card-lines.ts';
import { ITEM_RULES } from './list-items.ts';
import { changedFields, mergeFields } from './merge-fields.ts';
import { type Choice } from './merge-list.ts';
import { readCard } from './read-card.ts';
import { newCard, writeCard } from './write-card.ts';

const UID = 'urn:uuid:0198c0de-0000-7000-8000-000000000001';

/** A card with these fields, and with other lines, in any place and in either version. */
const cards = fc
  .record({ fields: cardFields, others: otherLines, isVersion4: fc.boolean(), place: fc.nat(6) })
  .map(({ fields, others, isVersion4, place }) => {
    const version = isVersion4 ? '4.0' : '3.0';
    const empty = `BEGIN:VCARD\r\nVERSION:${version}\r\nUID:${UID}\r\nEND:VCARD\r\n`;
    const text = cardText(writeCard(parsed(empty), fields)).split(/\r\n(?![ \t])/);
    text.splice(3 + place, 0, ...others.filter(() => text.length > 5 + place));
    const kept = text.length > 5 + place ? others : [];
    return { fields, others: kept, text: text.join('\r\n') };
  });

/** Replaces some fields of a person by those of another. */
const edits = fc.record({
  by: cardFields,
  fields: fc.subarray<CardField>(['name', ...CARD_TEXT_FIELDS, ...CARD_LIST_FIELDS]),
});

describe('a card', () => {
  it('is written as it was read', () => {
    fc.assert(fc.property(cards, ({ text }) => expect(cardText(parsed(text))).toBe(text)));
  });

  it('stays the same, byte for byte, if its own fields are written into it', () => {
    fc.assert(
      fc.property(cards, ({ text }) => {
        const lines = parsed(text);
        expect(cardText(writeCard(lines, readCard(lines).fields))).toBe(text);
      }),
    );
  });

  it('has the fields that were written, and every other line as it was', () => {
    fc.assert(
      fc.property(cards, cardFields, ({ text, others }, fields) => {
        const written = writeCard(parsed(text), fields);
        expect(changedFields(readAgain(written), fields)).toEqual([]);
        expect(lost(others, written)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('can be made from a contact', () => {
    fc.assert(
      fc.property(cardFields, (fields) => {
        expect(changedFields(readAgain(newCard(UID, fields, 'none')), fields)).toEqual([]);
      }),
    );
  });
});

describe('edits on both sides', () => {
  const both = fc.record({ start: cards, here: edits, there: edits });

  it('end in the same fields on both, and lose none', () => {
    fc.assert(
      fc.property(
        both,
        fc.constantFrom<Choice>('contact', 'card'),
        ({ start, here, there }, choice) => {
          const before = parsed(start.text);
          const base = { contact: readCard(before).fields, card: readCard(before).fields };
          const contact = edited(base.contact, here);
          const lines = writeCard(before, edited(base.card, there));
          const now = { contact, card: readCard(lines).fields };

          const merge = mergeFields(base, now);
          const after = writeCard(lines, merge.card);
          expect(lost(start.others, after)).toEqual([]);
          expect(merge.conflicts).toEqual(
            expect.arrayContaining(differing(merge.contact, readAgain(after))),
          );
          for (const field of CARD_LIST_FIELDS) {
            expect(lostItems(field, { base: base.card, now, after: merge })).toEqual([]);
          }

          const open = new Map(merge.conflicts.map((field) => [field, choice]));
          const next = { contact: merge.contact, card: readAgain(after) };
          const settled = mergeFields(next, next, { open });
          expect(settled.conflicts).toEqual([]);
          expect(differing(settled.contact, readAgain(writeCard(after, settled.card)))).toEqual([]);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('are the same after a sync that was repeated', () => {
    fc.assert(
      fc.property(both, ({ start, here, there }) => {
        const fields = readCard(parsed(start.text)).fields;
        const base = { contact: fields, card: fields };
        const merge = mergeFields(base, {
          contact: edited(fields, here),
          card: edited(fields, there),
        });
        // The first sync was killed before it stored the new base.
        const again = mergeFields(base, merge);
        expect(again).toEqual(merge);
        const quiet = mergeFields(merge, merge, {
          open: new Map(merge.conflicts.map((field) => [field, null])),
        });
        expect(quiet).toEqual(merge);
      }),
      { numRuns: 100 },
    );
  });
});

function parsed(text: string): CardLine[] {
  const lines = cardLines(text);
  if (lines === null) throw new Error(`not a card: ${text}`);
  return lines;
}

function readAgain(lines: readonly CardLine[]): CardFields {
  return readCard(parsed(cardText(lines))).fields;
}

function lost(others: readonly string[], lines: readonly CardLine[]): string[] {
  const text = cardText(lines);
  return others.filter((other) => !text.includes(`\r\n${other}\r\n`));
}

function edited(
  fields: CardFields,
  { by, fields: names }: { by: CardFields; fields: CardField[] },
) {
  const result = structuredClone(fields);
  for (const field of names) Object.assign(result, { [field]: structuredClone(by[field]) });
  return result;
}

/** Fields that aren't the same on both sides; items may be written in two ways. */
function differing(one: CardFields, other: CardFields): CardField[] {
  const keys = <Field extends ListField>(lists: Lists, field: Field) =>
    JSON.stringify(lists[field].map(ITEM_RULES[field].keyOf).toSorted());
  return [
    ...(isSameName(one.name, other.name) ? [] : ['name' as const]),
    ...CARD_TEXT_FIELDS.filter((field) => one[field] !== other[field]),
    ...CARD_LIST_FIELDS.filter((field) => keys(one, field) !== keys(other, field)),
  ];
}

/** Items that one side has and the other didn't remove, and that one of the sides doesn't have afterward. */
function lostItems<Field extends ListField>(
  field: Field,
  {
    base,
    now,
    after,
  }: {
    base: Lists;
    now: Record<Choice, Lists>;
    after: Record<Choice, Lists> & { conflicts: readonly CardField[] };
  },
): string[] {
  if (after.conflicts.includes(field)) return [];
  const { keyOf } = ITEM_RULES[field];
  const keys = (lists: Lists) => new Set(lists[field].map(keyOf));
  const [was, here, there] = [keys(base), keys(now.contact), keys(now.card)];
  const all = [...new Set([...here, ...there])];
  const due = all.filter((key) => !was.has(key) || (here.has(key) && there.has(key)));
  return due.filter((key) => !keys(after.contact).has(key) || !keys(after.card).has(key));
}
