import { type StatedHours } from '@rapport/contracts';
import { theme } from '@rapport/shared-ui';
import { useEffect, useReducer } from 'react';
import styled from 'styled-components';
import { isElsewhere, timeInZone, untilNextMinute } from './time-in-zone.ts';
import { reasonAgainstCall } from './reason-against-call.ts';

interface ContactLocalTimeProps {
  timeZone: string | null | undefined;
  /** When they said not to be reached; null if they said nothing. */
  hours?: StatedHours | null | undefined;
}

/**
 * The local time of a contact, like "21:40 there", and a reason against calling now: their stated hours, or else
 * that it's early or late. Renders nothing if their clock shows the reader's time and they stated nothing against
 * it.
 */
export function ContactLocalTime({ timeZone, hours = null }: ContactLocalTimeProps) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  // The clock is outside of React.
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
  const there = isElsewhere(timeZone ?? '') === true ? timeInZone(timeZone ?? '') : null;
  const late = there?.isOutsideHours ? 'outside working hours' : null;
  const against = reasonAgainstCall(hours, timeZone ?? null) ?? late;
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
