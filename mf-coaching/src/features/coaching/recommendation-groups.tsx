import { type CoachingRecommendation } from '@rapport/api-client';
import { type RecommendationGroup, type RecommendationType } from '@rapport/contracts';
import { Badge, Button, theme, VisuallyHidden } from '@rapport/shared-ui';
import { ChevronDown, ChevronUp, Gem, Sprout, Target, type LucideIcon } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { RecommendationCard } from './recommendation-card.tsx';

/** How many cards of a type are shown initially. */
const SHOWN_AT_FIRST = 3;

/** The icon and color of each type, always shown next to its label. */
const TYPE_MARKS: Record<RecommendationType, { Icon: LucideIcon; hue: string }> = {
  strength_leverage: { Icon: Gem, hue: theme.color.hueStrength },
  development_area: { Icon: Sprout, hue: theme.color.hueGrowth },
  tactical_tip: { Icon: Target, hue: theme.color.hueTip },
};

type Group = RecommendationGroup<CoachingRecommendation>;

/** All matching cards, one section for each type. */
export function RecommendationGroups({ groups }: { groups: readonly Group[] }) {
  return (
    <Groups>
      {groups.map((group) => (
        <RecommendationGroupSection key={group.type} group={group} />
      ))}
    </Groups>
  );
}

/** One type of recommendation: its best cards, and the others on demand. */
function RecommendationGroupSection({ group }: { group: Group }) {
  const { type, label, recommendations } = group;
  const [open, setOpen] = useState(false);
  const firstOfRest = useRef<HTMLHeadingElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [headingId, stackId] = [useId(), useId()];
  const { Icon, hue } = TYPE_MARKS[type];
  const shown = open ? recommendations : recommendations.slice(0, SHOWN_AT_FIRST);

  // The new cards appear above the focused button, so the focus moves to the first of them.
  useEffect(() => {
    if (open) firstOfRest.current?.focus();
  }, [open]);

  // With fewer cards, the focused button moves up, possibly out of sight.
  useEffect(() => {
    if (!open && document.activeElement === toggle.current) {
      toggle.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [open]);

  return (
    <section aria-labelledby={headingId}>
      <Head>
        <Mark $hue={hue}>
          <Icon aria-hidden />
        </Mark>
        <Heading id={headingId}>{label}</Heading>
        <Badge>
          {recommendations.length}
          <VisuallyHidden> {recommendations.length === 1 ? 'card' : 'cards'}</VisuallyHidden>
        </Badge>
      </Head>
      <GroupStack id={stackId}>
        {shown.map((recommendation, index) => (
          <RecommendationCard
            key={recommendation.id}
            recommendation={recommendation}
            {...(index === SHOWN_AT_FIRST && { headingRef: firstOfRest })}
          />
        ))}
      </GroupStack>
      {recommendations.length > SHOWN_AT_FIRST && (
        <More
          ref={toggle}
          variant="ghost"
          size="sm"
          aria-expanded={open}
          aria-controls={stackId}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show fewer' : `Show all ${recommendations.length}`}
          <VisuallyHidden> of {label}</VisuallyHidden>
          {open ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
        </More>
      )}
    </section>
  );
}

const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
`;

/** The cards of a group, stacked. */
export const GroupStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  margin-bottom: ${theme.space[3]};
`;

const Mark = styled.span<{ $hue: string }>`
  color: ${({ $hue }) => $hue};

  & > svg {
    width: ${theme.size.iconLg};
    height: ${theme.size.iconLg};
    stroke-width: 2;
  }
`;

const Heading = styled.h2`
  margin-right: ${theme.space[1]};
  font: ${theme.font.section};
  letter-spacing: ${theme.tracking.section};
`;

const More = styled(Button)`
  margin-top: ${theme.space[2]};
`;
