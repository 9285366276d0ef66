import { HASHES_AT_ONCE } from '@carsi/identity/password/hash-queue';
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig } from '@carsi/platform/hosting/config';
import { everywhere } from '@carsi/platform/hosting/environment';
import { services } from '@carsi/platform/platform';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(`${root}/${path}`, 'utf8');
const processes = [...services, 'bff'];
/** The configuration for operators: all but what exists for tests. */
const said = [...Object.keys(everywhere), 'PUBLIC_URL', 'MAIL_FROM', 'SMTP_URL'].filter(
  (name) => name !== 'GOOGLE_ISSUER',
);

interface ComposeService {
  readonly image?: string;
  readonly command?: readonly string[] | string;
  readonly user?: string;
  readonly restart?: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly unknown[];
  readonly healthcheck?: object;
  readonly profiles?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, { condition: string }>>;
  readonly volumes?: readonly string[];
}

describe('docker-compose.yml', () => {
  const text = read('docker-compose.yml');
  const compose = parse(text, { merge: true }) as {
    services: Readonly<Record<string, ComposeService>>;
    volumes: Readonly<Record<string, unknown>>;
  };
  const entries = Object.entries(compose.services);
  const jobs = entries.filter(([, service]) => service.restart === 'no').map(([name]) => name);

  it('runs every service and the bff, each with a command of its own', () => {
    for (const name of services)
      expect(compose.services[name]?.command).toEqual(['node', `services/${name}/dist/main.js`]);
    expect(compose.services['bff']?.command).toEqual(['node', 'bff/dist/main.js']);
  });

  it('pins every image by its version', () => {
    const images = entries.map(([, { image }]) => image!);
    expect(images.filter((image) => !/:v?(RELEASE\.)?\d/.test(image))).toEqual([]);
  });

  it('checks the health of every long-running service', () => {
    expect(
      entries.filter(([name, { healthcheck }]) => !healthcheck && !jobs.includes(name)).map(([name]) => name),
    ).toEqual([]);
    expect(jobs).toEqual(['topics', 'bucket']);
  });

  it('waits for health, and for jobs until they are done', () => {
    for (const [, { depends_on = {} }] of entries)
      for (const [name, { condition }] of Object.entries(depends_on))
        expect([name, condition]).toEqual([
          name,
          jobs.includes(name) ? 'service_completed_successfully' : 'service_healthy',
        ]);
    for (const name of services)
      expect(Object.keys(compose.services[name]!.depends_on!)).toEqual(
        expect.arrayContaining(['kafka', 'mongo', 'topics']),
      );
  });

  it('gives our processes nothing that they do not need', () => {
    for (const name of processes) {
      const { read_only, cap_drop, security_opt, user, profiles } = compose.services[name]!;
      const hardened = {
        read_only,
        cap_drop,
        security_opt: security_opt?.map((option) => JSON.stringify(option)).join(),
        user,
        profiles,
      };
      expect(hardened).toMatchObject({ read_only: true, cap_drop: ['ALL'], user: '10001:10001', profiles: ['app'] });
      expect(hardened.security_opt).toContain('no-new-privileges');
    }
    expect(
      entries.filter(([, { security_opt }]) => !JSON.stringify(security_opt ?? []).includes('no-new-privileges')),
    ).toEqual([]);
  });

  it('names only volumes that it has', () => {
    const byName = entries.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0]!));
    expect(byName.filter((name) => !name.startsWith('.') && !(name in compose.volumes))).toEqual([]);
  });

  it('holds no secret: each must come from .env, which scripts/make-env writes', () => {
    const required = [...new Set([...text.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name!))];
    const made = [...read('scripts/make-env').matchAll(/^(\w+)=\$\(secret/gm)].map(([, name]) => name!);
    expect(required.sort()).toEqual(made.sort());
    expect(text).not.toMatch(/(PASSWORD|SECRET|KEY): (?!\$\{)\S/);
  });

  it('passes on all that an operator may say, and the documents explain it', () => {
    expect(said.filter((name) => !text.includes(`\${${name}:-`))).toEqual([]);
    const [both, own] = ['docs/operations.md', 'README.md'].map((path) =>
      said.filter((name) => !read(path).includes(`\`${name}\``)),
    );
    expect(both).toEqual([]);
    expect(own).toEqual(['MAIL_FROM', 'SMTP_URL']);
  });

  it('configures each process completely', () => {
    for (const name of processes)
      expect(readConfig(filled(compose.services[name]!.environment!)).KAFKA_BROKERS).toBe('kafka:9092');
  });
});

