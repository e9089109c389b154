import { theme } from '@rapport/shared-ui';
import styled from 'styled-components';

/** Advice as short points under a heading. */
export function AdviceList({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <section>
      <Title>{title}</Title>
      <List>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </List>
    </section>
  );
}

const Title = styled.h2`
  margin-bottom: ${theme.space[2]};
  font: ${theme.font.heading};
`;

const List = styled.ul`
  max-width: ${theme.size.measure};
  font: ${theme.font.reading};

  li {
    position: relative;
    padding: ${theme.space[3]} 0 ${theme.space[3]} ${theme.space[5]};
    border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};
    text-wrap: pretty;
  }

  li::before {
    content: '';
    position: absolute;
    top: calc(${theme.space[3]} + 0.75em);
    left: ${theme.size.ring};
    width: calc(1.5 * ${theme.space[1]});
    height: ${theme.size.ring};
    background: ${theme.color.textFaint};
  }
`;
