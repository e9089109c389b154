import { builtApi } from './built-api.ts';
import type pg from 'pg';

/** What is asked in the name of both people. */
export interface Case {
  name: string;
  /** Of someone with so many contacts. */
  pathOf: (owner: string, count: number) => Promise<string>;
}

const FAMILY_NAME = 'COALESCE(sort_family_name, sort_name)';

const KEYS = {
  updated: { column: 'last_update_time', order: 'DESC', key: isoOf('last_update_time') },
  name: { column: 'sort_name', order: 'ASC', key: 'sort_name' },
  familyName: { column: FAMILY_NAME, order: 'ASC', key: FAMILY_NAME },
  lastContact: { column: 'last_interaction_at', order: 'DESC', key: isoOf('last_interaction_at') },
  nextDue: { column: 'due_at', order: 'ASC', key: isoOf('due_at') },
} as const;

type Sort = keyof typeof KEYS;

/** The requests that are compared. */
export function casesOf(admin: pg.Client): Case[] {
  const list = (name: string, query: string): Case => ({
    name,
    pathOf: () => Promise.resolve(`/api/contacts${query && `?${query}`}`),
  });
  const deep = (name: string, sort: Sort): Case => ({
    name,
    pathOf: async (owner, count) =>
      `/api/contacts?sort=${sort}&cursor=${await cursorOf(admin, owner, sort, count)}`,
  });
  const one = (name: string, of: (id: string) => string): Case => ({
    name,
    pathOf: async (owner) => {
      const { rows } = await admin.query<{ id: string }>(
        `SELECT id FROM rapport.contacts
         WHERE user_profile_id = $1 AND assessment_complete ORDER BY id LIMIT 1`,
        [owner],
      );
      return of(rows[0]?.id ?? '');
    },
  });
  return [
    list('first page', ''),
    list('first page, counted', 'count=true'),
    list('first page by name', 'sort=name'),
    list('first page by last name', 'sort=familyName'),
    list('first page by last contact', 'sort=lastContact'),
    list('first page by who is due next', 'sort=nextDue'),
    deep('deep page', 'updated'),
    deep('deep page by name', 'name'),
    deep('deep page by last name', 'familyName'),
    deep('deep page by last contact', 'lastContact'),
    deep('deep page by who is due next', 'nextDue'),
    list('search for one person', 'q=zebedee'),
    list('search in the middle of a word', 'q=ebede'),
    list('search for a number', 'q=%2B41790000050'),
    list('search for a number as it is dialed', 'q=0790000050'),
    list('search for what everyone has', 'q=example.com'),
    list('search for what no one has', 'q=nobody-has-this'),
    list('one work style', 'mbtiType=INTJ'),
    list('one city', 'city=Bern'),
    list('due', 'due=true'),
    list('due, longest first', 'due=true&sort=nextDue'),
    { name: 'Today', pathOf: () => Promise.resolve('/api/today') },
    one('one contact', (id) => `/api/contacts/${id}`),
    one('what one contact said, with their guidance', (id) => `/api/guidance/${id}`),
  ];
}

/** The place behind four tenths of the list, so that a page of few contacts is full as well. */
async function cursorOf(
  admin: pg.Client,
  owner: string,
  sort: Sort,
  count: number,
): Promise<string> {
  const { column, order, key } = KEYS[sort];
  const { rows } = await admin.query<{ key: string; id: string }>(
    `SELECT ${key} AS key, id FROM rapport.contacts WHERE user_profile_id = $1
     ORDER BY ${column} ${order}, id ${order} OFFSET $2::int LIMIT 1`,
    [owner, Math.floor(count * 0.4)],
  );
  const encode = await builtApi('contacts/domain/cursor', 'encodeCursor');
  return String(encode({ sort, ...rows[0] }));
}

function isoOf(column: string): string {
  return `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
