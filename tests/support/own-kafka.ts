import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';

/** A broker of its own, which a test may pause or kill: other tests share one. */
export interface OwnKafka {
  readonly brokers: string;
  /** It runs and does not answer, as behind a broken network. */
  hold(): void;
  go(): void;
  stop(): Promise<void>;
}

const jars = join(process.env['CARSI_SERVERS_CACHE'] ?? join(homedir(), '.cache/carsi-servers'), 'kafka');
/** Where servers come from containers, nothing was fetched that could be started here. */
export const canStartKafka = existsSync(join(jars, 'complete'));

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
};

/** `through`: opens a proxy to the broker's port, by which clients reach it. */
export const startKafka = async (through = async (port: number): Promise<number> => port): Promise<OwnKafka> => {
  const folder = mkdtempSync(join(tmpdir(), 'carsi-kafka-'));
  const [port, controller] = [await freePort(), await freePort()];
  const advertised = await through(port);
  const properties = join(folder, 'server.properties');
  writeFileSync(
    properties,
    [
      'process.roles=broker,controller',
      'node.id=1',
      `controller.quorum.bootstrap.servers=127.0.0.1:${controller}`,
      `listeners=PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controller}`,
      `advertised.listeners=PLAINTEXT://127.0.0.1:${advertised}`,
      'controller.listener.names=CONTROLLER',
      `log.dirs=${folder}/log`,
      'auto.create.topics.enable=false',
      'group.initial.rebalance.delay.ms=0',
      'group.min.session.timeout.ms=1000',
      'offsets.topic.num.partitions=4',
      'offsets.topic.replication.factor=1',
      'transaction.state.log.num.partitions=1',
      'transaction.state.log.replication.factor=1',
      'transaction.state.log.min.isr=1',
    ].join('\n'),
  );
  const java = ['-Xmx256m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-cp', `${jars}/*`];
  const format = ['kafka.tools.StorageTool', 'format', '--standalone', '-t', 'carsi-own-kafka-id', '-c', properties];
  execFileSync('java', [...java, ...format], { stdio: 'ignore', cwd: folder });
  const said = join(folder, 'kafka.log');
  const child: ChildProcess = spawn(
    'sh',
    ['-c', 'exec java "$@" > kafka.log 2>&1', 'sh', ...java, 'kafka.Kafka', properties],
    {
      cwd: folder,
      stdio: 'ignore',
    },
  );
  for (const deadline = Date.now() + 60_000; ;) {
    if (existsSync(said) && readFileSync(said, 'utf8').includes('Kafka Server started')) break;
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`Kafka did not start:\n${readFileSync(said, 'utf8').slice(-2_000)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    brokers: `127.0.0.1:${advertised}`,
    hold: () => void child.kill('SIGSTOP'),
    go: () => void child.kill('SIGCONT'),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
