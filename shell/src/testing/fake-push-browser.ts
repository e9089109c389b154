interface Subscription {
  endpoint: string;
  options: { applicationServerKey: ArrayBuffer };
  getKey: (name: string) => ArrayBuffer;
  unsubscribe: () => Promise<boolean>;
}

/** Installs the parts of a browser that reminders use: the permission, a worker, and its subscription. */
export function fakePushBrowser() {
  let permission: NotificationPermission = 'granted';
  let hasWorker = false;
  let subscription: Subscription | null = null;
  let count = 0;
  const registered: string[] = [];

  function subscribe({ applicationServerKey }: { applicationServerKey: string }): Subscription {
    count += 1;
    return {
      endpoint: `https://push.example/${count}`,
      options: { applicationServerKey: bytesOf(applicationServerKey) },
      getKey: (name) => new TextEncoder().encode(name).slice().buffer,
      unsubscribe: async () => {
        subscription = null;
        return true;
      },
    };
  }
  const registration = {
    pushManager: {
      getSubscription: async () => subscription,
      subscribe: async (options: { applicationServerKey: string }) =>
        (subscription ??= subscribe(options)),
    },
  };
  const serviceWorker = Object.assign(new EventTarget(), {
    getRegistration: async () => (hasWorker ? registration : undefined),
    register: async (path: string) => {
      registered.push(path);
      hasWorker = true;
    },
    ready: Promise.resolve(registration),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  const notification = {
    get permission() {
      return permission;
    },
    requestPermission: async () => permission,
  };
  Object.assign(globalThis, { Notification: notification, PushManager: {} });
  // jsdom can't hash, as the ID of a device needs.
  const { webcrypto: value } = jest.requireActual('node:crypto');
  Object.defineProperty(globalThis, 'crypto', { value, configurable: true });

  return {
    /** The addresses of workers that the page registered. */
    registered,
    serviceWorker,
    addWorker() {
      hasWorker = true;
    },
    answer(next: NotificationPermission) {
      permission = next;
    },
    /** Replaces the subscription by another one, as browsers may at any time. */
    replaceSubscription(applicationServerKey: string) {
      hasWorker = true;
      subscription = subscribe({ applicationServerKey });
    },
    remove() {
      Reflect.deleteProperty(globalThis, 'Notification');
      Reflect.deleteProperty(globalThis, 'PushManager');
      Reflect.deleteProperty(navigator, 'serviceWorker');
    },
  };
}

function bytesOf(key: string): ArrayBuffer {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer;
}
