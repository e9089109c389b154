import { Keycap, media, theme } from '@rapport/shared-ui';
import styled from 'styled-components';

/** The keys that work now, at the bottom of the command menu. */
export function MenuHints({ at }: { at: 'actions' | 'person' | 'other' }) {
  return (
    <Hints aria-hidden>
      <span>
        <Keycap>↑</Keycap> <Keycap>↓</Keycap> move
      </span>
      <span>
        <Keycap>Enter</Keycap> open
      </span>
      {at === 'actions' ? (
        <span>
          <Keycap>Backspace</Keycap> back
        </span>
      ) : (
        at === 'person' && (
          <span>
            <Keycap>Tab</Keycap> actions for the person
          </span>
        )
      )}
      <End>
        <Keycap>Esc</Keycap> close
      </End>
    </Hints>
  );
}

const Hints = styled.div`
  display: flex;
  flex: 1;
  gap: ${theme.space[5]};
  color: ${theme.color.textMuted};
  font: ${theme.font.caption};

  ${media.narrow} {
    display: none;
  }
`;

const End = styled.span`
  margin-left: auto;
`;
