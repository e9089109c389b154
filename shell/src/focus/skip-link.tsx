import { media, theme } from '@rapport/shared-ui';
import { type MouseEvent, type RefObject } from 'react';
import styled from 'styled-components';
import { MAIN_ID } from './page-heading.ts';

/** A link past the header, visible only while it has the keyboard focus. */
export function SkipLink({ target }: { target: RefObject<HTMLElement | null> }) {
  const skip = (event: MouseEvent) => {
    // Keeps the URL, because a fragment would add a history entry.
    event.preventDefault();
    target.current?.focus();
  };
  return (
    <Skip href={`#${MAIN_ID}`} onClick={skip}>
      Skip to content
    </Skip>
  );
}

const Skip = styled.a`
  position: fixed;
  top: ${theme.space[2]};
  left: ${theme.space[4]};
  z-index: ${theme.z.toast};
  padding: ${theme.space[2]} ${theme.space[4]};
  border-radius: ${theme.radius.sm};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  font: ${theme.font.bodyStrong};
  box-shadow: ${theme.shadow.overlay};

  &:not(:focus) {
    opacity: 0;
    transform: translateY(-200%);
  }

  ${media.print} {
    display: none;
  }
`;
