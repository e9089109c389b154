import { Link } from '@rapport/remote-api/router';
import { Button, theme } from '@rapport/shared-ui';
import { CalendarPlus } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';

/** Shown on a first visit: what the day will contain once there are contacts and a calendar. */
export function TodayPlaceholder() {
  const id = useId();
  return (
    <Coming aria-labelledby={id}>
      <h3 id={id}>This is where your day appears</h3>
      <dl>
        <dt>Meetings</dt>
        <dd>Whom you meet in the next two weeks, with a briefing before each</dd>
        <dt>Promised</dt>
        <dd>What you said you’d do, and what they said</dd>
        <dt>Due</dt>
        <dd>Whom you haven’t been in touch with for as long as you chose</dd>
      </dl>
      <Button asChild size="sm" icon={<CalendarPlus aria-hidden />}>
        <Link to="/settings/calendars">Add a calendar</Link>
      </Button>
    </Coming>
  );
}

const Coming = styled.section`
  display: grid;
  justify-items: start;
  gap: ${theme.space[3]};
  width: 100%;
  padding: ${theme.space[5]};
  border: ${theme.size.hairline} dashed ${theme.color.border};
  border-radius: ${theme.radius.md};

  h3 {
    font: ${theme.font.bodyStrong};
  }

  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.space[2]} ${theme.space[4]};
    margin: 0;
  }

  dt {
    font: ${theme.font.smallMedium};
  }

  dd {
    margin: 0;
    color: ${theme.color.textMuted};
    font: ${theme.font.small};
    text-wrap: pretty;
  }
`;
