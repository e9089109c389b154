import { shownText } from './invisible-characters.ts';

const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
/** FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE, of the Unicode Bidirectional Algorithm (UAX #9). */
const [ISOLATE, END] = ['\u2068', '\u2069'];

/**
 * Returns a name for use in an English sentence, title, or label. A right-to-left name is isolated, so that
 * adjacent words and punctuation keep their places.
 */
export function nameInSentence(name: string): string {
  const shown = shownText(name);
  return RIGHT_TO_LEFT.test(shown) ? `${ISOLATE}${shown}${END}` : shown;
}