describe('the Dockerfile', () => {
  const text = read('deploy/docker/Dockerfile');

  it('leaves threads to files and pictures while passwords are hashed, as npm start does', () => {
    const [image, start] = [
      /UV_THREADPOOL_SIZE=(\d+)/.exec(text),
      /UV_THREADPOOL_SIZE \|\|= '(\d+)'/.exec(read('tools/run.mjs')),
    ];
    for (const size of [image, start]) expect(Number(size?.[1])).toBeGreaterThanOrEqual(2 * HASHES_AT_ONCE);
  });
  it('knows the package.json of every workspace', () => {
    const workspaces = ['packages', 'services'].flatMap((folder) =>
      readdirSync(`${root}/${folder}`).map((name) => `${folder}/${name}`),
    );
    for (const workspace of [...workspaces, 'bff', 'web', 'embedded'])
      expect(text).toContain(`COPY ${workspace}/package.json ${workspace}/`);
  });
  it('is plain, runs as a numbered user and installs without scripts', () => {
    expect(text).not.toMatch(/RUN --mount|COPY --link|<<[A-Z]/);
    expect(text).toMatch(/^USER 10001:10001$/m);
    expect(text.match(/npm ci/g)?.length).toBe(text.match(/npm ci [^\n]*--ignore-scripts/g)?.length);
    const [stages, bases] = [/^FROM \S+ AS (\S+)$/gm, /^FROM (\S+)/gm].map((from) =>
      [...text.matchAll(from)].map(([, name]) => name!),
    );
    expect(bases!.filter((name) => !stages!.includes(name) && !/:\d/.test(name))).toEqual([]);
  });
});

interface KubernetesObject {
  readonly kind: string;
  readonly metadata: {
    readonly name: string;
    readonly namespace?: string;
    readonly labels?: Readonly<Record<string, string>>;
  };
  readonly automountServiceAccountToken?: boolean;
  readonly data?: Readonly<Record<string, string>>;
  readonly spec: never;
}
interface PodSpec {
  readonly serviceAccountName: string;
  readonly automountServiceAccountToken: boolean;
  readonly securityContext: object;
  readonly containers: readonly Container[];
  readonly volumes: readonly { readonly emptyDir?: object }[];
  readonly topologySpreadConstraints: readonly unknown[];
  readonly affinity: { readonly podAntiAffinity: object };
  readonly terminationGracePeriodSeconds: number;
}
interface Container {
  readonly name: string;
  readonly image: string;
  readonly command: readonly string[];
  readonly securityContext: object;
  readonly resources: { readonly requests: object; readonly limits: object };
  readonly ports: readonly { readonly containerPort: number }[];
  readonly startupProbe: Probe;
  readonly readinessProbe: Probe;
  readonly livenessProbe: Probe;
  readonly lifecycle: object;
}
interface Probe {
  readonly httpGet: { readonly path: string };
}

