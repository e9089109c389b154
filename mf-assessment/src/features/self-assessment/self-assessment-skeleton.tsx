import { Card, Skeleton, SkeletonGroup, theme } from '@rapport/shared-ui';
import styled from 'styled-components';

const QUESTIONS = [1, 2, 3];

/** Stands in for the first questions, which are in the same place and about as high. */
export function SelfAssessmentSkeleton() {
  return (
    <SkeletonGroup label="Loading your assessment">
      <Questions padding="lg">
        <Skeleton width="30%" />
        {QUESTIONS.map((question) => (
          <Question key={question}>
            <Skeleton width="55%" />
            <Skeleton shape="block" height={theme.size.touch} />
            <Skeleton shape="block" height={theme.size.touch} />
          </Question>
        ))}
      </Questions>
    </SkeletonGroup>
  );
}

const Questions = styled(Card)`
  display: grid;
  gap: ${theme.space[8]};
`;

const Question = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`;
