import { type ConfidenceLevel } from '@rapport/contracts';
import { theme } from '@rapport/shared-ui';
import { Check } from 'lucide-react';
import styled from 'styled-components';
import { type ShownAnswer } from './use-answers.ts';

const CONFIDENCE_WORDS: Readonly<Record<ConfidenceLevel, string>> = {
  high: 'high confidence',
  medium: 'medium confidence',
  low: 'low confidence',
};

/**
 * The quiet word beside a question: whether its answer is saved, and with which confidence where
 * that is not the usual one. It stays in the page without words, so that a change is read out.
 */
export function SaveMark({ of: shown }: { of: ShownAnswer | undefined }) {
  return <Mark role="status">{shown && words(shown)}</Mark>;
}

function words({ state, confidence }: ShownAnswer) {
  switch (state) {
    case 'saving':
      return 'Saving';
    case 'saved':
      return (
        <Saved>
          <Check aria-hidden />
          Saved
          {confidence !== 'medium' && <Level> · {CONFIDENCE_WORDS[confidence]}</Level>}
        </Saved>
      );
    case 'failed':
      return null;
    default:
      return state satisfies never;
  }
}

const Mark = styled.span`
  flex: none;
  color: ${theme.color.textFaint};
  font: ${theme.font.caption};
  white-space: nowrap;
`;

const Saved = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${theme.color.positiveText};

  & > svg {
    width: ${theme.size.iconXs};
    height: ${theme.size.iconXs};
    stroke-width: 2.25;
  }
`;

const Level = styled.span`
  color: ${theme.color.textFaint};
`;
