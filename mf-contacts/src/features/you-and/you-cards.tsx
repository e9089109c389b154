import {
  type Guidance,
  type GuidanceAxis,
  type OwnSide,
  type WatchFor,
  type YouCard,
} from '@rapport/api-client';
import { type WorkStyleDimension, motivationLabel } from '@rapport/contracts';
import { Link } from '@rapport/remote-api/router';
import { Card, media, NumberMark, TextLink, theme } from '@rapport/shared-ui';
import {
  ArrowLeftRight,
  ArrowRight,
  CircleDashed,
  Equal,
  Eye,
  type LucideIcon,
} from 'lucide-react';
import styled from 'styled-components';
import { BasisChips } from '../../guidance/basis-chips.tsx';
import { Overline } from '../../ui/overline.ts';
import { Compared, Side } from './compared.tsx';
import { cardText, type UnknownAxis } from './you-and-words.ts';

interface AxisCardProps {
  card: YouCard;
  axis: WorkStyleDimension;
  own: OwnSide | undefined;
  their: GuidanceAxis | undefined;
  name: string;
  /** The benefit of a blind spot's shared side. */
  strength?: YouCard | undefined;
}

/** A bridge between two sides, or the effect of a shared side. */
export function AxisCard({ card, axis, own, their, name, strength }: AxisCardProps) {
  const { heading, advice } = cardText((strength ?? card).text);
  const blindSpot = strength && cardText(card.text);
  const isBridge = card.card === 'bridge';
  return (
    <Compared dimension={axis} own={own} their={their} name={name}>
      {isBridge ? (
        <Kind $color={theme.color.accentText} Icon={ArrowLeftRight}>
          Bridge
        </Kind>
      ) : (
        <Kind $color={theme.color.positiveText} Icon={Equal}>
          Alike
        </Kind>
      )}
      <Heading>{heading}</Heading>
      <Rows>
        <div>
          <dt>{strength || card.card === 'strength' ? 'Use it' : 'Try'}</dt>
          <dd>{advice}</dd>
        </div>
        {blindSpot && (
          <div>
            <dt>Watch it</dt>
            <dd>
              {blindSpot.heading}. {blindSpot.advice}
            </dd>
          </div>
        )}
      </Rows>
    </Compared>
  );
}

interface UnknownAxisCardProps {
  unknown: UnknownAxis;
  name: string;
  /** The question to watch for, shown with the axis that it settles. */
  observe: WatchFor | null;
}

/** An axis on which one person's side is unknown, so nothing is compared. */
export function UnknownAxisCard({ unknown, name, observe }: UnknownAxisCardProps) {
  const { axis, own, reasons, needsAnswers } = unknown;
  const isOwn = own?.side == null;
  const isTheirs = axis.state !== 'certain';
  const watchFor = isTheirs && isAbout(observe, axis.dimension) ? observe : null;
  return (
    <Compared dimension={axis.dimension} own={own} their={axis} name={name}>
      <Kind $color={theme.color.textMuted} Icon={CircleDashed}>
        Unknown
      </Kind>
      <Heading>
        Not known yet for {isOwn && isTheirs ? `you and ${name}` : isOwn ? 'you' : name}
      </Heading>
      <Plain>{reasons.join(' ')}</Plain>
      {watchFor && (
        <Rows>
          <div>
            <dt>Watch for</dt>
            <dd>{watchFor.prompt}</dd>
          </div>
        </Rows>
      )}
      {needsAnswers && (
        <TextLink size="sm" asChild>
          <Link to="/my-assessment">
            My Personality Assessment <ArrowRight aria-hidden />
          </Link>
        </TextLink>
      )}
    </Compared>
  );
}

/** Whether a question is about an axis. The ids of its questions begin with the two letters. */
function isAbout(observe: WatchFor | null, dimension: WorkStyleDimension): boolean {
  return observe?.questionId.startsWith(`workstyle-${dimension.toLowerCase()}`) ?? false;
}

/** The motivations of both people. */
export function Driver({ text, guidance }: { text: string; guidance: Guidance }) {
  const [type] = guidance.motivation?.types ?? [];
  const { heading, advice } = cardText(text);
  return (
    <Drive>
      {type !== undefined && <NumberMark value={type} />}
      <div>
        <Overline>Your drive{type !== undefined && ` next to ${motivationLabel(type)}`}</Overline>
        <p>
          {heading}. {advice}
        </p>
      </div>
    </Drive>
  );
}

/** A trait of the user that needs care with this contact. */
export function WatchOut({ card, guidance }: { card: YouCard; guidance: Guidance }) {
  const { heading, advice } = cardText(card.text);
  return (
    <Card>
      <Side>
        <Kind $color={theme.color.warningText} Icon={Eye}>
          Watch out
        </Kind>
        <Heading>{heading}</Heading>
        <Rows>
          <div>
            <dt>Try</dt>
            <dd>{advice}</dd>
          </div>
        </Rows>
        <BasisChips basis={[card.axis ?? 'motivation']} guidance={guidance} />
      </Side>
    </Card>
  );
}

function Kind({ $color, Icon, children }: { $color: string; Icon: LucideIcon; children: string }) {
  return (
    <KindLine $color={$color}>
      <Icon aria-hidden />
      {children}
    </KindLine>
  );
}

const Heading = styled.h3`
  font: ${theme.font.largeStrong};
  letter-spacing: ${theme.tracking.section};
  text-wrap: balance;
`;

const KindLine = styled.p<{ $color: string }>`
  display: inline-flex;
  gap: calc(1.5 * ${theme.space[1]});
  align-items: center;
  color: ${({ $color }) => $color};
  font: ${theme.font.captionMedium};

  & > svg {
    width: ${theme.size.iconSm};
    height: ${theme.size.iconSm};
    stroke-width: 2;
  }
`;

const Rows = styled.dl`
  display: grid;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[1]};

  & > div {
    display: grid;
    grid-template-columns: calc(1.5 * ${theme.space[12]}) minmax(0, 1fr);
    gap: ${theme.space[3]};

    ${media.enlarged} {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }

  dt {
    color: ${theme.color.textFaint};
    font: ${theme.font.small};
    line-height: ${theme.space[5]};
  }

  dd {
    max-width: ${theme.size.measure};
    text-wrap: pretty;
  }
`;

const Plain = styled.p`
  max-width: ${theme.size.measure};
  color: ${theme.color.textMuted};
  text-wrap: pretty;
`;

const Drive = styled.section`
  display: flex;
  gap: ${theme.space[4]};
  align-items: flex-start;
  padding: ${theme.space[2]} 0;

  p {
    max-width: ${theme.size.measure};
    margin-top: ${theme.space[1]};
    font: ${theme.font.reading};
    text-wrap: pretty;
  }
`;
