import {
  RESPONSIBLE_USE_VERSION,
  decodeResponsibleUse,
  decodeUserProfile,
  type AcknowledgeResponsibleUse,
} from '@rapport/contracts';
import { type ShellApi } from '@rapport/remote-api';
import { ask, changeAnswer, asQuery } from '@rapport/remote-api/answers';
import { failureReason, pageFailure } from '@rapport/remote-api/failures';
import { useMutation, useQuery, useQueryClient } from '@rapport/remote-api/query';
import { useState } from 'react';

const PROFILE = { path: '/api/user/profile', decode: decodeUserProfile };
const ACKNOWLEDGEMENT = {
  path: '/api/user/acknowledgements/responsible-use',
  decode: decodeResponsibleUse,
};

/** Whether the signed-in person has accepted the responsible-use note, and how they can. */
export type Acknowledgement =
  | { status: 'loading' }
  | { status: 'failed'; message: string; pending: boolean; retry(): void }
  | {
      status: 'needed';
      ticked: boolean;
      tick(ticked: boolean): void;
      saving: boolean;
      /** Why the last attempt to save it failed; null while none did. */
      problem: string | null;
      save(): void;
    }
  | { status: 'done' };

/**
 * Reads and saves the acknowledgement of the note as it is now: an earlier version does not count.
 * @param enabled false as long as nobody wants to assess anything
 */
export function useAcknowledgement(shell: ShellApi, enabled = true): Acknowledgement {
  const queryClient = useQueryClient();
  const [ticked, setTicked] = useState(false);
  const profile = useQuery({ ...asQuery(PROFILE), enabled });
  const acknowledge = useMutation({
    mutationFn: () => {
      const body: AcknowledgeResponsibleUse = { version: RESPONSIBLE_USE_VERSION };
      return ask(shell, ACKNOWLEDGEMENT, { method: 'PUT', body });
    },
    onSuccess: (responsibleUse) => {
      changeAnswer(queryClient, PROFILE, (profile) => ({ ...profile, responsibleUse }));
    },
  });

  if (profile.data) {
    if (profile.data.responsibleUse?.version === RESPONSIBLE_USE_VERSION) return { status: 'done' };
    return {
      status: 'needed',
      ticked,
      tick: setTicked,
      saving: acknowledge.isPending,
      problem: acknowledge.error && `${failureReason(acknowledge.error)} Please try again.`,
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
