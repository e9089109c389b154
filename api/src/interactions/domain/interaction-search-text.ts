import { searchText } from '../../contacts/domain/search-text.ts';

/** The texts of an interaction that a search finds its contact by. */
export interface SearchedTexts {
  description: string | null;
  notes: string | null;
  followUpText: string | null;
}

/** What is stored with an interaction for the search. */
export function interactionSearchText(texts: SearchedTexts): string {
  return searchText([texts.description, texts.notes, texts.followUpText]);
}
