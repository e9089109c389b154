import { type ContactSummary, type Guidance } from '@rapport/api-client';
import { isOfOtherRelease, partFailure } from '@rapport/remote-api/failures';
import { media, Skeleton, SkeletonGroup, theme } from '@rapport/shared-ui';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { shortName } from '../../contacts/contact-text.ts';
import { useGuidance } from '../../guidance/guidance-query.ts';
import { useKnownWords } from '../../guidance/use-known-words.ts';
import { FinePrint } from '../../ui/fine-print.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { GeneralAdvice } from './general-advice.tsx';
import { SituationChooser } from './situation-chooser.tsx';
import { SituationTips } from './situation-tips.tsx';
import { fittingSituation, SITUATIONS, tipsFor } from './situations.ts';

interface RecommendationsProps {
  contact: ContactSummary;
  /** The button that opens the assessment, if the contact isn't assessed. */
  action: ReactNode;
}

/** What to say, do, and avoid with this person, by situation. */
export function Recommendations({ contact, action }: RecommendationsProps) {
  const result = useGuidance(contact.id);
  switch (result.status) {
    case 'loading':
      return <RecommendationsSkeleton />;
    case 'failed':
      return isOfOtherRelease(result.error) ? (
        <GeneralAdvice />
      ) : (
        <LoadFailed
          what="the recommendations"
          message={partFailure(result.error)}
          retrying={result.retrying}
          retry={result.retry}
        />
      );
    case 'ready':
      return <ByState contact={contact} guidance={result.guidance} action={action} />;
    default:
      return result satisfies never;
  }
}

interface ReadyProps extends RecommendationsProps {
  guidance: Guidance;
}

function ByState({ contact, guidance, action }: ReadyProps) {
  switch (guidance.state) {
    case 'objected':
      return <p>They objected, so no estimate is kept. There are no recommendations.</p>;
    case 'not_assessed':
      return (
        <GeneralAdvice
          tips={guidance.tips}
          action={
            <WayOn>
              <p>
                Answer 7 questions about what you have seen {shortName(contact.displayName)} do to
                get tips for this person.
              </p>
              {action}
            </WayOn>
          }
        />
      );
    case 'ready':
      return <Situations contact={contact} guidance={guidance} action={action} />;
    default:
      return guidance.state satisfies never;
  }
}

function Situations({ contact, guidance, action }: ReadyProps) {
  const known = useKnownWords(contact);
  const fitting = fittingSituation(contact, guidance.briefing.states);
  // Doesn't change while the user reads, even if something logged makes another situation fit.
  const [situation, setSituation] = useState(fitting);
  const { tips, split, basis } = guidance;
  const unsettled = SITUATIONS.filter(
    ({ value }) =>
      tipsFor(value, tips).some(({ eitherWay }) => eitherWay) ||
      (value === 'meeting' && split !== null),
  );
  return (
    <Layout>
      <SituationChooser
        value={situation}
        onValueChange={setSituation}
        fitting={fitting}
        unsettled={new Set(unsettled.map(({ value }) => value))}
      />
      <Guide>
        {basis?.firstImpression === true && (
          <FirstImpression>
            <b>First impression.</b> {countInteractions(basis.interactions)}
          </FirstImpression>
        )}
        <SituationTips
          key={situation}
          situation={situation}
          contact={contact}
          known={known}
          guidance={guidance}
          action={action}
        />
        <FinePrint />
      </Guide>
    </Layout>
  );
}

function countInteractions(count: number): string {
  if (count === 0) return "You haven't logged an interaction yet.";
  return count === 1
    ? "You've logged one interaction so far."
    : `You have logged ${count} interactions so far.`;
}

function RecommendationsSkeleton() {
  return (
    <SkeletonGroup label="Loading recommendations">
      <Layout>
        <Lines>
          {SITUATIONS.map(({ value }) => (
            <Skeleton key={value} height={theme.space[8]} />
          ))}
        </Lines>
        <Lines>
          <Skeleton width="40%" height={theme.space[4]} />
          <Skeleton height={theme.space[16]} />
          <Skeleton width="60%" height={theme.space[4]} />
          <Skeleton height={theme.space[16]} />
        </Lines>
      </Layout>
    </SkeletonGroup>
  );
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: calc(11.5 * ${theme.space[4]}) minmax(0, 1fr);
  gap: ${theme.space[8]};
  align-items: start;

  & > :first-child {
    position: sticky;
    top: calc(${theme.size.header} + ${theme.space[4]});
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[5]};

    & > :first-child {
      position: static;
    }
  }
`;

const Guide = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  min-width: 0;
  max-width: ${theme.size.readingMax};
`;

const FirstImpression = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.font.small};

  b {
    color: ${theme.color.text};
    font: ${theme.font.smallStrong};
  }
`;

const Lines = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`;

const WayOn = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  justify-items: start;
  max-width: ${theme.size.measure};

  p {
    margin-top: ${theme.space[5]};
    color: ${theme.color.textMuted};
    text-wrap: pretty;
  }
`;
