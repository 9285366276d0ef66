import { settingsOf } from '@carsi/bff/settings';
import { describe, expect, it } from 'vitest';
import { readEmbeddedConfig } from './config.js';

describe('the configuration of the embedded profile', () => {
  it('needs nothing, and is found at its port', () => {
    const config = readEmbeddedConfig({ PORT: '8080', CARSI_SAMPLE: '' });
    expect(config).toMatchObject({ PORT: 8080, CARSI_SAMPLE: 3_000, ERASURE_DAYS: 14, LOG_LEVEL: 'warn' });
    expect(config.PUBLIC_URL).toBe('http://localhost:8080');
    expect(readEmbeddedConfig({ PUBLIC_URL: 'https://carsi.example' }).PUBLIC_URL).toBe('https://carsi.example');
  });

  it('tells visitors all of who answers for the directory, the telephone too', () => {
    const said = {
      OPERATOR_NAME: 'Esnaf Odası',
      OPERATOR_ADDRESS: 'Çarşı Cad. 1, Adana',
      OPERATOR_EMAIL: 'oda@ornek.example',
      OPERATOR_KEP: 'oda@kep.example',
      OPERATOR_PHONE: '0322 000 10 10',
    };
    const { operator } = settingsOf(readEmbeddedConfig(said));
    expect(operator && Object.values(operator)).toEqual([
      said.OPERATOR_NAME,
      said.OPERATOR_ADDRESS,
      said.OPERATOR_EMAIL,
      said.OPERATOR_KEP,
      said.OPERATOR_PHONE,
    ]);
  });
});
