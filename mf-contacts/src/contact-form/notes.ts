/** The multiline fields at the end of the form, in this order. */
export const NOTES = [{ name: 'howWeMet', label: 'How you met' }] as const;

export type NoteName = (typeof NOTES)[number]['name'];

/** Creates a value for each of those fields. */
export function ofNotes<T>(make: (name: NoteName) => T): Record<NoteName, T> {
  return { howWeMet: make('howWeMet') };
}
