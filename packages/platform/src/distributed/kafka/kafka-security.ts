import type { KafkaConfig, SASLOptions } from 'kafkajs';
import type { Config } from '../../hosting/config.js';

/** How kafkajs reaches the brokers: in the clear, over TLS, with our certificate, by name and password. */
export const kafkaSecurityOf = (
  config: Pick<
    Config,
    Extract<keyof Config, `KAFKA_${'TLS' | 'CA_FILE' | 'CERT_FILE' | 'KEY_FILE' | `SASL_${string}`}`>
  >,
): Pick<KafkaConfig, 'ssl' | 'sasl'> => {
  const { KAFKA_CA_FILE: ca, KAFKA_CERT_FILE: cert, KAFKA_KEY_FILE: key } = config;
  const { KAFKA_SASL_MECHANISM: mechanism, KAFKA_SASL_USERNAME: username, KAFKA_SASL_PASSWORD: password } = config;
  const own = {
    ...(ca !== undefined && { ca: [ca] }),
    ...(cert !== undefined && { cert }),
    ...(key !== undefined && { key }),
  };
  return {
    ...(config.KAFKA_TLS === 'true' && { ssl: Object.keys(own).length > 0 ? own : true }),
    ...(mechanism && { sasl: { mechanism, username, password } as SASLOptions }),
  };
};
