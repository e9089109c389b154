import { Button, Dialog, theme } from '@rapport/shared-ui';
import styled from 'styled-components';

interface QuizUnavailableProps {
  /** The technical reason, for developers. */
  detail: string;
  retrying: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/** Says that the quiz couldn't be loaded, and what to do. */
export function QuizUnavailable({ detail, retrying, onRetry, onClose }: QuizUnavailableProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Couldn't open the assessment"
      size="narrow"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Close
          </Button>
          <Button variant="primary" pending={retrying} pendingLabel="Retrying" onClick={onRetry}>
            Retry
          </Button>
        </>
      }
    >
      <Text>
        This part of Rapport isn't available right now. Your contacts keep working, and nothing was
        lost.
      </Text>
      <Details>
        <summary>Technical details</summary>
        <code>{detail}</code>
      </Details>
    </Dialog>
  );
}

const Text = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.font.reading};
`;

const Details = styled.details`
  margin-top: ${theme.space[4]};
  color: ${theme.color.textFaint};
  font: ${theme.font.small};

  code {
    font: ${theme.font.code};
    overflow-wrap: anywhere;
  }
`;
