import type { Uploaded } from '@carsi/contracts/http/owned-company';
import { send } from '../http';

/** Uploads a company's picture; returns its URL. */
export const uploadPicture = (file: File): Promise<Uploaded> => {
  const form = new FormData();
  form.append('file', file);
  return send('POST', '/api/uploads', undefined, { form });
};
