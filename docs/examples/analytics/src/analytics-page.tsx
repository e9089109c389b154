import {
  type DueByWeek,
  api,
  type EstimatesByCertainty,
  type InteractionsByMonth,
} from '@rapport/api-client';
import { type Certainty } from '@rapport/contracts';
import { useDocumentTitle, useShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';
import { failureReason } from '@rapport/remote-api/failures';
import { useQuery } from '@rapport/remote-api/query';
import { Alert, Skeleton, theme } from '@rapport/shared-ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { BarChart } from './bar-chart.tsx';

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/** The page /analytics: who is due by week, interactions per month, estimates by certainty. */
export function AnalyticsPage() {
  useDocumentTitle('Analytics');
  const shell = useShellApi();
  const due = useQuery(apiQuery(shell, api.get('/api/analytics/due', { timeZone })));
  const interactions = useQuery(
    apiQuery(shell, api.get('/api/analytics/interactions', { timeZone })),
  );
  const estimates = useQuery(apiQuery(shell, api.get('/api/analytics/estimates')));
  return (
    <Page>
      <Title>Analytics</Title>
      <Part query={due} draw={(data) => <DueChart {...data} />} />
      <Part query={interactions} draw={(data) => <InteractionsChart {...data} />} />
      <Part query={estimates} draw={(data) => <EstimatesChart {...data} />} />
    </Page>
  );
}

interface PartProps<T> {
  query: { data: T | undefined; error: unknown };
  draw: (data: T) => ReactNode;
}

/** One chart, or why it is missing; the others do not wait for it. */
function Part<T>({ query: { data, error }, draw }: PartProps<T>) {
  if (data !== undefined) return draw(data);
  if (error)
    return (
      <Alert tone="negative" title="Couldn't load this">
        {failureReason(error)}
      </Alert>
    );
  return <Skeleton width="100%" height="18rem" />;
}

function DueChart({ overdue, weeks, later }: DueByWeek) {
  const within = weeks.reduce((sum, { count }) => sum + count, 0);
  const groups = [
    { label: 'Overdue', values: [overdue] },
    ...weeks.map(({ from, to, count }) => ({
      label: `${dayWords(from)} to ${dayWords(to)}`,
      shortLabel: dayWords(from),
      values: [count],
    })),
    { label: 'Later', values: [later] },
  ];
  return (
    <BarChart
      title="Who is due, by week"
      summary={`${people(overdue)} overdue, ${within} due in the next ${weeks.length} weeks, ${later} later.`}
      groupName="Week"
      series={['Contacts']}
      groups={groups}
    />
  );
}

function InteractionsChart({ months }: InteractionsByMonth) {
  const total = months.reduce((sum, month) => sum + month.total, 0);
  return (
    <BarChart
      title="Interactions per month"
      summary={`${total} ${total === 1 ? 'interaction' : 'interactions'} in the last ${months.length} months.`}
      groupName="Month"
      series={['Interactions']}
      groups={months.map(({ month, total: count }) => ({
        label: monthWords(month, { month: 'long', year: 'numeric' }),
        shortLabel: monthWords(month, { month: 'short', year: '2-digit' }),
        values: [count],
      }))}
    />
  );
}

const CERTAINTY_WORDS: Record<Certainty, string> = {
  strong: 'Strong',
  consistent: 'Consistent',
  close_call: 'Close call',
  fair: 'Fair',
  mixed: 'Mixed',
  low: 'Low',
  open: 'Open',
};

function EstimatesChart({ estimated, withoutEstimate, certainties }: EstimatesByCertainty) {
  return (
    <BarChart
      title="Estimates, by certainty"
      summary={`${people(estimated)} estimated, ${withoutEstimate} without an estimate.`}
      groupName="Certainty"
      series={['Work style', 'Motivation']}
      groups={certainties.map(({ certainty, workStyle, motivation }) => ({
        label: CERTAINTY_WORDS[certainty],
        values: [workStyle, motivation],
      }))}
    />
  );
}

function people(count: number): string {
  return count === 1 ? '1 person' : `${count} people`;
}

/** @param day as `YYYY-MM-DD` */
function dayWords(day: string): string {
  return monthWords(day, { month: 'short', day: 'numeric' });
}

function monthWords(date: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(date));
}

const Page = styled.div`
  display: grid;
  gap: ${theme.space[8]};
  max-width: 60rem;
  margin: 0 auto;
  padding: ${theme.space[8]} ${theme.space[4]};
`;

const Title = styled.h1`
  margin: 0;
  font: ${theme.font.display};
`;
