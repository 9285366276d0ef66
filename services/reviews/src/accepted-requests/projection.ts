import type { DirectoryEvent } from '@carsi/contracts/directory/events';
import type { Projection } from '@carsi/kernel/projection';

/** A company accepted a person's request: a review by them is marked as a customer's. */
export interface AcceptedRequests {
  readonly requestIds: readonly string[];
}

export const acceptedRequestsOf = (companyId: string, personId: string): string => `${companyId}_${personId}`;

export const acceptedRequests: Projection<AcceptedRequests, DirectoryEvent> = {
  name: 'accepted-requests',
  version: 1,
  rows: (event) =>
    event.type === 'RequestAnswered' ? [acceptedRequestsOf(event.data.companyId, event.data.personId)] : [],
  evolve: (row, event) => {
    if (event.type !== 'RequestAnswered') return row;
    const { requestId, state } = event.data;
    const others = row?.requestIds.filter((id) => id !== requestId) ?? [];
    const requestIds = state === 'accepted' || state === 'done' ? [...others, requestId] : others;
    return requestIds.length === 0 ? undefined : { requestIds: [...requestIds].sort() };
  },
};
