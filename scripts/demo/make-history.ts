import {
  type CreateInteraction,
  type CreateMeeting,
  type SaveObservation,
  type SaveTipFeedback,
  type SetCadence,
  type UpdateAction,
  type UpdateContact,
} from '@rapport/api-client';
import { type ApiCall, fieldOf, listOf, textOf } from './api-call.ts';
import { type DemoEstimate, type DemoFinding } from './demo-estimates.ts';
import {
  type DemoGroupMeeting,
  type DemoHistory,
  type DemoInteraction,
  type DemoMark,
} from './demo-histories.ts';
import { completedQuiz } from './quiz-answers.ts';

const DAY_MS = 86_400_000;

/**
 * Logs the interactions and findings of a contact. After an interruption, a second call logs the rest.
 * @param isNew true if the contact was just created, so nothing is logged yet
 */
export async function makeHistory(
  call: ApiCall,
  contactId: string,
  { interactions, lines, objected, informed }: DemoHistory,
  { findings, tipMarks }: DemoEstimate,
  isNew: boolean,
): Promise<void> {
  const known = isNew
    ? null
    : fieldOf(await call('GET', `/api/contacts/${contactId}/export`), 'contact');
  const path = `/api/interactions/${contactId}`;
  // The export lists the newest first.
  const ids = listOf(known, 'interactions')
    .map((interaction) => textOf(interaction, 'id'))
    .reverse();
  for (const interaction of interactions.slice(ids.length)) {
    const body = interactionOf(interaction, new Date());
    ids.push(
      lines === undefined || interaction.daysAgo >= 0
        ? textOf(await call('POST', path, body), 'id')
        : await plan(call, contactId, body, lines),
    );
  }
  const idOn = (daysAgo: number) =>
    ids[interactions.findIndex((each) => each.daysAgo === daysAgo)] ?? '';
  for (const finding of missing(findings, known)) {
    await find(call, contactId, finding, idOn(finding.daysAgo));
  }
  const marks = Object.entries(tipMarks ?? {}).flatMap(([daysAgo, tips]) =>
    Object.entries(tips).map(([tipId, helped]) => {
      const mark: SaveTipFeedback = { interactionId: idOn(Number(daysAgo)), helped };
      return call('PUT', `/api/tip-feedback/${contactId}/${tipId}`, mark);
    }),
  );
  await Promise.all(marks);
  if (informed) {
    const note: UpdateContact = {
      legalBasisNote: informed.legalBasisNote,
      informedAt: new Date(Date.now() - informed.daysAgo * DAY_MS).toISOString(),
    };
    await call('PATCH', `/api/contacts/${contactId}`, note);
  }
  if (objected) await call('POST', `/api/contacts/${contactId}/objection`);
}

/** @returns the id of the meeting in the contact's history */
async function plan(
  call: ApiCall,
  contactId: string,
  { description, interactionDate }: CreateInteraction,
  lines: DemoHistory['lines'],
): Promise<string> {
  const body: CreateMeeting = {
    title: description ?? '',
    startsAt: interactionDate,
    contactIds: [contactId],
    ...lines,
  };
  const [person] = listOf(await call('POST', '/api/meetings', body), 'people');
  return textOf(person, 'interactionId');
}

/** Returns the findings that aren't stored yet: of each kind, those after the stored ones. */
function missing(findings: readonly DemoFinding[], known: unknown): DemoFinding[] {
  const done: Record<DemoFinding['kind'], number> = {
    quiz: runsFrom(known, 'quiz'),
    change: runsFrom(known, 'change'),
    observation: listOf(known, 'observations').length,
  };
  return findings.filter(({ kind }) => done[kind]-- <= 0);
}

function runsFrom(known: unknown, source: string): number {
  return listOf(known, 'assessments').filter((run) => textOf(run, 'source') === source).length;
}

async function find(
  call: ApiCall,
  contactId: string,
  finding: DemoFinding,
  interactionId: string,
): Promise<void> {
  if (finding.kind === 'quiz') {
    await call('POST', '/api/quiz-complete', completedQuiz(contactId, finding.answers));
    return;
  }
  const { questionId, answer } = finding;
  if (finding.kind === 'observation') {
    const observation: SaveObservation = { questionId, answer: finding.answer, interactionId };
    await call('POST', `/api/observations/${contactId}`, observation);
    return;
  }
  const [newest] = listOf(await call('GET', `/api/assessment-runs/${contactId}`));
  await call('POST', `/api/assessment-runs/${contactId}/answers`, {
    baseRunId: textOf(newest, 'id'),
    source: 'change',
    changes: [{ questionId, answer }],
  });
}

/** Days, if the story has no cadence: without one, no contact would be due. */
const USUAL_CADENCE = 60;

/** Sets the cadence of a contact. It counts from the day the contact was added. */
export async function setCadence(
  call: ApiCall,
  contactId: string,
  { cadenceDays = USUAL_CADENCE }: DemoHistory,
): Promise<void> {
  const cadence: SetCadence = { cadenceDays };
  await call('PUT', `/api/health/${contactId}/cadence`, cadence);
}

/** @returns the interaction as if it was logged this many days before `now`, at noon */
export function interactionOf(
  { daysAgo, promisedDaysAgo, promises, ...interaction }: DemoInteraction,
  now: Date,
): CreateInteraction {
  const date = new Date(now.getTime() - daysAgo * DAY_MS);
  const spread = Math.abs(daysAgo);
  date.setUTCHours(9 + (spread % 8), (spread % 4) * 15, 0, 0);
  const promised = promisedDaysAgo !== undefined && {
    followUpAt: dayAhead(now, -promisedDaysAgo),
  };
  const marked = promises && {
    commitments: promises.map(({ dueInDays, ...promise }) => ({
      ...promise,
      ...(dueInDays !== undefined && { dueOn: dayAhead(now, dueInDays) }),
    })),
  };
  return { ...interaction, ...promised, ...marked, interactionDate: date.toISOString() };
}

/** Returns a day as `YYYY-MM-DD`, in UTC like all due days. */
function dayAhead(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

/** Plans the meeting with several contacts, unless it exists. */
export async function planGroup(
  call: ApiCall,
  { inDays, people, ...meeting }: DemoGroupMeeting,
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const planned = listOf(await call('GET', '/api/meetings'));
  if (planned.some((each) => textOf(each, 'title') === meeting.title)) return;
  const startsAt = new Date(Date.now() + inDays * DAY_MS);
  startsAt.setUTCHours(13, 0, 0, 0);
  const body: CreateMeeting = {
    ...meeting,
    duration: 90,
    startsAt: startsAt.toISOString(),
    contactIds: people.flatMap((name) => ids.get(name) ?? []),
  };
  await call('POST', '/api/meetings', body);
}

export async function markAction(
  call: ApiCall,
  contactId: string,
  { rule, status, snoozeDays }: DemoMark,
): Promise<void> {
  const action = listOf(await call('GET', `/api/actions/${contactId}`)).find(
    (candidate) => textOf(candidate, 'ruleId') === rule,
  );
  // If the demo data is completed days after an interruption, the step may differ. That does no harm.
  if (!action) return;
  const snoozedUntil =
    snoozeDays === undefined ? null : new Date(Date.now() + snoozeDays * DAY_MS).toISOString();
  const body: UpdateAction = { status, snoozedUntil };
  await call('PATCH', `/api/actions/${contactId}/${textOf(action, 'id')}`, body);
}
