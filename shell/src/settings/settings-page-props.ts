import { type DeletedUser } from '@rapport/api-client';
import { type ReactNode } from 'react';
import { type AuthService } from '../session/auth-service.ts';

/** What the settings need from the surrounding page. */
export interface SettingsPageProps {
  auth: AuthService;
  /** Called when the user's data is deleted, so that the page must no longer show it. */
  onDeleted: (answer: DeletedUser) => void;
  /** Rendered at an unknown path of the settings. */
  notFound: ReactNode;
}
