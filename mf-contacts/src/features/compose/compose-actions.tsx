import { type ContactSummary } from '@rapport/api-client';
import { mailLink, type StatedChannel } from '@rapport/contracts';
import { saveFile } from '@rapport/remote-api/save-file';
import { Button, media } from '@rapport/shared-ui';
import { CalendarPlus, MessageCircle, Send } from 'lucide-react';
import { Fragment, type ReactElement } from 'react';
import styled from 'styled-components';
import { messageLink } from '../../contacts/safe-links.ts';
import { mailDraft, messageDraft } from '../../guidance/drafts.ts';
import { CopyTextButton } from '../../ui/copy-button.tsx';
import { dayFile } from './day-file.ts';

interface ComposeActionsProps {
  /** Null while a slot is open, because there's nothing to copy or send yet. */
  text: string | null;
  /** The channels they want, the preferred one first. */
  ways: readonly StatedChannel[];
  contact: Pick<ContactSummary, 'primaryEmail' | 'primaryPhone' | 'callNumbers'>;
  subject: string;
  /** The chosen day, like `2026-12-04`; "" if none. */
  date: string;
}

/** Actions for the text: a calendar file, an email or a message in the order they prefer, and a copy. */
export function ComposeActions({ text, ways, contact, subject, date }: ComposeActionsProps) {
  const ready = text !== null && text.trim() !== '' ? text : null;
  return (
    <>
      {date !== '' && (
        <Button
          size="sm"
          variant="ghost"
          icon={<CalendarPlus aria-hidden />}
          disabled={ready === null}
          onClick={() =>
            saveFile(
              'rapport-day.ics',
              'text/calendar',
              dayFile({ date, title: subject, text: ready ?? '' }),
            )
          }
        >
          Calendar file
        </Button>
      )}
      {ways.map((way) => (
        <Fragment key={way}>{wayOut(way, contact, subject, ready)}</Fragment>
      ))}
      {ready === null ? (
        <Button size="sm" disabled>
          Copy
        </Button>
      ) : (
        <CopyTextButton text={ready} what="text" />
      )}
    </>
  );
}

/** The button that opens the text in a channel; null for a channel without one. */
function wayOut(
  way: StatedChannel,
  { primaryEmail, primaryPhone, callNumbers }: ComposeActionsProps['contact'],
  subject: string,
  ready: string | null,
): ReactElement | null {
  const mail = way === 'email' && primaryEmail !== null ? mailLink(primaryEmail) : null;
  if (mail !== null) {
    return ready === null ? (
      <Button size="sm" icon={<Send aria-hidden />} disabled>
        Open in mail
      </Button>
    ) : (
      <Button asChild size="sm" icon={<Send aria-hidden />}>
        <a href={mailDraft(mail, subject, ready)}>Open in mail</a>
      </Button>
    );
  }
  const message =
    way === 'message' && primaryPhone !== null ? messageLink(primaryPhone, callNumbers) : null;
  if (message === null) return null;
  return ready === null ? (
    <Texting size="sm" icon={<MessageCircle aria-hidden />} disabled>
      Open in messages
    </Texting>
  ) : (
    <Texting asChild size="sm" icon={<MessageCircle aria-hidden />}>
      <a href={messageDraft(message, ready)}>Open in messages</a>
    </Texting>
  );
}

/** Only phones show it, because that's where text messages are written. */
const Texting = styled(Button)`
  display: none;

  ${media.touch} {
    display: inline-flex;
  }
`;
