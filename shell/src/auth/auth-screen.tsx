import { useState } from 'react';
import { AuthCard, type AuthCardProps } from './auth-card.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { ExpiredLinkCard, RecoveryCard } from './recovery-card.tsx';

interface AuthScreenProps extends Omit<AuthCardProps, 'onForgot'> {
  /** True if an expired link for a new password led here. */
  isLinkExpired?: boolean;
  /** Called when the user proceeds from that link to signing in. */
  onLinkSeen?: () => void;
}

type View = { name: 'form' | 'expired' } | { name: 'forgot'; email: string };

/** The only screen for signed-out users, on every path. */
export function AuthScreen({ isLinkExpired = false, onLinkSeen, ...options }: AuthScreenProps) {
  const [view, setView] = useState<View>({ name: isLinkExpired ? 'expired' : 'form' });
  const forget = (email: string) => setView({ name: 'forgot', email });
  const back = () => {
    onLinkSeen?.();
    setView({ name: 'form' });
  };
  switch (view.name) {
    case 'form':
      return (
        <AuthFrame
          isFirst
          title="Welcome to Rapport"
          subtitle="Manage your professional network with personality insights."
        >
          <AuthCard {...options} onForgot={forget} />
        </AuthFrame>
      );
    case 'forgot':
      return (
        <AuthFrame
          title="Forgot the password?"
          subtitle="It happens. We'll send you a link to choose a new one."
        >
          <RecoveryCard auth={options.auth} email={view.email} onBack={back} />
        </AuthFrame>
      );
    case 'expired':
      return (
        <AuthFrame title="Nearly there" subtitle="Ask for a new link, and you're in.">
          <ExpiredLinkCard onAgain={() => forget('')} onBack={back} />
        </AuthFrame>
      );
    default:
      return view satisfies never;
  }
}
