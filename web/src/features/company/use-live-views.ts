import type { Company } from '@carsi/contracts/directory/http/company';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { trackVisit } from '../../lib/api/track';
import { callPublic } from '../../lib/call';

const every = 30_000;

/** Tracks the visit, then refreshes the view count while the page is visible. */
export const useLiveViews = ({ id, view_count }: Pick<Company, 'id' | 'view_count'>): number => {
  const { data = view_count, refetch } = useQuery({
    queryKey: ['company', id, 'views'],
    queryFn: async (context) => (await callPublic('GET /api/companies/{id}/views', { params: { id } }, context)).views,
    enabled: false,
    retry: false,
  });
  useEffect(() => {
    let left = false;
    const look = (): void => {
      if (!left && document.visibilityState === 'visible') void refetch();
    };
    void trackVisit(id).then(look);
    const timer = setInterval(look, every);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [id, refetch]);
  return Math.max(data, view_count);
};
