import { type PushTest } from '@rapport/api-client';
import { type PushSupport } from '../../push/push-device.ts';

/** Why reminders can't be turned on in this browser, and what to do about it; null if they can be. */
export function obstacleWords(support: PushSupport, permission: string | null): string | null {
  if (support === 'install') {
    return 'On an iPhone or iPad, reminders need the installed app: in Safari, choose Share, then Add to Home Screen. Open Rapport from there and come back to this page.';
  }
  if (support === 'none') {
    return "This browser can't show reminders. Chrome, Edge, Firefox, and Safari can.";
  }
  if (permission !== 'denied') return null;
  return `This browser blocks notifications from Rapport. ${howToAllow(navigator.userAgent)} Then come back to this page.`;
}

/** What a test says once the push service has answered. */
export const TEST_WORDS = {
  sent: ['positive', 'Sent. The test should appear on the device in a few seconds.'],
  gone: [
    'warning',
    'This device has ended its reminders, so it was removed. Turn them on again in its browser.',
  ],
  refused: [
    'negative',
    'The push service of this device refuses messages. Turn reminders off and on again there.',
  ],
  retry: ['negative', "The push service of this device doesn't answer. Try again in a minute."],
} as const satisfies Record<PushTest['answer'], readonly [string, string]>;

function howToAllow(userAgent: string): string {
  if (/iPhone|iPad/.test(userAgent)) {
    return 'Open the settings of the device, choose Notifications, then Rapport, and allow them.';
  }
  if (userAgent.includes('Android')) {
    return "Tap the icon beside the address, choose Permissions, and allow notifications. In the installed app, use the app's notification settings.";
  }
  if (userAgent.includes('Firefox/')) {
    return 'Click the crossed-out icon beside the address and remove the block.';
  }
  if (!userAgent.includes('Chrome/') && userAgent.includes('Safari/')) {
    return 'In the menu, choose Safari, Settings, Websites, Notifications, and allow this site.';
  }
  return 'Click the icon beside the address and allow notifications.';
}
