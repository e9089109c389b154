const LEAD = String.raw`(?:(?:show|list|find|give|get|see)(?: me)? )?(?:do (?:i|we) (?:know|have) )?(?:(?:all|the|my|any) )*`;
const WHO = `(?:(?:(?:which|what) )?(?:contacts?|people|clients?|customers?)|who(?:'s|’s|s)?(?: all)?|someone|(?:any|every)(?:one|body))`;
const DOES =
  '(?: (?:that|who|is|are|lives?|living|works?|working|based|located|comes?|(?:i|we) (?:know|have)|do (?:i|we) (?:know|have)))*';
/** Common questions for people at a place or a company; the first group is the place. */
const QUESTION = new RegExp(
  `^${LEAD}${WHO}${DOES} (?:in|at|from|near|around|for) (.+?)(?: (?:that |do )?i know)?(?:,? (?:please|pls|plz|thanks))?[\\s?.!]*$`,
  'iu',
);

/** Returns the search text: for "Who do I know in Bern?" it's "Bern". */
export function searchedWords(query: string): string {
  return QUESTION.exec(query.trim().replaceAll(/\s+/g, ' '))?.[1] ?? query;
}
