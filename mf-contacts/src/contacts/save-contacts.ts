import { api } from '@rapport/api-client';
import { MOST_IDS_IN_QUERY } from '@rapport/contracts';
import { type ShellApi } from '@rapport/remote-api';
import { request } from '@rapport/remote-api/api-query';
import { writeFailure } from '@rapport/remote-api/failures';
import { saveFile } from '@rapport/remote-api/save-file';

const MEDIA_TYPES = { csv: 'text/csv', vcf: 'text/vcard' } as const;
/** Requests under way at the same time. */
const AT_ONCE = 4;
/** After so many milliseconds a person wonders whether anything happens. */
const NOTICE_AFTER = 1_500;

/** What `exportContacts` does. Failures are told to the person and not thrown. */
export async function saveContacts(
  shell: ShellApi,
  format: keyof typeof MEDIA_TYPES,
  ids: readonly string[] | undefined,
): Promise<void> {
  const notice = setTimeout(() => {
    shell.notify({
      title: 'Preparing the file',
      description: "It's saved as soon as it's complete. You can keep working.",
    });
  }, NOTICE_AFTER);
  try {
    const text = await contactsText(shell, format, ids);
    const name = `rapport-contacts-${new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)}.${format}`;
    saveFile(name, MEDIA_TYPES[format], text);
    shell.notify({ title: exportedTitle(ids), description: `Saved as ${name}.` });
  } catch (error) {
    shell.notify({
      title: "Couldn't export the contacts",
      description: writeFailure(error),
      variant: 'destructive',
    });
  } finally {
    clearTimeout(notice);
  }
}

function exportedTitle(ids: readonly string[] | undefined): string {
  if (ids === undefined) return 'All contacts exported';
  return ids.length === 1
    ? 'Contact exported'
    : `${ids.length.toLocaleString('en-US')} contacts exported`;
}

/** The file as the API writes it. More contacts than an address can name are asked for in several calls. */
async function contactsText(
  shell: ShellApi,
  format: keyof typeof MEDIA_TYPES,
  ids: readonly string[] | undefined,
): Promise<string> {
  const path = format === 'csv' ? '/api/export/contacts.csv' : '/api/export/contacts.vcf';
  if (ids === undefined) return request(shell, api.get(path));
  const parts: string[] = [];
  const size = MOST_IDS_IN_QUERY * AT_ONCE;
  for (let start = 0; start < ids.length; start += size) {
    const calls = Array.from({ length: AT_ONCE }, (_, index) => {
      const first = start + index * MOST_IDS_IN_QUERY;
      return ids.slice(first, first + MOST_IDS_IN_QUERY);
    }).filter((some) => some.length > 0);
    const texts = await Promise.all(
      calls.map((some) => request(shell, api.get(path, { ids: some.join(',') }))),
    );
    parts.push(...texts);
  }
  return format === 'csv' ? withOneHead(parts) : parts.join('');
}

/** Each part of a CSV file begins with the names of the columns. */
function withOneHead(parts: readonly string[]): string {
  const end = '\r\n';
  return parts
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf(end) + end.length)))
    .join('');
}
