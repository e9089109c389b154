import { type Meeting } from '@rapport/api-client';
import { type MeetingTime } from '@rapport/contracts';
import { useSearchParams } from '@rapport/remote-api/router';
import {
  Button,
  media,
  SearchField,
  SegmentedControl,
  Skeleton,
  SkeletonGroup,
  StateMessage,
  theme,
} from '@rapport/shared-ui';
import { CalendarDays, CalendarPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { byWeek } from '../../meetings/meeting-weeks.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { UnsentNote } from '../../outbox/unsent-note.tsx';
import { MeetingRow } from './meeting-row.tsx';
import {
  meetingsCall,
  type MeetingsState,
  type MeetingsView,
  useMeetings,
} from './use-meetings.ts';

interface AllMeetingsProps {
  /** Whether the dialog for a new meeting is being loaded. */
  opening: boolean;
  onPlan: () => void;
  onChange: (meeting: Meeting) => void;
}

const TIMES = [
  { value: 'coming', label: 'Coming' },
  { value: 'past', label: 'Past' },
] as const;
/** Milliseconds to wait while the user types. */
const PAUSE_MS = 250;

/** All meetings by week: planned ones, or past ones with their outcome. The view is in the URL. */
export function AllMeetings({ opening, onPlan, onChange }: AllMeetingsProps) {
  const [params, setParams] = useSearchParams();
  const when: MeetingTime = params.get('when') === 'past' ? 'past' : 'coming';
  const search = params.get('q') ?? '';
  const [typed, setTyped] = useState(search);
  const show = (next: MeetingsView) => {
    const query = new URLSearchParams();
    if (next.when === 'past') query.set('when', 'past');
    if (next.search !== '') query.set('q', next.search);
    setParams(query, { replace: true });
  };
  // The timer is outside of React.
  useEffect(() => {
    if (typed.trim() === search) return;
    const timer = setTimeout(() => show({ when, search: typed.trim() }), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  const view = { when, search };
  const state = useMeetings(view);
  return (
    <Page>
      <Head>
        <Title tabIndex={-1}>All meetings</Title>
        <Button
          variant="primary"
          icon={<CalendarPlus aria-hidden />}
          pending={opening}
          onClick={onPlan}
        >
          Plan a meeting
        </Button>
        <Filters>
          <SegmentedControl
            label="Which meetings"
            options={TIMES}
            value={when}
            onValueChange={(next) => show({ when: next, search })}
          />
          <SearchField
            label="Search meetings"
            placeholder="Title, person, company, or notes"
            value={typed}
            onValueChange={setTyped}
          />
        </Filters>
      </Head>
      <UnsentNote at={meetingsCall(view).path} />
      <Content state={state} view={view} onPlan={onPlan} onChange={onChange} />
    </Page>
  );
}

interface ContentProps extends Pick<AllMeetingsProps, 'onPlan' | 'onChange'> {
  state: MeetingsState;
  view: MeetingsView;
}

function Content({ state, view, onPlan, onChange }: ContentProps) {
  switch (state.status) {
    case 'loading':
      return (
        <SkeletonGroup label="Loading meetings">
          {['first', 'second', 'third', 'fourth'].map((row) => (
            <Skeleton key={row} height={theme.space[12]} />
          ))}
        </SkeletonGroup>
      );
    case 'failed':
      return <LoadFailed what="the meetings" {...state} />;
    case 'ready':
      if (state.meetings.length === 0) return <NoMeetings view={view} onPlan={onPlan} />;
      return (
        <Weeks aria-busy={state.outdated}>
          {byWeek(state.meetings).map(({ week, meetings }) => (
            <section key={week} aria-label={week}>
              <WeekName>{week}</WeekName>
              <ul>
                {meetings.map((meeting) => (
                  <MeetingRow key={meeting.id} meeting={meeting} onChange={onChange} />
                ))}
              </ul>
            </section>
          ))}
          <More {...state} />
        </Weeks>
      );
    default:
      return state satisfies never;
  }
}

function NoMeetings({ view: { when, search }, onPlan }: Pick<ContentProps, 'view' | 'onPlan'>) {
  if (search !== '') {
    return (
      <StateMessage title={`No ${when} meeting found`} headingLevel={2}>
        We looked for “{search}” in titles, places, notes, people, and companies.
      </StateMessage>
    );
  }
  if (when === 'past') {
    return (
      <StateMessage title="No past meetings yet" headingLevel={2}>
        Meetings appear here once they're over, and you're asked how they went.
      </StateMessage>
    );
  }
  return (
    <StateMessage
      icon={<CalendarDays aria-hidden />}
      title="Nothing is planned"
      headingLevel={2}
      actions={
        <Button icon={<CalendarPlus aria-hidden />} onClick={onPlan}>
          Plan the first one
        </Button>
      }
    >
      Plan a meeting here, or read a calendar in Settings.
    </StateMessage>
  );
}

function More({ more, loadMore }: Extract<MeetingsState, { status: 'ready' }>) {
  if (more === 'none') return null;
  return (
    <MoreRow>
      {more === 'failed' && <span role="alert">Couldn't load more meetings.</span>}
      <Button pending={more === 'loading'} onClick={loadMore}>
        {more === 'failed' ? 'Retry' : 'Show more meetings'}
      </Button>
    </MoreRow>
  );
}

const Page = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  align-content: start;
  max-width: ${theme.size.detailMax};
  margin: 0 auto;
  padding: ${theme.space[6]} ${theme.space[6]} ${theme.space[12]};

  ${media.narrow} {
    padding: ${theme.space[4]} ${theme.space[4]} ${theme.space[10]};
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
  align-items: center;
  justify-content: space-between;
`;

const Title = styled.h1`
  font: ${theme.font.display};
  letter-spacing: ${theme.tracking.tight};
`;

const Filters = styled.div`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  align-items: center;

  & > :last-child {
    flex: 1 1 calc(${theme.space[16]} * 4);
    min-width: 0;
  }
`;

const Weeks = styled.div`
  display: grid;
  gap: ${theme.space[8]};
`;

const WeekName = styled.h2`
  padding-bottom: ${theme.space[2]};
  font: ${theme.font.heading};
`;

const MoreRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  align-items: center;
  color: ${theme.color.textMuted};
`;
