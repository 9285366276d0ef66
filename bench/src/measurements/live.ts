import { io } from 'socket.io-client';
import { type Delay, delayOf, evenly } from '../support/evenly.js';

const WATCHED = 50;

/**
 * From a visit's request to the open dashboard of its company. 50 dashboards on one socket, each company visited once a second, so
 * that a push cannot be another visit's.
 */
export const benchLive = async (url: string, token: string, companyIds: readonly string[]): Promise<Delay> => {
  const watched = companyIds.slice(0, WATCHED);
  const socket = io(url, { transports: ['websocket'], auth: { token } });
  for (const company_id of watched) {
    const answer = (await socket.timeout(5_000).emitWithAck('analytics:watch', { company_id })) as { ok: boolean };
    if (!answer.ok) throw new Error('The dashboard was not opened.');
  }
  const sentAt = new Map<string, number>();
  const samples: number[] = [];
  socket.on('analytics:changed', ({ company_id }: { company_id: string }) => {
    const sent = sentAt.get(company_id);
    sentAt.delete(company_id);
    if (sent !== undefined) samples.push(performance.now() - sent);
  });
  await evenly((n) => {
    const companyId = watched[n % watched.length]!;
    const headers = { 'content-type': 'application/json', 'user-agent': `Mozilla/5.0 (iPhone) Mobile Safari v${n}` };
    sentAt.set(companyId, performance.now());
    return fetch(`${url}/api/companies/${companyId}/track-visit`, { method: 'POST', headers, body: '{}' });
  });
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  socket.close();
  return delayOf(samples);
};
