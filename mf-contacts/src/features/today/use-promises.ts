import { type OpenCommitment } from '@rapport/api-client';
import { changeAnswer } from '@rapport/remote-api/api-query';
import { useQueryClient } from '@rapport/remote-api/query';
import { localDay } from '../../commitments/commitment-words.ts';
import { useChangeCommitment } from '../../commitments/use-change-commitment.ts';
import { todayCall } from './today-query.ts';

/** Completes or snoozes a promise of the day, which removes it immediately. */
export function usePromises() {
  const queries = useQueryClient();
  const { change, ...rest } = useChangeCommitment(({ id }, body) => {
    // An undone one returns with the next response.
    if (body.done !== true && body.snoozedUntil == null) return undefined;
    const { path } = todayCall();
    const before = queries.getQueryData([path]);
    changeAnswer(queries, todayCall(), (today) => ({
      ...today,
      ...(today.commitments && {
        commitments: today.commitments.filter(({ commitment }) => commitment.id !== id),
      }),
    }));
    return () => queries.setQueryData([path], before);
  });
  return {
    ...rest,
    /** @param by `done`, or the number of days to snooze it */
    change: ({ person, commitment }: OpenCommitment, by: 'done' | number) => {
      const named = { ...commitment, contactName: person.displayName };
      if (by === 'done') {
        change(named, { done: true }, { done: false }, `Done: ${commitment.text}`);
      } else {
        const { snoozedUntil } = commitment;
        change(
          named,
          { snoozedUntil: localDay(by) },
          { snoozedUntil },
          `Snoozed: ${commitment.text}`,
        );
      }
    },
  };
}
