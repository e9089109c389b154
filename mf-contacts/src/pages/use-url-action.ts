import { wasChosenInMenu } from '@rapport/remote-api/commands';
import { useLocation, useSearchParams } from '@rapport/remote-api/router';
import { useEffect, useEffectEvent } from 'react';

/**
 * The actions that a URL can request from a page of this remote, as `?action=…`, with other parameters for details.
 */
export type UrlAction =
  | 'add-contact'
  | 'export-csv'
  | 'export-vcard'
  | 'one-line'
  | 'log-interaction'
  | 'edit-interaction'
  | 'plan-meeting'
  | 'cancel-meeting'
  | 'change-meeting'
  | 'compose'
  | 'edit-contact'
  | 'stated-preference'
  | 'relation'
  | 'paste-writing'
  | 'print'
  | 'person-data'
  | 'delete-contact'
  | 'cadence'
  | 'label'
  | 'unlabel'
  | 'snooze'
  | 'done'
  | 'promise-done'
  | 'wake'
  | 'view'
  | 'save-view'
  | 'edit-views'
  | 'label-all'
  | 'unlabel-all'
  | 'new-label'
  | 'edit-labels'
  | 'brief-next';

/** The parameters of actions. A list's URL also has labels, which stay. */
const PARAMETERS = [
  'action',
  'for',
  'type',
  'day',
  'time',
  'text',
  'every',
  'next',
  'nextText',
  'duration',
  'place',
  'with',
  'from',
  'fromTime',
] as const;

/**
 * Performs the action in the URL once and removes it from the URL, so that Back and a reload don't repeat it.
 * @param run called with the parameters, and whether the user chose the action in the command menu, because anyone
 * can
 * send a link
 */
export function useUrlAction(
  action: UrlAction | readonly UrlAction[],
  run: (params: URLSearchParams, isChosen: boolean) => void,
): void {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const asked = params.get('action');
  const isAsked = [action].flat().some((each) => each === asked);
  const answer = useEffectEvent(() => {
    const rest = new URLSearchParams(params);
    for (const name of PARAMETERS) rest.delete(name);
    if (action === 'label' || action === 'unlabel') rest.delete('label');
    setParams(rest, { replace: true });
    run(params, wasChosenInMenu(state));
  });
  // The URL is outside of React.
  useEffect(() => {
    if (isAsked) answer();
  }, [isAsked]);
}
