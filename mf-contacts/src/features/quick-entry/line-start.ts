import { type PrefilledInteraction, momentOn } from '../../contacts/prefilled-interaction.ts';
import { type LineReading } from './read-line.ts';

/** A line as initial values of the form that saves it. */
export interface LineStart {
  /** Meetings are planned, or a planned one moves; everything else is logged. */
  form: 'plan' | 'log' | 'move';
  start: PrefilledInteraction;
  /** To when a meeting moves; what's null stays as it is. */
  to: Pick<LineReading, 'day' | 'time'>;
}

/**
 * Chooses the form for a line. The whole line becomes the notes, so nothing of it is lost.
 * @param now in the format of `<input type="datetime-local">`, on the user's clock
 */
export function lineStart(line: string, reading: LineReading, now: string): LineStart {
  const { type, day, time, duration, about, commitments, who, isMoved } = reading;
  const [today = ''] = now.split('T');
  const moment = day === null && time === null ? null : momentOn(day ?? today, time, now);
  const isAhead = moment !== null && moment > now;
  const isMeeting = type === null || type === 'meeting' || type === 'event' || who.length > 1;
  return {
    form: isMoved ? 'move' : isAhead && isMeeting && commitments.length === 0 ? 'plan' : 'log',
    to: { day, time },
    start: {
      ...(type !== null && { type }),
      ...(moment !== null && { moment }),
      ...(about !== null && { text: about }),
      ...(duration !== null && { duration }),
      ...(commitments.length > 0 && { commitments }),
      notes: line,
    },
  };
}
