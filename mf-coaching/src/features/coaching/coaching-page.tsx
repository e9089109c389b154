import { type UserProfile } from '@rapport/contracts';
import { useDocumentTitle } from '@rapport/remote-api';
import { useQuery } from '@rapport/remote-api/query';
import { media, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { CoachingSkeleton } from './coaching-skeleton.tsx';
import { AssessmentMissing, CoachingFailed } from './coaching-states.tsx';
import { ProfileSummary } from './profile-summary.tsx';

/** The page /coaching: how the signed-in person works, by their own answers. */
export function CoachingPage() {
  useDocumentTitle('Coaching');
  const { data, error, refetch, isFetching } = useQuery<UserProfile>({
    queryKey: ['/api/user/profile'],
  });
  return (
    <Page>
      <header>
        <Title tabIndex={-1}>Coaching</Title>
        <Lede>How you work, by your own answers, for choosing the next small step.</Lede>
      </header>
      {data ? (
        data.assessmentComplete ? (
          <ProfileSummary scores={data} />
        ) : (
          <AssessmentMissing />
        )
      ) : error ? (
        <CoachingFailed
          pending={isFetching}
          onRetry={() => {
            void refetch();
          }}
        />
      ) : (
        <CoachingSkeleton />
      )}
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  align-content: start;
  max-width: ${theme.size.page};
  margin: 0 auto;
  padding: ${theme.space[8]} ${theme.space[6]} ${theme.space[12]};

  ${media.narrow} {
    padding: ${theme.space[5]} ${theme.space[4]} ${theme.space[10]};
  }
`;

const Title = styled.h1`
  font: ${theme.font.display};
  letter-spacing: ${theme.tracking.tight};
`;

const Lede = styled.p`
  max-width: ${theme.size.measure};
  margin-top: ${theme.space[2]};
  color: ${theme.color.textMuted};
  text-wrap: pretty;
`;
