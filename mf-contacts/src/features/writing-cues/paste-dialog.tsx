import { type ContactSummary } from '@rapport/api-client';
import { countWord, POLE_WORDS } from '@rapport/contracts';
import { Badge, Button, TextArea, theme } from '@rapport/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { shortName } from '../../contacts/contact-text.ts';
import { FormDialog } from '../../form-dialog/form-dialog.tsx';
import { useSaveReading } from './use-save-reading.ts';
import { type Proposal, proposalsFrom } from './writing-cues.ts';

interface PasteDialogProps {
  contact: Pick<ContactSummary, 'id' | 'displayName'>;
  /** The run that the answers build on; null if there's none yet. */
  baseRunId: string | null;
  onClose: () => void;
}

/**
 * Reads a text by the contact in this browser, and asks the user about each answer that it suggests. Only confirmed
 * answers are sent. The text never is, and it's discarded when the dialog closes.
 */
export function PasteDialog({ contact, baseRunId, onClose }: PasteDialogProps) {
  const [text, setText] = useState('');
  const [said, setSaid] = useState<Readonly<Record<string, boolean>>>({});
  const { save, pending, message } = useSaveReading(contact, baseRunId, onClose);
  const proposals = proposalsFrom(text);
  const keyOf = ({ questionId, answer, sentence }: Proposal) =>
    [questionId, answer, sentence].join();
  const confirmed = proposals.filter((proposal) => said[keyOf(proposal)] === true);
  const name = shortName(contact.displayName);
  return (
    <FormDialog
      title="Paste something they wrote"
      description="It's read in this browser only. The text is never sent, and it's gone when you close this."
      unsaved={confirmed.length > 0}
      discardTitle="Close without adding these answers?"
      saveLabel={confirmed.length < 2 ? 'Add answer' : `Add ${countWord(confirmed.length)} answers`}
      saveDisabled={confirmed.length === 0}
      pending={pending}
      failure={message === null ? null : { title: "Couldn't save the answers", text: message }}
      onSubmit={() => save(confirmed)}
      onClose={onClose}
    >
      <TextArea
        label={`A mail or message from ${name}`}
        rows={6}
        value={text}
        autoComplete="off"
        // A browser's spell check may send the text to a server.
        spellCheck={false}
        autoCorrect="off"
        data-gramm="false"
        onChange={(event) => setText(event.target.value)}
      />
      <div role="status">
        {text.trim() !== '' && proposals.length === 0 && (
          <Quiet>Nothing in it says how they like to work. Most emails don’t.</Quiet>
        )}
      </div>
      {proposals.length > 0 && (
        <List aria-label="What it suggests">
          {proposals.map((proposal) => {
            const key = keyOf(proposal);
            const word = POLE_WORDS[proposal.side];
            const answer = said[key];
            return (
              <li key={key}>
                <Sentence dir="auto">“{proposal.sentence}”</Sentence>
                <Row>
                  <span>
                    {capital(proposal.says)}: <b>{word}?</b>
                  </span>
                  {answer === undefined ? (
                    <>
                      <Button
                        size="sm"
                        aria-label={`Yes, ${word}`}
                        onClick={() => setSaid({ ...said, [key]: true })}
                      >
                        Yes
                      </Button>
                      <Button
                        size="sm"
                        variant="ghost"
                        aria-label={`No, not ${word}`}
                        onClick={() => setSaid({ ...said, [key]: false })}
                      >
                        No
                      </Button>
                    </>
                  ) : (
                    <>
                      <Badge tone={answer ? 'positive' : 'neutral'}>
                        {answer ? 'Counts' : 'Left out'}
                      </Badge>
                      <Button
                        size="sm"
                        variant="ghost"
                        aria-label={`Change your answer about ${word}`}
                        onClick={() => setSaid({ ...said, [key]: !answer })}
                      >
                        Change
                      </Button>
                    </>
                  )}
                </Row>
              </li>
            );
          })}
        </List>
      )}
    </FormDialog>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const Quiet = styled.p`
  color: ${theme.color.textMuted};
`;

const List = styled.ul`
  display: grid;

  li {
    display: grid;
    gap: ${theme.space[2]};
    padding: ${theme.space[3]} 0;
    border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};
  }
`;

const Sentence = styled.p`
  color: ${theme.color.textMuted};
  overflow-wrap: anywhere;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  align-items: center;
  min-height: ${theme.size.controlSm};

  b {
    font-weight: ${theme.weight.medium};
  }
`;
