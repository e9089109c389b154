import { type LockedMeeting } from '../interactions/meeting-sql.ts';

/** The source of meetings from imported files: the same event in two files is one meeting. */
export const FILE_SOURCE = 'file';

/** The state of a meeting before or after a file import. */
export type MeetingSnapshot = Pick<
  LockedMeeting,
  'title' | 'duration' | 'place' | 'link' | 'notes' | 'goal' | 'news' | 'worry' | 'contactIds'
> & { startsAt: string };

/** Returns the fields of a meeting that an import can change. */
export function snapshotOf(meeting: LockedMeeting): MeetingSnapshot {
  const { title, duration, place, link, notes, goal, news, worry, contactIds } = meeting;
  const startsAt = meeting.startsAt.toISOString();
  return { title, startsAt, duration, place, link, notes, goal, news, worry, contactIds };
}
