import type { Uploaded } from '@carsi/contracts/directory/http/owned-company';
import { call } from '../call';

/** Uploads a company's picture; returns its URL. */
export const uploadPicture = (file: File): Promise<Uploaded> => {
  const form = new FormData();
  form.append('file', file);
  return call('POST /api/uploads', {}, { form });
};
