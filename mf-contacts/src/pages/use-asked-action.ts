import { useSearchParams } from '@rapport/remote-api/router';
import { useEffect, useEffectEvent } from 'react';

/** What an address can ask a page of this remote to do, as `?action=…`; `for` says more. */
export type AskedAction =
  | 'add-contact'
  | 'log-interaction'
  | 'edit-interaction'
  | 'plan-meeting'
  | 'compose';

/**
 * Does what the address asks for, once, and takes it out of the address, so that Back and a reload do
 * not do it again.
 */
export function useAskedAction(action: AskedAction, run: (params: URLSearchParams) => void): void {
  const [params, setParams] = useSearchParams();
  const isAsked = params.get('action') === action;
  const answer = useEffectEvent(() => {
    const rest = new URLSearchParams(params);
    rest.delete('action');
    rest.delete('for');
    setParams(rest, { replace: true });
    run(params);
  });
  // The address is the browser's.
  useEffect(() => {
    if (isAsked) answer();
  }, [isAsked]);
}
