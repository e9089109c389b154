// Loading this takes longer than most tests that need no DOM.
if (typeof document !== 'undefined') jest.requireActual('./dom-setup.ts');
