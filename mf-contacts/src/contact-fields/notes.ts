/** Texts of several lines that the form asks for last, in this order. */
export const NOTES = [{ name: 'howWeMet', label: 'How you met' }] as const;

export type NoteName = (typeof NOTES)[number]['name'];

/** What is made of each of those texts, by its name. */
export function ofNotes<T>(make: (name: NoteName) => T): Record<NoteName, T> {
  return { howWeMet: make('howWeMet') };
}
