import { api, type ContactSummary, type Interaction } from '@rapport/api-client';
import { shownText } from '@rapport/contracts';
import { type ShellApi } from '@rapport/remote-api';
import { request, write } from '@rapport/remote-api/api-query';
import { writeFailure } from '@rapport/remote-api/failures';
import { localMinute, momentOf } from '@rapport/shared-ui';
import { isDay } from '../contacts/prefilled-interaction.ts';
import { undoCancellation } from '../meetings/restore-meeting.ts';
import { sendOrLetWait } from '../meetings/send-or-let-wait.ts';

/** Cancels the next meeting with a contact, or the one on a day, and offers to undo it. */
export async function cancelNextMeeting(
  contact: ContactSummary,
  day: string | null,
  shell: ShellApi,
): Promise<void> {
  try {
    const found = await nextMeeting(contact, day, shell);
    if (found === null) return;
    const { id, people } = found.meeting;
    const title = shownText(
      found.interaction.description ?? `Meeting with ${shownText(contact.displayName)}`,
    );
    const meeting = { id, people, title };
    const waits = await sendOrLetWait(meeting, `Canceled: ${title}`, (offline) =>
      write(shell, api.delete('/api/meetings/{id}', { id }), {}, offline),
    );
    if (waits) return;
    shell.notify({ title: `Canceled: ${title}`, action: undoCancellation(shell, meeting) });
  } catch (error) {
    shell.notify({
      title: "Couldn't cancel the meeting",
      description: writeFailure(error),
      variant: 'destructive',
    });
  }
}

/**
 * Returns the next meeting with a contact as an interaction at another day or time, for the dialog that changes it;
 * null if there is none, of which the user is notified.
 */
export async function movedNextMeeting(
  contact: ContactSummary,
  params: URLSearchParams,
  shell: ShellApi,
): Promise<Interaction | null> {
  const found = await nextMeeting(contact, null, shell);
  if (found === null) return null;
  const { interaction } = found;
  const [day = '', time = ''] = localMinute(new Date(interaction.interactionDate)).split('T');
  const asked = { day: params.get('day') ?? '', time: params.get('time') ?? '' };
  const moment = [
    isDay(asked.day) ? asked.day : day,
    /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(asked.time) ? asked.time : time,
  ].join('T');
  return { ...interaction, interactionDate: momentOf(moment).toISOString() };
}

/** The planned meeting with a contact that begins next or on a day, or else the last one without an outcome. */
async function nextMeeting(
  { id: contactId, displayName }: ContactSummary,
  day: string | null,
  shell: ShellApi,
) {
  const call = api.get('/api/interactions/{contactId}', { contactId, limit: 100 });
  const planned = (await request(shell, call))
    .flatMap((interaction) => {
      const { meeting } = interaction;
      return meeting?.state === 'planned' ? [{ interaction, meeting }] : [];
    })
    .sort((one, other) => startOf(one) - startOf(other));
  const now = Date.now();
  const onDay = planned.find(
    ({ interaction }) =>
      day !== null && localMinute(new Date(interaction.interactionDate)).startsWith(day),
  );
  const found = onDay ?? planned.find((each) => startOf(each) >= now) ?? planned.at(-1) ?? null;
  if (found === null) {
    shell.notify({ title: `No meeting with ${shownText(displayName)} is planned` });
  }
  return found;
}

function startOf({ interaction }: { interaction: Interaction }): number {
  return Date.parse(interaction.interactionDate);
}
