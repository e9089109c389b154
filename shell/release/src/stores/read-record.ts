import { messageOf, StepError } from '@rapport/workspace-kit';
import { type ObjectStore } from './object-store.ts';

/**
 * Reads a JSON file of a store.
 * @param isExpected type guard of its content
 * @throws StepError with the file's name if it's missing, invalid JSON, or has other content
 */
export async function readRecord<Stored>(
  store: ObjectStore,
  key: string,
  isExpected: (value: unknown) => value is Stored,
): Promise<Stored> {
  try {
    const value: unknown = JSON.parse((await store.read(key))?.bytes.toString() ?? '');
    if (isExpected(value)) return value;
    throw new Error('it says something else');
  } catch (error) {
    throw new StepError(`${key} in ${store.name} is not readable: ${messageOf(error)}`);
  }
}
