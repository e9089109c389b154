import { api, type Commitment, type UpdateCommitment } from '@rapport/api-client';
import { nameInSentence } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { changeAnswer, write } from '@rapport/remote-api/api-query';
import { writeFailure } from '@rapport/remote-api/failures';
import { useMutation, useQueryClient } from '@rapport/remote-api/query';
import { useState } from 'react';

/** A commitment with the name of its contact. */
type Named = Pick<Commitment, 'id' | 'contactId'> & { contactName: string };

/** The last change of a commitment, for the bar that can undo it. */
export interface ChangedCommitment<T extends Named = Named> {
  commitment: T;
  /** The change that undoes it. */
  back: UpdateCommitment;
  /** Like 'Done: Send the figures'. */
  words: string;
}

/**
 * Completes or snoozes a commitment, and undoes that. The page shows the change immediately and reverts it if the
 * API doesn't store it. Without a network, the change waits.
 * @param show shows the change before the API has stored it, and returns a function that reverts it
 */
export function useChangeCommitment(
  show?: (commitment: Named, body: UpdateCommitment) => (() => void) | undefined,
) {
  const shell = useShellApi();
  const queries = useQueryClient();
  const [changed, setChanged] = useState<ChangedCommitment | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ commitment, body }: { commitment: Named; body: UpdateCommitment }) => {
      const { id, contactId, contactName } = commitment;
      return write(
        shell,
        api.patch('/api/commitments/{contactId}/{id}', { contactId, id }),
        { body },
        { says: `Promise with ${nameInSentence(contactName)}`, contactId },
      );
    },
    onMutate: ({ commitment, body }) => {
      const { id, contactId } = commitment;
      const call = api.get('/api/commitments/{contactId}', { contactId });
      const before = queries.getQueryData([call.path]);
      const undo = show?.(commitment, body);
      changeAnswer(queries, call, (all) =>
        all.map((each) => (each.id === id ? withChange(each, body) : each)),
      );
      return () => {
        undo?.();
        if (before !== undefined) queries.setQueryData([call.path], before);
      };
    },
    onError: (error, _, undo) => {
      undo?.();
      setChanged(null);
      shell.notify({
        title: "Couldn't save this",
        description: writeFailure(error),
        variant: 'destructive',
      });
    },
  });
  return {
    changed,
    pending: isPending,
    change: (commitment: Named, body: UpdateCommitment, back: UpdateCommitment, words: string) => {
      setChanged({ commitment, back, words });
      mutate({ commitment, body });
    },
    undo: () => {
      if (changed === null || isPending) return;
      mutate({ commitment: changed.commitment, body: changed.back });
      setChanged(null);
    },
    dismiss: () => setChanged(null),
  };
}

function withChange(before: Commitment, { done, ...rest }: UpdateCommitment): Commitment {
  const { text = before.text, kind = before.kind } = rest;
  return {
    ...before,
    text,
    kind,
    dueOn: rest.dueOn === undefined ? before.dueOn : rest.dueOn,
    snoozedUntil: rest.snoozedUntil === undefined ? before.snoozedUntil : rest.snoozedUntil,
    doneAt: done === undefined ? before.doneAt : done ? new Date().toISOString() : null,
  };
}
