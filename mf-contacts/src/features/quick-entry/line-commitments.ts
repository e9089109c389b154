import { type PromiseClause, type Clauses } from './line-clauses.ts';
import { dueBefore, dueIn, isDated, type ReadOptions } from './line-days.ts';

/** What was promised or requested. */
interface LineCommitment extends Pick<PromiseClause, 'kind'> {
  text: string;
  /** What "it" is, if the text says only that. */
  about: string;
  /** In the format of `<input type="date">`; null if the line names no day. */
  dueOn: string | null;
}

/** The promises and requests of a line, with their days. */
export function commitmentsOf(
  { main, promises }: Clauses,
  { who: people, day }: { who: readonly string[]; day: string | null },
  options: ReadOptions,
): LineCommitment[] {
  const clauses = main.split(CLAUSES);
  const all = promises.flatMap((each) => eachDue(each, options));
  return all.map(({ kind, text: words, who, beginning }, at) => {
    const before = all[at - 1]?.text ?? clauses.at(-1);
    const read = dueBefore(words, day) ?? dueIn(words, options);
    // "Hasn't paid the invoice, promised by Friday" says before what is due.
    const isOnlyDay =
      before !== undefined && /^(?:by|on|before|until)\s/iu.test(read.text) && read.dueOn !== null;
    const due = isOnlyDay ? { ...read, text: before } : read;
    // Of several people, the words say who promised.
    const whose = people.length > 1 && who !== '' ? beginning : '';
    const about = whatIsIt(due.text, at === 0 && clauses.length < 2 ? '' : before);
    return { kind, text: whose + due.text, about, dueOn: due.dueOn };
  });
}

/** "Minutes today and a draft by Friday" are two, each with its day. */
function eachDue(promise: PromiseClause, options: ReadOptions): PromiseClause[] {
  const [, first = '', second = ''] = /^(.+?)\s+(?:&|and)\s+(.+)$/iu.exec(promise.text) ?? [];
  return isDated(first, options) && isDated(second, options)
    ? [
        { ...promise, text: first },
        { ...promise, text: second, beginning: '' },
      ]
    : [promise];
}

/** A longer promise names more than "it". */
const MOST_WORDS = 6;

const CLAUSES = /\s+[-–—]\s+|[:;,]\s+/u;

/** "He'll have it on Monday" names nothing without the promise or the clause before. */
function whatIsIt(text: string, before = ''): string {
  const isShort = text.split(' ').length <= MOST_WORDS;
  const isOpen = /\b(?:it|them|em)\b|^(?:chase|nudge|check|ask)$/iu.test(text);
  return before !== '' && isShort && isOpen ? ` (${before})` : '';
}
