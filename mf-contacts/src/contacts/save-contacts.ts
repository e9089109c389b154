import { api } from '@rapport/api-client';
import { MOST_IDS_IN_QUERY } from '@rapport/contracts';
import { type ShellApi } from '@rapport/remote-api';
import { request } from '@rapport/remote-api/api-query';
import { writeFailure } from '@rapport/remote-api/failures';
import { saveFile } from '@rapport/remote-api/save-file';

const MEDIA_TYPES = { csv: 'text/csv', vcf: 'text/vcard' } as const;
/** The maximum number of concurrent requests. */
const AT_ONCE = 4;
/** Milliseconds until users may wonder if anything is happening. */
const NOTICE_AFTER = 1_500;

/** Implements `exportContacts`. It shows failures to the user instead of throwing them. */
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

/** The file as written by the API. If the ids are too many for one URL, it takes several requests. */
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

/** Every part of a CSV file starts with the column names. */
function withOneHead(parts: readonly string[]): string {
  const end = '\r\n';
  return parts
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf(end) + end.length)))
    .join('');
}
