/** What ends the names of companies. */
const COMPANY =
  /(?:\b(?:ag|bank|capital|co|corp|gmbh|group|holding|inc|insurance|labs?|limited|llc|llp|ltd|partners|plc|sa|solutions|systems|university|ventures)\.?|\s&\s.+)$/iu;

/**
 * Returns the company in what was typed about a new job, like "now works at Acme"; null if none is named. After "moved
 * to", most words name a place.
 */
export function companyInWords(said: string): string | null {
  const [, verb = '', name = ''] =
    /^.*\b(joined|(?:moved|switched)(?:\s+over)?\s+to|(?:works?|working|started|job|now|left\s+.+)\s+(?:at|for|with))\s+(.+?)[\s.!]*$/isu.exec(
      said,
    ) ?? [];
  const isPlace = verb.toLowerCase().startsWith('moved') && !COMPANY.test(name);
  return name === '' || isPlace ? null : name.replace(/\s+now$/iu, '');
}
