import { api } from '@rapport/api-client';
import { RESPONSIBLE_USE_VERSION } from '@rapport/contracts';
import { type ShellApi } from '@rapport/remote-api';
import { changeAnswer, profileQuery, request } from '@rapport/remote-api/api-query';
import { writeFailure, pageFailure } from '@rapport/remote-api/failures';
import { useMutation, useQuery, useQueryClient } from '@rapport/remote-api/query';
import { useState } from 'react';

/** Whether the signed-in user has accepted the responsible-use note, and how to accept it. */
export type Acknowledgement =
  | { status: 'loading' }
  | { status: 'failed'; message: string; pending: boolean; retry(): void }
  | {
      status: 'needed';
      ticked: boolean;
      tick(ticked: boolean): void;
      saving: boolean;
      /** The reason why the last attempt to save it failed; null if none has failed. */
      failure: string | null;
      save(): void;
    }
  | { status: 'done' };

/**
 * Reads and saves the acknowledgement of the note's current version. One of an earlier version doesn't count.
 * @param enabled false until the user wants to assess someone
 */
export function useAcknowledgement(shell: ShellApi, enabled = true): Acknowledgement {
  const queryClient = useQueryClient();
  const [ticked, setTicked] = useState(false);
  const profile = useQuery({ ...profileQuery(shell), enabled });
  const acknowledge = useMutation({
    mutationFn: () =>
      request(shell, api.put('/api/user/acknowledgements/responsible-use'), {
        body: { version: RESPONSIBLE_USE_VERSION },
      }),
    onSuccess: (responsibleUse) => {
      changeAnswer(queryClient, api.get('/api/user/profile'), (profile) => ({
        ...profile,
        responsibleUse,
      }));
    },
  });

  if (profile.data) {
    if (profile.data.responsibleUse?.version === RESPONSIBLE_USE_VERSION) return { status: 'done' };
    return {
      status: 'needed',
      ticked,
      tick: setTicked,
      saving: acknowledge.isPending,
      failure: acknowledge.error && writeFailure(acknowledge.error),
      save: () => acknowledge.mutate(),
    };
  }
  if (profile.error) {
    return {
      status: 'failed',
      message: pageFailure(profile.error),
      pending: profile.isFetching,
      retry: () => void profile.refetch(),
    };
  }
  return { status: 'loading' };
}
