import { api, type Guidance, type Observation, type WatchFor } from '@rapport/api-client';
import { type ObservedAnswer } from '@rapport/contracts';
import { isRequestError, useShellApi } from '@rapport/remote-api';
import { changeAnswer, write } from '@rapport/remote-api/api-query';
import { failureReason, whenAgain } from '@rapport/remote-api/failures';
import { useMutation, useQueryClient } from '@rapport/remote-api/query';
import { useRef, useState } from 'react';
import { useIdempotencyKey } from '../../form-dialog/use-idempotency-key.ts';
import { outboxOptions } from '../../outbox/outbox-options.ts';
import { guidanceNow } from './questions-after.ts';

interface Seen {
  watchFor: WatchFor;
  answer: ObservedAnswer;
}

/** A stored answer and the resulting guidance; null if it couldn't be fetched. */
export interface Answered {
  observation: Observation;
  after: Guidance | null;
}

/** The reason why an answer wasn't stored. */
interface SaveFailure {
  text: string;
  /** Whether the same answer can be stored later. */
  canRetry: boolean;
}

/**
 * Stores an observation, or lets it wait for a network, and refetches everything that depends on the answers.
 * @param interactionId the interaction in which it was made; null if it's recorded at another time
 */
export function useSaveObservation(contactId: string, interactionId: string | null) {
  const shell = useShellApi();
  const queries = useQueryClient();
  const keyOf = useIdempotencyKey();
  const [choice, setChoice] = useState<ObservedAnswer | null>(null);
  // A second press may come before the question is rendered as pending.
  const sent = useRef(false);
  const mutation = useMutation({
    mutationFn: async ({ watchFor, answer }: Seen) => {
      const body = { questionId: watchFor.questionId, answer, interactionId };
      const observation = await write(
        shell,
        api.post('/api/observations/{contactId}', { contactId }),
        { body, headers: { 'Idempotency-Key': keyOf(body) } },
        {
          ...outboxOptions(queries, contactId, 'What you saw of'),
          // The question isn't asked again while the answer waits.
          onWaiting: () =>
            changeAnswer(queries, api.get('/api/guidance/{contactId}', { contactId }), (guidance) =>
              guidance.observe?.questionId === watchFor.questionId
                ? { ...guidance, observe: null }
                : guidance,
            ),
        },
      );
      const isStored = observation !== null;
      if (!isStored || answer === 'did_not_come_up') return { answered: null, isStored };
      const after = await guidanceNow(shell, queries, contactId).catch(() => null);
      return { answered: { observation, after }, isStored };
    },
    onSettled: () => {
      sent.current = false;
    },
  });
  return {
    choice,
    pending: mutation.isPending,
    failure: mutation.error === null ? null : failureOf(mutation.error),
    /**
     * `onAnswered` is called with null if the user doesn't need to see a result, and with whether the answer is
     * stored or waits.
     */
    save: (
      seen: Seen,
      onAnswered: (answered: Answered | null, isStored: boolean) => void,
      onSettled?: () => void,
    ) => {
      if (sent.current) return;
      sent.current = true;
      setChoice(seen.answer);
      mutation.mutate(seen, {
        onSuccess: ({ answered, isStored }) => onAnswered(answered, isStored),
        ...(onSettled && { onSettled }),
      });
    },
  };
}

/** Errors after which the same answer can't be stored anymore. */
const FINAL: readonly (string | null)[] = [
  'CONTACT_OBJECTED',
  'RUN_HAS_NO_ANSWERS',
  'CONTACT_NOT_FOUND',
  'INTERACTION_NOT_FOUND',
];

function failureOf(error: unknown): SaveFailure {
  if (isRequestError(error) && FINAL.includes(error.code)) {
    return { text: `${failureReason(error)} Close this. Nothing else is lost.`, canRetry: false };
  }
  const reason = `${failureReason(error)} Your choice is still here.`;
  return { text: `${reason} ${whenAgain('Choose Retry')}`, canRetry: true };
}
