import { shownText } from '@rapport/contracts';
import { type ShellApi } from '@rapport/remote-api';
import { writeFailure } from '@rapport/remote-api/failures';
import { finishPromise } from '../commitments/finish-promise.ts';

/** Marks a promise to or from anyone as done, or says that there's none with these words. */
export async function finishNamedPromise(text: string, shell: ShellApi): Promise<void> {
  try {
    if (await finishPromise(text, null, shell)) return;
    const title =
      text === '' ? 'Which promise is done?' : `No open promise says “${shownText(text)}”`;
    shell.notify({ title, description: 'Type some of its words after “done”.' });
  } catch (error) {
    shell.notify({
      title: "Couldn't do this",
      description: writeFailure(error),
      variant: 'destructive',
    });
  }
}
