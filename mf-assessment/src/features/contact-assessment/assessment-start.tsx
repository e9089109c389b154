import { workStyleLabel, type Contact } from '@rapport/contracts';
import {
  isRequestError,
  useShellApi,
  type QuizDialogProps,
  useDocumentTitle,
} from '@rapport/remote-api';
import { useQuery } from '@rapport/remote-api/query';
import { Link, useNavigate } from '@rapport/remote-api/router';
import { Alert, Button, Skeleton, SkeletonGroup, TextLink, theme } from '@rapport/shared-ui';
import { ChevronLeft } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import styled from 'styled-components';
import { Lede, PageColumn, PageTitle } from '../../page-column.ts';
import { ResponsibleUseNote } from '../../responsible-use-note.tsx';
import { ContactFailed, UnknownContact } from './missing-contact.tsx';

/** The quiz dialog as this page needs it: 'View Contact Profile' leads to the contact. */
export type AssessmentQuizProps = QuizDialogProps & { onViewProfile?: () => void };

interface AssessmentStartProps {
  contactId: string;
  Quiz: ComponentType<AssessmentQuizProps>;
}

/** Loads the contact, then offers the quiz about it. */
export function AssessmentStart({ contactId, Quiz }: AssessmentStartProps) {
  const { data, error, refetch, isFetching } = useQuery<Contact>({
    queryKey: [`/api/contacts/${contactId}`],
  });
  if (data) return <ContactStart contact={data} Quiz={Quiz} />;
  if (isRequestError(error) && error.status === 404) return <UnknownContact />;
  if (error) {
    return (
      <ContactFailed
        message={error.message}
        pending={isFetching}
        onRetry={() => {
          void refetch();
        }}
      />
    );
  }
  return <LoadingStart />;
}

function LoadingStart() {
  return (
    <PageColumn>
      <Loading label="Loading the contact">
        <Skeleton height={theme.space[10]} width="70%" />
        <Skeleton height={theme.space[12]} />
        <Skeleton height={theme.size.control} width="30%" />
      </Loading>
    </PageColumn>
  );
}

function ContactStart({ contact, Quiz }: { contact: Contact; Quiz: AssessmentStartProps['Quiz'] }) {
  const shell = useShellApi();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const profilePath = `/contacts/${contact.id}`;
  useDocumentTitle(`Assess ${contact.displayName}`);
  return (
    <PageColumn>
      <header>
        <BackLink tone="muted" icon={<ChevronLeft aria-hidden />} asChild>
          <Link to={profilePath}>Back to Contact</Link>
        </BackLink>
        <PageTitle>What have you seen {contact.displayName} do?</PageTitle>
        <Lede>
          Seven questions about what you have seen at work, about two minutes. Where you are not
          sure, five more specific ones follow. Your answers stay in this browser until the result
          is saved.
        </Lede>
      </header>
      {contact.assessmentComplete && (
        <Alert tone="info" title="Assessment Complete">
          {assessedAs(contact)} Answer again whenever you have seen more.
        </Alert>
      )}
      <Actions>
        <Button variant="primary" onClick={() => setOpen(true)}>
          {contact.assessmentComplete ? 'Retake Quiz' : 'Start Quiz'}
        </Button>
        {contact.assessmentComplete && (
          <Button asChild>
            <Link to={profilePath}>View Contact Profile</Link>
          </Button>
        )}
      </Actions>
      <ResponsibleUseNote />
      <Quiz
        shell={shell}
        contact={contact}
        open={open}
        onClose={() => setOpen(false)}
        onViewProfile={() => {
          void navigate(profilePath);
        }}
      />
    </PageColumn>
  );
}

function assessedAs({ displayName, mbtiType }: Contact): string {
  return mbtiType === null
    ? `${displayName} has been assessed.`
    : `Your answers described ${displayName} as ${mbtiType}, ${workStyleLabel(mbtiType)}.`;
}

/** The chevron's tip, not its box, shares the edge of the title. */
const BackLink = styled(TextLink)`
  min-height: ${theme.size.control};
  margin-left: calc(-1 * ${theme.space[1]});
`;

const Loading = styled(SkeletonGroup)`
  display: grid;
  gap: ${theme.space[6]};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;
