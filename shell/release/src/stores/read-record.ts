import { messageOf, StepError } from '@rapport/workspace-kit';
import { type ObjectStore } from './object-store.ts';

/**
 * Reads one JSON file of a store.
 * @param isExpected what it has to be
 * @throws StepError naming the file when it is missing, no JSON, or something else
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
