import { Button, media, theme } from '@rapport/shared-ui';
import styled from 'styled-components';

interface NarrowOfferProps {
  /** How many questions it takes. */
  questions: number;
  onNarrowDown: () => void;
}

const COUNT_WORDS = ['One', 'Two', 'Three', 'Four', 'Five'] as const;

/** Offers the few questions that can tell level motivation types apart. */
export function NarrowOffer({ questions, onNarrowDown }: NarrowOfferProps) {
  const count = `${COUNT_WORDS[questions - 1] ?? questions} more ${questions === 1 ? 'question' : 'questions'}`;
  return (
    <Offer>
      <p>{count} can tell these types apart. The work style stays as it is.</p>
      <Button onClick={onNarrowDown}>Narrow it down</Button>
    </Offer>
  );
}

const Offer = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.canvas};
  font: ${theme.font.body};
  text-wrap: pretty;
  --ground: ${theme.color.canvas};

  & > button {
    flex: none;
  }

  ${media.small} {
    flex-direction: column;
    align-items: stretch;
  }
`;
