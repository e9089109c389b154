import { useSearchParams } from '@rapport/remote-api/router';
import { useEffect, useEffectEvent } from 'react';

/** Runs what the command menu asks of a settings page by its URL, as `?action=…`, once: a reload doesn't repeat it. */
export function useSettingsAction(action: string, run: () => void): void {
  const [params, setParams] = useSearchParams();
  const isAsked = params.get('action') === action;
  const answer = useEffectEvent(() => {
    setParams({}, { replace: true });
    run();
  });
  // The URL is outside of React.
  useEffect(() => {
    if (isAsked) answer();
  }, [isAsked]);
}
