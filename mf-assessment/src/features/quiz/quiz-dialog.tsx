import { decodeQuizRuns } from '@rapport/contracts';
import { CONTRACT_VERSION, type QuizDialogModule, type QuizDialogProps } from '@rapport/remote-api';
import { asQuery } from '@rapport/remote-api/answers';
import { useQuery } from '@rapport/remote-api/query';
import { Button, Dialog, Skeleton, SkeletonGroup, StateMessage, theme } from '@rapport/shared-ui';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { ContactQuiz, type ContactQuizProps } from './contact-quiz.tsx';

export const contract = CONTRACT_VERSION;

/** The quiz about one contact. Answers belong to the person who is signed in, and to this contact. */
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

/** The quiz on top of the latest result, however long ago that was: it asks what can break its tie. */
function NarrowingQuiz(props: ContactQuizProps) {
  const { contact, open, onClose } = props;
  const { data, error, isFetchedAfterMount, isFetching, refetch } = useQuery({
    ...asQuery({ path: `/api/assessment-runs/${contact.id}`, decode: decodeQuizRuns }),
    enabled: open,
    // What was narrowed down meanwhile is not narrowed down again.
    staleTime: 0,
  });
  // Saving a result asks for the runs again; the questions under way stay as they are.
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
          title="The answers could not be loaded"
          headingLevel={3}
          actions={
            <Button pending={isFetching} onClick={() => void refetch()}>
              Retry
            </Button>
          }
        >
          They are needed to find the questions that tell the types apart. Nothing is lost.
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
