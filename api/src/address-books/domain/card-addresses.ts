import { type Handle, HANDLE_SCHEMES, type HandleService } from '@rapport/contracts';
import { bareAddress } from './plain-text.ts';

/** Reads a phone number of a card, which may be a `tel:` address (RFC 3966). */
export function phoneOf(text: string): string {
  const clean = bareAddress(text).normalize('NFKC');
  if (!/^tel:/i.test(clean)) return clean;
  const [number = '', ...parameters] = clean.slice('tel:'.length).split(';');
  const valueOf = (name: string) =>
    parameters.find((each) => each.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
  const extension = valueOf('ext') ?? '';
  const readable = number.replaceAll(/[-.]+/g, ' ').trim();
  return extension === '' ? readable : `${readable} ext. ${extension}`;
}

/** The services by their URL schemes, and by the names that programs give them. */
const SERVICES = new Map<string, HandleService>([
  ['signal', 'signal'],
  ['sgnl', 'signal'],
  ['whatsapp', 'whatsapp'],
  ['telegram', 'telegram'],
  ['tg', 'telegram'],
  ['teams', 'teams'],
  ['msteams', 'teams'],
  ['slack', 'slack'],
  ['xmpp', 'xmpp'],
  ['jabber', 'xmpp'],
]);

/** Reads a messaging handle, like `xmpp:greta@lind.example`. */
export function handleOf(address: string, parameters: string): Handle {
  const text = bareAddress(address);
  const [, scheme = '', rest = ''] = /^([a-z][\w+.-]*):(.*)$/i.exec(text) ?? [];
  const named = /;x-service-type="?([\w-]+)/i.exec(parameters)?.[1] ?? '';
  const ofScheme = SERVICES.get(scheme.toLowerCase());
  const service = ofScheme ?? SERVICES.get(named.toLowerCase());
  if (service === undefined) return { service: 'other', value: text };
  const hasScheme = ofScheme !== undefined || scheme.toLowerCase() === 'x-apple';
  return { service, value: hasScheme ? decoded(rest) : text };
}

/** Returns a handle as the parameters and the value of IMPP (RFC 4770). */
export function writtenHandle({ service, value }: Handle): { value: string; parameters: string } {
  if (service === 'other') return { value, parameters: '' };
  const { scheme, name } = HANDLE_SCHEMES[service];
  const address = encodeURIComponent(value).replaceAll(/%(?:40|3A|2F|2B)/g, decodeURIComponent);
  return { value: `${scheme}:${address}`, parameters: `;X-SERVICE-TYPE=${name}` };
}

function decoded(text: string): string {
  try {
    return bareAddress(decodeURIComponent(text));
  } catch {
    return text;
  }
}
