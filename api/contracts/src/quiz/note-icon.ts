/** What a note of a result signals: green for a clear one, yellow for caution, blue for information. */
export type NoteIcon = 'green' | 'yellow' | 'blue';

/**
 * The icon of a note, by its own words, case-sensitive and in this order. Stored notes are plain
 * sentences, so the icon has to follow from the text alone.
 */
export function noteIcon(text: string): NoteIcon {
  if (/Strong|consistent/.test(text)) return 'green';
  if (/mixed|retaking|less definitive/.test(text)) return 'yellow';
  return 'blue';
}
