import { devPlan } from './dev-plan.ts';

const stack = {
  shellUrl: 'http://localhost:4200',
  remotes: { 'mf-contacts': 'http://localhost:4201', 'mf-coaching': 'http://localhost:4203' },
};

describe('devPlan', () => {
  it('runs the named remote and the shell, pointed at each other and at the stack', () => {
    expect(devPlan(['contacts'], stack)).toEqual({
      shellUrl: 'http://localhost:4205',
      remotes: ['mf-contacts'],
      servers: [
        { room: 'mf-contacts', port: 4206, env: {} },
        {
          room: 'shell',
          port: 4205,
          env: {
            RAPPORT_STACK_URL: 'http://localhost:4200',
            RAPPORT_DEV_ENTRIES: 'mf-contacts=http://localhost:4206/remoteEntry.js',
          },
        },
      ],
    });
  });

  it('accepts the full name, too', () => {
    expect(devPlan(['mf-coaching'], stack).remotes).toEqual(['mf-coaching']);
  });

  it('runs every remote when none is named', () => {
    expect(devPlan([], stack).remotes).toEqual(['mf-contacts', 'mf-coaching']);
  });

  it('names the remotes there are when it does not know one', () => {
    expect(() => devPlan(['kontakte'], stack)).toThrow(
      'There is no remote called kontakte. The stack has mf-contacts, mf-coaching.',
    );
  });
});
