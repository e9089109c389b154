import { type Details, type Handle, type HandleService } from '../values/details.ts';
import { vcardText } from './vcard-text.ts';

/** The URI scheme of each service (RFC 4770) and its name in Apple's vCards. */
export const HANDLE_SCHEMES: Readonly<
  Record<Exclude<HandleService, 'other'>, { scheme: string; name: string }>
> = {
  signal: { scheme: 'signal', name: 'Signal' },
  whatsapp: { scheme: 'whatsapp', name: 'WhatsApp' },
  telegram: { scheme: 'telegram', name: 'Telegram' },
  teams: { scheme: 'msteams', name: 'MSTeams' },
  slack: { scheme: 'slack', name: 'Slack' },
  xmpp: { scheme: 'xmpp', name: 'Jabber' },
};

/** The yearly date that RFC 6350 has a property for. */
const ANNIVERSARY = /^anniversary$/i;
const UID = /^UID[;:]/i;

/** Splits the kept lines into the card's UID line, if there is one, and the others. */
export function keptLines({ kept = [] }: Partial<Details>): { uid: string | null; rest: string[] } {
  const uid = kept.find((line) => UID.test(line)) ?? null;
  return { uid, rest: kept.filter((line) => line !== uid) };
}

/** Returns the lines of a card for the details, except for the department, which belongs to the organization. */
export function detailLines(details: Partial<Details>): string[] {
  const { addresses = [], timeZone, languages = [], pronouns, spokenName, nickname } = details;
  const { handles = [], dates = [] } = details;
  const text = (name: string, value: string | null | undefined) =>
    value == null ? [] : [`${name}:${vcardText(value)}`];
  const anniversary = dates.find(({ label }) => ANNIVERSARY.test(label));
  return [
    ...addresses.map(({ kind, street, city, region, postalCode, country }) => {
      const parts = [null, null, street, city, region, postalCode, country];
      const type = kind === 'other' ? '' : `;TYPE=${kind}`;
      return `ADR${type}:${parts.map((part) => vcardText(part ?? '')).join(';')}`;
    }),
    ...text('TZ', timeZone),
    ...languages.map((tag, index) => `LANG;PREF=${index + 1}:${tag}`),
    ...text('NICKNAME', nickname),
    ...text('PRONOUNS', pronouns),
    ...text('X-RAPPORT-SPOKEN-NAME', spokenName),
    ...handles.map(handleLine),
    ...(anniversary ? [`ANNIVERSARY:${basicDay(anniversary.day)}`] : []),
    ...dates
      .filter((date) => date !== anniversary)
      .flatMap(({ label, day }, index) => [
        `date${index + 1}.X-ABDATE:${day}`,
        `date${index + 1}.X-ABLABEL:${vcardText(label)}`,
      ]),
  ];
}

/** Returns a day in the format of RFC 6350: `20100601`, or `--0601` without the year. */
export function basicDay(day: string): string {
  return day.replaceAll(/(?<=\d)-/g, '');
}

function handleLine({ service, value }: Handle): string {
  if (service === 'other') return `IMPP:${vcardText(value)}`;
  const { scheme, name } = HANDLE_SCHEMES[service];
  const address = encodeURIComponent(value).replaceAll(/%(?:40|3A|2F|2B)/g, decodeURIComponent);
  return `IMPP;X-SERVICE-TYPE=${name}:${scheme}:${address}`;
}
