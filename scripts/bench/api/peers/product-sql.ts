import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { REPOSITORY } from '@rapport/workspace-kit';

interface Statement {
  text: string;
  values: unknown[];
}

/** What the peers that write their own SQL send: the statements of the product, so that only the way to them differs. */
interface ProductSql {
  /** The first page of someone's contacts, as a JSON array in `items`. */
  list: (owner: string) => Statement;
  /** One contact, as `json`. */
  one: (owner: string, id: string) => Statement;
  /** Adds a contact and gives it back, as `json`. */
  create: (owner: string, id: string, body: NewContact) => Statement;
}

/** The body that the benchmark sends. */
export interface NewContact {
  displayName: string;
  primaryEmail: string;
  organizationName: string;
}

export const PAGE = 50;

type ContactListSql = (owner: string, query: object, now: Date) => Statement;
type ContactJson = (now: string) => string;

const isContactListSql = (value: unknown): value is ContactListSql => typeof value === 'function';
const isContactJson = (value: unknown): value is ContactJson => typeof value === 'function';

/** @throws Error where the API is not built, or not as expected */
export async function productSql(): Promise<ProductSql> {
  const contactListSql = await exported('contact-list-sql', 'contactListSql');
  const contactJson = await exported('contact-projection', 'contactJson');
  if (!isContactListSql(contactListSql) || !isContactJson(contactJson)) {
    throw new Error('The built API does not export the statements of contacts.');
  }
  const page = { sort: 'updated', limit: PAGE, label: [], count: false };
  const one = `SELECT ${contactJson('$3')}::text AS json FROM rapport.contacts c
    WHERE c.user_profile_id = $1 AND c.id = $2 AND c.deleted_at IS NULL`;
  const create = `INSERT INTO rapport.contacts AS c (user_profile_id, id, created_at, last_update_time,
      display_name, primary_email, organization_name, sort_name, search_text)
    VALUES ($1, $2, $3, $3, $4, $5, $6, $7, $8) RETURNING ${contactJson('$3')}::text AS json`;
  return {
    list: (owner) => contactListSql(owner, page, new Date()),
    one: (owner, id) => ({ text: one, values: [owner, id, new Date()] }),
    create: (owner, id, { displayName, primaryEmail, organizationName }) => {
      const name = displayName.toLowerCase();
      const found = ` ${name} ${primaryEmail} ${organizationName.toLowerCase()}`;
      const values = [displayName, primaryEmail, organizationName, name, found];
      return { text: create, values: [owner, id, new Date(), ...values] };
    },
  };
}

async function exported(file: string, name: string): Promise<unknown> {
  const address = pathToFileURL(join(REPOSITORY, `api/dist/contacts/${file}.js`)).href;
  const module: unknown = await import(address);
  return typeof module === 'object' && module !== null ? Reflect.get(module, name) : undefined;
}

/** A value of the environment that the benchmark sets. */
export function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set.`);
  return value;
}

/** The JSON of a body that the benchmark sent. */
export function newContactOf(text: string): NewContact {
  const body: unknown = JSON.parse(text);
  if (!isNewContact(body)) throw new Error('The body is not the one that the benchmark sends.');
  return body;
}

function isNewContact(body: unknown): body is NewContact {
  return typeof body === 'object' && body !== null && 'displayName' in body;
}
