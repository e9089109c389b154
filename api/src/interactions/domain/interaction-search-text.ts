import { searchText } from '../../contacts/domain/search-text.ts';

/** The texts of an interaction by which a search finds its contact. */
export interface SearchedTexts {
  description: string | null;
  notes: string | null;
  followUpText: string | null;
  /** The notes of its meeting. */
  meetingNotes?: string | null;
  meetingPlace?: string | null;
}

/** Returns the search text that's stored with an interaction. */
export function interactionSearchText(texts: SearchedTexts): string {
  const { description, notes, followUpText, meetingNotes = null, meetingPlace = null } = texts;
  return searchText([description, notes, followUpText, meetingNotes, meetingPlace]);
}
