/** Addresses at the API of what is recorded about a contact; each doubles as a cache key. */

const under = (part: string) => (contactId: string) =>
  `/api/${part}/${encodeURIComponent(contactId)}`;

export const healthApi = under('health');
export const actionsApi = under('actions');
export const interactionsApi = under('interactions');

/** Where the cadence of a contact is set. */
export function cadenceApi(contactId: string): string {
  return `${healthApi(contactId)}/cadence`;
}

export function actionApi(contactId: string, actionId: string): string {
  return `${actionsApi(contactId)}/${encodeURIComponent(actionId)}`;
}

export function interactionApi(contactId: string, interactionId: string): string {
  return `${interactionsApi(contactId)}/${encodeURIComponent(interactionId)}`;
}
