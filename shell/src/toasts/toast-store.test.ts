import { createToasts } from './toast-store.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('createToasts', () => {
  it('shows nothing at first', () => {
    expect(createToasts().store.getState().toast).toBeNull();
  });

  it('shows one toast at a time, the newest', () => {
    const toasts = createToasts();
    toasts.notify({ title: 'First' });
    const first = toasts.store.getState().toast;
    toasts.notify({ title: 'Second', variant: 'destructive' });
    const second = toasts.store.getState().toast;
    expect(second).toMatchObject({ title: 'Second', variant: 'destructive', open: true });
    expect(second?.id).not.toBe(first?.id);
  });

  it('closes a dismissed toast immediately and removes it after 1,000,000 ms', () => {
    const { store, notify, dismiss } = createToasts();
    notify({ title: 'Saved' });
    dismiss('1');
    expect(store.getState().toast).toMatchObject({ title: 'Saved', open: false });
    jest.advanceTimersByTime(999_999);
    expect(store.getState().toast).not.toBeNull();
    jest.advanceTimersByTime(1);
    expect(store.getState().toast).toBeNull();
  });

  it('counts the time from the first dismissal', () => {
    const { store, notify, dismiss } = createToasts();
    notify({ title: 'Saved' });
    dismiss('1');
    jest.advanceTimersByTime(500_000);
    dismiss('1');
    jest.advanceTimersByTime(500_000);
    expect(store.getState().toast).toBeNull();
  });

  it('keeps a new toast when an earlier one is removed', () => {
    const { store, notify, dismiss } = createToasts();
    notify({ title: 'First' });
    dismiss('1');
    notify({ title: 'Second' });
    jest.advanceTimersByTime(1_000_000);
    expect(store.getState().toast).toMatchObject({ title: 'Second', open: true });
  });

  it('does not close the toast that replaced the dismissed one', () => {
    const { store, notify, dismiss } = createToasts();
    notify({ title: 'First' });
    notify({ title: 'Second' });
    dismiss('1');
    expect(store.getState().toast).toMatchObject({ title: 'Second', open: true });
  });

  it('removes everything when cleared', () => {
    const { store, notify, clear } = createToasts();
    notify({ title: 'About a contact of someone else' });
    clear();
    expect(store.getState().toast).toBeNull();
  });
});
