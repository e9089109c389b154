import {
  countryCode,
  countryName,
  type Handle,
  type MatchKind,
  type PostalAddress,
} from '@rapport/contracts';
import { type Database } from '../database/database.ts';
import { NAMED_CUSTOM_VALUES } from './custom-fields-sql.ts';
import { type NamedCustomValueDto } from './custom-values.dto.ts';
import { ofOneUser } from '../database/sql.ts';
import { fold, isFoundBy, searchConditions } from './domain/search-text.ts';
import { snippet } from './domain/snippet.ts';
import { type SearchMatchDto, type ContactSummaryDto } from './dto/contact.dto.ts';
import { CONTACT_ADDRESSES } from './contact-facts-sql.ts';

/** The texts of contacts (`id`) that match a pattern: their own facts, and the latest interaction. */
const TEXTS =
  ofOneUser(`SELECT n.id, ${CONTACT_ADDRESSES.emails} AS emails, ${CONTACT_ADDRESSES.links} AS links,
    c.pinned_note AS "pinnedNote", c.how_we_met AS "howWeMet",
    c.details ->> 'department' AS department, c.details ->> 'nickname' AS nickname,
    COALESCE(c.details -> 'addresses', '[]') AS addresses,
    COALESCE(c.details -> 'handles', '[]') AS handles, ${NAMED_CUSTOM_VALUES} AS "customFields",
    i.type, i.description, i.notes
  FROM json_to_recordset($2) AS n(id uuid, pattern text)
  JOIN rapport.contacts c ON c.user_profile_id = $1 AND c.id = n.id
  LEFT JOIN LATERAL (
    SELECT h.type, h.description, h.notes FROM rapport.interactions h
    WHERE h.user_profile_id = $1 AND h.contact_id = n.id AND h.search_text LIKE n.pattern
    ORDER BY h.interaction_date DESC, h.id DESC LIMIT 1
  ) i ON true`);

interface TextsRow {
  id: string;
  emails: { value: string }[];
  links: { value: string }[];
  pinnedNote: string | null;
  howWeMet: string | null;
  department: string | null;
  nickname: string | null;
  addresses: PostalAddress[];
  handles: Handle[];
  customFields: NamedCustomValueDto[];
  type: SearchMatchDto['type'];
  description: string | null;
  notes: string | null;
}

/** A contact and a word that's not in the fields its row shows. */
interface Wanted {
  contact: ContactSummaryDto;
  word: string;
  pattern: string;
}

/**
 * Returns the contacts of a short page; those that were found by something their row doesn't show include where it
 * was found.
 * @param items a JSON array of the contacts
 */
export async function withMatchedTexts(
  database: Database,
  owner: string,
  items: string,
  q: string | undefined,
): Promise<string> {
  const conditions = searchConditions(q ?? '');
  if (conditions.length === 0) return items;
  const contacts: ContactSummaryDto[] = JSON.parse(items);
  const wanted = contacts.flatMap((contact): Wanted[] => {
    const shown = shownOf(contact);
    const hidden = conditions.find(
      ({ word, phone }) =>
        phone === null && contact.matchedPhone === undefined && !isFoundBy(word, shown),
    );
    return hidden === undefined ? [] : [{ contact, word: hidden.word, pattern: hidden.pattern }];
  });
  if (wanted.length === 0) return items;
  const rows = await database.rows<TextsRow>(TEXTS, [
    owner,
    JSON.stringify(wanted.map(({ contact, pattern }) => ({ id: contact.id, pattern }))),
  ]);
  const matches = new Map(
    wanted.map((each) => [
      each.contact.id,
      matchOf(
        each,
        rows.find(({ id }) => id === each.contact.id),
      ),
    ]),
  );
  return JSON.stringify(
    contacts.map((contact) => {
      const match = matches.get(contact.id);
      return match ? { ...contact, match } : contact;
    }),
  );
}

function shownOf(contact: ContactSummaryDto): string {
  const { displayName, organizationName, organizationTitle, primaryEmail } = contact;
  return [displayName, organizationName, organizationTitle, primaryEmail]
    .map((text) => fold(text ?? ''))
    .join(' ');
}

function matchOf({ contact, word }: Wanted, row: TextsRow | undefined): SearchMatchDto | null {
  const texts: [MatchKind, string | null | undefined][] = [
    [
      'label',
      find(
        contact.labels.map(({ name }) => name),
        word,
      ),
    ],
    [
      'email',
      find(
        row?.emails.map(({ value }) => value),
        word,
      ),
    ],
    [
      'link',
      find(
        row?.links.map(({ value }) => value),
        word,
      ),
    ],
    ['pinned_note', row?.pinnedNote],
    ['how_we_met', row?.howWeMet],
    ['department', row?.department],
    ['nickname', row?.nickname],
    ['address', find(row?.addresses.map(writtenAddress), word)],
    [
      'messaging',
      find(
        row?.handles.map(({ value }) => value),
        word,
      ),
    ],
    [
      'custom_field',
      find(
        row?.customFields.map(({ name, value }) => `${name}: ${value}`),
        word,
      ),
    ],
    ['interaction', row?.description],
    ['interaction', row?.notes],
  ];
  for (const [kind, text] of texts) {
    if (text == null || !isFoundBy(word, fold(text))) continue;
    const type = kind === 'interaction' ? (row?.type ?? null) : null;
    return { kind, text: snippet(text, word), type };
  }
  return null;
}

/** Formats an address on one line, adding the English name of its country if that's written in another language. */
function writtenAddress({ street, postalCode, city, region, country }: PostalAddress): string {
  const english = countryName(countryCode(country) ?? '');
  const parts = [street, [postalCode, city].filter(Boolean).join(' '), region, country, english];
  return [...new Set(parts)].filter(Boolean).join(', ').replaceAll('\n', ', ');
}

function find(values: readonly string[] | undefined, word: string): string | undefined {
  return values?.find((value) => isFoundBy(word, fold(value)));
}
