/** The icon of a result's note: green for clear, yellow for caution, blue for information. */
export type NoteIcon = 'green' | 'yellow' | 'blue';

/**
 * Returns the icon of a note by its words, case-sensitive and in this order. Stored notes are plain sentences, so
 * the icon must be derived from the text alone.
 */
export function noteIcon(text: string): NoteIcon {
  if (/Strong|consistent/.test(text)) return 'green';
  if (/mixed|retaking|less definitive/.test(text)) return 'yellow';
  return 'blue';
}
