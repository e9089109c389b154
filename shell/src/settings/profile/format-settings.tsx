import { type OwnDetails } from '@rapport/api-client';
import { clockText, type DateOrder, type FirstWeekday, type HourCycle } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { Alert, dateOrderOf, firstWeekdayOf, hourCycleOf, Select, theme } from '@rapport/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { browserTimeZone, timeZones, zoneName } from '../time-zones.ts';
import { callFailureText } from '../call-failure-text.ts';
import { type DetailsChange, useSaveDetails } from './save-details.ts';

/** Represents no choice, so that the browser's setting is used. */
const BROWSER = 'browser';
const AFTERNOON = '14:05';

const HOURS: Readonly<Record<HourCycle, string>> = {
  h12: `12 hours (${clockText(AFTERNOON, 'h12')})`,
  h23: `24 hours (${clockText(AFTERNOON, 'h23')})`,
};
const WEEKDAYS: Readonly<Record<FirstWeekday, string>> = {
  monday: 'Monday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};
const ORDERS: Readonly<Record<DateOrder, string>> = {
  'month-first': 'Month first (3/14/1990)',
  'day-first': 'Day first (14/3/1990)',
};

type Phase = { name: 'idle' | 'saving' } | { name: 'failed'; why: string };

/** Formats of times and dates: the browser's, until the user chooses. Each choice is saved immediately. */
export function FormatSettings({ details }: { details: OwnDetails }) {
  const shell = useShellApi();
  const { choose } = useSaveDetails();
  const [phase, setPhase] = useState<Phase>({ name: 'idle' });
  const { timeZone, hourCycle, firstWeekday, dateOrder } = details;

  async function save(change: DetailsChange): Promise<void> {
    setPhase({ name: 'saving' });
    try {
      await choose(details, change);
      setPhase({ name: 'idle' });
      shell.notify({ title: 'Times and dates saved' });
    } catch (error) {
      setPhase({ name: 'failed', why: callFailureText(error) });
    }
  }

  const disabled = phase.name === 'saving';
  return (
    <>
      <Choices>
        <Select
          label="Time zone"
          hint="In every time, in your daily email and calendar feed, too."
          value={timeZone ?? BROWSER}
          options={[
            { value: BROWSER, label: `From your browser: ${zoneName(browserTimeZone())}` },
            ...timeZones(timeZone),
          ]}
          disabled={disabled}
          onValueChange={(zone) => void save({ timeZone: zone === BROWSER ? null : zone })}
        />
        <Select
          label="Hours"
          hint="In every time, in your daily email, too."
          value={hourCycle ?? BROWSER}
          options={optionsOf(HOURS, hourCycleOf())}
          disabled={disabled}
          onValueChange={(cycle) => void save({ hourCycle: chosen(cycle) })}
        />
        <Select
          label="Weeks begin on"
          hint="In All meetings."
          value={firstWeekday ?? BROWSER}
          options={optionsOf(WEEKDAYS, firstWeekdayOf(navigator.language))}
          disabled={disabled}
          onValueChange={(day) => void save({ firstWeekday: chosen(day) })}
        />
        <Select
          label="Dates in numbers"
          hint="How 3/4 is read in birthdays and notes."
          value={dateOrder ?? BROWSER}
          options={optionsOf(ORDERS, dateOrderOf())}
          disabled={disabled}
          onValueChange={(order) => void save({ dateOrder: chosen(order) })}
        />
      </Choices>
      {phase.name === 'failed' && (
        <Alert tone="negative" title="Couldn't save this">
          {phase.why}
        </Alert>
      )}
    </>
  );
}

/** Returns the choices, beginning with the browser's. */
function optionsOf<Choice extends string>(
  labels: Readonly<Record<Choice, string>>,
  ofBrowser: Choice,
): { value: Choice | typeof BROWSER; label: string }[] {
  const choices = Object.entries<string>(labels).flatMap(([name, label]) =>
    isIn(labels, name) ? [{ value: name, label }] : [],
  );
  return [{ value: BROWSER, label: `From your browser: ${labels[ofBrowser]}` }, ...choices];
}

function isIn<Choice extends string>(
  labels: Readonly<Record<Choice, string>>,
  name: string,
): name is Choice {
  return Object.hasOwn(labels, name);
}

function chosen<Choice extends string>(value: Choice | typeof BROWSER): Choice | null {
  return isChosen<Choice>(value) ? value : null;
}

function isChosen<Choice extends string>(value: Choice | typeof BROWSER): value is Choice {
  return value !== BROWSER;
}

const Choices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`;
