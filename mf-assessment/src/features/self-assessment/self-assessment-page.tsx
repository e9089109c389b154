import { useDocumentTitle } from '@rapport/remote-api';
import { type UserProfile } from '@rapport/contracts';
import { useQuery } from '@rapport/remote-api/query';
import { Link } from '@rapport/remote-api/router';
import { Button, Skeleton, SkeletonGroup, StateMessage, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { Lede, PageColumn, PageTitle } from '../../page-column.ts';

/** The page /my-assessment: whose assessment it is, where it stands, and what to do meanwhile. */
export function SelfAssessmentPage() {
  useDocumentTitle('My Assessment');
  const { data, error, refetch, isFetching } = useQuery<UserProfile>({
    queryKey: ['/api/user/profile'],
  });
  return (
    <PageColumn>
      <header>
        <PageTitle>My Assessment</PageTitle>
        <Lede>
          Fourteen questions about how you work in a usual month. Coaching is matched to your
          answers.
        </Lede>
      </header>
      {data ? (
        <Standing profile={data} />
      ) : error ? (
        <StateMessage
          title="Unable to load your profile"
          actions={
            <Button
              pending={isFetching}
              onClick={() => {
                void refetch();
              }}
            >
              Retry
            </Button>
          }
        >
          {error.message}
        </StateMessage>
      ) : (
        <Loading label="Loading your profile">
          <Skeleton width="40%" />
          <Skeleton height={theme.space[12]} />
        </Loading>
      )}
    </PageColumn>
  );
}

function Standing({ profile }: { profile: UserProfile }) {
  return (
    <StateMessage
      title={profile.assessmentComplete ? 'Your assessment is complete' : 'Not open yet'}
      actions={
        profile.assessmentComplete ? (
          <Button variant="primary" asChild>
            <Link to="/coaching">Open Coaching</Link>
          </Button>
        ) : (
          <Button variant="primary" asChild>
            <Link to="/contacts">Assess a contact</Link>
          </Button>
        )
      }
    >
      {profile.assessmentComplete
        ? `Coaching uses the scores of ${profile.email ?? 'your account'}.`
        : `The questions for ${profile.email ?? 'your account'} are not open in this version. Meanwhile you can assess the people you work with.`}
    </StateMessage>
  );
}

const Loading = styled(SkeletonGroup)`
  display: grid;
  gap: ${theme.space[4]};
`;
