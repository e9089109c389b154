import {
  api,
  type Today,
  type TodayDue,
  type TodayFollowUp,
  type UpdateAction,
} from '@rapport/api-client';
import { DUE_COUNT_LIMIT, nameInSentence } from '@rapport/contracts';
import { isRequestError, useShellApi } from '@rapport/remote-api';
import { changeAnswer, write } from '@rapport/remote-api/api-query';
import { writeFailure, partFailure } from '@rapport/remote-api/failures';
import { useMutation, useQuery, useQueryClient } from '@rapport/remote-api/query';
import { useState } from 'react';
import { todayCall, todayQuery } from './today-query.ts';

export type TodayState =
  | { status: 'loading' }
  /** The API's release doesn't have it. */
  | { status: 'unknown' }
  | { status: 'failed'; message: string; retrying: boolean; retry: () => void }
  | { status: 'ready'; today: Today };

/** The contacts who need the user today. Loaded data stays on the screen while it's refetched. */
export function useToday(): TodayState {
  const { data, error, isFetching, refetch } = useQuery(todayQuery(useShellApi()));
  if (data !== undefined) return { status: 'ready', today: data };
  if (error === null) return { status: 'loading' };
  if (isRequestError(error) && error.status === 404) return { status: 'unknown' };
  return {
    status: 'failed',
    message: partFailure(error),
    retrying: isFetching,
    retry: () => void refetch(),
  };
}

/** An entry that can be completed or snoozed. */
type Entry = Pick<TodayFollowUp | TodayDue, 'person' | 'actionId'>;

/** The last change of an entry, for the bar that can undo it. */
export interface HandledEntry {
  entry: Entry;
  /** Like 'Done: Send the figures'. */
  words: string;
}

/**
 * Completes or snoozes an entry of the day, and undoes that. The entry is removed immediately, and returns if the
 * API doesn't store the change.
 */
export function useHandleEntry() {
  const shell = useShellApi();
  const queries = useQueryClient();
  const [handled, setHandled] = useState<HandledEntry | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ entry, body }: HandledEntry & { body: UpdateAction }) =>
      write(
        shell,
        api.patch('/api/actions/{contactId}/{actionId}', {
          contactId: entry.person.id,
          actionId: entry.actionId,
        }),
        { body },
        {
          says: `Next step with ${nameInSentence(entry.person.displayName)}`,
          contactId: entry.person.id,
        },
      ),
    onMutate: ({ entry, body, words }) => {
      if (body.status === 'open') return undefined;
      setHandled({ entry, words });
      const before = queries.getQueryData([todayCall().path]);
      changeAnswer(queries, todayCall(), (today) => without(today, entry));
      return before;
    },
    onSuccess: (_, { body }) => {
      if (body.status === 'open') setHandled(null);
    },
    onError: (error, { body }, before) => {
      if (body.status !== 'open') setHandled(null);
      if (before !== undefined) queries.setQueryData([todayCall().path], before);
      shell.notify({
        title: "Couldn't save this",
        description: writeFailure(error),
        variant: 'destructive',
      });
    },
  });
  return {
    handled,
    pending: isPending,
    handle: (entry: Entry, body: UpdateAction, words: string) => mutate({ entry, body, words }),
    undo: () => {
      if (handled && !isPending) mutate({ ...handled, body: { status: 'open' } });
    },
    dismiss: () => setHandled(null),
  };
}

function without(today: Today, { actionId }: Entry): Today {
  const due = today.due.filter((each) => each.actionId !== actionId);
  return {
    ...today,
    followUps: today.followUps.filter((each) => each.actionId !== actionId),
    due,
    dueCount:
      today.dueCount >= DUE_COUNT_LIMIT
        ? DUE_COUNT_LIMIT
        : today.dueCount - (today.due.length - due.length),
  };
}
