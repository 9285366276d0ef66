import { Refused, CallTimeout, ServiceUnavailable, services, type ServiceName } from '@carsi/platform/platform';
import type { Output } from '../control/output.js';

const isUnavailable = (error: unknown): boolean =>
  error instanceof ServiceUnavailable ||
  error instanceof CallTimeout ||
  (error instanceof Refused && error.status >= 500);

/** Calls every service in the same way; an unavailable one is reported and skipped. A refusal ends the command. */
export const askEvery = async <Answer>(
  ask: (service: ServiceName) => Promise<Answer>,
  output: Output,
): Promise<readonly { readonly service: ServiceName; readonly answer: Answer }[]> => {
  const answers = await Promise.all(
    services.map(async (service) => {
      try {
        return [{ service, answer: await ask(service) }];
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        output.line(`${service} yanıt vermiyor.`);
        return [];
      }
    }),
  );
  return answers.flat();
};
