import { Card, Skeleton, SkeletonGroup, theme } from '@rapport/shared-ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';

interface NextDueFrameProps {
  title?: string;
  children: ReactNode;
}

/**
 * The area above the cards for the contact who is met or due next. It keeps its height, so that nothing below it
 * moves.
 */
export function NextDueFrame({ title = 'Due next', children }: NextDueFrameProps) {
  return (
    <Place asChild>
      <section aria-labelledby="next-due">
        <Heading id="next-due">{title}</Heading>
        {children}
      </section>
    </Place>
  );
}

/** A placeholder while it loads. */
export function NextDueSkeleton() {
  return (
    <NextDueFrame>
      <SkeletonGroup label="Loading who is due next">
        <Lines>
          <Skeleton width="40%" height={theme.space[5]} />
          <Skeleton width="75%" height={theme.space[5]} />
          <Skeleton width="50%" height={theme.space[5]} />
        </Lines>
      </SkeletonGroup>
    </NextDueFrame>
  );
}

const Place = styled(Card)`
  margin-bottom: ${theme.space[8]};
  min-height: calc(2 * ${theme.space[16]} + ${theme.space[10]});
`;

const Heading = styled.h2`
  margin-bottom: ${theme.space[2]};
  color: ${theme.color.textFaint};
  font: ${theme.font.captionMedium};
`;

const Lines = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`;
