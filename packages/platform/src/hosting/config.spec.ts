import { describe, expect, it } from 'vitest';
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
});
