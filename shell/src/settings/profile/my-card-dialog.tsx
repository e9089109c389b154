import { type OwnDetails } from '@rapport/api-client';
import { ownCardText } from '@rapport/contracts';
import { Alert, Button, Dialog, theme } from '@rapport/shared-ui';
import { lightColors } from '@rapport/shared-ui/plain';
import { Maximize2 } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { codePicture } from './qr-path.ts';

interface MyCardDialogProps {
  details: OwnDetails;
  open: boolean;
  onClose: () => void;
}

/** Shows the user's own card to others: a QR code on a light background, in any theme. */
export function MyCardDialog({ details, open, onClose }: MyCardDialogProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const { name, pronouns, title, company, email, phone, card } = details;
  const picture = codePicture(ownCardText(details));
  const lines = [
    pronouns,
    ...(card.includes('company') ? [[title, company].filter(Boolean).join(', ')] : []),
    ...(card.includes('phone') ? [phone] : []),
    ...(card.includes('email') ? [email] : []),
  ].filter(Boolean);
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="My card"
      description="Point a phone’s camera at the code to save it."
      size="narrow"
      fullScreenWhenSmall
      footer={
        document.fullscreenEnabled && (
          <Button
            icon={<Maximize2 aria-hidden />}
            onClick={() => void sheet.current?.requestFullscreen()}
          >
            Full screen
          </Button>
        )
      }
    >
      {picture === null ? (
        <Alert tone="warning" title="This is too long for a code">
          Shorten your name, title, or company, or leave one out. The file has all of it.
        </Alert>
      ) : (
        <Sheet ref={sheet}>
          <Code
            role="img"
            aria-label={`QR code with the card of ${name}`}
            viewBox={`0 0 ${picture.size} ${picture.size}`}
          >
            <path d={picture.path} />
          </Code>
          <Who>
            <b>{name}</b>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </Who>
        </Sheet>
      )}
    </Dialog>
  );
}

/** Scanners expect dark on light, so the dark theme doesn't apply. */
const Sheet = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  place-content: center;
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.md};
  background: ${lightColors.surface};
  color: ${lightColors.text};

  &:fullscreen {
    border-radius: 0;
  }

  &:fullscreen > svg {
    width: 70vmin;
  }
`;

const Code = styled.svg`
  /* All of a card is in sight, in landscape, too. */
  width: min(100%, 60dvh);
  margin: 0 auto;
  fill: ${lightColors.text};
  shape-rendering: crispEdges;
`;

const Who = styled.p`
  display: grid;
  text-align: center;
  overflow-wrap: anywhere;

  & > b {
    font: ${theme.font.title};
  }
`;
