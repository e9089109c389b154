import { api } from '@rapport/api-client';
import { isUuid, shownText } from '@rapport/contracts';
import { useDocumentTitle } from '@rapport/remote-api';
import { Link, useParams, useSearchParams } from '@rapport/remote-api/router';
import { Button, PartBoundary, Skeleton, TextLink, theme } from '@rapport/shared-ui';
import { ChevronLeft, Printer } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { ContactTime } from '../../contact-details/contact-time.tsx';
import { contactRoute, contactsRoute } from '../../contacts/contact-routes.ts';
import { shortName } from '../../contacts/contact-text.ts';
import { ContactUnavailable } from '../../contacts/contact-unavailable.tsx';
import { dayText } from '../../contacts/day-text.ts';
import { type ShownContact, useContact } from '../../contacts/use-contact.ts';
import { Briefing } from '../../features/briefing/briefing.tsx';
import { BriefingSkeleton } from '../../features/briefing/briefing-card.tsx';
import { BriefingFoot } from '../../features/briefing/briefing-foot.tsx';
import { briefingText } from '../../features/briefing/briefing-text.ts';
import {
  Head,
  Message,
  Name,
  Page,
  Printed,
  Remarks,
  Role,
  Sheet,
  Tools,
} from '../../features/briefing/sheet-style.ts';
import { type Reachable } from '../../features/briefing/meeting-reach.tsx';
import { type BriefingResult, useBriefing } from '../../features/briefing/use-briefing.ts';
import { AssessmentButton } from '../../features/quiz-dialog/assessment-button.tsx';
import { QuizDialogHost } from '../../features/quiz-dialog/quiz-dialog-host.tsx';
import { FirstMeetingKit } from '../../guidance/first-meeting-kit.tsx';
import { useShownTips } from '../../guidance/shown-tips.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Overline } from '../../ui/overline.ts';
import { UnsentNote } from '../../outbox/unsent-note.tsx';
import { ContactDialogsHost } from '../contact-dialogs-host.tsx';
import { useUrlAction } from '../use-url-action.ts';

// Loaded separately, because most briefings are opened without a meeting.
const BriefingMeeting = lazy(() =>
  import('../../features/briefing/briefing-meeting.tsx').then((part) => ({
    default: part.BriefingMeeting,
  })),
);

/**
 * The briefing about a contact on one printable page, at /contacts/:contactId/briefing, with the meeting of
 * `?meeting=` above it.
 */
export function BriefingPage() {
  const { contactId } = useParams();
  const state = useContact(contactId);
  const isReady = state.status === 'ready';
  useDocumentTitle(
    isReady ? `Before you meet ${shownText(state.contact.displayName)}` : 'Before you meet',
  );
  return (
    <Page>
      <TextLink asChild tone="muted" icon={<ChevronLeft aria-hidden />}>
        {isReady ? (
          <Link to={contactRoute(state.contact.id)}>
            Back to {shortName(state.contact.displayName)}
          </Link>
        ) : (
          <Link to={contactsRoute()}>Back to Contacts</Link>
        )}
      </TextLink>
      {state.status === 'loading' ? (
        <Sheet padding="lg">
          <BriefingSkeleton />
        </Sheet>
      ) : isReady ? (
        <ContactDialogsHost key={state.contact.id} contact={state.contact}>
          <QuizDialogHost contact={state.contact}>
            <PartBoundary>
              <BriefingSheet contact={state.contact} />
            </PartBoundary>
          </QuizDialogHost>
        </ContactDialogsHost>
      ) : (
        <Message>
          <ContactUnavailable state={state} headingLevel={1} withWayBack={false} />
        </Message>
      )}
    </Page>
  );
}

/** Rendered when there's something to print. The command menu can trigger it. */
function PrintButton() {
  useUrlAction('print', (_, isChosen) => {
    if (isChosen) window.print();
  });
  return (
    <Button size="sm" icon={<Printer aria-hidden />} onClick={() => window.print()}>
      Print
    </Button>
  );
}

function BriefingSheet({ contact }: { contact: ShownContact }) {
  const [query] = useSearchParams();
  const meetingId = query.get('meeting');
  useShownTips(contact.id);
  const briefing = useBriefing(contact, meetingId);
  const content = briefing.status === 'ready' ? briefing.content : null;
  return (
    <Sheet padding="lg">
      {meetingId !== null && (
        <PartBoundary resetKey={meetingId}>
          <Suspense fallback={<Skeleton height={theme.space[16]} />}>
            <BriefingMeeting
              key={meetingId}
              meetingId={meetingId}
              contact={{ ...contact, ...reachNow(briefing) }}
            />
          </Suspense>
        </PartBoundary>
      )}
      <Head>
        <div>
          <Overline>Before you meet</Overline>
          <Name tabIndex={-1} dir="auto">
            {shownText(contact.displayName)}
          </Name>
          {content !== null && content.role !== '' && <Role dir="auto">{content.role}</Role>}
          {content !== null && content.remarks.length > 0 && (
            <Remarks>{content.remarks.join(' · ')}</Remarks>
          )}
          <ContactTime contactId={contact.id} />
        </div>
        <Printed>Printed {dayText()}</Printed>
        {content !== null && (
          <Tools>
            <CopyButton text={briefingText(content)} what="briefing" />
            <PrintButton />
          </Tools>
        )}
      </Head>
      <UnsentNote
        at={api.get('/api/contacts/{id}', { id: contact.id }).path}
        besides={
          isUuid(meetingId) ? api.get('/api/meetings/{id}', { id: meetingId }).path : undefined
        }
      />
      {briefing.status === 'loading' && <BriefingSkeleton />}
      {briefing.status === 'failed' && <LoadFailed what="the briefing" {...briefing} />}
      {briefing.status === 'unknown' && <p>This version of Rapport has no briefings yet.</p>}
      {briefing.status === 'ready' && (
        <>
          <Briefing
            content={briefing.content}
            guidance={briefing.guidance}
            isBelowMeeting={meetingId !== null}
          />
          <FirstMeetingKit guidance={briefing.guidance} />
          <BriefingFoot
            contact={contact}
            content={briefing.content}
            assessmentButton={(label) => <AssessmentButton size="sm">{label}</AssessmentButton>}
          />
        </>
      )}
    </Sheet>
  );
}

/** The channels to reach the contact; none until the stated preferences have loaded. */
function reachNow(briefing: BriefingResult): Pick<Reachable, 'ways'> {
  if (briefing.status === 'ready') return briefing.content.reach;
  return briefing.status === 'loading' ? { ways: [] } : {};
}
