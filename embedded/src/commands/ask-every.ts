import { Refused, CallTimeout, ServiceUnavailable, services, type ServiceName } from '@carsi/platform/platform';
import type { Output } from '../control/output.js';

const isUnavailable = (error: unknown): boolean =>
  error instanceof ServiceUnavailable ||
  error instanceof CallTimeout ||
  (error instanceof Refused && error.status >= 500);

/** What each service answers to the same question; one that is away is said and left out. A "no" ends the command. */
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
