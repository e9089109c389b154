import { type DeletedUser } from '@rapport/api-client';
import { type ReactNode } from 'react';
import { type AuthService } from '../session/auth-service.ts';

/** What the settings need from the page around them. */
export interface SettingsPageProps {
  auth: AuthService;
  /** The data of the person is gone, and so is what the page shows of it. */
  onDeleted: (answer: DeletedUser) => void;
  /** Shown at an address of no part of the settings. */
  notFound: ReactNode;
}
