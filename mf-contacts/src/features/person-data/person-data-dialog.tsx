import { type Contact, type ContactSummary } from '@rapport/api-client';
import { nameInSentence } from '@rapport/contracts';
import { useShellApi, useUnsavedText } from '@rapport/remote-api';
import { contactQuery } from '@rapport/remote-api/api-query';
import { writeFailure, pageFailure } from '@rapport/remote-api/failures';
import { useQuery } from '@rapport/remote-api/query';
import {
  Alert,
  Button,
  ConfirmDialog,
  Dialog,
  type DialogProps,
  Skeleton,
  SkeletonGroup,
  theme,
} from '@rapport/shared-ui';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import { shortName } from '../../contacts/contact-text.ts';
import { dayText } from '../../contacts/day-text.ts';
import { isReviewDue } from '../../subject-rights/review-due.ts';
import { useSubjectRight } from '../../subject-rights/use-subject-right.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { CopySection } from './copy-section.tsx';
import { KeepingSection } from './keeping-section.tsx';
import {
  DeleteEstimateDialog,
  LiftObjectionDialog,
  ObjectionDialog,
} from './subject-right-dialogs.tsx';
import { useKeepingForm } from './use-keeping-form.ts';

interface PersonDataDialogProps {
  contact: Pick<ContactSummary, 'id' | 'displayName'>;
  onClose: () => void;
}

/** The data about a person and the reason for it, a copy to hand over, and the person's rights. */
export function PersonDataDialog({ contact, onClose }: PersonDataDialogProps) {
  const shell = useShellApi();
  const { data, error, isFetching, refetch } = useQuery({
    ...contactQuery(shell, contact.id),
    // The list has only some of the fields, and a change must be based on the stored version.
    refetchOnMount: 'always',
  });
  if (data !== undefined) return <PersonData contact={data} onClose={onClose} />;
  return (
    <Frame contact={contact} onClose={onClose}>
      {error === null ? (
        <SkeletonGroup label="Loading the data">
          <Sections>
            {['reason', 'copy', 'estimate'].map((part) => (
              <Skeleton key={part} height={theme.space[16]} />
            ))}
          </Sections>
        </SkeletonGroup>
      ) : (
        <LoadFailed
          what="the data you hold"
          message={pageFailure(error)}
          retrying={isFetching}
          retry={() => void refetch()}
        />
      )}
    </Frame>
  );
}

type Question = 'object' | 'lift' | 'delete' | 'discard';

function PersonData({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const keeping = useKeepingForm(contact);
  const [asking, setAsking] = useState<Question | null>(null);
  // Most users only read here, and a focused field would open a phone's keyboard.
  const first = useRef<HTMLHeadingElement>(null);
  useUnsavedText(keeping.changed);
  const name = shortName(contact.displayName);
  const answered = () => setAsking(null);
  const close = () => {
    // Until the response arrives, it's unknown if the form was saved.
    if (keeping.pending) return;
    if (keeping.changed) setAsking('discard');
    else onClose();
  };
  return (
    <>
      <Frame contact={contact} onClose={close} initialFocus={first}>
        <Sections>
          <Section title="Why you keep notes" heading={first}>
            <KeepingSection keeping={keeping} />
          </Section>
          <Section title="A copy for them">
            <CopySection contact={contact} />
          </Section>
          {contact.reviewDueAt !== null && (
            <Section title="The estimate">
              <Review
                contact={contact}
                reviewDueAt={contact.reviewDueAt}
                onDelete={() => setAsking('delete')}
              />
            </Section>
          )}
          <Section title="If they object">
            {contact.objectedAt === null ? (
              <>
                <p>
                  {name} may not want you to estimate how they work. Note it here. Rapport then
                  deletes the estimate with all its answers and refuses new ones.
                </p>
                <div>
                  <Button onClick={() => setAsking('object')}>They objected</Button>
                </div>
              </>
            ) : (
              <>
                <p>
                  They objected on {dayText(contact.objectedAt)}, so no estimate is kept. Only if
                  they agree again can you assess {name}.
                </p>
                <div>
                  <Button onClick={() => setAsking('lift')}>They agreed again</Button>
                </div>
              </>
            )}
          </Section>
        </Sections>
      </Frame>
      {asking === 'object' && <ObjectionDialog contact={contact} onClose={answered} />}
      {asking === 'lift' && <LiftObjectionDialog contact={contact} onClose={answered} />}
      {asking === 'delete' && <DeleteEstimateDialog contact={contact} onClose={answered} />}
      <ConfirmDialog
        open={asking === 'discard'}
        title="Discard your changes?"
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        tone="danger"
        onConfirm={onClose}
        onCancel={answered}
      >
        What you typed hasn't been saved.
      </ConfirmDialog>
    </>
  );
}

interface ReviewProps {
  contact: Pick<ContactSummary, 'id' | 'displayName'>;
  reviewDueAt: string;
  onDelete: () => void;
}

/** When the estimate needs a review, with buttons to confirm or delete it. */
function Review({ contact, reviewDueAt, onDelete }: ReviewProps) {
  const { notify } = useShellApi();
  const { run, pending, error } = useSubjectRight(contact.id, 'review', () =>
    notify({ title: 'Noted. Rapport will ask again in twelve months.' }),
  );
  return (
    <>
      <p>
        {isReviewDue({ reviewDueAt })
          ? "It's more than twelve months old. "
          : `Next review: ${dayText(reviewDueAt)}. `}
        People change: confirm it, or delete it with all its answers.
      </p>
      <Buttons>
        <Button pending={pending} pendingLabel="Saving..." onClick={run}>
          Still fits
        </Button>
        <Button variant="ghost" onClick={onDelete}>
          Delete estimate
        </Button>
      </Buttons>
      {error !== null && (
        <Alert tone="negative" title="Couldn't save this">
          {writeFailure(error)}
        </Alert>
      )}
    </>
  );
}

function Frame({
  contact,
  children,
  onClose,
  initialFocus,
}: PersonDataDialogProps & Pick<DialogProps, 'initialFocus' | 'children'>) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Data about ${nameInSentence(contact.displayName)}`}
      description="What you hold, why, and what they may ask of you."
      fullScreenWhenSmall
      {...(initialFocus && { initialFocus })}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {children}
    </Dialog>
  );
}

interface SectionProps {
  title: string;
  /** Set if the heading takes the focus. */
  heading?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

function Section({ title, heading, children }: SectionProps) {
  return (
    <Part>
      <Title ref={heading} {...(heading && { tabIndex: -1 })}>
        {title}
      </Title>
      {children}
    </Part>
  );
}

const Sections = styled.div`
  display: grid;
  gap: ${theme.space[6]};
`;

const Part = styled.section`
  display: grid;
  gap: ${theme.space[3]};

  & + & {
    padding-top: ${theme.space[5]};
    border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};
  }

  & p {
    text-wrap: pretty;
  }
`;

const Title = styled.h3`
  font: ${theme.font.heading};

  &:focus {
    outline: none;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;
