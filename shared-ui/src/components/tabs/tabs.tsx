import { Content, List, Root, Trigger } from 'radix-ui/tabs';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

export interface Tab<Value extends string> {
  value: Value;
  label: string;
  /** A count or similar next to the label; hidden on narrow screens. */
  extra?: ReactNode;
  content: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly Tab<Value>[];
  value?: Value;
  /** By default the first tab. */
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  /** Makes the tabs share the whole width, for narrow screens. */
  fill?: boolean;
  className?: string | undefined;
}

const TabRow = styled(List)<{ $fill: boolean }>`
  display: flex;
  gap: ${({ $fill }) => ($fill ? '0' : theme.space[6])};
  overflow-x: auto;
  border-bottom: ${theme.size.hairline} solid ${theme.color.borderSubtle};
  scrollbar-width: none;

  /* All tabs stay visible: two share a row if there's no room for all of them side by side. */
  ${media.small} {
    flex-wrap: wrap;
    gap: 0 ${({ $fill }) => ($fill ? '0' : theme.space[4])};
  }
`;

const TabButton = styled(Trigger)<{ $fill: boolean }>`
  position: relative;
  display: inline-flex;
  flex: ${({ $fill }) => ($fill ? '1' : 'none')};
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.touch};
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.color.textMuted};
  font: ${theme.font.bodyMedium};
  white-space: nowrap;
  cursor: pointer;

  ${media.small} {
    max-width: 100%;
    white-space: normal;
    overflow-wrap: break-word;
  }

  ${media.phone} {
    ${({ $fill }) => !$fill && 'flex: 1 0 40%;'}
  }

  ${media.enlarged} {
    overflow-wrap: anywhere;
  }

  &:hover {
    color: ${theme.color.text};
  }

  &:focus-visible {
    outline-offset: calc(-1 * ${theme.size.ringOffset});
    border-radius: ${theme.radius.xs};
  }

  /* On paper the only tab is the one whose content follows. */
  ${media.print} {
    &:not([data-state='active']) {
      display: none;
    }
  }

  &[data-state='active'] {
    color: ${theme.color.text};
    font-weight: ${theme.weight.bold};
  }

  &[data-state='active']::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: ${theme.size.ring};
    background: ${theme.color.accent};
  }
`;

/** The label with space for its bold version, so that choosing a tab doesn't move others. */
const TabLabel = styled.span`
  display: inline-grid;

  ${media.enlarged} {
    grid-template-columns: minmax(0, 1fr);
  }

  &::after {
    content: attr(data-label);
    height: 0;
    overflow: hidden;
    visibility: hidden;
    font-weight: ${theme.weight.bold};
  }
`;

const Extra = styled.span`
  ${media.narrow} {
    display: none;
  }
`;

const Panel = styled(Content)`
  padding-top: ${theme.space[5]};
`;

/** Views of the same subject, one at a time. Arrow keys move between the tabs. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  defaultValue,
  onValueChange,
  fill = false,
  className,
}: TabsProps<Value>) {
  const start = defaultValue ?? tabs[0]?.value;
  const row = useRef<HTMLDivElement>(null);
  const state = value === undefined ? { ...(start && { defaultValue: start }) } : { value };

  // With large text, the row may scroll, and the chosen tab may be at its end.
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[data-state="active"]');
    if (row.current && chosen) row.current.scrollLeft = chosen.offsetLeft - row.current.offsetLeft;
  }, [value]);

  return (
    <Root
      className={className}
      {...state}
      onValueChange={(next) => {
        const tab = tabs.find((each) => each.value === next);
        if (tab) onValueChange?.(tab.value);
      }}
    >
      <TabRow ref={row} aria-label={label} $fill={fill}>
        {tabs.map((tab) => (
          <TabButton key={tab.value} value={tab.value} $fill={fill}>
            <TabLabel data-label={tab.label}>{tab.label}</TabLabel>
            {tab.extra !== undefined && <Extra>{tab.extra}</Extra>}
          </TabButton>
        ))}
      </TabRow>
      {tabs.map((tab) => (
        <Panel key={tab.value} value={tab.value}>
          {tab.content}
        </Panel>
      ))}
    </Root>
  );
}
