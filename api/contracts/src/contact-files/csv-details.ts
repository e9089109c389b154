import { type Details, type PostalAddress } from '../values/details.ts';

const lines = (values: readonly string[]) => values.join('\n');
const parts = (addresses: readonly PostalAddress[] = [], part: keyof PostalAddress) =>
  // Each line is an address, so the lines of a street are joined.
  lines(addresses.map((address) => (address[part] ?? '').replaceAll(/\s*\n\s*/g, ', ')));

/** The columns of details; an address uses one line of each of its columns. */
export const DETAIL_COLUMNS: Readonly<
  Record<string, (details: Partial<Details>) => string | null>
> = {
  'Address kind': ({ addresses }) => parts(addresses, 'kind'),
  Street: ({ addresses }) => parts(addresses, 'street'),
  'Postal code': ({ addresses }) => parts(addresses, 'postalCode'),
  City: ({ addresses }) => parts(addresses, 'city'),
  Region: ({ addresses }) => parts(addresses, 'region'),
  Country: ({ addresses }) => parts(addresses, 'country'),
  'Time zone': ({ timeZone }) => timeZone ?? null,
  Languages: ({ languages = [] }) => lines(languages),
  Pronouns: ({ pronouns }) => pronouns ?? null,
  'Spoken name': ({ spokenName }) => spokenName ?? null,
  Nickname: ({ nickname }) => nickname ?? null,
  Department: ({ department }) => department ?? null,
  Messaging: ({ handles = [] }) =>
    lines(handles.map(({ service, value }) => `${service}: ${value}`)),
  'Yearly dates': ({ dates = [] }) => lines(dates.map(({ label, day }) => `${label}: ${day}`)),
  'Kept from files': ({ kept = [] }) => lines(kept),
};
