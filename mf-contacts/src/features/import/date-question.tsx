import { englishDate } from '@rapport/contracts';
import { SegmentedControl, theme } from '@rapport/shared-ui';
import { useId } from 'react';
import styled from 'styled-components';
import { birthdayOf, type DayOrder } from '../../days/birthday-text.ts';
import { dateOrder } from './file/date-order.ts';
import { type Cards } from './file/read-vcards.ts';
import { type Table } from './file/recognize-table.ts';

interface DateQuestionProps {
  table: Table;
  onDayOrder: (order: DayOrder | 'neither') => void;
}

/** Asks for the order of dates like 3/4/1985, if the column of birthdays is ambiguous. */
export function DateQuestion({ table, onDayOrder }: DateQuestionProps) {
  const id = useId();
  const { example, contradicts } = dateOrder(table, table.targets);
  if (example === null) return null;
  const options = [
    { value: 'month-first' as const, label: dayText(example, 'month-first') },
    { value: 'day-first' as const, label: dayText(example, 'day-first') },
    { value: 'neither' as const, label: 'Leave out' },
  ];
  return (
    <Question>
      <p id={id}>
        {contradicts
          ? 'The dates have the day first in some rows and the month first in others.'
          : 'The dates fit two orders of day and month.'}{' '}
        What is <b>{example}</b>?
      </p>
      <SegmentedControl
        label={`What ${example} is`}
        options={options}
        value={table.dayOrder ?? null}
        onValueChange={onDayOrder}
      />
    </Question>
  );
}

/** Whether the user still has to choose the order of a table's dates. */
export function isDateQuestionOpen(content: Table | Cards): boolean {
  if (content.kind === 'cards' || content.dayOrder) return false;
  return dateOrder(content, content.targets).example !== null;
}

/** A date read in one of the two orders, as "March 4". */
function dayText(text: string, order: DayOrder): string {
  const birthday = birthdayOf(text, order)?.slice(-'MM-DD'.length) ?? '01-01';
  return englishDate(`2000-${birthday}`, { month: 'long', day: 'numeric' });
}

const Question = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  justify-items: start;
  padding: ${theme.space[3]} ${theme.space[4]};
  border: ${theme.size.hairline} solid ${theme.color.borderControl};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  overflow-wrap: anywhere;
`;
