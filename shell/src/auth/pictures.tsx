import { workStyleAxes } from '@rapport/contracts';
import { Avatar, AxisStrip, Card, media, theme } from '@rapport/shared-ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';

const AXES = workStyleAxes('INTJ', ['N']).map((axis) => ({
  ...axis,
  side: axis.chosen ?? ('low' as const),
}));

/** The product's benefits in three pictures: a person, a briefing, and a day. */
export function Pictures() {
  return (
    <Three>
      <Picture
        title="Know how someone works"
        alt="The profile of Lise Meitner: four scales of how they work, one of them open, and a tip. Send your question the day before."
      >
        <Person>
          <Avatar name="Lise Meitner" />
          <div>
            <Strong>Lise Meitner</Strong>
            <Faint>Head of Research, Kestrel Labs</Faint>
          </div>
        </Person>
        <AxisStrip label="Work style" axes={AXES} />
        <Line>Send your question the day before.</Line>
      </Picture>
      <Picture
        title="Walk in prepared"
        alt="A briefing before a meeting with Lise Meitner: what was said last, what you promised, how to begin, and what to watch for."
      >
        <Strong>Before you meet Lise</Strong>
        <Facts>
          <div>
            <dt>Last</dt>
            <dd>Call 12 days ago. Wants the figures before Friday.</dd>
          </div>
          <div>
            <dt>Promised</dt>
            <dd>You: send the figures</dd>
          </div>
          <div>
            <dt>Open with</dt>
            <dd>“Which part would you like to start with?”</dd>
          </div>
          <div>
            <dt>Watch for</dt>
            <dd>Talks first, or thinks first?</dd>
          </div>
        </Facts>
      </Picture>
      <Picture
        title="See who needs you"
        alt="Today: a meeting with Lise Meitner at 10:30, figures that are promised, and Tu Youyou, who is due."
      >
        <Strong>Today</Strong>
        <Facts $across>
          <div>
            <dt>10:30</dt>
            <dd>Budget review with Lise Meitner</dd>
          </div>
          <div>
            <dt>Promised</dt>
            <dd>Send the figures to Lise</dd>
          </div>
          <div>
            <dt>Due</dt>
            <dd>Tu Youyou: no contact for 33 days</dd>
          </div>
        </Facts>
      </Picture>
    </Three>
  );
}

interface PictureProps {
  title: string;
  /** The text alternative. */
  alt: string;
  children: ReactNode;
}

function Picture({ title, alt, children }: PictureProps) {
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <Card raised role="img" aria-label={alt}>
        <div aria-hidden>{children}</div>
      </Card>
    </figure>
  );
}

const Three = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[5]};
  align-items: start;

  figcaption {
    margin-bottom: ${theme.space[2]};
    font: ${theme.font.bodyStrong};
  }

  figure:nth-child(3) {
    grid-column: 1 / -1;
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, calc(${theme.size.stateMax} * 0.75));
    justify-content: center;
  }
`;

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  margin-bottom: ${theme.space[4]};
`;

const Strong = styled.div`
  font: ${theme.font.bodyStrong};
`;

const Faint = styled.div`
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
`;

const Line = styled.p`
  margin-top: ${theme.space[3]};
  padding-top: ${theme.space[3]};
  border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};
  color: ${theme.color.textMuted};
`;

const Facts = styled.dl<{ $across?: boolean }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fit,
    minmax(${({ $across = false }) => ($across ? `calc(2 * ${theme.space[16]})` : '100%')}, 1fr)
  );
  gap: 0 ${theme.space[4]};
  margin: 0;

  dt {
    margin-top: ${theme.space[2]};
    color: ${theme.color.textMuted};
    font: ${theme.font.captionMedium};
  }

  dd {
    margin: 0;
    font: ${theme.font.small};
    text-wrap: pretty;
  }
`;
