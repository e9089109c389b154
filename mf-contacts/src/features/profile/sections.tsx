import { media, theme } from '@rapport/shared-ui';
import { useId } from 'react';
import styled from 'styled-components';
import { STILL_OPEN, type ProfileEntry } from './profile-cards.ts';
import { LINE_WIDTH } from '../../ui/line-width.ts';

/** A heading and rows of a term and its text, between hairlines. */
export function Section({ title, rows }: { title: string; rows: readonly ProfileEntry[] }) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      <dl>
        {rows.map(({ term, text }) => (
          <Row key={term}>
            <dt>{term}</dt>
            <dd data-open={text === null}>{text ?? STILL_OPEN}</dd>
          </Row>
        ))}
      </dl>
    </section>
  );
}

export const Sections = styled.div`
  display: grid;
  gap: ${theme.space[8]};
`;

const Title = styled.h2`
  margin-bottom: ${theme.space[2]};
  font: ${theme.font.heading};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: calc(${theme.space[10]} * 4) minmax(0, 1fr);
  gap: ${theme.space[6]};
  align-items: baseline;
  padding: ${theme.space[3]} 0;
  border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};

  dt {
    color: ${theme.color.textMuted};
    font: ${theme.font.bodyMedium};
  }

  dd {
    max-width: ${LINE_WIDTH};
    font: ${theme.font.reading};
    text-wrap: pretty;
  }

  dd[data-open='true'] {
    color: ${theme.color.textFaint};
  }

  ${media.mediumContainer} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[1]};
  }
`;
