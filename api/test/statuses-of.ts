import { type BuiltApi } from './built-api.ts';

const AT_ONCE = 20;

/**
 * Asks processes of the API in turns, 20 requests at once, for what leads nowhere and is counted before
 * anyone notices.
 */
export async function statusesOf(
  apis: readonly BuiltApi[],
  token: string,
  times: number,
): Promise<number[]> {
  const headers = { Authorization: `Bearer ${token}` };
  const statuses: number[] = [];
  const ask = async () => {
    for (let n = statuses.length; n < times; n = statuses.length) {
      // The place is taken before the response comes.
      statuses.push(0);
      const { status } = await fetch(`${apis[n % apis.length]?.url}/api/nothing`, { headers });
      statuses[n] = status;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return statuses;
}
