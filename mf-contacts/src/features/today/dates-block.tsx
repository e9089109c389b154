import { type TodayDate } from '@rapport/api-client';
import { shownText, englishDate, FULL_DAY } from '@rapport/contracts';
import { Block, PersonRow, Rows } from './today-parts.tsx';

/** Dates in the user's own fields that are close, the soonest first. */
export function DatesBlock({ dates }: { dates: readonly TodayDate[] }) {
  return (
    <Block title="Dates" count={dates.length}>
      <Rows>
        {dates.map(({ person, fieldId, label, day, daysAhead }) => (
          <PersonRow key={`${person.id} ${fieldId}`} person={person}>
            {shownText(label)} <time dateTime={day}>{whenWords(day, daysAhead)}</time>
          </PersonRow>
        ))}
      </Rows>
    </Block>
  );
}

/** Like "today", "tomorrow", or "in 3 days, on Thursday, December 3". */
function whenWords(day: string, daysAhead: number): string {
  if (daysAhead === 0) return 'today';
  if (daysAhead === 1) return 'tomorrow';
  return `in ${daysAhead} days, on ${englishDate(day, FULL_DAY)}`;
}
