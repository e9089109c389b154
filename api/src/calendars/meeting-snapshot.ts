import { type LockedMeeting } from '../interactions/meeting-sql.ts';

/** The source of meetings of imported files: the same event of two files is one meeting. */
export const FILE_SOURCE = 'file';

/** What a meeting was before or after the import of a file. */
export type MeetingSnapshot = Pick<
  LockedMeeting,
  'title' | 'duration' | 'place' | 'link' | 'notes' | 'goal' | 'news' | 'worry' | 'contactIds'
> & { startsAt: string };

/** What of a meeting an import can change, and a user since. */
export function snapshotOf(meeting: LockedMeeting): MeetingSnapshot {
  const { title, duration, place, link, notes, goal, news, worry, contactIds } = meeting;
  const startsAt = meeting.startsAt.toISOString();
  return { title, startsAt, duration, place, link, notes, goal, news, worry, contactIds };
}
