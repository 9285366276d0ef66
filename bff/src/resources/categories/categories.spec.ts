import { ServiceUnavailable } from '@carsi/platform/platform';
import { describe, expect, it } from 'vitest';
import { Categories } from './categories.js';

const start = () => {
  let ms = 100_000;
  const directory = { name: 'Fırınlar', asked: 0, late: [] as (() => void)[] };
  const categories = async () => {
    directory.asked += 1;
    return [{ id: 'firinlar', name: directory.name }];
  };
  const slowly = async () => {
    const answer = await categories();
    await new Promise<void>((resolve) => directory.late.push(resolve));
    return answer;
  };
  const services = { directory: { categories } };
  const kept = new Categories(services as never, () => ms);
  return {
    kept,
    directory,
    named: async () => (await kept.byId()).get('firinlar')?.name,
    pass: (time: number) => void (ms += time),
    away: (is: boolean) =>
      void (services.directory.categories = is ? () => Promise.reject(new ServiceUnavailable('away')) : categories),
    slow: (is: boolean) => void (services.directory.categories = is ? slowly : categories),
  };
};

describe('the category tree', () => {
  it('is fetched once and cached for half a minute', async () => {
    const { named, directory, pass } = start();
    await Promise.all([named(), named()]);
    await named();
    expect(directory.asked).toBe(1);
    pass(30_001);
    await named();
    expect(directory.asked).toBe(2);
  });

  it('is the last one while the directory is away, and none before the first', async () => {
    const { named, directory, pass, away } = start();
    away(true);
    await expect(named()).rejects.toThrow('away');
    away(false);
    expect(await named()).toBe('Fırınlar');
    pass(30_001);
    away(true);
    expect(await named()).toBe('Fırınlar');
    away(false);
    directory.name = 'Pastaneler';
    expect(await named()).toBe('Pastaneler');
  });

  it('is fetched again if it changed during the fetch', async () => {
    const { kept, named, directory, pass, slow } = start();
    slow(true);
    const before = named();
    await Promise.resolve();
    directory.name = 'Pastaneler';
    pass(10);
    kept.drop();
    slow(false);
    pass(10);
    expect(await named()).toBe('Pastaneler');
    for (const answer of directory.late) answer();
    expect(await before).toBe('Fırınlar');
    expect(await named()).toBe('Pastaneler');
  });

  it('is cached only for a moment while the rows behind its event may lag', async () => {
    const { kept, named, directory, pass } = start();
    kept.drop();
    pass(10);
    expect(await named()).toBe('Fırınlar');
    directory.name = 'Pastaneler';
    pass(251);
    expect(await named()).toBe('Pastaneler');
    pass(2_000);
    await named();
    const { asked } = directory;
    pass(29_000);
    await named();
    expect(directory.asked).toBe(asked);
  });
});
