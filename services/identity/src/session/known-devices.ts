import type { Collection, Collections } from '@carsi/platform/platform';
import { changeRow } from '@carsi/platform/rows/change-row';

interface DevicesRow {
  readonly devices: readonly string[];
}

const KEPT = 30;

/** From which devices a person has signed in before. */
export class KnownDevices {
  private constructor(private readonly rows: Collection<DevicesRow>) {}

  static async open(collections: Collections): Promise<KnownDevices> {
    return new KnownDevices(await collections.open<DevicesRow>('devices', { source: true }));
  }

  async forget(userId: string): Promise<void> {
    await changeRow(this.rows, userId, () => undefined);
  }

  async of(userId: string): Promise<readonly string[]> {
    return (await this.rows.load([userId])).get(userId)?.row?.devices ?? [];
  }

  /** True where there were others before and this one was not among them. The very first is nobody's surprise. */
  async isNew(userId: string, device: string): Promise<boolean> {
    let surprising = false;
    await changeRow(this.rows, userId, (row) => {
      surprising = row !== undefined && !row.devices.includes(device);
      if (row?.devices.includes(device)) return row;
      return { devices: [device, ...(row?.devices ?? [])].slice(0, KEPT) };
    });
    return surprising;
  }
}
