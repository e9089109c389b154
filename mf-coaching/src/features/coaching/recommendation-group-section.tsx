import { type RecommendationGroup } from '@rapport/contracts';
import { Badge, Button, theme, VisuallyHidden } from '@rapport/shared-ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { RecommendationCard } from './recommendation-card.tsx';
import { GroupStack } from './recommendation-layout.ts';
import { TYPE_MARKS } from './recommendation-marks.ts';

/** So many cards of a type are enough to begin with. */
const SHOWN_AT_FIRST = 3;

/** One type of recommendation: its best cards, and the rest on demand. */
export function RecommendationGroupSection({ group }: { group: RecommendationGroup }) {
  const { type, label, recommendations } = group;
  const [open, setOpen] = useState(false);
  const firstOfRest = useRef<HTMLHeadingElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [headingId, stackId] = [useId(), useId()];
  const { Icon, hue } = TYPE_MARKS[type];
  const shown = open ? recommendations : recommendations.slice(0, SHOWN_AT_FIRST);

  // The new cards come before the button that has the focus; reading goes on at the first of them.
  useEffect(() => {
    if (open) firstOfRest.current?.focus();
  }, [open]);

  // Fewer cards move the button up and out of sight, together with the focus on it.
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
