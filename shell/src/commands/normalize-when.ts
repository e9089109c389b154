const NUMBERS = [
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  'twelve',
];
const HOUR = `(${NUMBERS.join('|')}|1[0-2]|[1-9])`;
const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';

/** Rewrites how people say a day or a time into words that chrono reads: "half past two" becomes "2:30". */
export function normalizeWhen(text: string, now: Date): string {
  return text
    .replaceAll(/\b(?:tmrw|tmr|tmrow|tomo|2moro|tomorow|tommorow|tommorrow)\b/giu, 'tomorrow')
    .replaceAll(/\btues\b/giu, 'tuesday')
    .replaceAll(/(?<=\s|^)['’]?til\b/giu, 'until')
    .replaceAll(/\b(\d{1,2}) ?[-–] ?(\d{1,2})\.([0-5]\d)\b(?!\.)/gu, '$1:00 - $2:$3')
    .replaceAll(/\bthis (morning|afternoon|evening)\b/giu, 'today $1')
    .replaceAll(/\btonight\b/giu, 'today evening')
    .replaceAll(/\b(?:in )?(?:a )?fortnight\b/giu, 'in 2 weeks')
    .replaceAll(/\b(?:a )?couple (?:of )?(days|weeks|months)\b/giu, '2 $1')
    .replaceAll(/\b(?:a )?few (days|weeks|months)\b/giu, '3 $1')
    .replaceAll(/\bnext quarter\b/giu, 'in 3 months')
    .replaceAll(/\bnew year(?:'?s)?(?: day)?\b/giu, 'january 1')
    .replaceAll(new RegExp(`\\b(until|till|in|by) (${MONTHS})(?! ?\\d)\\b`, 'giu'), '$1 $2 1')
    .replaceAll(/\b(?:the )?end of (?:the |this )?(week|month|year)\b/giu, (_, unit: string) =>
      endOf(unit.toLowerCase(), now),
    )
    .replaceAll(new RegExp(`\\bhalf past ${HOUR}\\b`, 'giu'), (_, hour: string) => clock(hour, 30))
    .replaceAll(new RegExp(`\\bquarter past ${HOUR}\\b`, 'giu'), (_, hour: string) =>
      clock(hour, 15),
    )
    .replaceAll(new RegExp(`\\bquarter to ${HOUR}\\b`, 'giu'), (_, hour: string) =>
      clock(hour, -15),
    )
    .replaceAll(new RegExp(`\\bat (${NUMBERS.join('|')})\\b`, 'giu'), (_, hour: string) =>
      ['at', numberOf(hour)].join(' '),
    )
    .replaceAll(/\bon the (\d{1,2})(?:st|nd|rd|th)?\b(?! of)/giu, (all, day: string) =>
      dayOfMonth(Number(day), now, all),
    );
}

function numberOf(word: string): number {
  const place = NUMBERS.indexOf(word.toLowerCase());
  return place < 0 ? Number(word) : place + 1;
}

function clock(word: string, minutes: number): string {
  const hour = numberOf(word);
  if (minutes >= 0) return `${hour}:${minutes}`;
  return `${hour === 1 ? 12 : hour - 1}:${60 + minutes}`;
}

/** The last day of the month or the year, or the Friday of the week. */
function endOf(unit: string, now: Date): string {
  if (unit === 'month') return isoDay(new Date(now.getFullYear(), now.getMonth() + 1, 0));
  return unit === 'year' ? isoDay(new Date(now.getFullYear(), 11, 31)) : 'friday';
}

/** The next day with that number. */
function dayOfMonth(day: number, now: Date, typed: string): string {
  const isPast = day < now.getDate();
  const date = new Date(now.getFullYear(), now.getMonth() + (isPast ? 1 : 0), day);
  return date.getDate() === day ? isoDay(date) : typed;
}

function isoDay(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return [date.getFullYear(), month, day].join('-');
}
