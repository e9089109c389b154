import { type Push, type SavePush } from '@rapport/api-client';
import { DIGEST_HOURS, REMINDER_MINUTES } from '@rapport/contracts';
import { Link } from '@rapport/remote-api/router';
import { Checkbox, clockTimeIn, media, Select, TextLink, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { SettingsText } from '../settings-section.tsx';
import { browserTimeZone, zoneName } from '../time-zones.ts';

interface PushChoicesProps {
  push: Push;
  disabled: boolean;
  onChange: (change: Partial<SavePush>) => void;
}

const NEVER = 'never';

/** Chooses which reminders come, when, and what they show. Every change is saved immediately. */
export function PushChoices({ push, disabled, onChange }: PushChoicesProps) {
  const { meetingMinutes, promises, summary, hour, quiet, quietFrom, quietTo, hideNames } = push;
  const hourSelect = (
    label: string,
    value: number,
    change: (hour: number) => Partial<SavePush>,
  ) => (
    <Select
      label={label}
      value={String(value)}
      options={hourOptions()}
      disabled={disabled}
      onValueChange={(chosen) => onChange(change(Number(chosen)))}
    />
  );
  return (
    <>
      <Select
        label="Before a meeting"
        value={String(meetingMinutes ?? NEVER)}
        options={MINUTE_OPTIONS}
        disabled={disabled}
        onValueChange={(chosen) =>
          onChange({
            meetingMinutes: REMINDER_MINUTES.find((minutes) => String(minutes) === chosen) ?? null,
          })
        }
      />
      <Checkbox
        label="Promises on the day they're due"
        checked={promises}
        disabled={disabled}
        onCheckedChange={(checked) => onChange({ promises: checked })}
      />
      <Checkbox
        label="A summary of the day"
        hint="Meetings, promises, and who's due. None on days with nothing to report."
        checked={summary}
        disabled={disabled}
        onCheckedChange={(checked) => onChange({ summary: checked })}
      />
      {(promises || summary) && (
        <Hours>{hourSelect('Both in the morning at', hour, (chosen) => ({ hour: chosen }))}</Hours>
      )}
      <Checkbox
        label="Quiet hours"
        hint="What falls in them comes at their end."
        checked={quiet}
        disabled={disabled}
        onCheckedChange={(checked) => onChange({ quiet: checked })}
      />
      {quiet && (
        <Hours>
          {hourSelect('Quiet from', quietFrom, (chosen) => ({ quietFrom: chosen }))}
          {hourSelect('Quiet until', quietTo, (chosen) => ({ quietTo: chosen }))}
        </Hours>
      )}
      <Checkbox
        label="No names on the lock screen"
        hint="Reminders then say what and when, without people, titles, and places."
        checked={hideNames}
        disabled={disabled}
        onCheckedChange={(checked) => onChange({ hideNames: checked })}
      />
      <SettingsText>
        On the clock of {zoneName(push.timeZone ?? browserTimeZone())}.{' '}
        <TextLink asChild>
          <Link to="/settings/profile">Change your time zone</Link>
        </TextLink>
      </SettingsText>
    </>
  );
}

const MINUTE_OPTIONS = [
  ...REMINDER_MINUTES.map((minutes) => ({
    value: String(minutes),
    label: minutes === 60 ? '1 hour' : `${minutes} minutes`,
  })),
  { value: NEVER, label: 'No reminder' },
];

const hourOptions = () =>
  Array.from({ length: DIGEST_HOURS.max + 1 }, (_, hour) => ({
    value: String(hour),
    label: clockTimeIn('UTC', new Date(hour * 3_600_000)),
  }));

const Hours = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[4]};

  ${media.small} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
