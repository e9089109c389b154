/** How the names of the months begin in the languages of most files. */
const BEGINNINGS = [
  ['jan', 'ene', 'gen'],
  ['feb', 'fev', 'fév'],
  ['mar', 'mär', 'mrz', 'maa', 'mrt'],
  ['apr', 'avr', 'abr'],
  ['may', 'mai', 'mag', 'mei'],
  ['jun', 'juin', 'giu'],
  ['jul', 'juil', 'lug'],
  ['aug', 'aoû', 'aou', 'ago'],
  ['sep', 'set'],
  ['oct', 'okt', 'ott', 'out'],
  ['nov'],
  ['dec', 'dez', 'déc', 'dic'],
];
/** Languages whose months begin differently, or like another month in the list above. */
const LANGUAGES = ['fi', 'pl', 'cs', 'sk', 'ru', 'uk', 'bg', 'el', 'tr', 'lt', 'hu', 'sl', 'he'];

let names: ReadonlyMap<string, number> | null = null;

/** The month that one of these words names, from 1; null if none does. */
export function monthIn(words: readonly string[]): number | null {
  names ??= namesOfLanguages();
  for (const word of words) {
    const month = names.get(word.toLowerCase());
    if (month !== undefined) return month;
  }
  const index = BEGINNINGS.findIndex((beginnings) =>
    words.some((word) => beginnings.some((beginning) => word.toLowerCase().startsWith(beginning))),
  );
  return index < 0 ? null : index + 1;
}

/** Each name alone and inside a date, because many languages inflect it. */
function namesOfLanguages(): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const language of LANGUAGES) {
    for (const style of ['long', 'short'] as const) {
      const alone = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' });
      const inDate = new Intl.DateTimeFormat(language, {
        ...{ day: 'numeric', month: style, timeZone: 'UTC' },
      });
      for (let month = 1; month <= 12; month += 1) {
        const date = new Date(Date.UTC(2000, month - 1, 1));
        const texts = [alone.format(date), inDate.format(date)];
        for (const word of texts.flatMap((text) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])) {
          if (!found.has(word)) found.set(word, month);
        }
      }
    }
  }
  return found;
}
