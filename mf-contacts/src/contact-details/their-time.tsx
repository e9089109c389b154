import { theme } from '@rapport/shared-ui';
import { useEffect, useReducer } from 'react';
import styled from 'styled-components';
import { isElsewhere, timeThere, untilNextMinute } from './time-there.ts';

/**
 * The time where someone is, like "21:40 there", and that it's early or late for a call; nothing where their clock
 * shows the reader's time.
 */
export function TheirTime({ timeZone }: { timeZone: string | null | undefined }) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  // Time is outside of React.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => {
        redraw();
        wait();
      }, untilNextMinute());
    };
    wait();
    return () => clearTimeout(timer);
  }, []);
  const there = timeThere(timeZone ?? '');
  if (there === null || isElsewhere(timeZone ?? '') !== true) return null;
  return (
    <Time $isOutside={there.isOutsideHours}>
      {there.text} there{there.isOutsideHours && ', outside working hours'}
    </Time>
  );
}

const Time = styled.span<{ $isOutside: boolean }>`
  color: ${({ $isOutside }) => ($isOutside ? theme.color.warningText : theme.color.textMuted)};
  font: ${theme.font.caption};
  font-variant-numeric: tabular-nums;
`;
