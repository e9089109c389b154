import { CONTRACT_VERSION, type QuizDialogModule, type QuizDialogProps } from '@rapport/remote-api';
import { useQuery } from '@rapport/remote-api/query';
import { Button, Dialog, Skeleton, SkeletonGroup, StateMessage, theme } from '@rapport/shared-ui';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { quizRunsQuery } from '../../queries.ts';
import { ContactQuiz, type ContactQuizProps } from './contact-quiz.tsx';

export const contract = CONTRACT_VERSION;

/** The quiz about one contact. Answers belong to the signed-in user and to this contact. */
export function QuizDialog(props: QuizDialogProps) {
  const { user } = props.shell;
  const userId = useSyncExternalStore(user.subscribe, user.get)?.id;
  if (userId === undefined) return null;
  const key = `${userId}:${props.contact.id}`;
  return props.start === 'narrowing' ? (
    <NarrowingQuiz key={key} {...props} userId={userId} />
  ) : (
    <ContactQuiz key={key} {...props} userId={userId} />
  );
}

({ contract, QuizDialog }) satisfies QuizDialogModule;

/** Narrows down the latest result, however old, with the questions that can break its tie. */
function NarrowingQuiz(props: ContactQuizProps) {
  const { shell, contact, open, onClose } = props;
  const { data, error, isFetchedAfterMount, isFetching, refetch } = useQuery({
    ...quizRunsQuery(shell, contact.id),
    enabled: open,
    // A result that was narrowed down in the meantime must not be narrowed down again.
    staleTime: 0,
  });
  // Saving a result reloads the runs; the current quiz keeps the run it began with.
  if (data && isFetchedAfterMount)
    return <ContactQuiz {...props} earlier={data[0]?.responses ?? undefined} />;
  return (
    <Dialog
      title={`Assess ${contact.displayName}`}
      open={open}
      onOpenChange={onClose}
      fullScreenWhenSmall
    >
      {error ? (
        <StateMessage
          title="Couldn't load the answers"
          headingLevel={3}
          actions={
            <Button pending={isFetching} onClick={() => void refetch()}>
              Retry
            </Button>
          }
        >
          We need them to find the questions that tell the types apart. Nothing is lost.
        </StateMessage>
      ) : (
        <SkeletonGroup label="Loading the answers">
          <Lines>
            <Skeleton width="88%" />
            <Skeleton width="64%" />
          </Lines>
        </SkeletonGroup>
      )}
    </Dialog>
  );
}

const Lines = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`;
