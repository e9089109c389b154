import { createContainer } from './remote-container.ts';

const react = { name: 'React' };

function make(cache: Parameters<typeof createContainer>[0]['cache'] = { share: {} }) {
  const ready = jest.fn();
  const exposed = { './module': () => Promise.resolve({ default: 'the remote' }) };
  const container = createContainer({ exposed, shared: ['react', 'styles'], cache, ready });
  return { container, cache, ready };
}

describe('createContainer', () => {
  it('takes the shared modules that the host has, or fetches them from it', async () => {
    const { container, cache, ready } = make();
    const styles = { name: 'Styles' };
    await container.init({
      react: { '19.0.0': { lib: () => react } },
      styles: { '6.0.0': { get: () => Promise.resolve(() => styles) } },
      unused: { '1.0.0': { get: () => Promise.reject(new Error('No one asked for it.')) } },
    });
    expect(cache.share).toEqual({
      react,
      'default:react': react,
      styles,
      'default:styles': styles,
    });
    expect(ready).toHaveBeenCalledTimes(1);
  });

  it('keeps what a remote before it has taken', async () => {
    const { container, cache } = make({ share: { 'default:react': react } });
    await container.init({ react: { '19.0.0': { lib: () => ({ name: 'Another React' }) } } });
    expect(cache.share['default:react']).toBe(react);
  });

  it('passes by those who only want a module', async () => {
    const { container, cache } = make();
    const wanting = {
      get: () => Promise.reject(new Error('None')),
      shareConfig: { import: false },
    };
    await container.init({ react: { '18.0.0': wanting, '19.0.0': { lib: () => react } } });
    expect(cache.share['react']).toBe(react);
  });

  it('is ready without a missing module, so the import can report it', async () => {
    const { container, cache, ready } = make();
    await container.init();
    expect(cache.share).toEqual({});
    expect(ready).toHaveBeenCalledTimes(1);
  });

  it('gives what it exposes once the shared modules are there', async () => {
    let arrive = () => {};
    const pending = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { container } = make({ share: {}, pendingShareLoads: [pending] });
    const got = jest.fn();
    const asked = container.get('./module').then(got);
    await Promise.resolve();
    expect(got).not.toHaveBeenCalled();
    arrive();
    await asked;
    expect(got.mock.calls[0]?.[0]()).toEqual({ default: 'the remote' });
  });

  it('refuses what it does not expose', async () => {
    await expect(make().container.get('./nothing')).rejects.toThrow('./nothing');
  });
});
