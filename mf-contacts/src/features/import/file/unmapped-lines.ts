import { cleanLine } from './clean-text.ts';
import { type CardLine, partsOf } from './card-details.ts';

/** Properties whose lines all fill a field. */
const WHOLE = new Set([
  ...['begin', 'end', 'version', 'email', 'tel', 'url', 'x-socialprofile', 'x-social-profile'],
  ...['socialprofile', 'note', 'categories', 'x-rapport-how-we-met', 'x-rapport-cadence-days'],
]);
/** Properties whose first line with a value fills a field. */
const FIRST = new Set(['fn', 'x-n', 'org', 'x-bday']);
/** Apple's labels of grouped lines, which name the kind of an email or phone. */
const KIND =
  /^(?:_\$!<)?(?:home|work|school|mobile|iphone|main|other|homepage|email|phone|fax|profile|(?:home|work)fax)(?:>!\$_)?$/i;
/** The id of a card in our own export. */
const OWN_UID = /^UID:urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/i;

/** The lines that fill no field, out of those that weren't used for details. */
export function unmappedLines(lines: readonly CardLine[]): string[] {
  const seen = new Set<string>();
  const isOther = lines.some(({ name }) => name === 'prodid');
  const title = firstOf(lines, 'title') ?? firstOf(lines, 'role');
  return lines
    .filter((each) => {
      const { name, value, line } = each;
      if (WHOLE.has(name) || value.trim() === '' || each === title) return false;
      if (name === 'x-ablabel') return !KIND.test(cleanLine(value));
      if (name === 'uid' && !isOther && OWN_UID.test(line)) return false;
      if (!FIRST.has(name) || seen.has(name)) return true;
      seen.add(name);
      return false;
    })
    .map(({ line }) => line.replace(/^([\w-]+\.)?X-(BDAY|N)(?=[;:])/i, '$1$2'));
}

/** The organization and its units. */
export function organizationOf(lines: readonly CardLine[]): {
  organizationName: string | null;
  department: string | null;
} {
  const [organization = '', ...units] = partsOf(firstOf(lines, 'org')?.value ?? '').map(cleanLine);
  return {
    organizationName: organization || null,
    department: units.filter((unit) => unit !== '').join(', ') || null,
  };
}

function firstOf(lines: readonly CardLine[], name: string): CardLine | undefined {
  return lines.find((each) => each.name === name && each.value.trim() !== '');
}
