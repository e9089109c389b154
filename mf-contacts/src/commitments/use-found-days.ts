import { dateOrder } from '@rapport/shared-ui';
import { useEffect, useState } from 'react';
import { type daysIn, type FoundDay } from './dates-in.ts';

type DaysIn = typeof daysIn;

/** The code is fetched once, when there is something to read. */
let loading: Promise<DaysIn | null> | null = null;
const load = () =>
  (loading ??= import('./dates-in.ts').then(
    (code) => code.daysIn,
    // Without it a day can be chosen all the same; the next text tries again.
    () => (loading = null),
  ));

/** The days that a text names, once the code that reads them is there. They are offered, never set. */
export function useFoundDays(text: string): readonly FoundDay[] {
  const [code, setCode] = useState<{ read: DaysIn; now: Date } | null>(null);
  const hasText = text.trim() !== '';
  // Code comes from outside of React.
  useEffect(() => {
    if (!hasText) return undefined;
    let isGone = false;
    void load().then((read) => {
      if (!isGone && read !== null) setCode({ read, now: new Date() });
    });
    return () => {
      isGone = true;
    };
  }, [hasText]);
  return code === null || !hasText ? [] : code.read(text, code.now, dateOrder());
}
