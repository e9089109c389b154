import { api, type ContactSummary, type Interaction } from '@rapport/api-client';
import { clockText, shownText, FULL_DAY } from '@rapport/contracts';
import { type ShellApi } from '@rapport/remote-api';
import { request, write } from '@rapport/remote-api/api-query';
import { writeFailure } from '@rapport/remote-api/failures';
import { dayInWords, hourCycle, localMinute, momentOf } from '@rapport/shared-ui';
import { isDay } from '../contacts/prefilled-interaction.ts';
import { undoCancellation } from '../meetings/restore-meeting.ts';
import { sendOrLetWait } from '../meetings/send-or-let-wait.ts';

interface MeetingMeans {
  shell: ShellApi;
  /** Opens the contact's interactions, where their meetings are. */
  showMeetings: () => void;
}

/** Cancels the next meeting with a contact, or the one at a day or time, and offers to undo it. */
export async function cancelNextMeeting(
  contact: ContactSummary,
  params: URLSearchParams,
  means: MeetingMeans,
): Promise<void> {
  const { shell } = means;
  try {
    const asked = askedMoment(params.get('day'), params.get('time'));
    const found = await nextMeeting(contact, asked, means);
    if (found === null) return;
    const { id, people } = found.meeting;
    const title = shownText(
      found.interaction.description ?? `Meeting with ${shownText(contact.displayName)}`,
    );
    const meeting = { id, people, title };
    const says = `Canceled: ${title}, ${dayOf(found.interaction)}`;
    const waits = await sendOrLetWait(meeting, says, (offline) =>
      write(shell, api.delete('/api/meetings/{id}', { id }), {}, offline),
    );
    if (waits) return;
    shell.notify({ title: says, action: undoCancellation(shell, meeting) });
  } catch (error) {
    shell.notify({
      title: "Couldn't cancel the meeting",
      description: writeFailure(error),
      variant: 'destructive',
    });
  }
}

/**
 * Returns the next meeting with a contact, or the one at `from`, as an interaction at another day or time, for the
 * dialog that changes it; null if there is none, of which the user is notified.
 */
export async function movedNextMeeting(
  contact: ContactSummary,
  params: URLSearchParams,
  means: MeetingMeans,
): Promise<Interaction | null> {
  const from = askedMoment(params.get('from'), params.get('fromTime'));
  const found = await nextMeeting(contact, from, means);
  if (found === null) return null;
  const { interaction } = found;
  const [day = '', time = ''] = localStart(interaction).split('T');
  const asked = askedMoment(params.get('day'), params.get('time'));
  const moment = [asked.day ?? day, asked.time ?? time].join('T');
  return { ...interaction, interactionDate: momentOf(moment).toISOString() };
}

/** A day and a time that name a meeting. */
interface AskedMoment {
  day: string | null;
  time: string | null;
}

function askedMoment(day: string | null, time: string | null): AskedMoment {
  return {
    day: day !== null && isDay(day) ? day : null,
    time: time !== null && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : null,
  };
}

/**
 * The planned meeting with a contact at a day or time. Without both, the one that begins next, or else the last one
 * without an outcome. Null if there's none or more than one on that day, of which the user is notified.
 */
async function nextMeeting(
  { id: contactId, displayName }: ContactSummary,
  { day, time }: AskedMoment,
  { shell, showMeetings }: MeetingMeans,
) {
  const call = api.get('/api/interactions/{contactId}', { contactId, limit: 100 });
  const planned = (await request(shell, call))
    .flatMap((interaction) => {
      const { meeting } = interaction;
      return meeting?.state === 'planned' ? [{ interaction, meeting }] : [];
    })
    .sort((one, other) => startOf(one) - startOf(other));
  const name = shownText(displayName);
  if (planned.length === 0) {
    shell.notify({ title: `No meeting with ${name} is planned`, neutral: true });
    return null;
  }
  const now = Date.now();
  const coming = planned.filter((each) => startOf(each) >= now);
  const action = { label: 'Open meetings', onSelect: showMeetings };
  if (day === null && time === null) return coming[0] ?? planned.at(-1) ?? null;
  // A time alone names the next one at that time.
  const fitting = (day === null ? coming : planned).filter(({ interaction }) => {
    const start = localStart(interaction);
    return (day === null || start.startsWith(day)) && (time === null || start.endsWith(`T${time}`));
  });
  const when = [
    ...(day === null ? [] : [`on ${dayWords(momentOf(`${day}T12:00`))}`]),
    ...(time === null ? [] : [`at ${clockText(time, hourCycle())}`]),
  ].join(' ');
  if (fitting.length === 0) {
    shell.notify({ title: `${name} has no meeting ${when}`, neutral: true, action });
    return null;
  }
  if (day !== null && fitting.length > 1) {
    shell.notify({
      title: `${name} has ${fitting.length} meetings ${when}`,
      neutral: true,
      description: 'Open the one that you mean, or name its time.',
      action,
    });
    return null;
  }
  return fitting[0] ?? null;
}

function dayOf({ interactionDate }: Interaction): string {
  return dayWords(new Date(interactionDate));
}

function dayWords(moment: Date): string {
  return dayInWords(moment, FULL_DAY);
}

/** In the format of `<input type="datetime-local">`. */
function localStart({ interactionDate }: Interaction): string {
  return localMinute(new Date(interactionDate));
}

function startOf({ interaction }: { interaction: Interaction }): number {
  return Date.parse(interaction.interactionDate);
}
