import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { mine, useMe } from '../../lib/account/me';
import { askLive, onLive } from '../../lib/live/socket';

/** Many visits at once are one look. */
const TOGETHER_MS = 150;

/** Fetches a company's figures again on each push. Returns whether the connection is live. */
export const useLiveFigures = (companyId: string): boolean => {
  const user = useMe();
  const client = useQueryClient();
  const [live, setLive] = useState(false);
  const read = useEffectEvent(() => client.invalidateQueries({ queryKey: mine(user, 'analytics', companyId) }));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void read();
      }, TOGETHER_MS);
    };
    const watch = async (): Promise<void> => {
      const { ok } = await askLive('analytics:watch', { company_id: companyId }).catch(() => ({ ok: false }));
      setLive(ok);
      // Changes before the subscription were not pushed.
      if (ok) look();
    };
    const stops = [
      onLive('connect', () => void watch()),
      onLive('analytics:changed', ({ company_id }) => company_id === companyId && look()),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [companyId]);
  return live;
};
