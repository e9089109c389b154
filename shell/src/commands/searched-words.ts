const LEAD = String.raw`(?:(?:show|list|find|give|get|see)(?: me)? )?(?:do (?:i|we) (?:know|have) )?(?:(?:all|the|my|any) )*`;
const WHO = `(?:(?:(?:which|what) )?(?:contacts?|people|clients?|customers?)|who(?:'s|’s|s)?(?: all)?|someone|(?:any|every)(?:one|body))`;
const DOES =
  '(?: (?:that|who|is|are|lives?|living|works?|working|based|located|comes?|(?:i|we) (?:know|have)|do (?:i|we) (?:know|have)))*';
/** Common questions for people at a place or a company; the first group is the place. */
const QUESTION = new RegExp(
  `^${LEAD}${WHO}${DOES} (?:in|at|from|near|around|for) (.+?)(?: (?:that |do )?i know)?(?:,? (?:please|pls|plz|thanks))?[\\s?.!]*$`,
  'iu',
);

/** Whom or what to open. */
const OPEN =
  /^(?:open|show(?: me)?|find|view|go to|look up) (.+?)(?:['’]s (?:page|profile|card|contact))?$/iu;

/** Returns the search text: for "Who do I know in Bern?" it's "Bern", for "open Tom's page" it's "Tom". */
export function searchedWords(query: string): string {
  const text = query.trim().replaceAll(/\s+/g, ' ');
  return QUESTION.exec(text)?.[1] ?? OPEN.exec(text)?.[1] ?? query;
}
