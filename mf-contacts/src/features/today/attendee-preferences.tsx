import { type TodayMeeting } from '@rapport/api-client';
import { nameInSentence } from '@rapport/contracts';
import { Fragment } from 'react';
import { preferenceText } from '../../guidance/preference-of.ts';

/** The stated preferences of the people in a meeting, one line each. */
export function AttendeePreferences({ told }: { told: NonNullable<TodayMeeting['told']> }) {
  return told.map(({ contactId, displayName, stated }) => (
    <Fragment key={contactId}>
      <br />
      <span dir="auto">
        {nameInSentence(displayName)} told you: {stated.map(preferenceText).join('; ')}
      </span>
    </Fragment>
  ));
}
