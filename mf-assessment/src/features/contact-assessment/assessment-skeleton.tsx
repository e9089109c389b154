import { Skeleton, SkeletonGroup, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { PageColumn } from '../../page-column.ts';

/** The shape of the page while contact and answers load. */
export function AssessmentSkeleton() {
  return (
    <PageColumn>
      <Loading label="Loading the assessment">
        <Skeleton width="30%" />
        <Skeleton height={theme.space[10]} width="70%" />
        <Skeleton width="90%" />
        <Questions shape="block" height={`calc(5 * ${theme.space[16]})`} />
        <Skeleton shape="block" height={`calc(5 * ${theme.space[16]})`} />
      </Loading>
    </PageColumn>
  );
}

const Loading = styled(SkeletonGroup)`
  display: grid;
  gap: ${theme.space[4]};
`;

const Questions = styled(Skeleton)`
  margin-top: ${theme.space[6]};
`;
