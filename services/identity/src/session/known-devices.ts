import type { Clock, Collection, Collections } from '@carsi/platform/platform';
import { changeRow } from '@carsi/platform/rows/change-row';
import { tokenHash } from '../secret/server-secret.js';
import { keys } from '../token/secrets.js';

interface DevicesRow {
  /** What they call themselves, as a person recognizes them. */
  readonly devices: readonly string[];
  /** Hashes of what only these browsers know; the newest first. */
  readonly browsers?: readonly { readonly hash: string; readonly at: string }[];
}

const MAX_DEVICES = 30;
const MAX_BROWSERS = 10;

/** From which devices a person has signed in before. */
export class KnownDevices {
  private constructor(
    private readonly rows: Collection<DevicesRow>,
    private readonly clock: Clock,
  ) {}

  static async open(collections: Collections, clock: Clock): Promise<KnownDevices> {
    return new KnownDevices(await collections.open<DevicesRow>('devices', { source: true }), clock);
  }

  /** `browser` is what only that browser knows. It registered this account, or signed in to it, within its lifetime. */
  async knows(userId: string, browser: string | undefined): Promise<boolean> {
    if (!browser) return false;
    const row = (await this.rows.load([userId])).get(userId)?.row;
    return this.#living(row).some(({ hash }) => hash === tokenHash(browser));
  }

  async remember(userId: string, browser: string | undefined): Promise<void> {
    if (!browser) return;
    const [hash, at] = [tokenHash(browser), this.clock.now().toISOString()];
    await changeRow(this.rows, userId, (row) => {
      const others = this.#living(row).filter((known) => known.hash !== hash);
      return { devices: row?.devices ?? [], browsers: [{ hash, at }, ...others].slice(0, MAX_BROWSERS) };
    });
  }

  async removeBrowsers(userId: string): Promise<void> {
    await changeRow(this.rows, userId, (row) => (row?.browsers?.length ? { ...row, browsers: [] } : row));
  }

  async erase(userId: string): Promise<void> {
    await changeRow(this.rows, userId, () => undefined);
  }

  async of(userId: string): Promise<readonly string[]> {
    return (await this.rows.load([userId])).get(userId)?.row?.devices ?? [];
  }

  /** True if there were others before and this one is new. The first device of all is not reported. */
  async isNew(userId: string, device: string): Promise<boolean> {
    let surprising = false;
    await changeRow(this.rows, userId, (row) => {
      surprising = row !== undefined && row.devices.length > 0 && !row.devices.includes(device);
      if (row?.devices.includes(device)) return row;
      return { ...row, devices: [device, ...(row?.devices ?? [])].slice(0, MAX_DEVICES) };
    });
    return surprising;
  }

  #living(row: DevicesRow | undefined): NonNullable<DevicesRow['browsers']> {
    const since = new Date(this.clock.now().getTime() - keys['known-browser'].livesMs).toISOString();
    return (row?.browsers ?? []).filter(({ at }) => at > since);
  }
}
