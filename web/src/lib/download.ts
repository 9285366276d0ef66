import { ApiFailure } from './http';
import { texts } from './texts';

/** Fetches a file of the person who is signed in and hands it to the browser. Throws ApiFailure. */
export const download = async (path: string, name: string): Promise<void> => {
  const { currentToken } = await import('./session/calls');
  const token = await currentToken();
  const answer = await fetch(path, { headers: token ? { authorization: `Bearer ${token}` } : {} });
  if (!answer.ok) {
    const told = (await answer.json().catch(() => null)) as { code?: string; message?: string } | null;
    throw new ApiFailure(answer.status, told?.code ?? 'UNKNOWN', told?.message ?? texts.failed);
  }
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
