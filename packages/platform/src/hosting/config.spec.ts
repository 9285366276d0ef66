import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { kafkaSecurityOf } from '../distributed/kafka/kafka-security.js';
import { temporaryFolder } from '../testing/folder.js';
import { addressOf, readConfig } from './config.js';
import { BadConfig } from './environment.js';

const complete = {
  KAFKA_BROKERS: 'kafka-0:9092,kafka-1:9092',
  MONGO_URL: 'mongodb://mongo:27017',
  REDIS_URL: 'redis://redis:6379',
  MEILI_URL: 'http://meilisearch:7700',
  MEILI_KEY: 'a-long-enough-key',
  S3_URL: 'http://files:9000',
  S3_ACCESS_KEY: 'carsi',
  S3_SECRET_KEY: 'not-a-real-secret',
  SMTP_URL: 'smtp://mail:25',
  OPERATOR_KEY: 'x'.repeat(32),
  SERVICE_SECRET: 'y'.repeat(32),
};
const messageOf = (env: Record<string, string | undefined>): string => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof BadConfig) return error.message;
  }
  return '';
};

describe('the configuration', () => {
  it('is complete with the servers and secrets, and has defaults for the rest', () => {
    const config = readConfig({ ...complete, PORT: '8080', TRUST_PROXY: '1', GOOGLE_CLIENT_ID: '' });
    expect(config).toMatchObject({ PORT: 8080, TRUST_PROXY: 1, KAFKA_REPLICATION: 3, LOG_LEVEL: 'info' });
    expect(config.GOOGLE_CLIENT_ID).toBeUndefined();
    expect(addressOf(config, 'reviews')).toEqual({ host: 'reviews', port: 4003 });
  });

  it('names every variable that is missing', () => {
    expect(messageOf({}).split('\n')).toEqual(Object.keys(complete).map((name) => `${name} is missing`));
  });

  it('names the variable that is wrong and does not print its value', () => {
    expect(messageOf({ ...complete, MONGO_URL: 'mongo:27017/secret' })).toMatch(/^MONGO_URL: .*mongodb:\/\//);
    expect(messageOf({ ...complete, MONGO_URL: 'mongo:27017/secret' })).not.toContain('secret');
    expect(messageOf({ ...complete, PORT: 'http' })).toMatch(/^PORT: /);
    expect(messageOf({ ...complete, OPERATOR_KEY: 'short' })).toMatch(/^OPERATOR_KEY: /);
    expect(messageOf({ ...complete, KAFKA_BROKERS: 'kafka' })).toMatch(/^KAFKA_BROKERS: must be host:port/);
    expect(messageOf({ ...complete, LIMITS: '{"login":"many"}' })).toMatch(/^LIMITS: must be a JSON object/);
  });

  it('takes what is set to nothing as not set: nobody loses the days to think', () => {
    expect(readConfig({ ...complete, ERASURE_DAYS: '', HEALTH_PORT: '', LIMITS: '' })).toMatchObject({
      ERASURE_DAYS: 14,
      HEALTH_PORT: 9090,
    });
    expect(messageOf({ ...complete, SMTP_URL: '' })).toBe('SMTP_URL is missing');
  });

  it('takes rate limits as numbers by name', () =>
    expect(readConfig({ ...complete, LIMITS: '{"login":50}' }).LIMITS).toEqual({ login: 50 }));

  describe('of Kafka over TLS and with a password', () => {
    const folder = temporaryFolder();
    afterAll(() => folder.remove());
    const pem = (name: string): string => {
      const path = join(folder.path, name);
      writeFileSync(path, `-----BEGIN CERTIFICATE-----\n${name}\n-----END CERTIFICATE-----\n`);
      return path;
    };
    const securityOf = (env: object) => kafkaSecurityOf(readConfig({ ...complete, ...env }));
    const login = { KAFKA_SASL_USERNAME: 'carsi', KAFKA_SASL_PASSWORD: 'secret' };

    it('is what kafkajs takes', () => {
      expect(securityOf({})).toEqual({});
      expect(securityOf({ KAFKA_TLS: 'true' })).toEqual({ ssl: true });
      const files = { KAFKA_CA_FILE: pem('ca'), KAFKA_CERT_FILE: pem('cert'), KAFKA_KEY_FILE: pem('key') };
      expect(securityOf({ KAFKA_TLS: 'true', ...files, KAFKA_SASL_MECHANISM: 'scram-sha-512', ...login })).toEqual({
        ssl: {
          ca: [expect.stringContaining('\nca\n')],
          cert: expect.stringContaining('\ncert\n'),
          key: expect.stringContaining('\nkey\n'),
        },
        sasl: { mechanism: 'scram-sha-512', username: 'carsi', password: 'secret' },
      });
    });
    it.each([
      [{ KAFKA_TLS: 'yes' }, /^KAFKA_TLS: must be true or false$/],
      [{ KAFKA_TLS: 'true', KAFKA_CA_FILE: '/nowhere' }, /^KAFKA_CA_FILE: names a file that cannot be read$/],
      [{ KAFKA_TLS: 'true', KAFKA_CA_FILE: '/etc/hostname' }, /^KAFKA_CA_FILE: names a file that is no PEM$/],
      [{ KAFKA_CA_FILE: 'ca' }, /^KAFKA_CA_FILE: needs KAFKA_TLS=true$/],
      [{ KAFKA_TLS: 'true', KAFKA_CERT_FILE: 'cert' }, /^KAFKA_KEY_FILE is missing$/],
      [{ KAFKA_SASL_MECHANISM: 'gssapi' }, /^KAFKA_SASL_MECHANISM: must be plain/],
      [{ KAFKA_SASL_MECHANISM: 'scram-sha-256', KAFKA_SASL_USERNAME: 'x' }, /^KAFKA_SASL_PASSWORD is missing$/],
      [login, /^KAFKA_SASL_USERNAME: needs KAFKA_SASL_MECHANISM\nKAFKA_SASL_PASSWORD: needs/],
      [{ KAFKA_SASL_MECHANISM: 'plain', ...login }, /^KAFKA_SASL_MECHANISM: plain needs KAFKA_TLS=true/],
    ] as const)('says which variable is wrong: %j', (env, sentence) => {
      const files = Object.fromEntries(
        Object.entries(env).map(([name, value]) => [name, ['ca', 'cert'].includes(value) ? pem(value) : value]),
      );
      expect(messageOf({ ...complete, ...files })).toMatch(sentence);
      expect(messageOf({ ...complete, ...files })).not.toContain('secret');
    });
  });

  it('takes one secret between services, or two while it is exchanged', () => {
    const [one, two] = ['a'.repeat(32), 'b'.repeat(40)];
    expect(readConfig({ ...complete, SERVICE_SECRET: one }).SERVICE_SECRET).toEqual([one]);
    expect(readConfig({ ...complete, SERVICE_SECRET: `${one},${two}` }).SERVICE_SECRET).toEqual([one, two]);
    for (const wrong of ['short', `${one},short`, `${one},${two},${one}`])
      expect(messageOf({ ...complete, SERVICE_SECRET: wrong })).toMatch(/^SERVICE_SECRET: must be 32 letters/);
  });
});
