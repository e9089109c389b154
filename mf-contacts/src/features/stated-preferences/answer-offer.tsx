import { api, type ContactSummary, type StatedAnswer } from '@rapport/api-client';
import { nameInSentence } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { write } from '@rapport/remote-api/api-query';
import { writeFailure } from '@rapport/remote-api/failures';
import { useMutation } from '@rapport/remote-api/query';
import { Button, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { useIdempotencyKey } from '../../form-dialog/use-idempotency-key.ts';

interface AnswerOfferProps {
  contact: Pick<ContactSummary, 'id' | 'displayName'>;
  answers: StatedAnswer;
}

/**
 * Suggests a stated preference as the answer to a question about them. It affects the estimate only if the user
 * accepts.
 */
export function AnswerOffer({ contact, answers }: AnswerOfferProps) {
  const shell = useShellApi();
  const keyOf = useIdempotencyKey();
  const { questionId, answer, question, option } = answers;
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const body = { questionId, answer, interactionId: null };
      return write(
        shell,
        api.post('/api/observations/{contactId}', { contactId: contact.id }),
        { body, headers: { 'Idempotency-Key': keyOf(body) } },
        { says: `What you saw of ${nameInSentence(contact.displayName)}`, contactId: contact.id },
      );
    },
    onSuccess: (saved) => {
      if (saved !== null) shell.notify({ title: 'Added to what you have seen' });
    },
    onError: (error) =>
      shell.notify({
        title: "Couldn't add this",
        description: writeFailure(error),
        variant: 'destructive',
      }),
  });
  return (
    <Offer>
      <span>
        It answers a question: {question.replace(/\.+$/, '')} <b>{option}</b>.
      </span>
      <Button size="sm" pending={isPending} onClick={() => mutate()}>
        Add to the estimate
      </Button>
    </Offer>
  );
}

const Offer = styled.div`
  display: flex;
  grid-column: 1 / -1;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  align-items: center;
  padding-bottom: ${theme.space[2]};
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
`;
