import { dateOrder } from '@rapport/shared-ui';
import { useEffect, useState } from 'react';
import { type daysIn, type FoundDay } from './days-in-text.ts';

type DaysIn = typeof daysIn;

/** The code is loaded once, when there's text to read. */
let loading: Promise<DaysIn | null> | null = null;
const load = () =>
  (loading ??= import('./days-in-text.ts').then(
    (code) => code.daysIn,
    // Without the code, the user can still choose a day. The next text retries.
    () => (loading = null),
  ));

/**
 * The days that a text names, once the code that reads them is loaded. They're suggestions and never set
 * automatically.
 */
export function useFoundDays(text: string): readonly FoundDay[] {
  const [code, setCode] = useState<{ read: DaysIn; now: Date } | null>(null);
  const hasText = text.trim() !== '';
  // The code is loaded outside of React.
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
