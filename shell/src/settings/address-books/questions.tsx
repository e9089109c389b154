import { type AddressBook, api, type CardQuestion } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { apiQuery, request, UNTIL_SHOWN } from '@rapport/remote-api/api-query';
import { useMutation, useQuery } from '@rapport/remote-api/query';
import { Alert, Skeleton, theme } from '@rapport/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { callFailureText } from '../call-failure-text.ts';
import { NotLoaded } from '../not-loaded.tsx';
import { count } from './address-book-words.ts';
import { ConflictQuestion } from './conflict-question.tsx';
import { DeletionQuestion, MatchQuestion } from './card-questions.tsx';
import { type Answer } from './question-props.ts';

/** What Rapport asks before it changes something: matches, conflicts, and deletions. */
export function Questions({ book: { id, questions } }: { book: AddressBook }) {
  const shell = useShellApi();
  const query = useQuery(apiQuery(shell, api.get('/api/address-books/{id}/questions', { id })));
  const { mutateAsync } = useMutation({
    mutationFn: ({ questionId, body }: { questionId: string; body: Answer }) =>
      request(
        shell,
        api.post('/api/address-books/{id}/questions/{questionId}', { id, questionId }),
        {
          body,
        },
      ),
    meta: UNTIL_SHOWN,
  });
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { data, isError } = query;

  async function answer(questionId: string, body: Answer): Promise<void> {
    setBusy(questionId);
    setFailure(null);
    try {
      await mutateAsync({ questionId, body });
    } catch (thrown) {
      setFailure(callFailureText(thrown));
    }
    setBusy(null);
  }

  if (data === undefined) {
    return isError ? (
      <NotLoaded what="the questions" query={query} />
    ) : (
      <Skeleton shape="block" height="4rem" />
    );
  }
  return (
    <section aria-label="Questions">
      <Title>{count(questions, 'question', 'questions')}</Title>
      {failure !== null && (
        <Alert tone="negative" title="The answer isn't saved">
          {failure}
        </Alert>
      )}
      <List>
        {data.map((question) => (
          <li key={question.id}>
            <One
              question={question}
              isBusy={busy === question.id}
              onAnswer={(body) => void answer(question.id, body)}
            />
          </li>
        ))}
      </List>
    </section>
  );
}

interface OneProps {
  question: CardQuestion;
  isBusy: boolean;
  onAnswer: (answer: Answer) => void;
}

function One({ question, ...props }: OneProps) {
  switch (question.kind) {
    case 'match':
      return <MatchQuestion question={question} {...props} />;
    case 'conflict':
      return <ConflictQuestion question={question} {...props} />;
    case 'deletion':
      return <DeletionQuestion question={question} {...props} />;
    default:
      return question.kind satisfies never;
  }
}

const Title = styled.h3`
  font: ${theme.font.bodyStrong};
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[2]};
`;
