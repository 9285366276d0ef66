import { useState } from 'react';
import type { Uploaded } from '@carsi/contracts/directory/http/owned-company';
import { pictureProblem } from '../../../lib/account/picture';
import { sentenceOf } from '../../../lib/forms/failure';
import { call } from '../../../lib/call';
import { uploadTexts as texts } from './upload-texts';

/** Uploads a company's picture; returns its URL. */
const uploadPicture = (file: File): Promise<Uploaded> => {
  const form = new FormData();
  form.append('file', file);
  return call('POST /api/uploads', {}, { form });
};

const MEGABYTES = 5;

/** Uploads one picture at a time; a failed one does not stop the others. */
export const useUpload = (onUploaded: (url: string) => void) => {
  const [left, setLeft] = useState(0);
  const [error, setError] = useState<string | undefined>();
  const take = async (file: File): Promise<void> => {
    const problem = pictureProblem(file, MEGABYTES);
    if (problem) return setError(problem === 'type' ? texts.type : texts.large);
    try {
      onUploaded((await uploadPicture(file)).url);
    } catch (failure) {
      setError(sentenceOf(failure, texts.failed));
    }
    return undefined;
  };
  const upload = async (files: readonly File[]): Promise<void> => {
    setError(undefined);
    setLeft(files.length);
    for (const file of files) {
      await take(file);
      setLeft((count) => count - 1);
    }
  };
  return { busy: left > 0, left, error, upload };
};
