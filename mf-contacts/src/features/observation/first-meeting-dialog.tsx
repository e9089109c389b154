import { type ContactSummary, type KitItem } from '@rapport/api-client';
import { type ObservedAnswer } from '@rapport/contracts';
import { Alert, Button, Dialog, RadioCards, theme } from '@rapport/shared-ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { useSaveObservation } from './use-save-observation.ts';

interface FirstMeetingDialogProps {
  contact: Pick<ContactSummary, 'id'>;
  kit: readonly KitItem[];
  onClose: () => void;
}

/** Asks after a first meeting what the user observed. Each answer is one tap and saved immediately. */
export function FirstMeetingDialog({ contact, kit, onClose }: FirstMeetingDialogProps) {
  const [saving, setSaving] = useState<readonly string[]>([]);
  const setPending = (id: string, isPending: boolean) =>
    setSaving((ids) => (isPending ? [...ids, id] : ids.filter((each) => each !== id)));
  const isSaving = saving.length > 0;
  return (
    <Dialog
      open
      size="narrow"
      title="What did you see?"
      description="One tap each. “Didn't come up” is a good answer."
      onOpenChange={(open) => {
        // Until the response arrives, it's unknown if the answer was stored.
        if (!open && !isSaving) onClose();
      }}
      footer={
        <Button variant="primary" pending={isSaving} onClick={onClose}>
          Done
        </Button>
      }
    >
      <Items>
        {kit.map((item) => (
          <Item
            key={item.questionId}
            contactId={contact.id}
            item={item}
            // Answers are saved one at a time, because each builds on the previous one.
            disabled={isSaving && !saving.includes(item.questionId)}
            onPending={(isPending) => setPending(item.questionId, isPending)}
          />
        ))}
      </Items>
    </Dialog>
  );
}

interface ItemProps {
  contactId: string;
  item: KitItem;
  disabled: boolean;
  onPending: (isPending: boolean) => void;
}

function Item({ contactId, item, disabled, onPending }: ItemProps) {
  const id = useId();
  const { choice, failure, save } = useSaveObservation(contactId, null);
  const [isSaved, setSaved] = useState(false);
  const answer = (chosen: ObservedAnswer) => {
    if (disabled || (isSaved && chosen === choice)) return;
    onPending(true);
    save(
      { watchFor: item, answer: chosen },
      () => setSaved(true),
      () => onPending(false),
    );
  };
  return (
    <li>
      <Question id={id}>{item.question ?? item.prompt}</Question>
      {failure !== null && (
        <Alert
          tone="negative"
          title="Couldn't save your answer"
          action={
            failure.canRetry &&
            choice !== null && (
              <Button size="sm" onClick={() => answer(choice)}>
                Retry
              </Button>
            )
          }
        >
          {failure.text}
        </Alert>
      )}
      <RadioCards
        labelledBy={id}
        value={choice}
        arrowKeys="move"
        onValueChange={answer}
        options={[
          { value: 'A', label: item.optionA },
          { value: 'B', label: item.optionB },
          { value: 'did_not_come_up', label: "Didn't come up", quiet: true },
        ]}
      />
      <Saved role="status">{isSaved && 'Saved'}</Saved>
    </li>
  );
}

const Items = styled.ul`
  display: grid;
  gap: ${theme.space[6]};
`;

const Question = styled.h3`
  margin-bottom: ${theme.space[2]};
  font: ${theme.font.bodyMedium};
`;

/** Takes up space before it has text, so that nothing moves. */
const Saved = styled.p`
  min-height: ${theme.space[5]};
  color: ${theme.color.positiveText};
  font: ${theme.font.small};
`;
