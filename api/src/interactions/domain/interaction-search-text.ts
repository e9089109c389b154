import { searchText } from '../../contacts/domain/search-text.ts';

/** The texts of an interaction that a search finds its contact by. */
export interface SearchedTexts {
  description: string | null;
  notes: string | null;
  followUpText: string | null;
  /** Of the meeting that it is part of. */
  meetingNotes?: string | null;
  meetingPlace?: string | null;
}

/** What is stored with an interaction for the search. */
export function interactionSearchText(texts: SearchedTexts): string {
  const { description, notes, followUpText, meetingNotes = null, meetingPlace = null } = texts;
  return searchText([description, notes, followUpText, meetingNotes, meetingPlace]);
}
