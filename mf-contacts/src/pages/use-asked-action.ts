import { wasChosenInMenu } from '@rapport/remote-api/commands';
import { useLocation, useSearchParams } from '@rapport/remote-api/router';
import { useEffect, useEffectEvent } from 'react';

/** What an address can ask a page of this remote to do, as `?action=…`; other parameters say more. */
export type AskedAction =
  | 'add-contact'
  | 'export-csv'
  | 'export-vcard'
  | 'log-interaction'
  | 'edit-interaction'
  | 'plan-meeting'
  | 'compose'
  | 'edit-contact'
  | 'stated-preference'
  | 'paste-writing'
  | 'print'
  | 'person-data'
  | 'delete-contact'
  | 'cadence'
  | 'label'
  | 'unlabel'
  | 'snooze'
  | 'done';

/** Parameters that belong to an action. A list's address has labels of its own. */
const PARAMETERS = ['action', 'for', 'type', 'day', 'time', 'text'] as const;

/**
 * Does what the address asks for, once, and takes it out of the address, so that Back and a reload do
 * not do it again.
 * @param run gets the parameters, and whether the person chose this in the command menu: a link may come from anyone
 */
export function useAskedAction(
  action: AskedAction,
  run: (params: URLSearchParams, isChosen: boolean) => void,
): void {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const isAsked = params.get('action') === action;
  const answer = useEffectEvent(() => {
    const rest = new URLSearchParams(params);
    for (const name of PARAMETERS) rest.delete(name);
    if (action === 'label' || action === 'unlabel') rest.delete('label');
    setParams(rest, { replace: true });
    run(params, wasChosenInMenu(state));
  });
  // The address is the browser's.
  useEffect(() => {
    if (isAsked) answer();
  }, [isAsked]);
}
