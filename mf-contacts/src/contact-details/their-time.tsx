import { type StatedHours } from '@rapport/contracts';
import { theme } from '@rapport/shared-ui';
import { useEffect, useReducer } from 'react';
import styled from 'styled-components';
import { isElsewhere, timeThere, untilNextMinute } from './time-there.ts';
import { whyNotNow } from './why-not-now.ts';

interface TheirTimeProps {
  timeZone: string | null | undefined;
  /** When they said they don't want to be reached; null for nothing. */
  hours?: StatedHours | null | undefined;
}

/**
 * The time where someone is, like "21:40 there", and what speaks against a call now: what they said, else that it's
 * early or late. Nothing where their clock shows the reader's time and they said nothing against it.
 */
export function TheirTime({ timeZone, hours = null }: TheirTimeProps) {
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
  const there = isElsewhere(timeZone ?? '') === true ? timeThere(timeZone ?? '') : null;
  const late = there?.isOutsideHours ? 'outside working hours' : null;
  const against = whyNotNow(hours, timeZone ?? null) ?? late;
  if (there === null && against === null) return null;
  return (
    <Time $isOutside={against !== null}>
      {there !== null && `${there.text} there`}
      {there !== null && against !== null && ', '}
      {against !== null && (there === null ? `Now isn't a good time: ${against}` : against)}
    </Time>
  );
}

const Time = styled.span<{ $isOutside: boolean }>`
  color: ${({ $isOutside }) => ($isOutside ? theme.color.warningText : theme.color.textMuted)};
  font: ${theme.font.caption};
  font-variant-numeric: tabular-nums;
`;
