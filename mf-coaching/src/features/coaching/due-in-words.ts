const DAY = 24 * 60 * 60 * 1000;

/**
 * When the next contact is due, in the words of the contact's page. Days are those of UTC, as the API
 * counts them.
 * @param at ISO 8601
 */
export function dueInWords(at: string, now = new Date()): string {
  const days = utcDay(Date.parse(at)) - utcDay(now.getTime());
  if (days < 0) return days === -1 ? 'Overdue by 1 day' : `Overdue by ${-days} days`;
  if (days === 0) return 'Due today';
  return days === 1 ? 'Due tomorrow' : `Due in ${days} days`;
}

function utcDay(milliseconds: number): number {
  return Math.floor(milliseconds / DAY);
}
