import { api, type CustomField } from '@rapport/api-client';
import { type CustomFilter, parseCustomFilter, shownText } from '@rapport/contracts';
import { type ShellApi } from '@rapport/remote-api';
import { request } from '@rapport/remote-api/api-query';
import { type FieldWords } from '../contacts/list-view.ts';
import { dayText } from './day-text.ts';

/** What names the conditions on the user's own fields. */
export async function loadFieldWords(shell: ShellApi): Promise<FieldWords> {
  const fields = await request(shell, api.get('/api/custom-fields'));
  return (text) => conditionWords(fields, text);
}

/**
 * A condition on a field in words, with the name of the field: "Contract ends: until January 31, 2027".
 * @param text as `customFilterText` writes it
 */
export function conditionWords(fields: readonly CustomField[], text: string): string {
  const filter = parseCustomFilter(text);
  const field = fields.find(({ id }) => id === filter?.fieldId);
  if (filter === null || field === undefined) return 'Deleted field';
  return `${shownText(field.name)}: ${wordsOf(filter, field)}`;
}

function wordsOf(filter: CustomFilter, { choices }: CustomField): string {
  switch (filter.test) {
    case 'set':
      return 'has a value';
    case 'empty':
      return 'empty';
    case 'yes':
    case 'no':
      return filter.test;
    case 'contains':
      return `“${shownText(filter.text)}”`;
    case 'numbers': {
      const [from, to] = [filter.from, filter.to].map((end) => end?.toLocaleString('en-US'));
      return rangeWords(from, to, { from: 'at least', to: 'at most' });
    }
    case 'days': {
      const [from, to] = [filter.from, filter.to].map((end) =>
        end === null ? null : dayText(end),
      );
      return rangeWords(from, to, { from: 'from', to: 'until' });
    }
    case 'within':
      if (filter.days === 0) return 'today';
      return filter.days === 1 ? 'within a day' : `within ${filter.days} days`;
    case 'any': {
      const names = choices.filter(({ id }) => filter.choices.includes(id)).map(({ name }) => name);
      return new Intl.ListFormat('en', { type: 'disjunction' }).format(names.map(shownText));
    }
    default:
      return filter satisfies never;
  }
}

function rangeWords(
  from: string | null | undefined,
  to: string | null | undefined,
  words: { from: string; to: string },
): string {
  if (from == null) return `${words.to} ${to ?? ''}`;
  return to == null ? `${words.from} ${from}` : `${from} to ${to}`;
}
