import { api, type FirstSteps } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { apiQuery, write } from '@rapport/remote-api/api-query';
import { writeFailure } from '@rapport/remote-api/failures';
import { useMutation, useQuery } from '@rapport/remote-api/query';

const CHANGES = {
  end: { call: api.post('/api/first-steps/end'), failed: "Couldn't leave the first steps" },
  add: { call: api.post('/api/sample-people'), failed: "Couldn't add sample people" },
  remove: { call: api.delete('/api/sample-people'), failed: "Couldn't remove the sample people" },
} as const;

export type FirstStepsChange = keyof typeof CHANGES;

/** How far the user has got with the first steps, and what they can do about it. */
export function useFirstSteps() {
  const shell = useShellApi();
  const { data } = useQuery(apiQuery(shell, api.get('/api/first-steps')));
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (change: FirstStepsChange) => write(shell, CHANGES[change].call),
    onError: (error, change) =>
      shell.notify({
        title: CHANGES[change].failed,
        description: writeFailure(error),
        variant: 'destructive',
      }),
  });
  return {
    steps: data,
    change: mutate,
    /** The change that's being made. */
    changing: isPending ? variables : null,
  };
}

/** Whether the user has done all three steps. */
export function areDone({ people, answers, meeting }: FirstSteps): boolean {
  return people && answers && meeting;
}
