import {
  type Today as TodayAnswer,
  type TodayObservation,
  type TodayPerson,
} from '@rapport/api-client';
import { nameInSentence, shownText } from '@rapport/contracts';
import { Link } from '@rapport/remote-api/router';
import { Button } from '@rapport/shared-ui';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { isDueBy } from '../../commitments/commitment-words.ts';
import { assessmentRoute, contactRoute } from '../../contacts/contact-routes.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { UnsentNote } from '../../outbox/unsent-note.tsx';
import { headline } from './agenda-words.ts';
import { UpcomingMeetingsBlock, MeetingWays } from './upcoming-meetings-block.tsx';
import { DueBlock } from './due-block.tsx';
import { CadenceOffer } from './cadence-offer.tsx';
import { MeetingsBlock, OverBlock } from './meetings-block.tsx';
import { ObserveCard } from './observe-card.tsx';
import { PromisesBlock } from './promises-block.tsx';
import { RecentlyMet } from './recently-met.tsx';
import { Column, Columns, Head, Lede, Name, Next, Page } from './today-layout.tsx';
import { Block, PersonRow, Rows } from './today-parts.tsx';
import { todayCall } from './today-query.ts';
import { TodaySkeleton } from './today-skeleton.tsx';
import { hasNoHistory, laterBy, longDay, nextSentence } from './today-words.ts';
import { usePromises } from './use-promises.ts';
import { UndoBar } from './undo-bar.tsx';
import { useHandleEntry, useToday } from './use-today.ts';

interface TodayProps {
  /** Whether it's next to the list; otherwise, it's above the list and three due contacts are enough. */
  wide: boolean;
  /** Shown instead if the API's release doesn't know the day. */
  otherwise: ReactNode;
  /** The person whose dialog is being loaded. */
  opening: string | null;
  /** The steps after sign-up. */
  firstSteps: ReactNode;
  /** The field for one line about a contact. */
  oneLine: ReactNode;
  onLog: (person: TodayPerson) => void;
  onObserve: (observation: TodayObservation) => void;
  /** Plans a meeting. */
  onPlan: () => void;
}

/** The contacts who need the user today. */
export function Today({ otherwise, ...props }: TodayProps) {
  const state = useToday();
  switch (state.status) {
    case 'loading':
      return <TodaySkeleton />;
    case 'unknown':
      return otherwise;
    case 'failed':
      return (
        <Page>
          <Name>Today</Name>
          <LoadFailed what="Today" {...state} />
        </Page>
      );
    case 'ready':
      return <Day {...props} today={state.today} />;
    default:
      return state satisfies never;
  }
}

function Day({
  today,
  wide,
  opening,
  firstSteps,
  oneLine,
  onLog,
  onObserve,
  onPlan,
}: Omit<TodayProps, 'otherwise'> & { today: TodayAnswer }) {
  const { handled, pending, handle, undo, dismiss } = useHandleEntry();
  const promises = usePromises();
  const name = useRef<HTMLHeadingElement>(null);
  const { meetings, begun, ahead = [], followUps, due, dueCount } = today;
  const { next, observe, recent, knownLeast } = today;
  // The API's previous release has none.
  const { commitments = [], dates = [] } = today;
  const promised =
    followUps.length + commitments.filter((each) => isDueBy(each, today.date)).length;
  const isQuiet = meetings.length + begun.length + promised + due.length === 0;
  const card = (
    <ObserveCard
      observe={observe}
      title={isQuiet ? 'A good day to look closer' : 'One thing to notice'}
      opening={opening}
      onObserve={onObserve}
    />
  );
  return (
    <Page>
      <Head>
        <Name ref={name} tabIndex={-1}>
          Today
        </Name>
        <time dateTime={today.date}>{longDay(today.date)}</time>
        <Lede role="status">{shownText(headline(today))}</Lede>
      </Head>
      <UnsentNote at={todayCall().path} />
      {handled && (
        <UndoBar
          words={handled.words}
          pending={pending}
          onUndo={undo}
          onDismiss={dismiss}
          home={name}
        />
      )}
      {promises.changed && (
        <UndoBar
          words={promises.changed.words}
          pending={promises.pending}
          onUndo={promises.undo}
          onDismiss={promises.dismiss}
          home={name}
        />
      )}
      <Columns>
        <Column>
          {today.firstSteps && firstSteps}
          {hasNoHistory(today) && <CadenceOffer />}
          <MeetingsBlock meetings={meetings} begun={begun} />
          <OverBlock begun={begun} />
          <UpcomingMeetingsBlock ahead={ahead} shown={wide ? SHOWN.wide : SHOWN.narrow} />
          {oneLine}
          <MeetingWays
            isEmpty={meetings.length + begun.length + ahead.length === 0}
            onPlan={onPlan}
          />
          <PromisesBlock
            date={today.date}
            followUps={followUps}
            commitments={commitments}
            onFollowUp={(each, by) =>
              handle(
                each,
                by === 'done'
                  ? { status: 'done' }
                  : { status: 'snoozed', snoozedUntil: laterBy(by) },
                `${by === 'done' ? 'Done' : 'Snoozed'}: ${each.title}`,
              )
            }
            onCommitment={promises.change}
          />
          {due.length > 0 && (
            <DueBlock
              due={due}
              dueCount={dueCount}
              shown={wide ? SHOWN.wide : SHOWN.narrow}
              opening={opening}
              onLog={onLog}
            />
          )}
          {dates.length > 0 && (
            <Suspense>
              <DatesBlock dates={dates} />
            </Suspense>
          )}
          {!isQuiet && wide && next.length > 0 && <Next>{nextSentence(next)}</Next>}
          {isQuiet && card}
          {isQuiet && knownLeast.length > 0 && (
            <Block title="Known least">
              <Rows>
                {knownLeast.map(({ person, kind, reason }) => (
                  <PersonRow
                    key={person.id}
                    person={person}
                    end={
                      <Button asChild size="sm" variant="ghost">
                        {kind === 'assess' ? (
                          <Link
                            to={assessmentRoute(person.id)}
                            aria-label={`Take Assessment of ${nameInSentence(person.displayName)}`}
                          >
                            Take Assessment
                          </Link>
                        ) : (
                          <Link
                            to={contactRoute(person.id)}
                            aria-label={`Add details of ${nameInSentence(person.displayName)}`}
                          >
                            Add details
                          </Link>
                        )}
                      </Button>
                    }
                  >
                    {reason}
                  </PersonRow>
                ))}
              </Rows>
            </Block>
          )}
        </Column>
        <Column>
          {!isQuiet && card}
          {recent.length > 0 && <RecentlyMet recent={recent} wide={wide} />}
        </Column>
      </Columns>
    </Page>
  );
}

// Loaded separately, because not every user has fields of their own.
const DatesBlock = lazy(() =>
  import('./dates-block.tsx').then((block) => ({ default: block.DatesBlock })),
);

/** The initial number of due contacts, and of later meetings. */
const SHOWN = { wide: 6, narrow: 3 } as const;
