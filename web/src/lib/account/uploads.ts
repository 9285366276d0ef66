import type { Uploaded } from '@carsi/contracts/http/owned-company';
import { send } from '../http';

/** A picture of a company: checked and kept by the server, which answers where it stands. */
export const uploadPicture = (file: File): Promise<Uploaded> => {
  const form = new FormData();
  form.append('file', file);
  return send('POST', '/api/uploads', undefined, { form });
};
