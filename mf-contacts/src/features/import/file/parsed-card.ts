import ICAL from 'ical.js';
import { type LeftOut } from './imported-person.ts';

/** The properties that make up a person, with the names of their fields. */
const FIELDS: Readonly<Record<string, string>> = {
  ...{ FN: 'Name', EMAIL: 'Email', TEL: 'Phone', URL: 'Link', NOTE: 'Note' },
  ...{
    ORG: 'Organization',
    TITLE: 'Title',
    CATEGORIES: 'Label',
    'X-BDAY': 'Birthday',
    'X-N': 'Name',
  },
};

/** Parses a card. If the parser rejects a line, only that line is omitted. */
export function parsedCard(card: string): { parsed: unknown; leftOut: LeftOut[] } {
  const whole = parse(card);
  if (whole !== null) return { parsed: whole, leftOut: [] };
  const leftOut: LeftOut[] = [];
  const [begin = '', ...lines] = card.split('\n');
  const end = lines.pop() ?? '';
  const readable = lines.filter((line) => {
    const isReadable = parse([begin, line, end].join('\n')) !== null;
    const [, name = '', value = ''] = /^(?:[\w-]+\.)?([\w-]+)[^:]*:(.*)$/.exec(line) ?? [];
    const field = FIELDS[name.toUpperCase()];
    if (!isReadable && field) leftOut.push({ field, value, reason: 'cannot be read' });
    return isReadable;
  });
  return { parsed: parse([begin, ...readable, end].join('\n')), leftOut };
}

function parse(card: string): unknown {
  try {
    const parsed: unknown = ICAL.parse(card);
    return parsed;
  } catch {
    return null;
  }
}
