import { shownText } from '@rapport/contracts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Escapes text for HTML, including attributes. Lines stay; other characters that hide or reverse text are made
 * visible.
 */
export function escaped(text: string): string {
  const lines = text
    .split(/\r\n|\n|\t/)
    .map(shownText)
    .join('\n');
  return lines.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
