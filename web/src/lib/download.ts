import { ApiFailure } from './http';
import { texts } from './texts';

/** Downloads a member's file. Throws ApiFailure. */
export const download = async (path: string, name: string): Promise<void> => {
  const { currentToken } = await import('./session/calls');
  const token = await currentToken();
  const answer = await fetch(path, { headers: token ? { authorization: `Bearer ${token}` } : {} });
  if (!answer.ok) {
    const refusal = (await answer.json().catch(() => null)) as { code?: string; message?: string } | null;
    throw new ApiFailure(answer.status, refusal?.code ?? 'UNKNOWN', refusal?.message ?? texts.failed);
  }
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
