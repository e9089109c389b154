import { type AccessScope } from '@rapport/contracts';

/** The kinds of data whose changes are reported, each with the scope that can read it and its list. */
const REPORTED = {
  contact: { scope: 'contacts:read', list: '/api/contacts' },
  label: { scope: 'contacts:read', list: '/api/labels' },
  custom_field: { scope: 'contacts:read', list: '/api/custom-fields' },
  view: { scope: 'contacts:read', list: '/api/views' },
  stated_preference: { scope: 'contacts:read', list: '/api/stated-preferences/{contactId}' },
  relation: { scope: 'contacts:read', list: '/api/relations/{contactId}' },
  interaction: { scope: 'interactions', list: '/api/interactions/{contactId}' },
  commitment: { scope: 'interactions', list: '/api/commitments/{contactId}' },
  meeting: { scope: 'meetings', list: '/api/meetings' },
} as const satisfies Readonly<Record<string, { scope: AccessScope; list: string }>>;

export type Kind = keyof typeof REPORTED;

/** What happened to a thing. */
export const CHANGES = ['made', 'changed', 'deleted', 'restored', 'merged'] as const;
export type Change = (typeof CHANGES)[number];

const names: ReadonlySet<string> = new Set(Object.keys(REPORTED));

/** Returns whether a text is the name of a kind. */
export function isKind(text: unknown): text is Kind {
  return typeof text === 'string' && names.has(text);
}

export const KINDS: readonly Kind[] = Object.keys(REPORTED).filter(isKind);

/**
 * Returns the kinds whose changes a caller may read.
 * @param scopes of an access token; undefined for a signed-in user, who may read all
 */
export function kindsFor(scopes: readonly AccessScope[] | undefined): readonly Kind[] {
  return KINDS.filter((kind) => scopes === undefined || scopes.includes(REPORTED[kind].scope));
}

/** Returns the path of the list that has everything of a kind. */
export function listOf(kind: Kind): string {
  return REPORTED[kind].list;
}
