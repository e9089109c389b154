import {
  api,
  type BulkChange,
  type ContactAction,
  type ContactSummary,
  type UpdateAction,
} from '@rapport/api-client';
import { shownText, SNOOZE_DAYS, FULL_DAY } from '@rapport/contracts';
import { type ShellApi } from '@rapport/remote-api';
import { write } from '@rapport/remote-api/api-query';
import { writeFailure } from '@rapport/remote-api/failures';
import { type QueryClient } from '@rapport/remote-api/query';
import { dayInWords, localMinute, momentOf } from '@rapport/shared-ui';
import { isDay } from '../contacts/prefilled-interaction.ts';
import { contactActionsQuery } from '../contacts/contact-actions-query.ts';
import { labelsQuery } from '../queries.ts';
import { isAlike } from '../commitments/is-alike.ts';
import { outboxOptions } from '../outbox/outbox-options.ts';

/** Commands that need no dialog, because they're complete. */
export type ContactCommand =
  | { kind: 'snooze'; day: string | null }
  | { kind: 'wake' }
  /** With words of a promise or a step, if it isn't the next one. */
  | { kind: 'done'; text: string | null }
  /** For other people, too, by their IDs. */
  | { kind: 'label' | 'unlabel'; label: string; others?: readonly string[] };

interface Means {
  shell: ShellApi;
  queries: QueryClient;
}

const DAY_MS = 86_400_000;
/** The default number of days for a snooze. */
const USUAL_DAYS = 7;
/** The API takes no longer ones. */
const LONGEST_DAYS = Math.max(...SNOOZE_DAYS);
/** The hour at which a snooze ends. */
const MORNING = 8;

/** Runs a command, notifies the user, and offers to undo it. */
export async function runContactCommand(
  command: ContactCommand,
  contact: ContactSummary,
  means: Means,
): Promise<void> {
  try {
    switch (command.kind) {
      case 'snooze':
        return await snooze(contact, command.day, means);
      case 'wake':
        return await wake(contact, means);
      case 'done':
        return await finish(contact, command.text, means);
      case 'label':
      case 'unlabel':
        return await changeLabel(contact, command, means);
      default:
        return command satisfies never;
    }
  } catch (error) {
    means.shell.notify({
      title: "Couldn't do this",
      description: writeFailure(error),
      variant: 'destructive',
    });
  }
}

/** A snooze until a day, or until the latest possible one if it's later. */
function snoozed(asked: string | null): { body: UpdateAction; isLatest: boolean } {
  const now = Date.now();
  const latest = localMinute(new Date(now + LONGEST_DAYS * DAY_MS)).slice(0, '2026-12-04'.length);
  const isLatest = asked !== null && isDay(asked) && asked > latest;
  const day = isLatest ? latest : asked;
  const until =
    day !== null && isDay(day)
      ? momentOf(`${day}T${String(MORNING).padStart(2, '0')}:00`).getTime()
      : now + USUAL_DAYS * DAY_MS;
  const snoozedUntil = new Date(Math.max(until, now + DAY_MS / 24)).toISOString();
  return { body: { status: 'snoozed', snoozedUntil }, isLatest };
}

async function snooze(contact: ContactSummary, day: string | null, means: Means) {
  const { body, isLatest } = snoozed(day);
  await changeStep(contact, means, body, { note: isLatest ? ', the latest possible day' : '' });
}

/** Marks the promise or the step with these words as done, or the next step. */
async function finish(contact: ContactSummary, text: string | null, means: Means) {
  if (text !== null) {
    const { finishPromise } = await import('../commitments/finish-promise.ts');
    if (await finishPromise(text, contact, means.shell)) return;
  }
  await changeStep(contact, means, { status: 'done' }, { words: text ?? '' });
}

