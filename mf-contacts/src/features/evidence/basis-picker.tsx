import { type QuizRun } from '@rapport/api-client';
import { TIP_BASES, type TipBasis } from '@rapport/contracts';
import { theme } from '@rapport/shared-ui';
import styled, { css } from 'styled-components';
import { basisButton } from './evidence-words.ts';

interface BasisPickerProps {
  run: QuizRun;
  shown: TipBasis;
  onShow: (about: TipBasis) => void;
}

/** Switches between the letters and the motivation type. An open one has a hatched base. */
export function BasisPicker({ run, shown, onShow }: BasisPickerProps) {
  return (
    <Row role="group" aria-label="Letter or type">
      <Caption>Show</Caption>
      {TIP_BASES.map((about) => {
        const { face, label, open } = basisButton(run, about);
        const Face = about === 'motivation' ? TypeButton : LetterButton;
        return (
          <Face
            key={about}
            type="button"
            aria-pressed={about === shown}
            aria-label={label}
            $open={open}
            onClick={() => onShow(about)}
          >
            {face}
          </Face>
        );
      })}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  gap: ${theme.space[1]};
  align-items: center;
`;

const Caption = styled.span`
  margin-right: ${theme.space[1]};
  color: ${theme.color.textMuted};
  font: ${theme.font.caption};
`;

const hatchedFoot = css`
  &::after {
    content: '';
    position: absolute;
    right: 30%;
    bottom: ${theme.space[1]};
    left: 30%;
    height: ${theme.space[1]};
    background: ${theme.pattern.hatch};
  }
`;

const buttonStyle = css<{ $open: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  min-width: ${theme.size.controlSm};
  height: ${theme.size.controlSm};
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.color.textMuted};
  font: ${theme.font.heading};
  cursor: pointer;
  ${({ $open }) => $open && hatchedFoot}

  &:hover {
    background: ${theme.color.hover};
  }
`;

const LetterButton = styled.button<{ $open: boolean }>`
  ${buttonStyle}
  border-radius: ${theme.radius.sm};

  &[aria-pressed='true'] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.accentText};
    box-shadow: inset 0 0 0 ${theme.size.hairline} ${theme.color.accent};
  }
`;

const TypeButton = styled.button<{ $open: boolean }>`
  ${buttonStyle}
  margin-left: ${theme.space[2]};
  padding: 0 ${theme.space[2]};
  border-radius: ${theme.radius.full};
  box-shadow: inset 0 0 0 ${theme.size.hairline} ${theme.color.hueMotivation};

  &[aria-pressed='true'] {
    color: ${theme.color.text};
    box-shadow: inset 0 0 0 ${theme.size.ring} ${theme.color.hueMotivation};
  }
`;
