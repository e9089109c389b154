import { Link } from '@rapport/remote-api/router';
import { theme } from '@rapport/shared-ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';

interface PartProps {
  title: string;
  isShown: boolean;
  children: ReactNode;
}

/** One kind of notification. */
export function Part({ title, isShown, children }: PartProps) {
  if (!isShown) return null;
  return (
    <section aria-label={title}>
      <PartTitle>{title}</PartTitle>
      <List>{children}</List>
    </section>
  );
}

export const Title = styled.h2`
  font: ${theme.font.bodyStrong};
`;

const PartTitle = styled.h3`
  margin-top: ${theme.space[4]};
  color: ${theme.color.textMuted};
  font: ${theme.font.smallMedium};
`;

export const Text = styled.p`
  margin-top: ${theme.space[1]};
  color: ${theme.color.textMuted};
`;

export const List = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  margin-block: ${theme.space[2]} ${theme.space[3]};
  overflow-wrap: anywhere;

  a {
    color: ${theme.color.text};
    font: ${theme.font.bodyStrong};
  }

  p {
    margin-top: 0;
    font: ${theme.font.small};
  }
`;

export const Buttons = styled.div`
  display: flex;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[1]};
`;

export const All = styled(Link)`
  font: ${theme.font.smallMedium};
`;
