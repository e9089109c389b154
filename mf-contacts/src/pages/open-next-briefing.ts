import { api, type Meeting } from '@rapport/api-client';
import { type ShellApi } from '@rapport/remote-api';
import { request } from '@rapport/remote-api/api-query';
import { pageFailure } from '@rapport/remote-api/failures';
import { localMinute } from '@rapport/shared-ui';
import { meetingBriefingRoute } from '../contacts/contact-routes.ts';

/**
 * Opens the briefing of the meeting that begins next, or of the one on the day and at the time in the URL. If there's
 * none, the user is notified, and the list of meetings stays.
 */
export async function openNextBriefing(
  params: URLSearchParams,
  shell: ShellApi,
  navigate: (to: string) => void,
): Promise<void> {
  try {
    const call = api.get('/api/meetings', { when: 'coming', limit: 50 });
    const [day, time] = [params.get('day'), params.get('time')];
    const begins = ({ startsAt }: Meeting) => localMinute(new Date(startsAt)).split('T');
    const meeting = (await request(shell, call))
      .filter(({ people }) => people.length > 0)
      .sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
      .find((each) => {
        const [onDay, at] = begins(each);
        return (day === null || onDay === day) && (time === null || at === time);
      });
    const [first] = meeting?.people ?? [];
    if (meeting === undefined || first === undefined) {
      const asked = day !== null || time !== null;
      shell.notify({ title: asked ? 'No meeting is planned then' : 'No meeting is planned' });
      return;
    }
    navigate(meetingBriefingRoute(first.id, meeting));
  } catch (error) {
    shell.notify({
      title: "Couldn't find the next meeting",
      description: pageFailure(error),
      variant: 'destructive',
    });
  }
}
