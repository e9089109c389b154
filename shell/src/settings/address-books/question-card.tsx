import { theme } from '@rapport/shared-ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { SettingsText } from '../settings-section.tsx';

interface QuestionCardProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** The frame of a question: what it's about, and its answers. */
export function QuestionCard({ title, text, children }: QuestionCardProps) {
  const id = useId();
  return (
    <Frame role="group" aria-labelledby={id}>
      <div>
        <Title id={id}>{title}</Title>
        {text !== undefined && <SettingsText>{text}</SettingsText>}
      </div>
      {children}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  min-width: 0;
  padding: ${theme.space[4]};
  border: ${theme.size.hairline} solid ${theme.color.borderSubtle};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  overflow-wrap: anywhere;
`;

const Title = styled.p`
  font: ${theme.font.bodyStrong};
`;
