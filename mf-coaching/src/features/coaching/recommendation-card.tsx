import { type CoachingRecommendation } from '@rapport/api-client';
import {
  parseActionSteps,
  RECOMMENDATION_CATEGORY_LABELS,
  type RecommendationCategory,
} from '@rapport/contracts';
import { Card, media, theme } from '@rapport/shared-ui';
import {
  Check,
  Flag,
  Handshake,
  Leaf,
  Lightbulb,
  MessageCircle,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { type Ref } from 'react';
import styled from 'styled-components';
import { ActionSteps } from './action-steps.tsx';
import { CopyableSentence } from './copyable-sentence.tsx';
import { useStepTicks } from './step-ticks.ts';

const CATEGORY_ICONS: Record<RecommendationCategory, LucideIcon> = {
  communication: MessageCircle,
  leadership: Flag,
  teamwork: Users,
  conflict_resolution: Handshake,
  stress_management: Leaf,
  innovation: Lightbulb,
};

interface RecommendationCardProps {
  recommendation: CoachingRecommendation;
  /** For moving the focus to the card. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** A recommendation with its steps, which can be checked off. */
export function RecommendationCard({ recommendation, headingRef }: RecommendationCardProps) {
  const { id, title, content, category, actionSteps, sayIt } = recommendation;
  // Removes duplicate steps.
  const steps = [...new Set(parseActionSteps(actionSteps))];
  const { done, tick } = useStepTicks(id, steps);
  const hasCategory = Object.hasOwn(CATEGORY_ICONS, category);
  const CategoryIcon = CATEGORY_ICONS[category];
  return (
    <Card asChild>
      <article aria-label={title}>
        <CardColumns $steps={steps.length > 0}>
          <div>
            <Line>
              {hasCategory && (
                <Category>
                  <CategoryIcon aria-hidden />
                  {RECOMMENDATION_CATEGORY_LABELS[category]}
                </Category>
              )}
              {done.size > 0 && (
                <Progress>
                  <Check aria-hidden />
                  {done.size === steps.length ? 'All done' : `${done.size} of ${steps.length} done`}
                </Progress>
              )}
            </Line>
            <Title ref={headingRef} tabIndex={-1}>
              {title}
            </Title>
            <Text>{content}</Text>
            {sayIt != null && <CopyableSentence text={sayIt} />}
          </div>
          {steps.length > 0 && <ActionSteps steps={steps} done={done} onTick={tick} />}
        </CardColumns>
      </article>
    </Card>
  );
}

/** Text on the left, steps to the right of a hairline; stacked if there's little room. */
export const CardColumns = styled.div<{ $steps: boolean }>`
  display: grid;
  grid-template-columns: ${({ $steps }) => `repeat(${$steps ? 2 : 1}, minmax(0, 1fr))`};
  gap: ${theme.space[6]};

  & > :nth-child(2) {
    padding-left: ${theme.space[5]};
    border-left: ${theme.size.hairline} solid ${theme.color.borderSubtle};
  }

  ${media.small} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[4]};

    & > :nth-child(2) {
      padding: ${theme.space[3]} 0 0;
      border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};
      border-left: 0;
    }
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[3]};
  min-height: ${theme.space[4]};
  margin-bottom: ${theme.space[2]};
  font: ${theme.font.captionMedium};

  & > span {
    display: inline-flex;
    align-items: center;
    gap: calc(1.5 * ${theme.space[1]});
  }

  & svg {
    width: ${theme.size.iconSm};
    height: ${theme.size.iconSm};
  }
`;

const Category = styled.span`
  color: ${theme.color.textFaint};
`;

const Progress = styled.span`
  color: ${theme.color.positiveText};
  font-variant-numeric: tabular-nums;
`;

const Title = styled.h3`
  font: ${theme.font.heading};
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

const Text = styled.p`
  max-width: ${theme.size.measure};
  margin-top: ${theme.space[1]};
  color: ${theme.color.textMuted};
  text-wrap: pretty;
  overflow-wrap: anywhere;
`;
