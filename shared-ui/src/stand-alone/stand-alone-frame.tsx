import { type ReactNode, useEffect } from 'react';
import styled from 'styled-components';
import { Badge } from '../components/badge/badge.tsx';
import { SegmentedControl } from '../components/segmented-control/segmented-control.tsx';
import { Toaster, type Toast } from '../components/toaster/toaster.tsx';
import { GlobalStyle } from '../theme/global-style.ts';
import { media } from '../theme/media.ts';
import { applyThemeChoice, useThemeChoice } from '../theme/theme-choice.ts';
import { theme } from '../theme/theme.ts';

export interface StandAloneFrameProps {
  /** The name of the part that runs alone. */
  name: string;
  /** A link for each page. */
  links: ReactNode;
  toast: Toast | null;
  onDismiss: () => void;
  children: ReactNode;
}

const themeOptions = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** The page around a part of the product that runs alone: theme, toasts, and a bar with its name. */
export function StandAloneFrame({ name, links, toast, onDismiss, children }: StandAloneFrameProps) {
  const [choice, choose] = useThemeChoice();
  // The attribute on the page and the other tabs are outside of React.
  useEffect(() => applyThemeChoice(), []);
  return (
    <>
      <GlobalStyle />
      <Bar>
        <Name>{name}</Name>
        <Badge tone="warning">running alone, with made-up data</Badge>
        <Links aria-label="Pages">{links}</Links>
        <SegmentedControl
          label="Theme"
          options={themeOptions}
          value={choice}
          onValueChange={choose}
        />
      </Bar>
      <Main>{children}</Main>
      <Toaster toast={toast} onDismiss={onDismiss} />
    </>
  );
}

/** Has the position and height of the product's header, so that sticky parts below it are in the right place. */
const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${theme.z.header};
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  height: ${theme.size.header};
  padding: 0 ${theme.space[6]};
  overflow-x: auto;
  border-bottom: ${theme.size.hairline} solid ${theme.color.borderSubtle};
  background: ${theme.color.surface};
  white-space: nowrap;

  ${media.narrow} {
    padding: 0 ${theme.space[4]};
  }
`;

/** A remote has its own margins; a plain sentence in its place doesn't. */
const Main = styled.main`
  & > p:only-child {
    padding: ${theme.space[8]} ${theme.space[6]};
  }
`;

const Name = styled.strong`
  font: ${theme.font.brand};
`;

const Links = styled.nav`
  display: flex;
  gap: ${theme.space[4]};
  margin-right: auto;

  & > a {
    padding: ${theme.space[3]} 0;
    color: ${theme.color.textMuted};
    font: ${theme.font.bodyMedium};
  }

  & > a[aria-current] {
    color: ${theme.color.text};
    font-weight: ${theme.weight.bold};
  }
`;
