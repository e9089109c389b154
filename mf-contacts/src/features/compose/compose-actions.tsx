import { mailLink } from '@rapport/contracts';
import { saveFile } from '@rapport/remote-api/save-file';
import { Button } from '@rapport/shared-ui';
import { CalendarPlus, Send } from 'lucide-react';
import { mailDraft } from '../../guidance/mail-draft.ts';
import { CopyTextButton } from '../../ui/copy-button.tsx';
import { dayFile } from './day-file.ts';

interface ComposeActionsProps {
  /** Null while a blank is open: then there's nothing to copy or send. */
  text: string | null;
  /** Where a message can go; null where that isn't known. */
  email: string | null;
  subject: string;
  /** The day that was chosen, like `2026-12-04`; "" for none. */
  date: string;
}

/** What can be done with the text: a file for a calendar, a mail, a copy. */
export function ComposeActions({ text, email, subject, date }: ComposeActionsProps) {
  const ready = text !== null && text.trim() !== '' ? text : null;
  const mail = email === null ? null : mailLink(email);
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
      {mail !== null &&
        (ready === null ? (
          <Button size="sm" icon={<Send aria-hidden />} disabled>
            Open in mail
          </Button>
        ) : (
          <Button asChild size="sm" icon={<Send aria-hidden />}>
            <a href={mailDraft(mail, subject, ready)}>Open in mail</a>
          </Button>
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
