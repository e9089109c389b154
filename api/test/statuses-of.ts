import { type BuiltApi } from './built-api.ts';

const AT_ONCE = 20;

/**
 * Sends requests to API processes in turn, 20 at a time, to an unknown path. They count toward the limit before
 * the path is looked up.
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
      // Reserves the place before the response arrives.
      statuses.push(0);
      const { status } = await fetch(`${apis[n % apis.length]?.url}/api/nothing`, { headers });
      statuses[n] = status;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return statuses;
}
