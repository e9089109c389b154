import { shownText } from '@rapport/contracts';
import { isListWord, tellingWords } from './fold-words.ts';
import { isExcluding, NOTHING, searchText } from './list-readings.ts';
import { SURE, UNEXPLAINED, vocabularyOf } from './match-verbs.ts';
import { type Reading } from './read-rest.ts';
import { type Verb } from './verbs.ts';

/**
 * "Export my hot prospects" must not offer to export all contacts first if no label or filter is called that. It offers
 * the list instead, searched for these words if they may be in it, so that the user sees what would be exported. Empty
 * if the text says all that the action does.
 * @param readings what the text may mean otherwise
 */
export function searchInstead(readings: readonly Reading[], verbs: readonly Verb[]): Reading[] {
  const best = readings.find(isPartOfList);
  if (best === undefined) return [];
  const words = leftOf(best);
  if (words.length === 0) return [];
  const known = vocabularyOf(verbs);
  const isSearch = words.every(({ word }) => !known.has(word) && !isExcluding(word));
  // "CSV import" means another command.
  if (!isSearch && !words.some(({ word }) => isExcluding(word))) return [];
  const verb = {
    id: 'list:show',
    label: isSearch ? `Search the list: “${shownText(best.leftOver)}”` : 'Open the list',
    words: [],
    to: isSearch ? `/contacts?${new URLSearchParams({ q: searchText(words) })}` : '/contacts',
  };
  const leftOver = isSearch ? '' : best.leftOver;
  return [
    { ...NOTHING, verb, every: null, score: SURE, typed: best.typed, leftOver, isPart: true },
  ];
}

/** Whether a text begins with an action on a list, beside words that it doesn't explain. */
function isPartOfList({ verb, leftOver, score, before }: Reading): boolean {
  const count = tellingWords(leftOver).length;
  return (
    verb.list !== undefined &&
    count > 0 &&
    before.length === 0 &&
    score + UNEXPLAINED * count >= BEGUN
  );
}

/** The score of an action at the beginning of a text, without what it loses for other words. */
const BEGUN = 45;

function leftOf({ leftOver }: Reading) {
  return tellingWords(leftOver).filter(({ word }) => !isListWord(word) && !ALL.has(word));
}

/** Words for all contacts. */
const ALL = new Set(['everything', 'whole', 'entire', 'complete', 'full', 'list', 'database']);
