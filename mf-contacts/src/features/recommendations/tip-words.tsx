import { type GuidanceTip } from '@rapport/api-client';
import { filledText, mailLink, type PatternPiece } from '@rapport/contracts';
import { Button, Card, media, theme } from '@rapport/shared-ui';
import { PenLine, Send } from 'lucide-react';
import styled from 'styled-components';
import { mailDraft } from '../../guidance/drafts.ts';
import { PatternText } from '../../guidance/pattern-text.tsx';
import { CopyButton, CopyTextButton } from '../../ui/copy-button.tsx';

interface TipWordsProps {
  tip: GuidanceTip;
  pieces: readonly PatternPiece[];
  /** The email address for a message; null if unknown. */
  email: string | null;
  /** Opens the words in the composer, where the slots can be filled. */
  onFill: () => void;
}

/** The words of a tip as a card, to say or send. They can be copied once no slot is open. */
export function TipWords({ tip, pieces, email, onFill }: TipWordsProps) {
  const isMessage = tip.kind === 'write' || tip.channel === 'message';
  const mail = isMessage && email !== null ? mailLink(email) : null;
  const what = isMessage ? 'message' : 'sentence';
  const words = filledText(pieces);
  return (
    <Place padding="sm">
      <Head>
        <Title>{isMessage ? 'A message to send' : 'A sentence to say'}</Title>
        {words === null ? (
          <Buttons>
            <FillButton onFill={onFill} />
          </Buttons>
        ) : (
          <Buttons>
            {mail !== null && (
              <Button asChild size="sm" variant="ghost" icon={<Send aria-hidden />}>
                <a href={mailDraft(mail, null, words)}>Open in mail</a>
              </Button>
            )}
            <CopyTextButton text={words} what={what} />
          </Buttons>
        )}
      </Head>
      <Words>
        <PatternText pieces={pieces} />
      </Words>
    </Place>
  );
}

/** The words of a tip in one line below it. */
export function TipWordsLine({ pieces, onFill }: Pick<TipWordsProps, 'pieces' | 'onFill'>) {
  const words = filledText(pieces);
  return (
    <Line>
      <PatternText pieces={pieces} />
      {words === null ? (
        <FillButton onFill={onFill} />
      ) : (
        <CopyButton text={words} what="sentence" />
      )}
    </Line>
  );
}

function FillButton({ onFill }: Pick<TipWordsProps, 'onFill'>) {
  return (
    <Button size="sm" variant="ghost" icon={<PenLine aria-hidden />} onClick={onFill}>
      Fill in
    </Button>
  );
}

const Place = styled(Card)`
  display: grid;
  gap: ${theme.space[2]};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[3]};
`;

const Title = styled.h3`
  color: ${theme.color.textFaint};
  font: ${theme.font.captionMedium};
`;

const Buttons = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
  margin-left: auto;
`;

const Words = styled.p`
  max-width: ${theme.size.measure};
  font: ${theme.font.section};
  letter-spacing: ${theme.tracking.section};
  text-wrap: pretty;
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[2]};
  align-items: start;
  color: ${theme.color.textMuted};
  text-wrap: pretty;

  ${media.enlarged} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
`;
