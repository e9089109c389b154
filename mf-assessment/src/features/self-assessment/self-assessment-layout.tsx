import { Link } from '@rapport/remote-api/router';
import { Card, media, Skeleton, SkeletonGroup, TextLink, theme } from '@rapport/shared-ui';
import { ChevronLeft, UserRound } from 'lucide-react';
import { type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import { Lede, PageColumn, PageTitle } from '../../ui/page-layout.ts';
import { BEFORE_ANSWERING } from './meaning-of-scores.tsx';
import { SaveBarSkeleton } from './save-bar.tsx';
import { type LoadedView } from './use-self-assessment.ts';

interface SelfAssessmentHeadProps {
  view: LoadedView;
  heading: RefObject<HTMLHeadingElement | null>;
  actions: ReactNode;
}

/** The page's topic, and whose assessment it is. */
export function SelfAssessmentHead({ view, heading, actions }: SelfAssessmentHeadProps) {
  return (
    <Head>
      <Words>
        {view.name === 'questions' && view.hasResult && (
          <TextLink tone="muted" icon={<ChevronLeft aria-hidden />} asChild>
            <Link to="/my-assessment">Back to Results</Link>
          </TextLink>
        )}
        <PageTitle ref={heading} tabIndex={-1}>
          {view.name === 'result' ? 'Your results' : 'My Assessment'}
        </PageTitle>
        <Lede>
          {view.name === 'result'
            ? 'Each mark shows where your answers landed between two ways of working. The shaded middle, 31 to 69, means you use both.'
            : 'Think of a typical working month and choose what you do more often. There are no better answers, and you can change them later.'}
        </Lede>
        {view.name === 'questions' && <Limits>{BEFORE_ANSWERING}</Limits>}
        {view.name === 'questions' && view.email !== null && (
          <Person>
            <UserRound aria-hidden />
            <Email>{view.email}</Email>
          </Person>
        )}
      </Words>
      {actions}
    </Head>
  );
}

const BLOCKS = [1, 2, 3];

/**
 * The skeleton of the more likely view. It has no heading: only the questions have a bar above them, so a heading
 * would move if the other view loads.
 */
export function SelfAssessmentSkeleton({ expectsResult }: { expectsResult: boolean }) {
  return (
    <>
      {!expectsResult && <SaveBarSkeleton />}
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

/**
 * The column is wide enough for the scales of a result. Below the questions, a small screen has space for the fixed
 * buttons.
 */
export const SelfAssessmentColumn = styled(PageColumn)<{
  $isResult: boolean;
  $hasThumbBar?: boolean;
}>`
  max-width: ${({ $isResult }) => ($isResult ? theme.size.detailMax : theme.size.formMax)};

  ${media.small} {
    padding-bottom: ${({ $hasThumbBar }) =>
      $hasThumbBar ? `calc(2 * ${theme.space[16]})` : theme.space[16]};
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[5]} ${theme.space[6]};
  align-items: flex-start;
  justify-content: space-between;
`;

const Words = styled.div`
  flex: 1 1 26rem;
  min-width: 0;

  ${media.small} {
    flex-basis: 100%;
  }
`;

const Limits = styled.p`
  max-width: ${theme.size.measure};
  margin-top: ${theme.space[3]};
  color: ${theme.color.textMuted};
  font: ${theme.font.caption};
  text-wrap: pretty;
`;

const Person = styled.p`
  display: flex;
  gap: ${theme.space[2]};
  align-items: center;
  margin-top: ${theme.space[3]};
  color: ${theme.color.textFaint};
  font: ${theme.font.caption};

  & > svg {
    width: ${theme.size.icon};
    height: ${theme.size.icon};
  }
`;

const Email = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

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
