import { type ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../src/index.ts';

const Section = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  min-width: 0;
`;

const Caption = styled.h2`
  color: ${theme.color.textFaint};
  font: ${theme.font.captionStrong};
`;

const Stage = styled.div<{ $column: boolean; $width: string }>`
  display: flex;
  flex-direction: ${({ $column }) => ($column ? 'column' : 'row')};
  flex-wrap: ${({ $column }) => ($column ? 'nowrap' : 'wrap')};
  gap: ${theme.space[3]};
  align-items: ${({ $column }) => ($column ? 'stretch' : 'center')};
  max-width: ${({ $width }) => $width};
  min-width: 0;
`;

/** One state of a component, or a few that belong together. */
export function Specimen({
  title,
  column = false,
  width = '100%',
  children,
}: {
  title: string;
  column?: boolean;
  width?: string;
  children: ReactNode;
}) {
  return (
    <Section>
      <Caption>{title}</Caption>
      <Stage $column={column} $width={width}>
        {children}
      </Stage>
    </Section>
  );
}

/** A page of specimens. */
export const Specimens = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
`;
