import { api, type ContactSummary } from '@rapport/api-client';
import { countWord, nameInSentence } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { write } from '@rapport/remote-api/api-query';
import { failureReason } from '@rapport/remote-api/failures';
import { useMutation } from '@rapport/remote-api/query';
import { useIdempotencyKey } from '../../form-dialog/use-idempotency-key.ts';
import { type Proposal } from './writing-cues.ts';

/**
 * Adds the confirmed answers: only questions and answers, and nothing from the text.
 * @param baseRunId the run that they build on; null if there's none yet
 */
export function useSaveReading(
  { id: contactId, displayName }: Pick<ContactSummary, 'id' | 'displayName'>,
  baseRunId: string | null,
  onSaved: () => void,
) {
  const shell = useShellApi();
  const keyOf = useIdempotencyKey();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (confirmed: readonly Proposal[]) => {
      const changes = confirmed.map(({ questionId, answer }) => ({ questionId, answer }));
      const body = { baseRunId, source: 'writing' as const, changes };
      return write(
        shell,
        api.post('/api/assessment-runs/{contactId}/answers', { contactId }),
        { body, headers: { 'Idempotency-Key': keyOf(body) } },
        { says: `What you read of ${nameInSentence(displayName)}`, contactId },
      );
    },
    onSuccess: (_, confirmed) => {
      const count = confirmed.length;
      shell.notify({
        title: count === 1 ? 'One answer added' : `${capital(countWord(count))} answers added`,
      });
      onSaved();
    },
  });
  return {
    save: (confirmed: readonly Proposal[]) => {
      if (!isPending) mutate(confirmed);
    },
    pending: isPending,
    message: error === null ? null : `${failureReason(error)} Your choices are still here.`,
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
