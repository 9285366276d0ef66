import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { uploadLimits } from '../answers/upload.js';
import { readJson } from './read-json.js';

/** What bodies may be: JSON, an unread form, and uploads. */
export const parseContent = async (fastify: FastifyInstance): Promise<void> => {
  // An empty body counts as {} on every call.
  fastify.removeContentTypeParser('application/json');
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, {});
    try {
      done(null, readJson(body as string));
    } catch (error) {
      done(error as Error, undefined);
    }
  });
  // Mail programs press 'unsubscribe' with a form (RFC 8058), whose key is in the address: nothing is read from a form.
  fastify.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, {}),
  );
  await fastify.register(multipart, { limits: uploadLimits, throwFileSizeLimit: true });
};
