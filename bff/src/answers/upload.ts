import { Refusal } from '@carsi/kernel/refusal';
import { Refused, type Files } from '@carsi/platform/platform';
import { pictureRefusals } from '@carsi/platform/pictures/refusals';
import { takePicture, type Picture, type TakeOptions } from '@carsi/platform/pictures/take-picture';
import type { FastifyRequest } from 'fastify';
import '@fastify/multipart';
import { ApiException } from './errors.filter.js';

export const FILES = Symbol('files');

/** One file and a few short fields; the picture itself is checked by what is in it. */
export const uploadLimits = { fileSize: 5 * 1024 * 1024, files: 1, fields: 5, fieldSize: 1_000, parts: 6 } as const;

/** The bytes of the one `file` of a multipart body. Refuses 415 for another body, 413 for a file that is too large, 400 without one. */
const uploadOf = async (request: FastifyRequest): Promise<Uint8Array> => {
  if (!request.isMultipart()) throw new ApiException(415);
  try {
    const part = await request.file();
    if (part) return await part.toBuffer();
  } catch (error) {
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') {
      const { status, message } = pictureRefusals.PICTURE_TOO_LARGE;
      throw new Refused('PICTURE_TOO_LARGE', status, message);
    }
    if ((error as { statusCode?: number }).statusCode === undefined) throw error;
  }
  throw new ApiException(400);
};

/** Checks and stores the picture of a multipart body, of at most `megabytes` if an admin set that. Refuses with the status and sentence of the problem. */
export const pictureOf = async (
  files: Files,
  request: FastifyRequest,
  { megabytes, ...options }: TakeOptions & { readonly megabytes?: number | null } = {},
): Promise<Picture> => {
  const bytes = await uploadOf(request);
  if (megabytes && bytes.length > megabytes * 1024 * 1024)
    throw new Refused('PICTURE_TOO_LARGE', 413, `Görsel en fazla ${megabytes} MB olabilir.`);
  try {
    return await takePicture(files, bytes, options);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, message } = pictureRefusals[error.code as keyof typeof pictureRefusals];
    throw new Refused(error.code, status, message);
  }
};
