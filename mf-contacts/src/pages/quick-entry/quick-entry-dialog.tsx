import { api, type ContactSummary } from '@rapport/api-client';
import { shownText } from '@rapport/contracts';
import { type ShellApi, useShellApi } from '@rapport/remote-api';
import { contactQuery, request } from '@rapport/remote-api/api-query';
import { openFailure, writeFailure } from '@rapport/remote-api/failures';
import { type QueryClient, useQueryClient } from '@rapport/remote-api/query';
import { dateOrder, localMinute } from '@rapport/shared-ui';
import { type ReactNode, useState } from 'react';
import { useIdempotencyKey } from '../../form-dialog/use-idempotency-key.ts';
import { PlanMeetingDialog } from '../../features/plan-meeting/plan-meeting-dialog.tsx';
import { type LineStart, lineStart } from '../../features/quick-entry/line-start.ts';
import { type Named, peopleInLine, peopleNamed } from '../../features/quick-entry/people-named.ts';
import { readLine } from '../../features/quick-entry/read-line.ts';
import { type Candidate, ChoosePersonDialog } from './choose-person-dialog.tsx';
import { LogInteractionDialog } from '../log-interaction-dialog.tsx';
import { MoveMeetingDialog } from './move-meeting-dialog.tsx';

interface Means {
  shell: ShellApi;
  queries: QueryClient;
}

/** A line whose people were looked up. */
interface FoundLine extends LineStart {
  line: string;
  /** For each person whom the line names. */
  people: readonly Named[];
}

/**
 * Reads a line and returns the dialog that shows and saves it.
 * @param onTaken called when the form with the line is closed
 * @throws RequestError if the people can't be looked up
 */
export async function loadQuickEntry(
  line: string,
  means: Means,
  onTaken: () => void,
): Promise<(onClose: () => void) => ReactNode> {
  const now = localMinute(new Date());
  // The days of a line are days on the user's calendar.
  const reading = readLine(line, { now: new Date(now), order: dateOrder() });
  const people = await namedBy(line, reading.who, means);
  const found = { line, people, ...lineStart(line, reading, now) };
  return (onClose) => <OneLineDialog {...{ found, onTaken, onClose }} />;
}

interface OneLineDialogProps {
  found: FoundLine;
  onTaken: () => void;
  onClose: () => void;
}

/** Asks for each person who's unknown or ambiguous, then opens the form with the values of the line. */
function OneLineDialog({ found, onTaken, onClose }: OneLineDialogProps) {
  const shell = useShellApi();
  const queries = useQueryClient();
  const keyOf = useIdempotencyKey();
  const { line, form, start, to } = found;
  const questions = questionsOf(found);
  // Null is a word that names no one after all.
  const [people, setPeople] = useState<readonly (ContactSummary | null | undefined)[]>(() =>
    questions.map(({ meant }) => meant),
  );
  const place = people.indexOf(undefined);
  const question = questions[place];

  const choose = async ({ id }: Candidate) => {
    try {
      const contact =
        question?.candidates.find((each) => each.id === id) ??
        (await queries.fetchQuery({ ...contactQuery(shell, id), staleTime: FRESH_MS }));
      setPeople(people.with(place, contact));
    } catch {
      onClose();
      shell.notify(openFailure());
    }
  };

  const add = async (name: string) => {
    try {
      const body = { displayName: name };
      const headers = { 'Idempotency-Key': keyOf(body) };
      const added = await request(shell, api.post('/api/contacts'), { body, headers });
      setPeople(people.with(place, added));
      shell.notify({ title: 'Contact added successfully!' });
    } catch (error) {
      shell.notify({
        title: `Couldn't add ${shownText(name)}`,
        description: writeFailure(error),
        variant: 'destructive',
      });
    }
  };

  if (question !== undefined) {
    return (
      <ChoosePersonDialog
        key={place}
        {...question}
        line={line}
        onChoose={(person) => void choose(person)}
        onAdd={add}
        onLeaveOut={place > 0 ? () => setPeople(people.with(place, null)) : undefined}
        onClose={onClose}
      />
    );
  }
  // Two words may name the same person.
  const known = people
    .filter((person) => person != null)
    .filter(({ id }, at, all) => all.findIndex((each) => each.id === id) === at);
  const [contact, ...others] = known;
  const end = () => {
    onTaken();
    onClose();
  };
  if (form === 'move' && contact !== undefined) {
    return <MoveMeetingDialog {...{ contact, start, to }} onClose={end} />;
  }
  return form === 'log' && contact !== undefined ? (
    <LogInteractionDialog {...{ contact, others, start }} onClose={end} />
  ) : (
    <PlanMeetingDialog people={known} start={start} onClose={end} />
  );
}

/** A line that names no one asks once. */
function questionsOf({ people }: FoundLine): readonly Named[] {
  return people.length > 0 ? people : [{ who: '', candidates: [], meant: undefined }];
}

/**
 * The people whom a line names. A word in lower case beside a name may be something else, so it names someone only if
 * there's such a contact.
 */
async function namedBy(
  line: string,
  who: readonly string[],
  means: Means,
): Promise<readonly Named[]> {
  const people = await Promise.all(who.map((words) => peopleNamed(words, means)));
  // "Tom said yes to the gala table" has a name elsewhere. Someone unknown with a capital letter may be new.
  const others = people.every((each) => each.candidates.length === 0 && !/^\p{Lu}/u.test(each.who))
    ? await peopleInLine(line, means)
    : [];
  if (others.length > 0) return others;
  return people.filter(
    (person, at) => at === 0 || /^\p{Lu}/u.test(person.who) || person.meant !== undefined,
  );
}

/** A contact loaded within this time isn't refetched before the dialog opens. */
const FRESH_MS = 60_000;
