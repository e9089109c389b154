import { api } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';
import { useQuery } from '@rapport/remote-api/query';
import { localMinute } from '@rapport/shared-ui';
import { useEffect, useState } from 'react';
import { matchVerbs } from './match-verbs.ts';
import type { readWhen as ReadWhen } from './read-when.ts';
import { type Reading } from './read-rest.ts';
import { saysSince } from './since-day.ts';
import { isMeeting, understand } from './understand.ts';
import { type Verb } from './verbs.ts';

/** The code is fetched once, when a verb with a day is typed. */
let loading: Promise<typeof ReadWhen | null> | null = null;
const load = () =>
  (loading ??= import('./read-when.ts').then(
    (code) => code.readWhen,
    // Without it, the day is chosen in the dialog; the next input retries.
    () => (loading = null),
  ));

interface Readings {
  readings: readonly Reading[];
  /** True while loading something that may change them. */
  pending: boolean;
}

/** Returns the possible meanings of the input, and loads what that needs: labels, and the code that reads days. */
export function useReadings(text: string, verbs: readonly Verb[]): Readings {
  const shell = useShellApi();
  const matches = matchVerbs(text, verbs).filter(({ rest }) => rest !== '');
  const needsDay =
    isMeeting(text) ||
    saysSince(text) ||
    /\s\S*\d/u.test(text) ||
    matches.some(({ verb }) => verb.takes?.includes('day'));
  const reader = useReader(needsDay);
  const { data: labels = [], isLoading } = useQuery({
    ...apiQuery(shell, api.get('/api/labels')),
    enabled:
      text !== '' && verbs.some(({ to, toPerson }) => needsLabel(to) || needsLabel(toPerson)),
  });
  const { data: places = null } = useQuery({
    ...apiQuery(shell, api.get('/api/contacts/places')),
    enabled: text !== '' && verbs.some(({ filter }) => filter !== undefined),
  });
  const { data: views = [] } = useQuery({
    ...apiQuery(shell, api.get('/api/views')),
    enabled: text !== '' && verbs.some(({ to }) => to?.includes('{view}')),
  });
  const readings =
    text === '' ? [] : understand(text, { verbs, labels, views, places, readWhen: reader.read });
  const waitsForLabels = isLoading && matches.some(({ verb }) => needsLabel(verb.toPerson));
  return { readings, pending: (needsDay && reader.pending) || waitsForLabels };
}

function needsLabel(address: string | undefined): boolean {
  return address?.includes('{label}') === true;
}

/** Reads days relative to the time when it was first needed. */
function useReader(isNeeded: boolean) {
  const [state, setState] = useState<{ read: typeof ReadWhen | null; now: Date } | null>(null);
  // Dynamic imports are outside of React.
  useEffect(() => {
    if (!isNeeded || state !== null) return undefined;
    let isGone = false;
    void load().then((read) => {
      // A day is read off the reader's calendar.
      if (!isGone) setState({ read, now: new Date(localMinute(new Date())) });
    });
    return () => {
      isGone = true;
    };
  }, [isNeeded, state]);
  const read = state?.read;
  return {
    pending: state === null,
    read:
      state === null || read == null
        ? null
        : (text: string, past: boolean, only?: 'day') =>
            read(text, { now: state.now, locale: navigator.language, past, only }),
  };
}
