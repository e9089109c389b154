import { shownText } from '@rapport/contracts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for HTML, also inside quotation marks. Lines stay; other characters that hide or turn text are shown as such. */
export function escaped(text: string): string {
  const lines = text
    .split(/\r\n|\n|\t/)
    .map(shownText)
    .join('\n');
  return lines.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