describe('deploy/k8s/base', () => {
  const folder = 'deploy/k8s/base';
  const resources = (parse(read(`${folder}/kustomization.yaml`)) as { resources: string[] }).resources;
  const objects = resources.flatMap((file) =>
    parseAllDocuments(read(`${folder}/${file}`)).map((document) => document.toJS() as KubernetesObject),
  );
  const of = <Spec>(kind: string): (Omit<KubernetesObject, 'spec'> & { spec: Spec })[] =>
    objects.filter((object) => object.kind === kind) as never;
  const deployments = of<{ replicas?: number; strategy: object; template: { spec: PodSpec } }>('Deployment');
  const pods = deployments.map(({ metadata, spec }) => ({ name: metadata.name, ...spec.template.spec }));

  it('names every file there is', () => {
    const files = readdirSync(`${root}/${folder}`).filter(
      (name) => name.endsWith('.yaml') && name !== 'kustomization.yaml',
    );
    expect([...resources].sort()).toEqual(files.sort());
  });

  it('has a deployment, an account, a service and a disruption budget for each process', () => {
    for (const kind of ['Deployment', 'ServiceAccount', 'Service', 'PodDisruptionBudget'])
      expect(of(kind).map(({ metadata }) => metadata.name)).toEqual(processes);
  });

  it('lives in a namespace that enforces the restricted policy', () =>
    expect(of('Namespace')[0]?.metadata.labels).toMatchObject({ 'pod-security.kubernetes.io/enforce': 'restricted' }));

  it('gives pods no root, no token, no capability and no writable disk but /tmp', () => {
    for (const pod of pods) {
      expect(pod).toMatchObject({ serviceAccountName: pod.name, automountServiceAccountToken: false });
      expect(pod.securityContext).toMatchObject({
        runAsNonRoot: true,
        runAsUser: 10001,
        runAsGroup: 10001,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      expect(pod.volumes.every((volume) => volume.emptyDir !== undefined)).toBe(true);
      for (const container of pod.containers)
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
    }
    expect(
      of('ServiceAccount').every(({ automountServiceAccountToken }) => automountServiceAccountToken === false),
    ).toBe(true);
  });

  it('asks liveness of the process alone, and readiness of starting and draining', () => {
    for (const { livenessProbe, readinessProbe, startupProbe } of pods.flatMap(({ containers }) => containers)) {
      expect([livenessProbe.httpGet.path, startupProbe.httpGet.path]).toEqual(['/livez', '/livez']);
      expect(readinessProbe).toMatchObject({ httpGet: { path: '/readyz' }, timeoutSeconds: 5, failureThreshold: 3 });
    }
  });

  it('requests what it needs, limits what would hurt others, and never the CPU', () => {
    for (const { resources: own, lifecycle } of pods.flatMap(({ containers }) => containers)) {
      expect(Object.keys(own.requests)).toEqual(['cpu', 'memory', 'ephemeral-storage']);
      expect(Object.keys(own.limits)).toEqual(['memory', 'ephemeral-storage']);
      expect(lifecycle).toHaveProperty('preStop.sleep');
    }
  });

  it('replaces pods without a gap, spreads them, and leaves their number to autoscalers', () => {
    for (const { spec } of deployments) {
      expect(spec.replicas).toBeUndefined();
      expect(spec.strategy).toEqual({ rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } });
    }
    for (const { topologySpreadConstraints, affinity, terminationGracePeriodSeconds } of pods) {
      expect(topologySpreadConstraints).toHaveLength(1);
      expect(affinity.podAntiAffinity).toBeDefined();
      expect(terminationGracePeriodSeconds).toBeGreaterThan(15);
    }
  });

  it('configures each process completely, at the ports that it opens', () => {
    const secret = Object.fromEntries(
      [...read(`${folder}/secret.example.env`).matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
    );
    const config = readConfig({ ...of('ConfigMap')[0]!.data, ...secret });
    for (const name of services) {
      const port = Number(new URL(config[`${name.toUpperCase() as 'IDENTITY'}_URL`]).port);
      const [container] = pods.find((pod) => pod.name === name)!.containers;
      expect(container!.ports.map(({ containerPort }) => containerPort)).toEqual([port, config.HEALTH_PORT]);
      expect(container!.command).toEqual(['node', `services/${name}/dist/main.js`]);
    }
    const plain = Object.keys(of('ConfigMap')[0]!.data!);
    expect(plain.filter((name) => name in secret)).toEqual([]);
    expect(said.filter((name) => !plain.includes(name) && !(name in secret))).toEqual([]);
  });

  it('renders', () => {
    let rendered: string;
    try {
      rendered = execFileSync('kubectl', ['kustomize', `${root}/${folder}`], { encoding: 'utf8' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      process.stderr.write('kubectl is missing: deploy/k8s was read, but not rendered.\n');
      return;
    }
    const made = parseAllDocuments(rendered).map((document) => document.toJS() as KubernetesObject);
    expect(made).toHaveLength(objects.length);
    expect(made.filter(({ kind, metadata }) => kind !== 'Namespace' && metadata.namespace !== 'carsi')).toEqual([]);
    expect(rendered).toContain('image: carsi:0.1.0');
  });
});

describe('deploy/k8s/components/network-policies', () => {
  interface Selector {
    readonly matchLabels?: Readonly<Record<string, string>>;
    readonly matchExpressions?: readonly { readonly key: string; readonly values: readonly string[] }[];
  }
  interface Peers {
    readonly from?: readonly { readonly podSelector?: Selector }[];
    readonly to?: readonly { readonly podSelector?: Selector; readonly ipBlock?: object }[];
    readonly ports: readonly { readonly port: number; readonly endPort?: number }[];
  }
  const NAME = 'app.kubernetes.io/name';
  const policies = parseAllDocuments(read('deploy/k8s/components/network-policies/policies.yaml')).map(
    (document) =>
      (document.toJS() as { spec: { podSelector: Selector; ingress?: readonly Peers[]; egress?: readonly Peers[] } })
        .spec,
  );
  const selects = (selector: Selector | undefined, name: string): boolean =>
    selector?.matchLabels?.[NAME] === name ||
    (selector?.matchExpressions ?? []).some(({ key, values }) => key === NAME && values.includes(name));
  const opens = ({ ports }: Peers, wanted: number): boolean =>
    ports.some(({ port, endPort = port }) => port <= wanted && wanted <= endPort);
  const of = (name: string) => policies.filter(({ podSelector }) => selects(podSelector, name));
  const mayAsk = (from: string, to: string): boolean => {
    const port = 4001 + services.findIndex((service) => service === to);
    const leaves = of(from).some(({ egress = [] }) =>
      egress.some((peers) => opens(peers, port) && peers.to?.some(({ podSelector }) => selects(podSelector, to))),
    );
    const enters = of(to).some(({ ingress = [] }) =>
      ingress.some((peers) => opens(peers, port) && peers.from?.some(({ podSelector }) => selects(podSelector, from))),
    );
    return leaves && enters;
  };
  const sources = services.flatMap((service) =>
    readdirSync(`${root}/services/${service}/src`, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !/\.spec\.|testing\//.test(path))
      .map((path) => ({ service, text: read(`services/${service}/src/${path}`) })),
  );

  it('let every service call those it calls, and the bff all of them', () => {
    const requested = sources.flatMap(({ service, text }) =>
      [...text.matchAll(/clientOf<[^(]*\([^()]*, '(\w+)'\)/g)].map(([, other]) => [service, other!] as const),
    );
    expect(requested).toContainEqual(['billing', 'directory']);
    const keys = services.filter((name) => name !== 'identity').map((name) => [name, 'identity'] as const);
    const all = [...requested, ...keys, ...services.map((name) => ['bff', name] as const)];
    expect(all.filter(([from, to]) => !mayAsk(from, to))).toEqual([]);
    expect(mayAsk('reviews', 'billing')).toBe(false);
  });

  it('let only those reach a mail server that send mail', () => {
    const senders = new Set(
      sources.flatMap(({ service, text }) => (/\.(mail|mailPort)\.send\(/.test(text) ? [service] : [])),
    );
    const allowed = processes.filter((name) =>
      of(name).some(({ egress = [] }) =>
        egress.some((peers) => opens(peers, 587) && peers.to?.some(({ ipBlock }) => ipBlock)),
      ),
    );
    expect(allowed).toEqual([...senders]);
  });
});

/** Puts something in for `${X:?…}` and the default for `${X:-…}`. */
const filled = (environment: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      String(value)
        .replaceAll(/\$\{\w+:\?[^}]*\}/g, 'x'.repeat(40))
        .replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1'),
    ]),
  );
