import { media, theme } from '@rapport/shared-ui';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

interface SettingsSectionProps {
  title: string;
  /** A line that explains the section. */
  text?: string;
  danger?: boolean;
  children: ReactNode;
}

/** One section of the settings, with a heading. */
export function SettingsSection({ title, text, danger = false, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <div>
        <Title id={id} $danger={danger}>
          {title}
        </Title>
        {text !== undefined && <SettingsText>{text}</SettingsText>}
      </div>
      <How>{children}</How>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 15fr) minmax(0, 26fr);
  gap: ${theme.space[4]} ${theme.space[10]};
  padding: ${theme.space[6]} 0;
  border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};

  ${media.small} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${theme.space[5]} 0;
  }
`;

const Title = styled.h2<{ $danger: boolean }>`
  color: ${({ $danger }) => ($danger ? theme.color.negativeText : 'inherit')};
  font: ${theme.font.heading};
`;

/** An explanatory line. */
export const SettingsText = styled.p`
  margin-top: ${theme.space[1]};
  color: ${theme.color.textMuted};
  text-wrap: pretty;
`;

const How = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  align-content: start;
  max-width: calc(${theme.size.stateMax} * 0.867);
`;

/** Buttons side by side, which wrap if there's no room. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  align-items: center;

  /* Large text takes a second line. */
  & > * {
    max-width: 100%;
    white-space: normal;
  }
`;
