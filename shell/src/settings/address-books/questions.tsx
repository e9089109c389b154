import { type AddressBook, api, type CardQuestion } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { apiQuery, request, UNTIL_SHOWN } from '@rapport/remote-api/api-query';
import { useMutation, useQuery } from '@rapport/remote-api/query';
import { Alert, Skeleton, theme } from '@rapport/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { callFailureText } from '../call-failure-text.ts';
import { NotLoaded } from '../not-loaded.tsx';
import { SettingsText } from '../settings-section.tsx';
import { count } from './address-book-words.ts';
import { CertainMatches } from './certain-matches.tsx';
import { ConflictQuestion } from './conflict-question.tsx';
import { DeletionQuestion, MatchQuestion } from './card-questions.tsx';
import { type Answer } from './question-props.ts';

/** Questions that are shown at once. */
const SHOWN = 20;
const CERTAIN = 'certain';

/** What Rapport asks before it changes something: matches, conflicts, and deletions. */
export function Questions({ book: { id, questions } }: { book: AddressBook }) {
  const shell = useShellApi();
  const query = useQuery(apiQuery(shell, api.get('/api/address-books/{id}/questions', { id })));
  const { mutateAsync } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    meta: UNTIL_SHOWN,
  });
  const [busy, setBusy] = useState<string | null>(null);
  const [isOneByOne, setIsOneByOne] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { data, isError } = query;

  async function run(what: string, work: () => Promise<unknown>): Promise<void> {
    setBusy(what);
    setFailure(null);
    try {
      await mutateAsync(work);
    } catch (thrown) {
      setFailure(callFailureText(thrown));
    }
    setBusy(null);
  }

  const answer = (questionId: string, body: Answer) => {
    const call = api.post('/api/address-books/{id}/questions/{questionId}', { id, questionId });
    return run(questionId, () => request(shell, call, { body }));
  };
  const accept = (certain: readonly CardQuestion[]) => {
    const call = api.post('/api/address-books/{id}/questions', { id });
    const body = { questionIds: certain.map((question) => question.id) };
    return run(CERTAIN, () => request(shell, call, { body }));
  };

  if (data === undefined) {
    return isError ? (
      <NotLoaded what="the questions" query={query} />
    ) : (
      <Skeleton shape="block" height="4rem" />
    );
  }
  const certain = isOneByOne ? [] : data.filter((question) => question.certain);
  const isTogether = certain.length > 1;
  const others = isTogether ? data.filter((question) => !certain.includes(question)) : data;
  return (
    <section aria-label="Questions">
      <Title>{count(questions, 'question', 'questions')}</Title>
      {failure !== null && (
        <Alert tone="negative" title="The answer isn't saved">
          {failure}
        </Alert>
      )}
      <List>
        {isTogether && (
          <li>
            <CertainMatches
              questions={certain}
              isBusy={busy === CERTAIN}
              onAccept={() => void accept(certain)}
              onLookAtEach={() => setIsOneByOne(true)}
            />
          </li>
        )}
        {others.slice(0, SHOWN).map((question) => (
          <li key={question.id}>
            <One
              question={question}
              isBusy={busy === question.id}
              onAnswer={(body) => void answer(question.id, body)}
            />
          </li>
        ))}
      </List>
      {others.length > SHOWN && (
        <More>The next questions come after you've answered some of these.</More>
      )}
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

const More = styled(SettingsText)`
  margin-top: ${theme.space[3]};
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[2]};
`;