/** Reopens all snoozed steps. */
async function wake(contact: ContactSummary, means: Means) {
  const { shell, queries } = means;
  const name = shownText(contact.displayName);
  const steps = await queries.fetchQuery({
    ...contactActionsQuery(shell, contact.id),
    staleTime: 0,
  });
  const snoozed = steps.filter(({ status }) => status === 'snoozed');
  const [first] = snoozed;
  if (first === undefined) {
    shell.notify({ title: `Nothing is snoozed for ${name}`, neutral: true });
    return;
  }
  for (const step of snoozed) await storeStep(step, { status: 'open' }, means);
  const others = snoozed.length - 1;
  const title = `${shownText(first.title)}${others === 0 ? '' : ` and ${others} more`}`;
  shell.notify({
    title: `Back now: ${title}`,
    description: name,
    action: {
      label: 'Undo',
      onSelect: () =>
        void takeBack(async () => {
          for (const step of snoozed) {
            await storeStep(step, { status: 'snoozed', snoozedUntil: step.snoozedUntil }, means);
          }
        }, means),
    },
  });
}

/** Changes the first open step, or the one with these words. */
async function changeStep(
  contact: ContactSummary,
  means: Means,
  body: UpdateAction,
  { words = '', note = '' }: { words?: string; note?: string },
) {
  const { shell, queries } = means;
  const name = shownText(contact.displayName);
  const steps = await queries.fetchQuery({
    ...contactActionsQuery(shell, contact.id),
    staleTime: 0,
  });
  const open = steps.filter(({ status }) => status === 'open');
  // Words that name another step must not change the next one.
  const step = words === '' ? open[0] : open.find(({ title }) => isAlike(title, words));
  if (step === undefined) {
    const title =
      words === '' || open.length === 0
        ? `${name} has no next step right now`
        : `No promise or next step of ${name} is called “${shownText(words)}”`;
    shell.notify({ title, neutral: true });
    return;
  }
  await storeStep(step, body, means);
  shell.notify({
    title: `${stepWords(body)}${note}: ${shownText(step.title)}`,
    description: name,
    action: {
      label: 'Undo',
      onSelect: () => void takeBack(() => storeStep(step, { status: 'open' }, means), means),
    },
  });
}

function storeStep(
  { id, contactId }: ContactAction,
  body: UpdateAction,
  { shell, queries }: Means,
) {
  const call = api.patch('/api/actions/{contactId}/{actionId}', { contactId, actionId: id });
  return write(shell, call, { body }, outboxOptions(queries, contactId, 'Next step with'));
}

function stepWords({ status, snoozedUntil }: UpdateAction): string {
  if (status !== 'snoozed' || snoozedUntil == null) return 'Done';
  const day = dayInWords(new Date(snoozedUntil), FULL_DAY);
  return `Snoozed until ${day}`;
}

async function changeLabel(
  contact: ContactSummary,
  { kind, label: id, others = [] }: Extract<ContactCommand, { label: string }>,
  means: Means,
) {
  const { shell, queries } = means;
  const isAdded = kind === 'label';
  const labels = await queries.fetchQuery(labelsQuery(shell));
  const label = `“${shownText(labels.find((each) => each.id === id)?.name ?? '')}”`;
  const name = `${shownText(contact.displayName)}${others.length === 0 ? '' : ` and ${others.length} more`}`;
  const send = (body: BulkChange) => write(shell, api.post('/api/contacts/bulk'), { body });
  const result = await send({
    ids: [contact.id, ...others],
    change: 'labels',
    ...(isAdded ? { addLabels: [id] } : { removeLabels: [id] }),
  });
  if (result === null || result.changed.length === 0) {
    const has = others.length === 0 ? 'has' : 'have';
    const title = isAdded
      ? `${name} ${has} the label ${label} already`
      : `${name} ${has} no label ${label}`;
    shell.notify({ title });
    return;
  }
  const undo = async () => {
    for (const body of result.undo) await send(body);
  };
  shell.notify({
    title: isAdded ? `Label ${label} added` : `Label ${label} taken off`,
    description: name,
    action: { label: 'Undo', onSelect: () => void takeBack(undo, means) },
  });
}

async function takeBack(undo: () => Promise<unknown>, { shell }: Means): Promise<void> {
  try {
    await undo();
    shell.notify({ title: 'Taken back' });
  } catch (error) {
    shell.notify({
      title: "Couldn't take this back",
      description: writeFailure(error),
      variant: 'destructive',
    });
  }
}
