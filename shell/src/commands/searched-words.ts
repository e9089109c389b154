/** Common questions for people at a place or a company. */
const QUESTION =
  /^(?:who (?:do i know|is|lives|works)|(?:people|contacts|anyone|someone)(?: i know)?)\s+(?:in|at|from|near)\s+(.+?)[\s?]*$/i;

/** Returns the search text: for "Who do I know in Bern?" it's "Bern". */
export function searchedWords(query: string): string {
  return QUESTION.exec(query.trim())?.[1] ?? query;
}
