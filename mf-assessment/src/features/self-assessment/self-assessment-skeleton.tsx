import { Card, Skeleton, SkeletonGroup, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { AnswerBarSkeleton } from './answer-bar.tsx';
import { SelfAssessmentColumn } from './self-assessment-column.ts';

const BLOCKS = [1, 2, 3];

/**
 * Stands in for the likelier of the two views. It has no heading, as nobody knows yet which it
 * will be: one that stayed would jump, since only the questions have a bar above them.
 */
export function SelfAssessmentSkeleton({ expectsResult }: { expectsResult: boolean }) {
  return (
    <>
      {!expectsResult && <AnswerBarSkeleton />}
      <SelfAssessmentColumn $isResult={expectsResult}>
        <Group label="Loading your assessment">
          <Lines>
            <Skeleton width="40%" height={theme.space[8]} />
            <Skeleton width="90%" />
            <Skeleton width="60%" />
          </Lines>
          <Blocks padding="lg">
            <Skeleton width="30%" />
            {BLOCKS.map((block) => (
              <Lines key={block}>
                <Skeleton width="55%" />
                <Skeleton shape="block" height={theme.size.touch} />
                <Skeleton shape="block" height={theme.size.touch} />
              </Lines>
            ))}
          </Blocks>
        </Group>
      </SelfAssessmentColumn>
    </>
  );
}

const Group = styled(SkeletonGroup)`
  display: grid;
  gap: ${theme.space[8]};
`;

const Blocks = styled(Card)`
  display: grid;
  gap: ${theme.space[8]};
`;

const Lines = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`;
