import { type TodayMeeting } from '@rapport/api-client';
import { nameInSentence } from '@rapport/contracts';
import { Fragment } from 'react';
import { saidText } from '../../guidance/told.ts';

/** What the people of a meeting said they like, a line for each. */
export function Told({ told }: { told: NonNullable<TodayMeeting['told']> }) {
  return told.map(({ contactId, displayName, stated }) => (
    <Fragment key={contactId}>
      <br />
      <span dir="auto">
        {nameInSentence(displayName)} told you: {stated.map(saidText).join('; ')}
      </span>
    </Fragment>
  ));
}
