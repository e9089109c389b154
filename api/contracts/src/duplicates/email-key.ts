import { folded } from './folded-text.ts';

/** Providers that ignore dots before the @. */
const DOTLESS_HOSTS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** No spaces, and no characters that Postgres can't store. */
const PLAIN = /^[^\s\p{C}]+$/u;

/** Mailboxes of a company, a department, or a household. */
const SHARED_NAMES: ReadonlySet<string> = new Set(
  `info infos information office offices sales hello hallo hi hey hola ciao support contact contacts kontakt
   contacto contato contatti contactus admin administrator administration administracion verwaltung team mail
   email post service services help helpdesk hilfe aide enquiries enquiry inquiries inquiry hr people jobs job
   career careers karriere recruiting recruitment talent bewerbung billing invoice invoices invoicing rechnung
   rechnungen accounting accounts accountspayable payable buchhaltung finance facturas factures payments marketing
   press presse prensa media pr legal privacy datenschutz gdpr compliance security abuse postmaster webmaster
   hostmaster noreply donotreply reception receptie empfang rezeption zentrale front frontdesk desk sekretariat
   secretary secretariat vorzimmer assistant bureau biuro kantoor ventas vendas vendite vertrieb verkauf einkauf
   purchasing procurement orders order bestellung bestellungen pedidos shop store booking bookings reservation
   reservations reservierung events event newsletter news feedback customerservice customercare customersupport
   kundenservice kundendienst care client clients partners partner family familie famille familia famiglia rodzina
   home household we us all staff everyone crew founders ceo cfo cto coo director board vorstand president
   geschaeftsfuehrung direction dispatch logistics warehouse lager werkstatt praxis kanzlei clinic school it dev ops
   engineering tech technik web website general main central company firma`
    .split(/\s+/)
    .map(compact),
);
/** Shared names combined with a place or a number: "info.berlin@", "emea-sales@", "support2@". */
const SHARED_PARTS: ReadonlySet<string> = new Set(
  `info office sales support kontakt contact team service helpdesk booking bookings reception empfang
   family familie famille familia billing accounting buchhaltung vertrieb noreply reply sekretariat orders
   marketing`.split(/\s+/),
);

/**
 * Returns an email address in comparable form: lowercase, with one name per provider, without the "+…" label, and
 * for Gmail without dots, which Gmail ignores. Empty for a text without an address.
 */
export function emailKey(email: string): string {
  const address = email.normalize('NFKC').trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const name = address.slice(0, Math.max(at, 0));
  const host = address.slice(at + 1);
  if (name === '' || host === '' || !PLAIN.test(address)) return '';
  const isDotless = DOTLESS_HOSTS.has(host);
  const labeled = name.replace(/\+.*$/, '');
  const mailbox = isDotless ? labeled.replaceAll('.', '') : labeled;
  return mailbox === '' ? address : `${mailbox}@${isDotless ? 'gmail.com' : host}`;
}

/**
 * Returns whether an address belongs to more than one person, judging by its name: `info@`, `sales.emea@`,
 * `family@`.
 */
export function isSharedAddress(key: string): boolean {
  const name = key.slice(0, key.lastIndexOf('@'));
  const parts = folded(name.replaceAll(/[._\d-]+/g, ' ')).split(' ');
  const [first = '', last = first] = [parts[0], parts.at(-1)];
  return SHARED_NAMES.has(parts.join('')) || SHARED_PARTS.has(first) || SHARED_PARTS.has(last);
}

function compact(word: string): string {
  return folded(word).replaceAll(' ', '');
}
