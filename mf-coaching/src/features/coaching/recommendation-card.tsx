import {
  type CoachingRecommendation,
  parseActionSteps,
  RECOMMENDATION_CATEGORY_LABELS,
} from '@rapport/contracts';
import { Card, theme } from '@rapport/shared-ui';
import { Check } from 'lucide-react';
import { type Ref } from 'react';
import styled from 'styled-components';
import { ActionSteps } from './action-steps.tsx';
import { CardColumns } from './recommendation-layout.ts';
import { CATEGORY_ICONS } from './recommendation-marks.ts';
import { useStepTicks } from './use-step-ticks.ts';

interface RecommendationCardProps {
  recommendation: CoachingRecommendation;
  /** For moving the focus to the card. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** One recommendation with its steps, which can be ticked off. */
export function RecommendationCard({ recommendation, headingRef }: RecommendationCardProps) {
  const { id, title, content, category, actionSteps } = recommendation;
  // A step that a card tells twice is one thing to do.
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
          </div>
          {steps.length > 0 && <ActionSteps steps={steps} done={done} onTick={tick} />}
        </CardColumns>
      </article>
    </Card>
  );
}

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
