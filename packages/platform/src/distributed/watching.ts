import { Gauge } from 'prom-client';
import { metrics } from '../hosting/health.js';
import type { KafkaEventLog } from './kafka/event-log.js';
import type { Sequencer } from './mongo/sequencer.js';

/** Lag metrics of this profile. Read from the servers on each scrape; while they are unavailable the last value stays. */
export const watch = (log: KafkaEventLog, sequencers: ReadonlyMap<string, Sequencer>): void => {
  const gauge = (name: string, help: string, labelNames: string[], collect: (gauge: Gauge) => Promise<void>): void => {
    metrics.removeSingleMetric(name);
    const made: Gauge = new Gauge({
      name,
      help,
      labelNames,
      registers: [metrics],
      collect: () => collect(made).catch(() => undefined),
    });
  };
  gauge(
    'carsi_consumer_lag',
    'Records between a reader and the end of its topic',
    ['topic', 'reader'],
    async (made) => {
      for (const { topic, reader, lag } of await log.lags()) made.set({ topic, reader }, lag);
    },
  );
  gauge('carsi_sequencer_backlog', 'Commits that the event log has not got yet', ['service'], async (made) => {
    for (const [service, sequencer] of sequencers) made.set({ service }, await sequencer.backlog());
  });
};
