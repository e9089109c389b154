/** A question for people of a place or a company, in the words that people ask it with. */
const QUESTION =
  /^(?:who (?:do i know|is|lives|works)|(?:people|contacts|anyone|someone)(?: i know)?)\s+(?:in|at|from|near)\s+(.+?)[\s?]*$/i;

/** What is searched for: of "Who do I know in Bern?" it's "Bern". */
export function searchedWords(query: string): string {
  return QUESTION.exec(query.trim())?.[1] ?? query;
}
