import { theme } from '@rapport/shared-ui';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

/** One matter of the settings, under its own heading. */
export function SettingsSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {children}
    </section>
  );
}

const Title = styled.h3`
  font: ${theme.font.heading};
`;

/** A line that explains what follows it. */
export const SettingsText = styled.p`
  margin: ${theme.space[1]} 0 ${theme.space[3]};
  color: ${theme.color.textMuted};
  text-wrap: pretty;
`;
