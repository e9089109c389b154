import { type ContactSummary } from '@rapport/api-client';
import { Keycap, media, theme } from '@rapport/shared-ui';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';

/** A line of the menu. */
export interface Entry {
  id: string;
  icon: ReactNode;
  label: ReactNode;
  /** True if the label is a name. */
  strong?: boolean;
  /** True if the whole label is shown, on two lines if necessary. */
  whole?: boolean;
  hint?: ReactNode;
  /** Its key or key sequence. */
  keys?: string | undefined;
  /** Shown at the right edge. */
  end?: ReactNode;
  /** The person to whose actions Tab leads. */
  person?: ContactSummary;
  /** Shortcuts for the pointer at its right end; keyboard users find them among the person's actions. */
  links?: readonly { href: string; icon: ReactNode }[];
  /** The URL that the browser opens when the line is chosen, such as `tel:`. */
  href?: string;
  run: () => void;
}

export interface EntryGroup {
  title: string;
  entries: Entry[];
}

interface MenuListProps {
  id: string;
  groups: readonly EntryGroup[];
  activeId: string | null;
  onActive: (id: string) => void;
  onChoose: (entry: Entry) => void;
}

/** The lines of the menu under their titles. The focus stays in the field above. */
export function MenuList({ id, groups, activeId, onActive, onChoose }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  // Scrolling is outside of React.
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <div ref={list} id={id} role="listbox" aria-label="People, actions and pages">
      {groups.map(({ title, entries }) => (
        <div key={title} role="group" aria-label={title}>
          <GroupTitle aria-hidden>{title}</GroupTitle>
          {entries.map((entry) => (
            <Place key={entry.id} role="presentation">
              <Line
                {...(entry.href !== undefined && { as: 'a', href: entry.href, tabIndex: -1 })}
                id={optionId(id, entry.id)}
                role="option"
                aria-selected={entry.id === activeId}
                onPointerMove={() => onActive(entry.id)}
                // The field keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(entry)}
              >
                <Icon>{entry.icon}</Icon>
                <Words>
                  <Label $strong={entry.strong ?? false} $whole={entry.whole ?? false}>
                    {entry.label}
                  </Label>
                  {entry.hint !== undefined && <Hint>{entry.hint}</Hint>}
                </Words>
                {entry.end !== undefined && entry.end !== null && <End>{entry.end}</End>}
                {entry.keys !== undefined && (
                  <KeyHints>
                    <Keys keys={entry.keys} />
                  </KeyHints>
                )}
              </Line>
              {entry.links !== undefined && entry.links.length > 0 && (
                <Links aria-hidden onMouseDown={(event) => event.preventDefault()}>
                  {entry.links.map(({ href, icon }) => (
                    <a key={href} href={href} tabIndex={-1}>
                      {icon}
                    </a>
                  ))}
                </Links>
              )}
            </Place>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Returns the element ID of a line, for `aria-activedescendant`. */
export function optionId(listId: string, entryId: string): string {
  return `${listId}-${entryId}`;
}

/** The keycaps of one key or of a sequence of two. */
export function Keys({ keys }: { keys: string }) {
  return (
    <Caps>
      {keys.split(' ').map((key) => (
        <Keycap key={key}>{key.toUpperCase()}</Keycap>
      ))}
    </Caps>
  );
}

/** A phone has no such keys. */
const KeyHints = styled.span`
  ${media.touch} {
    display: none;
  }
`;

const GroupTitle = styled.div`
  padding: ${theme.space[2]} ${theme.space[3]} ${theme.space[1]};
  color: ${theme.color.textMuted};
  font: ${theme.font.captionMedium};
`;

const Place = styled.div`
  display: flex;
  align-items: center;
`;

const Line = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: ${theme.space[10]};
  min-width: 0;
  padding: ${theme.space[1]} ${theme.space[3]};
  border-radius: ${theme.radius.sm};
  color: inherit;
  cursor: pointer;

  &:hover {
    text-decoration: none;
  }

  &[aria-selected='true'] {
    background: ${theme.color.accentSoft};
    box-shadow: inset 0 0 0 ${theme.size.hairline} ${theme.color.accent};
  }

  ${media.narrow} {
    min-height: calc(${theme.space[12]} + ${theme.space[1]});
  }
`;

const Links = styled.span`
  display: flex;
  flex: none;

  a {
    display: grid;
    place-items: center;
    min-width: ${theme.size.control};
    min-height: ${theme.size.control};
    border-radius: ${theme.radius.sm};
    color: ${theme.color.accentText};
  }

  a:hover {
    background: ${theme.color.hover};
  }

  svg {
    width: ${theme.size.icon};
    height: ${theme.size.icon};
  }

  ${media.narrow} {
    a {
      min-width: ${theme.size.touch};
      min-height: ${theme.size.touch};
    }
  }
`;

const Icon = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: calc(${theme.space[6]} + ${theme.space[1]});
  color: ${theme.color.textMuted};

  & > svg {
    width: ${theme.size.icon};
    height: ${theme.size.icon};
  }
`;

const Words = styled.span`
  display: flex;
  flex: 1;
  align-items: baseline;
  gap: ${theme.space[3]};
  min-width: 0;

  ${media.narrow} {
    display: grid;
    gap: 0;
  }
`;

const Label = styled.span<{ $strong: boolean; $whole: boolean }>`
  overflow: hidden;
  font: ${({ $strong }) => ($strong ? theme.font.bodyStrong : theme.font.body)};
  overflow-wrap: anywhere;
  text-overflow: ellipsis;
  white-space: ${({ $whole }) => ($whole ? 'normal' : 'nowrap')};

  & > b {
    font-weight: ${theme.weight.bold};
  }
`;

const Hint = styled.span`
  flex: 1 1 0;
  min-width: 0;
  overflow: hidden;
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const End = styled.span`
  color: ${theme.color.textMuted};
  font: ${theme.font.captionStrong};
  letter-spacing: 0.04em;
`;

const Caps = styled.span`
  display: inline-flex;
  flex: none;
  gap: ${theme.space[1]};
`;
