/** A line in the words that the rules know: typing errors mended, abbreviations and German in English. */
interface PlainLine {
  text: string;
  /** The words of the line, as typed, for a part of `text`. */
  original: (part: string) => string;
}

/** English words with the German ones that they translate; the rules of clauses know the German order, too. */
const GERMAN =
  dictionary(`I:ich;he:er;she:sie;we:wir;me:mir,mich;us:uns;her:ihr;him:ihm;them:ihnen;with:mit;and:und;but:aber;
  by:bis;on:am;at:bei;about:wegen,über;for:um;have:habe,hab;has:hat;was:war;must:muss;will:werde,wird;
  wants:möchte,will,wünscht;needs:braucht;asks:bittet,fragt;asked:bat;promised:versprochen,zugesagt;
  will send:schickt,sendet,liefert,schicke,sende,liefere;will reply:meldet,melde;will come:kommt;
  will give:gibt;will check:klärt,prüft,kläre,prüfe;will confirm:bestätigt;will call:ruft;
  telephoned:angerufen,telefoniert;spoken:gesprochen;met:getroffen;e-mailed:gemailt,geschrieben;
  meeting:treffen,termin;lunch:mittagessen,essen,gegessen;coffee:kaffee;call:telefonat;Mrs:frau;
  Mr:herr,herrn;today:heute;yesterday:gestern;2 days ago:vorgestern;tomorrow:morgen;in 2 days:übermorgen;
  next:nächste,nächsten,nächster,kommenden;last:letzte,letzten;week:woche;weeks:wochen;days:tagen;two:zwei;
  three:drei;Monday:montag;Tuesday:dienstag;Wednesday:mittwoch;Thursday:donnerstag;Friday:freitag;
  Saturday:samstag;Sunday:sonntag;January:januar;February:februar;March:märz;May:mai;June:juni;July:juli;
  October:oktober;December:dezember;end of the month:monatsende;end:ende;didn't:nicht;reach:erreicht;of the:des;month:monats`);
/** A line is German if it has two other words of these. */
const ALSO_ENGLISH = /^(?:am|war|bat|hat|will|des|er|um|her|herr)$/u;

const SHORT = dictionary(
  'tomorrow:tmrw,tmr,tmw;Tuesday:tues;Wednesday:weds;Thursday:thur;today:eod;Friday:eow;end of the month:eom',
);
/** Phrases, each with its replacement. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/^w\/?$/iu, 'with'],
  [/^id$/u, "I'd"],
  [/^a fortnight$/iu, '2 weeks'],
  [/^(?:the )?end of (?:the |this )?week$/iu, 'Friday'],
  [/^vor (\S+) tagen$/iu, '$1 days ago'],
  [/^um (\d+)(?::(\d\d))? uhr$/iu, 'at $1:00'],
  [/^(\d+)\.$/u, '$1'],
];
const WORDS =
  /(?<!\S)w\/?(?=\s)|(?<=\bsaid )id\b|\ba fortnight\b|\b(?:by |before |until )?the \d{1,2}(?:st|nd|rd|th)\b(?! of)|\b(?:the )?end of (?:the |this )?week\b|\bvor \S+ tagen\b|\bum \d+(?::\d\d)? uhr\b|\b\d+\.(?=\s\p{L})|(?<!\p{L})\p{L}+/giu;

/** Words that are mended if one letter in them is missing, added, wrong, or turned. */
const OFTEN_MISTYPED =
  'called phoned emailed promised meeting agreed requested coffee today tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday telefoniert angerufen versprochen'.split(
    ' ',
  );
const SHORTEST_MENDED = 4;

/** "By the 11th" as "by 11 December": the next one, unless it was in the last two weeks and may have happened. */
function dayOfMonth(words: string, now: Date): string | undefined {
  const { due = '', day } =
    /^(?<due>by |before |until )?the (?<day>\d+)/iu.exec(words)?.groups ?? {};
  if (day === undefined) return undefined;
  const earliest = now.getDate() - (due === '' ? DAYS_BACK : 0);
  const month = [-1, 0, 1].find((each) => {
    const monthBegin = new Date(now.getFullYear(), now.getMonth() + each, Number(day));
    return monthBegin >= new Date(now.getFullYear(), now.getMonth(), earliest);
  });
  const date = new Date(now.getFullYear(), now.getMonth() + (month ?? 1), 1);
  return `${due}${day} ${date.toLocaleDateString('en-US', { month: 'long' })}`;
}

const DAYS_BACK = 14;

/** @param line with single spaces */
export function plainWords(line: string, now: Date): PlainLine {
  const known = line.toLowerCase().split(/\P{L}+/u);
  const isGerman =
    new Set(known.filter((word) => GERMAN.has(word) && !ALSO_ENGLISH.test(word))).size > 1;
  /** For each character of `text`, the place in the line that it comes from. */
  const places: number[] = [];
  let text = '';
  let last = 0;
  const add = (words: string, from: number, isSame: boolean) => {
    for (let at = 0; at < words.length; at += 1) places.push(isSame ? from + at : from);
    text += words;
  };
  for (const { 0: word, index } of line.matchAll(WORDS)) {
    const plain = dayOfMonth(word, now) ?? plainWord(word, index === 0, isGerman);
    if (plain === word) continue;
    add(line.slice(last, index), last, true);
    add(plain, index, false);
    last = index + word.length;
  }
  add(line.slice(last), last, true);
  const original = (part: string) => {
    const start = text.indexOf(part);
    const end = start + part.length;
    return start < 0 || part === ''
      ? part
      : line.slice(places[start], places[end] ?? line.length).trim();
  };
  return { text, original };
}

function plainWord(word: string, isFirst: boolean, isGerman: boolean): string {
  const lower = word.toLowerCase();
  const phrase = PHRASES.find(([pattern]) => pattern.test(word));
  if (phrase !== undefined) {
    const isForeign = /uhr|tagen|\.$/iu.test(word) && !isGerman;
    const [pattern, by] = phrase;
    return isForeign
      ? word
      : word.replace(pattern, by).replace(/^zwei/u, '2').replace(/^drei/u, '3');
  }
  const mended = isFirst || word === lower ? (mendedWord(lower) ?? lower) : lower;
  const known = (isGerman ? GERMAN.get(mended) : undefined) ?? SHORT.get(lower);
  return known ?? (mended === lower ? word : mended);
}

function mendedWord(word: string): string | undefined {
  if (word.length < SHORTEST_MENDED || OFTEN_MISTYPED.includes(word)) return undefined;
  return OFTEN_MISTYPED.find(
    (known) => known[0] === word[0] && known.at(-1) === word.at(-1) && isOneSlip(word, known),
  );
}

/** Whether two words differ by one letter, or by two that are turned. */
export function isOneSlip(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const a = one.slice(start, one.length - end);
  const b = other.slice(start, other.length - end);
  const isTurned = a.length === 2 && b === `${a[1]}${a[0]}`;
  return isTurned || Math.max(a.length, b.length) === 1;
}

/** @param entries a word and those that mean the same, as in "tomorrow:tmrw,tmr" */
function dictionary(entries: string): ReadonlyMap<string, string> {
  return new Map(
    entries.split(';').flatMap((entry) => {
      const [meaning = '', words = ''] = entry.trim().split(':');
      return words.split(',').map((word) => [word, meaning] as const);
    }),
  );
}
