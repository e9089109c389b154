import { media, theme } from '@rapport/shared-ui';
import { ChevronRight } from 'lucide-react';
import { type ComponentProps, type ReactNode } from 'react';
import styled from 'styled-components';

interface ActionProps extends ComponentProps<'button'> {
  wide: boolean;
  icon: ReactNode;
  label: string;
  hint: string;
  danger?: boolean;
}

/** An action for the selected contacts; with a hint if there is room for it. */
export function SelectionAction({
  wide,
  icon,
  label,
  hint,
  danger = false,
  ...button
}: ActionProps) {
  return (
    <ActionButton type="button" $danger={danger} {...button}>
      {icon}
      <span>
        <b>{label}</b>
        {wide && <small>{hint}</small>}
      </span>
      {wide && <ChevronRight aria-hidden />}
    </ActionButton>
  );
}

const ActionButton = styled.button<{ $danger: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${theme.space[4]};
  align-items: center;
  width: 100%;
  padding: ${theme.space[3]} ${theme.space[5]};
  border: 0;
  background: none;
  color: ${theme.color.text};
  font: ${theme.font.body};
  text-align: left;
  cursor: pointer;

  & > svg {
    width: ${theme.size.iconLg};
    height: ${theme.size.iconLg};
    color: ${({ $danger }) => ($danger ? theme.color.negativeText : theme.color.textMuted)};
  }

  & > svg + span + svg {
    width: ${theme.size.icon};
    height: ${theme.size.icon};
    color: ${theme.color.textFaint};
  }

  b {
    display: block;
    color: ${({ $danger }) => ($danger ? theme.color.negativeText : 'inherit')};
    font: ${theme.font.bodyStrong};
  }

  small {
    color: ${theme.color.textMuted};
    font: ${theme.font.body};
  }

  &:focus-visible {
    outline-offset: calc(-1 * ${theme.size.ring});
  }

  ${media.hover} {
    &:hover:not(:disabled) {
      background: ${theme.color.hover};
    }
  }

  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[1]};
    justify-items: center;
    padding: ${theme.space[2]};
    text-align: center;
  }
`;
