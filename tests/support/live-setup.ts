import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/**
 * Real servers for the live tests, in this order: those named by KAFKA_BROKERS, MONGO_URL, REDIS_URL and MEILI_URL; containers
 * where Docker answers; local ones by scripts/servers.sh, which stay for the next run. Without any of them it fails aloud.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  const wanted = ['KAFKA_BROKERS', 'MONGO_URL', 'REDIS_URL', 'MEILI_URL'];
  const given = wanted.filter((name) => process.env[name]);
  if (given.length === wanted.length) return say('the servers that the environment names');
  if (given.length > 0) throw new Error(`Only ${given.join(', ')} of ${wanted.join(', ')} are set: all, or none.`);
  if (await dockerAnswers()) return containers();
  await local();
  return say('local servers of scripts/servers.sh (MongoDB is an emulator)');
}

const command = promisify(execFile);
const say = (what: string): undefined => void process.stderr.write(`Live tests on ${what}\n`);

const dockerAnswers = (): Promise<boolean> =>
  command('docker', ['info', '--format', '{{.ServerVersion}}'], { timeout: 5_000 }).then(
    ({ stdout }) => stdout.trim() !== '',
    () => false,
  );

async function local(): Promise<void> {
  const script = fileURLToPath(new URL('../../scripts/servers.sh', import.meta.url));
  try {
    await command(script, ['start'], { timeout: 600_000 });
  } catch (error) {
    const why = (error as { stderr?: string }).stderr ?? String(error);
    throw new Error(`The live tests need Kafka, MongoDB, Redis and Meilisearch, and none could be started:\n${why}`, {
      cause: error,
    });
  }
  const { stdout } = await command(script, ['env']);
  for (const [, name, value] of stdout.matchAll(/^export (\w+)=(.*)$/gm)) process.env[name!] = value;
}

async function containers(): Promise<() => Promise<void>> {
  const { GenericContainer, Wait } = await import('testcontainers');
  say('containers');
  // Kafka tells its clients where to find it, so its port must be known before it starts.
  const port = await freePort();
  const key = 'carsi-tests-only';
  const started = await Promise.all([
    new GenericContainer('apache/kafka:4.3.1')
      .withExposedPorts({ container: 9094, host: port })
      .withEnvironment({
        KAFKA_NODE_ID: '1',
        KAFKA_PROCESS_ROLES: 'broker,controller',
        KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:9093',
        KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
        KAFKA_LISTENERS: 'PLAINTEXT://:9092,CONTROLLER://:9093,HOST://:9094',
        KAFKA_ADVERTISED_LISTENERS: `PLAINTEXT://localhost:9092,HOST://127.0.0.1:${port}`,
        KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT,HOST:PLAINTEXT',
        KAFKA_INTER_BROKER_LISTENER_NAME: 'PLAINTEXT',
        KAFKA_AUTO_CREATE_TOPICS_ENABLE: 'false',
        KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
        KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR: '1',
        KAFKA_TRANSACTION_STATE_LOG_MIN_ISR: '1',
        KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
      })
      .withWaitStrategy(Wait.forLogMessage(/Kafka Server started/))
      .start(),
    new GenericContainer('mongo:8').withExposedPorts(27017).start(),
    new GenericContainer('redis:7').withExposedPorts(6379).start(),
    new GenericContainer('getmeili/meilisearch:v1.21')
      .withExposedPorts(7700)
      .withEnvironment({ MEILI_MASTER_KEY: key, MEILI_NO_ANALYTICS: 'true' })
      .withWaitStrategy(Wait.forHttp('/health', 7700))
      .start(),
  ]);
  const [, mongo, redis, meili] = started;
  Object.assign(process.env, {
    KAFKA_BROKERS: `127.0.0.1:${port}`,
    MONGO_URL: `mongodb://${mongo.getHost()}:${mongo.getMappedPort(27017)}`,
    REDIS_URL: `redis://${redis.getHost()}:${redis.getMappedPort(6379)}`,
    MEILI_URL: `http://${meili.getHost()}:${meili.getMappedPort(7700)}`,
    MEILI_KEY: key,
  });
  return async () => {
    await Promise.all(started.map((container) => container.stop()));
  };
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
