import { RemoteFailure } from './remote-failure.ts';

/**
 * Settles as `work` does, unless that takes longer than `milliseconds`.
 * @throws RemoteFailure with reason `timeout`
 */
export async function withTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new RemoteFailure('timeout', `No answer within ${milliseconds / 1000} s.`)),
      milliseconds,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
