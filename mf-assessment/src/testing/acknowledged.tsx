import { api, type UserProfile } from '@rapport/api-client';
import { RESPONSIBLE_USE_VERSION } from '@rapport/contracts';
import { TEST_USER } from '@rapport/remote-kit/testing';
import { useQueryClient } from '@rapport/remote-api/query';
import { useState, type ReactNode } from 'react';

/** The profile of the tests' user, who hasn't assessed anyone yet. */
export const NEW_PROFILE: UserProfile = {
  id: TEST_USER.id,
  email: TEST_USER.email,
  assessmentComplete: false,
  assessmentVersion: null,
  responsibleUse: null,
  accountRemovable: null,
  bigFiveOpenness: null,
  bigFiveConscientiousness: null,
  bigFiveExtraversion: null,
  bigFiveAgreeableness: null,
  bigFiveNeuroticism: null,
  hexacoHonestyHumility: null,
  panasPositiveAffect: null,
  panasNegativeAffect: null,
  viaWisdom: null,
  viaCourage: null,
  viaLove: null,
  hoganAdjustment: null,
  hoganAmbition: null,
  hoganSociability: null,
  answers: null,
  answeredScores: null,
};

export const ACKNOWLEDGED_PROFILE: UserProfile = {
  ...NEW_PROFILE,
  responsibleUse: { version: RESPONSIBLE_USE_VERSION, acknowledgedAt: '2026-01-08T09:00:00.000Z' },
};

/** Renders its children for a user who has accepted the responsible-use note. The profile is already cached. */
export function Acknowledged({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  useState(() =>
    queryClient.setQueryData([api.get('/api/user/profile').path], ACKNOWLEDGED_PROFILE),
  );
  return children;
}
