import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';

/** What the overlays make of base and components, rendered by kubectl; where it is missing the rules cannot be checked, and a message says so. */
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'carsi-k8s-'));
cpSync(join(root, 'deploy/k8s'), folder, { recursive: true });
// scripts/make-env writes the real one; the example has its names.
copyFileSync(join(folder, 'base/secret.example.env'), join(folder, 'overlays/local/secret.env'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const runs = (tool: string, ...args: string[]): string | undefined => {
  try {
    return execFileSync(tool, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

interface KubernetesObject {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string };
  readonly spec: {
    readonly template?: { readonly spec: PodSpec };
    readonly replicas?: number;
    readonly scaleTargetRef?: { readonly name: string };
    readonly maxReplicaCount?: number;
    readonly podSelector?: { readonly matchLabels?: object };
    readonly policyTypes?: readonly string[];
    readonly egress?: readonly { readonly to?: readonly unknown[] }[];
  };
}
interface PodSpec {
  readonly automountServiceAccountToken?: boolean;
  readonly securityContext: { readonly runAsNonRoot?: boolean; readonly seccompProfile?: { readonly type: string } };
  readonly containers: readonly {
    readonly image: string;
    readonly securityContext: { readonly allowPrivilegeEscalation?: boolean; readonly capabilities?: object };
    readonly resources: {
      readonly requests?: object;
      readonly limits?: { readonly cpu?: string; readonly memory?: string };
    };
  }[];
}

const rendered = new Map<string, string>();
for (const overlay of ['local', 'production']) {
  const text = runs('kubectl', 'kustomize', join(folder, 'overlays', overlay));
  if (text !== undefined) rendered.set(overlay, text);
}
if (rendered.size === 0) process.stderr.write('kubectl is missing: the overlays of deploy/k8s were not rendered.\n');

const objectsOf = (overlay: string): KubernetesObject[] =>
  parseAllDocuments(rendered.get(overlay)!).map((document) => document.toJS() as KubernetesObject);

describe('the overlays of deploy/k8s', () => {
  it('render to one namespace, without a name twice', () => {
    for (const overlay of rendered.keys()) {
      const objects = objectsOf(overlay);
      const outside = objects.filter(({ kind, metadata }) => kind !== 'Namespace' && metadata.namespace !== 'carsi');
      expect(outside).toEqual([]);
      const names = objects.map(({ kind, metadata }) => `${kind}/${metadata.name}`);
      expect(names).toHaveLength(new Set(names).size);
      expect(names).toEqual(
        expect.arrayContaining(['Deployment/bff', 'Service/reviews', 'NetworkPolicy/default-deny']),
      );
    }
  });

  it('have only pods that the restricted policy admits, with pinned images and no limit on the CPU', () => {
    for (const overlay of rendered.keys())
      for (const { automountServiceAccountToken, securityContext, containers } of objectsOf(overlay).flatMap(
        ({ spec }) => spec?.template?.spec ?? [],
      )) {
        expect(automountServiceAccountToken).toBe(false);
        expect(securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
        for (const { image, securityContext: own, resources } of containers) {
          expect(image).toMatch(/:v?(RELEASE\.)?\d/);
          expect(own).toMatchObject({ allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } });
          expect(resources.limits?.memory).toBeDefined();
          expect(resources.limits?.cpu).toBeUndefined();
        }
      }
  });

  it('forbid what is not named, and let the bff near no database', () => {
    for (const overlay of rendered.keys()) {
      const policies = objectsOf(overlay).filter(({ kind }) => kind === 'NetworkPolicy');
      const byName = (name: string) => policies.find(({ metadata }) => metadata.name === name)!.spec;
      expect(byName('default-deny')).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
      expect(JSON.stringify(byName('bff').egress)).not.toMatch(/mongo|meilisearch/);
      expect(JSON.stringify(byName('services').egress)).toContain('mongo');
      // Providers outside, and nothing inside by the same way.
      expect(JSON.stringify(byName('sign-in-providers').egress)).toContain('10.0.0.0/8');
      // Keys one way, a person's data the other: both ends have to allow it.
      expect(JSON.stringify(byName('beside-identity').egress)).toContain('identity');
      for (const service of ['directory', 'reviews', 'billing', 'analytics', 'messaging'])
        expect(JSON.stringify(byName('identity'))).toContain(service);
    }
  });

  it('scale every service in production, by at most as many as a topic has partitions', () => {
    if (!rendered.has('production')) return;
    const objects = objectsOf('production');
    const scalers = objects.filter(({ kind }) => kind === 'ScaledObject' || kind === 'HorizontalPodAutoscaler');
    const deployments = objects.filter(({ kind }) => kind === 'Deployment').map(({ metadata }) => metadata.name);
    expect(scalers.map(({ spec }) => spec.scaleTargetRef!.name).sort()).toEqual(deployments.sort());
    expect(scalers.filter(({ spec }) => (spec.maxReplicaCount ?? 0) > 12)).toEqual([]);
    expect(objects.filter(({ spec }) => spec?.replicas !== undefined)).toEqual([]);
  });

  it('are valid by the schemas of Kubernetes', () => {
    if (runs('kubernetes-validate', '--version') === undefined) {
      process.stderr.write('kubernetes-validate (PyPI) is missing: deploy/k8s was not held against the schemas.\n');
      return;
    }
    for (const [overlay, text] of rendered) {
      const path = join(folder, `${overlay}.yaml`);
      writeFileSync(path, text);
      expect(runs('kubernetes-validate', '--strict', '--quiet', '--no-warn', path)?.trim()).toBe('');
    }
  });
});
