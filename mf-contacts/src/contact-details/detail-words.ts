import {
  type DetailName,
  type HandleService,
  keptFact,
  languageName,
  type PostalAddress,
} from '@rapport/contracts';
import { birthdayWords } from '../contacts/birthday-words.ts';

/** The label of each detail. */
export const DETAIL_LABELS = {
  addresses: 'Addresses',
  timeZone: 'Time zone',
  languages: 'Languages',
  pronouns: 'Pronouns',
  spokenName: 'How the name is spoken',
  nickname: 'Nickname',
  department: 'Department',
  handles: 'Messaging',
  dates: 'Yearly dates',
  kept: 'Kept from files',
} as const satisfies Record<DetailName, string>;

/** The messaging services, as they spell their names. */
export const SERVICE_WORDS: Readonly<Record<HandleService, string>> = {
  signal: 'Signal',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  teams: 'Teams',
  slack: 'Slack',
  xmpp: 'XMPP',
  other: 'Another service',
};

/** An address on one line, without its kind. */
export function addressInLine(address: PostalAddress): string {
  const { street, postalCode, city, region, country } = address;
  const place = [postalCode, city].filter(Boolean).join(' ');
  const parts = [street?.replaceAll('\n', ', '), place, region, country];
  return parts.filter(Boolean).join(', ');
}

/** A line from an imported file in readable form, like `ASSISTANT: Per`. */
export function unmappedLineText(line: string): string {
  const { name, value } = keptFact(line);
  return `${name.replace(/^X-/i, '')}: ${value}`;
}

/** An item of a list of details as text; null for any other field. */
export function detailInWords(field: string, item: unknown): string | null {
  if (field === 'kept' && typeof item === 'string') return unmappedLineText(item);
  if (field === 'languages' && typeof item === 'string') return languageName(item);
  const of = (name: string) => text(Reflect.get(Object(item), name));
  if (field === 'addresses') {
    const kind = of('kind') === 'other' ? '' : ` (${of('kind')})`;
    const part = (name: string) => of(name) || null;
    const address = {
      kind: 'other' as const,
      street: part('street'),
      postalCode: part('postalCode'),
      city: part('city'),
      region: part('region'),
      country: part('country'),
    };
    return `${addressInLine(address)}${kind}`;
  }
  if (field === 'handles') {
    const service = Object.entries(SERVICE_WORDS).find(([name]) => name === of('service'));
    return `${service?.[1] ?? SERVICE_WORDS.other}: ${of('value')}`;
  }
  return field === 'dates' ? `${of('label')}: ${birthdayWords(of('day'))?.day ?? of('day')}` : null;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
